internal import Glibc

/// The few questions asked about files.
enum FileSystem {
  /// Whether a path leads to a file that can be read at any place; a pipe would block.
  static func isRegularFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// The names in a folder, sorted by code point so that they are the same on every machine.
  static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }
}
