import MaquetteCore
import MaquetteSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files so that each is whole and new, or untouched.
package enum AtomicFile {
  /// Writes a file for which there is leave. A device or a pipe is written to as it is.
  ///
  /// - Throws: ``OutputError``; nothing is left behind then.
  package static func write(_ bytes: [UInt8], to claim: OutputClaim) throws(OutputError) {
    try StagedFile(bytes, for: claim).commit()
  }

  /// Whether a file has these bytes already: then it keeps its date, so that nothing is made anew
  /// from it.
  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    guard let status = Disk.status(of: path), status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return (try? FileReader.read(path: path, limit: bytes.count)) == bytes
  }

  static func writePlainly(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let file = Disk.open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    let written = writeAll(bytes, to: file)
    let reason = errno
    close(file)
    if !written { throw failure(path, reason) }
  }

  /// Writes all bytes to an open file; `false` when the system refuses, with `errno` set.
  package static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
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
  package static func makeFolder(of path: String) throws(OutputError) {
    let folder = Paths.folder(of: path)
    guard !folder.isEmpty, !Disk.exists(folder) else { return }
    var part = Paths.isAbsolute(folder) ? "/" : ""
    for name in Paths.parts(of: folder) {
      part += name
      if Disk.makeFolder(part) != 0, errno != EEXIST { throw failure(path) }
      part += "/"
    }
  }

  static func failure(_ path: String, _ code: Int32 = errno) -> OutputError {
    .system(path: path, reason: String(cString: strerror(code)))
  }
}
