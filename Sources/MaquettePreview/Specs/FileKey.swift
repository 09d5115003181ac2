import MaquetteCore

/// Names of files that are equal when the files are.
enum FileKey {
  /// A path from the root with the links in its folders followed, whether it is there or not.
  static func full(_ path: String) -> String { Disk.place(of: path) }

  /// The keys that a change of a file comes under: its own path, and where a link leads.
  static func all(_ path: String) -> Set<PathKey> {
    let own = full(path)
    return [PathKey(own), PathKey(Disk.real(own) ?? own)]
  }

  /// The folder of a key, with a slash at its end.
  static func folder(_ key: String) -> String { Paths.folder(of: key) }

  static func resolved(_ path: String) -> String? { Disk.real(path) }
}
