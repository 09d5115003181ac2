import Glibc
import MaquetteCore

/// The files in a folder and all folders in it.
package enum FolderListing {
  /// Folders in folders; more are a circle that somebody mounted.
  package static let depth = 64

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
    guard depth < FolderListing.depth else {
      throw DiagnosticError(
        "the folder '\(shown(folder))' cannot be read: it is in \(depth) others",
        hint: "move it up, or name folders that hold fewer of one another")
    }
    guard let names = Disk.names(in: folder) else { throw failure(folder) }
    for name in names {
      let path = Paths.slashed(folder) + name
      guard let status = Disk.ownStatus(of: path) else {
        // It may have gone in the meantime.
        if errno == ENOENT { continue }
        throw failure(path)
      }
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

  /// Why the system does not let a folder, or what is in it, be read.
  private static func failure(_ path: String) -> DiagnosticError {
    let code = errno
    let hint =
      code == ENAMETOOLONG
      ? "move it up, or give the folders around it shorter names"
      : "check its name and its permissions"
    return DiagnosticError(
      "the folder '\(shown(path))' cannot be read: \(String(cString: strerror(code)))",
      hint: SystemHint.of(code) ?? hint)
  }

  /// Both ends of a path that is too long for a message.
  private static func shown(_ path: String) -> String {
    path.utf8.count > 400 ? "\(path.prefix(60))…\(path.suffix(60))" : path
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool { Disk.isFolder(path) }
}
