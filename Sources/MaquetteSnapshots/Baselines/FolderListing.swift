import Foundation
import MaquetteCore

/// The files in a folder and all folders in it.
public enum FolderListing {
  /// Folders in folders; more are a circle that somebody mounted.
  private static let depth = 64

  /// Paths of files from the folder on, sorted by their bytes. Folders that start with a dot are
  /// left out, and links to folders are not followed.
  ///
  /// - Parameter isWanted: whether a file of that name is listed; without it those that do not start
  ///   with a dot are.
  /// - Throws: ``DiagnosticError`` that names a folder that cannot be read.
  static func files(
    in folder: String, where isWanted: (String) -> Bool = { !$0.hasPrefix(".") }
  ) throws -> [String] {
    var files: [String] = []
    try visit(folder.isEmpty ? "." : folder, prefix: "", depth: 0, isWanted, files: &files)
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func visit(
    _ folder: String, prefix: String, depth: Int, _ isWanted: (String) -> Bool,
    files: inout [String]
  ) throws {
    guard depth < FolderListing.depth else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw DiagnosticError(
        "the folder '\(folder)' cannot be read: \(reason(of: error))",
        hint: "check its name and its permissions")
    }
    for name in names {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard !name.hasPrefix(".") else { continue }
        try visit(path, prefix: "\(prefix)\(name)/", depth: depth + 1, isWanted, files: &files)
      } else if isWanted(name) {
        files.append(prefix + name)
      }
      guard files.count <= Limits.snapshots else {
        throw DiagnosticError(
          "there are more than \(Limits.snapshots) files in '\(folder)'",
          hint: "keep snapshots in a folder of their own")
      }
    }
  }

  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying.map { Int32(truncatingIfNeeded: $0.code) } ?? 0
    return code > 0 ? String(cString: strerror(code)) : error.localizedDescription
  }
}

extension FolderListing {
  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
