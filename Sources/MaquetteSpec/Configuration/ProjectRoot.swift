import MaquetteCore

/// The folder of a project, below which its specs may name files, besides those in their own folders.
package enum ProjectRoot: Hashable, Sendable {
  /// A folder; specs that are not below it get nothing of it.
  case folder(String)
  /// The nearest folder at or above a spec's own that has a configuration, whatever the current folder
  /// is. Nobody looks above the folder of a repository, nor takes a configuration that belongs to
  /// another user than the spec's folder does.
  case nearest
  /// The folder that the spec itself is linked from, as build systems do that give each action links to
  /// its inputs: names below the spec's folder may be links to what has the same name below that one. For
  /// anything else there is what is around without the link.
  indirect case linked(from: String, around: ProjectRoot?)

  /// What is around a spec, or a document: also the folder that it is linked from, when its file is a
  /// link itself.
  package static func around(spec path: String, in root: ProjectRoot?) -> ProjectRoot? {
    guard Disk.isLink(path) else { return root }
    return .linked(from: Paths.unslashed(Paths.folder(of: Disk.resolved(path))), around: root)
  }

  /// The project's folder around a spec's, all links followed; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - folder: the spec's folder, all links followed.
  ///   - dependencies: is told of the configuration that was found.
  func path(around folder: String, dependencies: SpecDependencies?) -> String? {
    switch self {
    case .folder(let root):
      let root = Disk.resolved(root)
      return Paths.areSame(root, folder) || Disk.isBelow(folder, root) ? root : nil
    case .linked(_, let root): return root?.path(around: folder, dependencies: dependencies)
    case .nearest:
      guard let found = ConfigurationFile.nearest(to: folder) else { return nil }
      dependencies?.record(found)
      return found == "/" + Paths.name(of: found) ? "/" : Paths.unslashed(Paths.folder(of: found))
    }
  }
}

/// The file that a project's configuration is in.
package enum ConfigurationFile {
  package static let names = ["maquette.yaml", ".maquette.yaml"]

  /// Whether a file that was found under such a name is meant: it has keys of a configuration, or none
  /// of a spec, a theme or a list of symbols. One that has no keys at all is a configuration with a
  /// mistake in it.
  package static func isConfiguration(_ root: SpecNode) -> Bool {
    (SpecFile.Kind(root) ?? .configuration) == .configuration
  }

  /// Whether a folder is that of a repository: nothing above it is the project's.
  package static func isRepository(_ folder: String) -> Bool {
    Disk.ownStatus(of: Paths.slashed(folder) + ".git") != nil
  }

  /// Whether a file belongs to whom a folder belongs to.
  package static func isOwned(_ file: String, as folder: String) -> Bool {
    guard let one = Disk.status(of: file),
      let other = Disk.status(of: folder.isEmpty ? "." : folder)
    else { return false }
    return one.st_uid == other.st_uid
  }

  /// The path of the configuration at or above a folder.
  ///
  /// - Parameter folder: a folder's whole path, all links followed.
  fileprivate static func nearest(to folder: String) -> String? {
    var place = folder
    while true {
      for name in names {
        let path = Paths.slashed(place) + name
        guard isOwned(path, as: folder) else { continue }
        // One that is broken is no leave to look further.
        guard let bytes = try? FileReader.read(path: path),
          let root = try? YAMLReader.read(bytes, file: path), root.map != nil
        else { return nil }
        if isConfiguration(root) { return path }
      }
      guard place != "/", !isRepository(place) else { return nil }
      let above = Paths.unslashed(Paths.folder(of: place))
      place = above.isEmpty ? "/" : above
    }
  }
}
