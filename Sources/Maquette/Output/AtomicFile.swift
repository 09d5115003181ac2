import Synchronization

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
        try replace(target(of: path), named: path, with: bytes)
        return
      default:
        try writePlainly(bytes, to: path)
        return
      }
    } else {
      try makeFolder(of: path)
    }
    try replace(path, named: path, with: bytes)
  }

  /// The numbers of temporary files, so that no two of a process have the same name.
  private static let serial = Atomic<Int>(0)

  private static func replace(
    _ path: String, named name: String, with bytes: [UInt8]
  ) throws(OutputError) {
    var file: Int32 = -1
    var temporary = ""
    // A file of this name can only be left over from a process of the same number.
    for _ in 0..<100 where file < 0 {
      let number = serial.add(1, ordering: .relaxed).newValue
      temporary = "\(folder(of: path)).maquette-\(getpid())-\(number).tmp"
      file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file < 0, errno != EEXIST { throw failure(name) }
    }
    guard file >= 0 else { throw failure(name) }
    let written = writeAll(bytes, to: file)
    let reason = errno
    let closed = close(file) == 0
    guard written, closed, rename(temporary, path) == 0 else {
      let reason = written ? errno : reason
      unlink(temporary)
      throw failure(name, reason)
    }
  }

  /// The file behind a link, or the path itself.
  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
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
  private static func makeFolder(of path: String) throws(OutputError) {
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

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> OutputError {
    .system(path: path, reason: String(cString: strerror(code)))
  }
}
