import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written whole beside the place where it will be, and not there yet.
///
/// A full disk is noticed before anything is replaced. Either ``commit()`` or ``discard()`` ends it.
public struct StagedFile: Sendable {
  private let name: String
  private let target: String
  private let temporary: String

  /// The numbers of temporary files, so that no two of a process have the same name.
  private static let serial = Atomic<Int>(0)

  /// Writes bytes beside a path, whose missing folders are made. A link stays a link: the file
  /// behind it is replaced.
  ///
  /// - Throws: ``OutputError``; nothing is left behind then.
  public init(_ bytes: [UInt8], for path: String) throws(OutputError) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: path) }
    if !isThere { try AtomicFile.makeFolder(of: path) }
    name = path
    target = isThere ? StagedFile.resolved(path) : path
    var file: Int32 = -1
    var temporary = ""
    // A file of this name can only be left over from a process of the same number.
    for _ in 0..<100 where file < 0 {
      let number = StagedFile.serial.add(1, ordering: .relaxed).newValue
      temporary = "\(AtomicFile.folder(of: target)).maquette-\(getpid())-\(number).tmp"
      file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file < 0, errno != EEXIST { throw AtomicFile.failure(path) }
    }
    guard file >= 0 else { throw AtomicFile.failure(path) }
    self.temporary = temporary
    let written = AtomicFile.writeAll(bytes, to: file)
    let reason = errno
    let closed = close(file) == 0
    guard written, closed else {
      let reason = written ? errno : reason
      unlink(temporary)
      throw AtomicFile.failure(path, reason)
    }
  }

  /// Puts the file into its place in one step.
  ///
  /// - Parameter path: another place in the same folder; `nil` for the one it was written for.
  /// - Throws: ``OutputError``; the temporary file is gone then, and the place untouched.
  public func commit(to path: String? = nil) throws(OutputError) {
    guard rename(temporary, path ?? target) == 0 else {
      let reason = errno
      unlink(temporary)
      throw AtomicFile.failure(path ?? name, reason)
    }
  }

  /// Forgets the file.
  public func discard() { unlink(temporary) }

  /// The file behind a link, or the path itself.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
