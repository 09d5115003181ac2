import MaquetteCore

/// The few questions asked about files.
enum FileSystem {
  /// The names in a folder that do not start with a dot, sorted by their bytes so that they are the
  /// same on every machine.
  static func names(in folder: String) -> [String] {
    (Disk.names(in: folder) ?? []).filter { !Paths.isHidden($0) }.sorted(by: Paths.precedes)
  }
}
