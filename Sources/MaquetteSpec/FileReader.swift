import Glibc
import MaquetteCore

/// Why a file could not be read. Each case has the path as the user named it.
package enum FileError: Error, Hashable, Sendable {
  /// There is nothing at the path, or a link to nothing; `target` is where it leads, as it says.
  case noSuchFile(path: String, target: String? = nil)
  /// The path leads to a folder.
  case isDirectory(path: String)
  /// The path leads to a pipe, a socket or a device, whose end nobody knows.
  case isNotAFile(path: String)
  /// The system does not let it be read; `reason` is the system's word for why.
  case notReadable(path: String, reason: String)
  /// It is longer than a spec or theme may be.
  case tooLarge(path: String, limit: Int)

  /// What is wrong, with the path, in a sentence without a full stop.
  package var message: String {
    switch self {
    case .noSuchFile(let path, nil): "there is no file '\(path)'"
    case .noSuchFile(let path, let target?):
      "'\(path)' is a link to '\(SpecNode.excerpt(target))', which does not exist"
    case .isDirectory(let path): "'\(path)' is a folder, not a file"
    case .isNotAFile(let path): "'\(path)' is not a regular file"
    case .notReadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .tooLarge(let path, let limit):
      "'\(path)' has more than \(limit >> 20) MiB, the most that is read"
    }
  }

  /// What to do, without a full stop.
  package var hint: String? {
    switch self {
    case .noSuchFile(let path, nil):
      FileError.isPattern(path) ? FileError.hintForPattern : "check the name and the folder"
    case .noSuchFile: FileError.hintForLink
    case .isDirectory: "name the files in it"
    case .isNotAFile: "name a regular file; for standard input, write '-'"
    case .notReadable(_, let reason):
      FileError.hints[reason] ?? "see whether other programs can read it"
    case .tooLarge: "split it into several files"
    }
  }

  /// The same about a file that somebody calls by another name, as a spec does without its folder.
  package func naming(_ name: String) -> FileError {
    switch self {
    case .noSuchFile(_, let target): .noSuchFile(path: name, target: target)
    case .isDirectory: .isDirectory(path: name)
    case .isNotAFile: .isNotAFile(path: name)
    case .notReadable(_, let reason): .notReadable(path: name, reason: reason)
    case .tooLarge(_, let limit): .tooLarge(path: name, limit: limit)
    }
  }

  /// Whether the file is there and is to blame, as one that is empty is.
  package var isOfContent: Bool {
    if case .tooLarge = self { true } else { false }
  }

  /// What messages tell of it. What is to blame is named as the place of the mistake.
  package var diagnostic: Diagnostic {
    guard case .tooLarge(let path, _) = self else {
      return Diagnostic(.error, message, hint: hint, id: .unreadableFile)
    }
    return Diagnostic(
      .error, message, file: path == "-" ? "stdin" : path, hint: hint, id: .tooMuch)
  }

  /// What to do where a spec or a document names the file, which takes one alone.
  package var hintForName: String? {
    switch self {
    case .noSuchFile(_, nil): "check the name and the folder"
    case .isDirectory: "name a file in it"
    case .isNotAFile: "name a regular file"
    default: hint
    }
  }
}

extension FileError {
  /// Whether a path looks as if somebody had to put names in its place.
  package static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  /// What to do about that.
  package static let hintForPattern =
    "only the shell expands patterns, without quotes and where a file matches; or name the folder"

  /// What to do about a link to nothing.
  static let hintForLink = "make that file, or remove the link"

  fileprivate static let denied = "permission denied"
  fileprivate static let noFilesLeft = "too many open files"
  fileprivate static let noFilesAnywhere = "too many open files in the whole system"
  fileprivate static let inputIsClosed = "standard input is closed"
  fileprivate static let tooManyLinks = "too many symbolic links"
  fileprivate static let diskFailed = "input/output error"
  fileprivate static let noMemory = "there is not enough memory for it"

  private static let hints = [
    denied: "check its permissions",
    inputIsClosed: "give it the text, for example with '< spec.yaml'",
    tooManyLinks: "name the file that the links lead to",
    diskFailed: "check the disk for errors",
    noFilesLeft: SystemHint.files,
    noFilesAnywhere: SystemHint.filesOfAll,
    noMemory: SystemHint.memory,
  ]
}

/// Reads whole files, but never more than a limit: ``Limits/specBytes`` unless said otherwise.
package enum FileReader {
  /// The bytes of a file.
  ///
  /// Pipes, sockets and devices are refused: reading one may never end.
  ///
  /// - Throws: ``FileError``.
  package static func read(path: String, limit: Int = Limits.specBytes) throws -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
    let file = Disk.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw openError(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw FileError.notReadable(path: path, reason: reason(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError.isDirectory(path: path)
    default: throw FileError.isNotAFile(path: path)
    }
    guard Int(status.st_size) <= limit else {
      throw FileError.tooLarge(path: path, limit: limit)
    }
    return try bytes(of: file, path: path, expected: Int(status.st_size), limit: limit)
  }

  /// The bytes of standard input, whatever it is.
  ///
  /// - Throws: ``FileError``.
  package static func readStandardInput(limit: Int = Limits.specBytes) throws -> [UInt8] {
    try bytes(of: STDIN_FILENO, path: "-", expected: 0, limit: limit)
  }

  private static func bytes(of file: Int32, path: String, expected: Int, limit: Int) throws
    -> [UInt8]
  {
    var result: [UInt8] = []
    if expected > 0 {
      try checkRoom(expected, path: path)
      result = [UInt8](unsafeUninitializedCapacity: expected + 1) { room, count in
        count = max(0, unsafeRead(file, UnsafeMutableRawBufferPointer(room)))
      }
      // One byte more was asked for, and there was none.
      if result.count == expected { return result }
    }
    // A file may grow while it is read, and /proc's files say that they are empty.
    var chunk = [UInt8](repeating: 0, count: max(4096, min(expected + 1, 1 << 18)))
    while true {
      guard result.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
      let count = chunk.withUnsafeMutableBytes { unsafeRead(file, $0) }
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError.notReadable(path: path, reason: reason(errno))
      }
      // An array that is full takes twice as much.
      let size = result.count + count
      if size > result.capacity { try checkRoom(2 * size, path: path) }
      result += chunk[..<count]
    }
  }

  private static func checkRoom(_ bytes: Int, path: String) throws {
    guard MemoryRoom.has(bytes) else {
      throw FileError.notReadable(path: path, reason: FileError.noMemory)
    }
  }

  private static func unsafeRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    return Glibc.read(file, start, buffer.count)
  }

  private static func openError(path: String, code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .noSuchFile(path: path, target: Disk.link(at: path))
    // Opening a socket says so.
    case ENXIO: .isNotAFile(path: path)
    default: .notReadable(path: path, reason: reason(code))
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: FileError.denied
    case ELOOP: FileError.tooManyLinks
    // Files are open when they are read.
    case EBADF: FileError.inputIsClosed
    case EMFILE: FileError.noFilesLeft
    case ENFILE: FileError.noFilesAnywhere
    case EIO: FileError.diskFailed
    default: String(cString: strerror(code))
    }
  }
}
