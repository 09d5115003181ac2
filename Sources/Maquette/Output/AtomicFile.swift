import MaquetteSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files so that each is whole and new, or untouched.
public enum AtomicFile {
  /// Writes to a temporary file beside the target, then renames it.
  ///
  /// Missing folders are made. A target that is a device or a pipe is written to as it is, since
  /// renaming would replace it; for the same reason a link stays and the file behind it is
  /// replaced.
  ///
  /// - Throws: ``OutputError``; nothing is left behind then.
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw .isDirectory(path: path)
      case S_IFREG:
        break
      default:
        try writePlainly(bytes, to: path)
        return
      }
    }
    try StagedFile(bytes, for: path).commit()
  }

  /// Writes a file unless it has these bytes already: then it keeps its date, so that nothing is
  /// made anew from it.
  ///
  /// - Returns: whether it was written.
  /// - Throws: ``OutputError``; nothing is left behind then.
  public static func update(_ bytes: [UInt8], at path: String) throws(OutputError) -> Bool {
    if holds(bytes, path) { return false }
    try write(bytes, to: path)
    return true
  }

  private static func holds(_ bytes: [UInt8], _ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return (try? FileReader.read(path: path, limit: bytes.count)) == bytes
  }

  private static func writePlainly(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    let written = writeAll(bytes, to: file)
    let reason = errno
    close(file)
    if !written { throw failure(path, reason) }
  }

  /// Writes all bytes to an open file; `false` when the system refuses, with `errno` set.
  public static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        guard let start = buffer.baseAddress else { break }
        let count = Glibc.write(file, start + offset, buffer.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        offset += count
      }
      return true
    }
  }

  /// Makes the folders that a path's file is in.
  static func makeFolder(of path: String) throws(OutputError) {
    let folder = folder(of: path)
    guard !folder.isEmpty else { return }
    var status = stat()
    if stat(folder, &status) == 0 { return }
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[end...].dropFirst().firstIndex(of: "/") ?? folder.endIndex
      let part = String(folder[..<end])
      if mkdir(part, 0o777) != 0, errno != EEXIST { throw failure(path) }
    }
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  static func failure(_ path: String, _ code: Int32 = errno) -> OutputError {
    .system(path: path, reason: String(cString: strerror(code)))
  }
}
