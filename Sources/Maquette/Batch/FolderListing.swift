import Foundation

/// The files in a folder and all folders in it.
public enum FolderListing {
  /// Folders in folders; more are a circle that somebody mounted.
  private static let depth = 64

  /// What is in a folder.
  public struct Contents: Sendable {
    /// Paths of files from the folder on, sorted by their bytes.
    public var files: [String] = []
    /// Files and folders whose names are no UTF-8, as messages show them, sorted. Nothing can open
    /// them by a text.
    public var unnamed: [String] = []
  }

  /// Paths of files from the folder on, sorted by their bytes. Folders that start with a dot are
  /// left out, and links to folders are not followed.
  ///
  /// - Parameter isWanted: whether a file of that name is listed; without it those that do not start
  ///   with a dot are.
  /// - Throws: ``DiagnosticError`` that names a folder that cannot be read.
  public static func files(
    in folder: String, where isWanted: (String) -> Bool = { !$0.hasPrefix(".") }
  ) throws -> [String] {
    try contents(of: folder, where: isWanted).files
  }

  /// The same, with what has no name that could be written.
  ///
  /// - Throws: ``DiagnosticError`` that names a folder that cannot be read.
  public static func contents(
    of folder: String, where isWanted: (String) -> Bool
  ) throws -> Contents {
    var contents = Contents()
    try visit(folder.isEmpty ? "." : folder, prefix: "", depth: 0, isWanted, &contents)
    contents.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    contents.unnamed.sort()
    return contents
  }

  private static func visit(
    _ folder: String, prefix: String, depth: Int, _ isWanted: (String) -> Bool,
    _ contents: inout Contents
  ) throws {
    guard depth < FolderListing.depth else { return }
    for bytes in try names(in: folder) {
      guard let name = String(validating: bytes, as: UTF8.self) else {
        // A folder of such a name may have anything in it.
        if isFolder(bytes, in: folder) || isWanted(String(decoding: bytes, as: UTF8.self)) {
          contents.unnamed.append("\(folder)/\(shown(bytes))")
        }
        continue
      }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard !name.hasPrefix(".") else { continue }
        try visit(path, prefix: "\(prefix)\(name)/", depth: depth + 1, isWanted, &contents)
      } else if isWanted(name) {
        contents.files.append(prefix + name)
      }
      guard contents.files.count <= Limits.snapshots else {
        throw DiagnosticError(
          "there are more than \(Limits.snapshots) files in '\(folder)'",
          hint: "name folders inside of it that hold fewer")
      }
    }
  }

  /// The names in a folder as the system has them, in no order.
  private static func names(in folder: String) throws -> [[UInt8]] {
    guard let directory = opendir(folder) else {
      throw DiagnosticError(
        "the folder '\(folder)' cannot be read: \(String(cString: strerror(errno)))",
        hint: "check its name and its permissions")
    }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ name: [UInt8], in folder: String) -> Bool {
    let path = (Array("\(folder)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A name with its bytes that are no ASCII as `\xE9`.
  private static func shown(_ name: [UInt8]) -> String {
    name.map { byte in
      byte < 0x80
        ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension FolderListing {
  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
