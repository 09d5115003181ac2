#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a cache asks of the file system.
enum CacheFolder {
  /// Makes a folder with all that are around it. Whether it is ours, and only ours to write to.
  static func prepare(_ folder: String) -> Bool {
    let name = String(folder.dropLast())
    guard name.utf8.count < 4000, (try? AtomicFile.makeFolder(of: name)) != nil else {
      return false
    }
    mkdir(name, 0o700)
    var status = stat()
    guard lstat(name, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

  /// A file's bytes; `nil` for a link, for what is no file, and for one that is too long.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), Int(status.st_size) <= limit
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
    return count == bytes.count ? bytes : nil
  }

  /// Whether a file did not change since a moment.
  static func isOlder(_ path: String, than moment: timespec) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let change = status.st_ctim
    // The system's clock for files ticks a hundred times a second or more.
    let margin = 0.02
    let age =
      Double(moment.tv_sec - change.tv_sec) + Double(moment.tv_nsec - change.tv_nsec) / 1e9
    return age > margin
  }

  /// Now, by the clock that files are dated with.
  static var now: timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now
  }

  /// Size and date of the running program: while somebody works on it, its version says nothing.
  static var programIdentity: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// Removes the oldest files of a folder that has too many.
  static func trim(_ folder: String, to most: Int) {
    guard let handle = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    closedir(handle)
    guard names.count > most else { return }
    let dated = names.map { name in
      var status = stat()
      let isThere = lstat(folder + name, &status) == 0
      let time = status.st_mtim
      return (name: name, second: isThere ? time.tv_sec : 0, part: isThere ? time.tv_nsec : 0)
    }
    // Some more go, so that not every run has to look.
    let leaving = names.count - most * 3 / 4
    let byAge = dated.sorted { ($0.second, $0.part, $0.name) < ($1.second, $1.part, $1.name) }
    for file in byAge.prefix(leaving) { unlink(folder + file.name) }
  }
}
