import MaquetteCore
import MaquetteThemes

/// Finds the theme that a name or a path stands for.
package enum ThemeReference {
  /// The built-in theme with a name, or the theme of a file.
  ///
  /// - Parameters:
  ///   - name: `ios`, `macos` and so on, or the path of a theme file.
  ///   - folder: the folder that the path starts in and may not leave; `nil` when any file may be
  ///     read, as for a flag.
  ///   - root: a project around that one, whose folder the path may not leave instead; `nil` for none.
  ///   - dependencies: is told of the file and of those that it extends.
  /// - Throws: ``DiagnosticError`` when there is no such theme or something is wrong with it.
  package static func theme(
    named name: String, belowFolder folder: String?, root: ProjectRoot? = nil,
    dependencies: SpecDependencies? = nil
  ) throws -> Theme {
    if let theme = Theme.named(name.lowercased()) { return theme }
    guard isFile(name) else {
      if isFolder(name, isFlag: folder == nil) {
        throw DiagnosticError(
          "'\(SpecNode.excerpt(name))' is a folder, not a theme",
          hint: "name a theme, or a file in it that ends in .yaml", id: .unknownTheme)
      }
      let names = Theme.builtInHeads.map(\.name)
      throw DiagnosticError(
        "unknown theme '\(SpecNode.excerpt(name))'",
        hint: Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
          ?? "use one of \(names.joined(separator: ", ")), or a file that ends in .yaml",
        id: .unknownTheme)
    }
    dependencies?.record((folder ?? "") + name)
    let path =
      try folder.map {
        try SafePath.resolve(name, below: $0, root: root, dependencies: dependencies)
      } ?? name
    return try ThemeLoader.load(
      path: path, named: (folder ?? "") + name, dependencies: dependencies
    ).theme
  }

  /// Whether a name is that of a folder. What a spec names is not looked for on the disk: it may be
  /// anywhere.
  private static func isFolder(_ name: String, isFlag: Bool) -> Bool {
    if isFlag { return Disk.isFolder(name) }
    return !name.isEmpty && ["", ".", ".."].contains(Paths.name(of: name))
  }

  /// Whether a theme's name is the path of a file.
  static func isFile(_ name: String) -> Bool {
    SpecFile.hasEnding(name)
  }
}
