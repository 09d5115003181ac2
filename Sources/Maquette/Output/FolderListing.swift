import Glibc
import MaquetteCore

/// The files in a folder and all folders in it.
package enum FolderListing {
  /// Folders in folders; more are a circle that somebody mounted.
  private static let depth = 64

  /// Paths of files from the folder on, sorted by their bytes. Folders that start with a dot are
  /// left out, and links to folders are not followed.
  ///
  /// - Parameter isWanted: whether a file of that name is listed; without it those that do not start
  ///   with a dot are.
  /// - Throws: ``DiagnosticError`` that names a folder that cannot be read.
  package static func files(
    in folder: String, where isWanted: ((String) -> Bool)? = nil
  ) throws -> [String] {
    var files: [String] = []
    try visit(
      folder.isEmpty ? "." : folder, prefix: "", depth: 0, isWanted ?? { !Paths.isHidden($0) },
      &files)
    return files.sorted(by: Paths.precedes)
  }

  private static func visit(
    _ folder: String, prefix: String, depth: Int, _ isWanted: (String) -> Bool,
    _ files: inout [String]
  ) throws {
    guard depth < FolderListing.depth else { return }
    guard let names = Disk.names(in: folder) else {
      let code = errno
      throw DiagnosticError(
        "the folder '\(folder)' cannot be read: \(String(cString: strerror(code)))",
        hint: SystemHint.of(code) ?? "check its name and its permissions")
    }
    for name in names {
      let path = Paths.slashed(folder) + name
      guard let status = Disk.ownStatus(of: path) else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard !Paths.isHidden(name) else { continue }
        try visit(path, prefix: "\(prefix)\(name)/", depth: depth + 1, isWanted, &files)
      } else if isWanted(name) {
        files.append(prefix + name)
      }
      guard files.count <= Limits.snapshots else {
        throw DiagnosticError(
          "there are more than \(Limits.snapshots) files in '\(folder)'",
          hint: "name folders in it that contain fewer files")
      }
    }
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool { Disk.isFolder(path) }
}
