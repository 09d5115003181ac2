#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Calls the system with paths as ``PathText`` has them. Nobody else hands it a path.
///
/// What answers with a number answers as the system does: -1 or less is a failure, and `errno` says
/// which.
package enum Disk {
  /// What is at a path, links followed; `nil` when there is nothing, with `errno`.
  package static func status(of path: String) -> stat? {
    var status = stat()
    return call(path) { stat($0, &status) } == 0 ? status : nil
  }

  /// What is at a path, which may be a link; `nil` when there is nothing, with `errno`.
  package static func ownStatus(of path: String) -> stat? {
    var status = stat()
    return call(path) { lstat($0, &status) } == 0 ? status : nil
  }

  /// Opens a file.
  package static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    #if canImport(Glibc)
      call(path) { Glibc.open($0, flags, mode) }
    #else
      call(path) { Musl.open($0, flags, mode) }
    #endif
  }

  /// Removes a file or a link.
  @discardableResult
  package static func remove(_ path: String) -> Int32 { call(path) { unlink($0) } }

  /// Gives a file another name, in place of what has it.
  package static func rename(_ path: String, to new: String) -> Int32 {
    #if canImport(Glibc)
      call(path) { old in call(new) { Glibc.rename(old, $0) } }
    #else
      call(path) { old in call(new) { Musl.rename(old, $0) } }
    #endif
  }

  /// Makes a folder.
  @discardableResult
  package static func makeFolder(_ path: String, _ mode: mode_t = 0o777) -> Int32 {
    call(path) { mkdir($0, mode) }
  }

  /// Whether a file can be used as asked, for example `W_OK`.
  package static func allows(_ use: Int32, _ path: String) -> Bool {
    call(path) { access($0, use) } == 0
  }

  /// Says that a path is the open file itself; headers have it for GNU's programs only.
  private static let emptyPath: Int32 = 0x1000

  /// Gives a name to an open file that has none.
  package static func name(_ file: Int32, _ path: String) -> Int32 {
    let direct = call(path) { linkat(file, "", AT_FDCWD, $0, emptyPath) }
    guard direct != 0, errno != EEXIST else { return direct }
    // Before Linux 6.10 only the superuser may do that.
    return call(path) {
      linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }
  }

  /// Notes that a file was used.
  package static func touch(_ path: String) {
    _ = call(path) { utimensat(AT_FDCWD, $0, nil, AT_SYMLINK_NOFOLLOW) }
  }

  /// Does something with a path as the system has it.
  ///
  /// - Returns: what the work answers; -1 for a path with a NUL, which the system would cut off there.
  package static func call(_ path: String, _ work: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    guard let (result, code) = with(path, { (work($0), errno) }) else {
      errno = ENOENT
      return -1
    }
    // Giving memory back may change it.
    errno = code
    return result
  }

  /// Does something with a path as the system has it; `nil` for a path with a NUL.
  package static func with<Result>(_ path: String, _ work: (UnsafePointer<CChar>) -> Result)
    -> Result?
  {
    guard !path.utf8.contains(0) else { return nil }
    guard PathText.hasEscapes(path) else { return path.withCString(work) }
    let bytes = PathText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map(work) }
  }
}

extension Disk {
  /// Whether there is anything at a path, links followed.
  package static func exists(_ path: String) -> Bool { status(of: path) != nil }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether a path leads to a file, which can be read at any place.
  package static func isFile(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Whether a path is a link itself.
  package static func isLink(_ path: String) -> Bool {
    ownStatus(of: path).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
  }

  /// The names in a folder but `.` and `..`, in no order; `nil` when it cannot be read, with `errno`.
  package static func names(in folder: String) -> [String]? {
    let file = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard let handle = fdopendir(file) else {
      close(file)
      return nil
    }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(PathText.text(name)) }
    }
    return names
  }

  /// The path from the root of what is there, with all links followed; `nil` when nothing is there.
  package static func real(_ path: String) -> String? {
    guard let found = with(path.isEmpty ? "." : path, { realpath($0, nil) }), let found else {
      return nil
    }
    defer { free(found) }
    return text(found)
  }

  /// The current folder; `nil` when it is gone.
  package static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return text(path)
  }

  /// A variable of the environment that names a file; `nil` when it is not set.
  package static func variable(_ name: String) -> String? { getenv(name).map { text($0) } }

  /// The text of a path that the system has.
  package static func text(_ path: UnsafePointer<CChar>) -> String {
    PathText.text(Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
  }
}
