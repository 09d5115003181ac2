import MaquetteCore

/// Resolves paths that a spec names.
package enum SafePath {
  /// The file that a relative path means below a folder, after following all links.
  ///
  /// - Parameters:
  ///   - folder: the folder that the path starts in.
  ///   - root: a project around that one: the path may leave the folder, but not the project's;
  ///     `nil` for none.
  ///   - dependencies: is told of the configuration that makes it a project, if that is why.
  /// - Throws: ``DiagnosticError`` when the path leaves the folder.
  package static func resolve(
    _ path: String, below folder: String, root outer: ProjectRoot? = nil,
    dependencies: SpecDependencies? = nil
  ) throws -> String {
    // The system would stop reading the name there and open another file than was checked.
    guard !path.utf8.contains(0) else {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(path))' contains a NUL character", hint: "remove it")
    }
    let own = Disk.resolved(folder)
    let target = Disk.resolved(path, in: own)
    let isRelative = !Paths.isAbsolute(path)
    if isRelative, Disk.isBelow(target, own) { return target }
    // The name stays in the folder, and the link leads to what has that name beside the spec itself.
    if case .linked(let from, _) = outer, Paths.staysBelow(path),
      Disk.isBelow(target, from), Paths.areSame(target, Disk.resolved(path, in: from))
    {
      return target
    }
    // A spec that is not in the project gets nothing of it.
    let around = outer?.path(around: own, dependencies: dependencies)
    let allowed = around ?? own
    if isRelative, Paths.areSame(target, own) || Paths.areSame(target, allowed) {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(path))' is a folder, not a file", hint: "name a file in it",
        id: .unreadableFile)
    }
    guard Disk.isBelow(target, allowed), isRelative else {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(path))' is outside of the "
          + (allowed == own ? "spec's folder" : "folder that the configuration is in"),
        hint: around == nil
          ? "a spec may only name files in its own folder and below; move the file there, or put a "
            + "'maquette.yaml' into a folder around both, in the same repository"
          : "move the file into that folder",
        id: .fileOutsideFolder)
    }
    return target
  }
}
