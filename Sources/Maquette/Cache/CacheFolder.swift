import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a cache asks of the file system.
enum CacheFolder {
  /// Makes a folder with all that are around it. Whether it is ours, and only ours to write to.
  static func prepare(_ folder: String) -> Bool {
    let name = Paths.unslashed(folder)
    guard name.utf8.count < 4000, (try? AtomicFile.makeFolder(of: name)) != nil else {
      return false
    }
    Disk.makeFolder(name, 0o700)
    guard let status = Disk.ownStatus(of: name) else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

  /// A file's bytes; `nil` for a link, for what is no file, and for one that is too long.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let file = Disk.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), Int(status.st_size) <= limit, MemoryRoom.has(Int(status.st_size))
    else { return nil }
    let count = Int(status.st_size)
    return try? [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let step = unsafeRead(file, buffer.baseAddress.map { $0 + filled }, count - filled)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { throw CacheFieldReader.Damage() }
        filled += step
      }
    }
  }

  private static func unsafeRead(
    _ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, start, count)
    #else
      Musl.read(file, start, count)
    #endif
  }

  /// What changes whenever a file does, unless it changes twice in a hundredth of a second.
  struct Identity: Equatable {
    private let numbers: [Int]

    /// `nil` when there is no such file.
    init?(_ path: String) {
      guard let status = Disk.status(of: path) else { return nil }
      numbers = [
        Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_ctim.tv_sec,
        status.st_ctim.tv_nsec,
      ]
    }
  }

  /// Whether a file did not change since a moment.
  static func isOlder(_ path: String, than moment: timespec) -> Bool {
    guard let status = Disk.status(of: path) else { return false }
    let change = status.st_ctim
    // The system's clock for files ticks a hundred times a second or more.
    let margin = 0.02
    let age =
      Double(moment.tv_sec - change.tv_sec) + Double(moment.tv_nsec - change.tv_nsec) / 1e9
    return age > margin
  }

  /// Now, by the clock that files are dated with.
  static var now: timespec { SystemClock.calendar.time }

  /// Writes a file that is not there yet, straight into its place: whoever reads it too early sees
  /// that it is not whole, and renaming a thousand files would cost as much as writing them.
  ///
  /// - Returns: `false` when there is something already, or it cannot be written; nothing new is left
  ///   behind then.
  static func create(_ bytes: [UInt8], at path: String) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = Disk.open(path, flags, 0o600)
    guard file >= 0 else { return false }
    let isWritten = AtomicFile.writeAll(bytes, to: file)
    let isClosed = close(file) == 0
    if !isWritten || !isClosed { Disk.remove(path) }
    return isWritten && isClosed
  }

  /// Removes what is no file: a link would be followed when an entry is written.
  static func clear(_ path: String) {
    if let status = Disk.ownStatus(of: path), status.st_mode & S_IFMT != S_IFREG {
      Disk.remove(path)
    }
  }

  /// Notes that a file was used.
  static func touch(_ path: String) { Disk.touch(path) }

  /// Removes the files of a folder that were used least recently, when all of them have more bytes
  /// than they may.
  static func trim(_ folder: String, to most: Int) {
    let files = FolderFiles(folder)
    var left = files.files.reduce(0) { $0 + $1.size }
    guard left > most else { return }
    for file in files.files.sorted() {
      // Some more go, so that not every run has to look.
      guard left > most * 3 / 4 else { return }
      Disk.remove(folder + file.name)
      left -= file.size
    }
  }
}

/// What is in a folder of a cache.
private struct FolderFiles {
  struct File: Comparable {
    var name: String
    var size: Int
    var used: timespec

    static func < (lhs: File, rhs: File) -> Bool {
      (lhs.used.tv_sec, lhs.used.tv_nsec, PathKey(lhs.name))
        < (rhs.used.tv_sec, rhs.used.tv_nsec, PathKey(rhs.name))
    }

    static func == (lhs: File, rhs: File) -> Bool { !(lhs < rhs) && !(rhs < lhs) }
  }

  private(set) var files: [File] = []

  /// Whether a name is one of an entry's: of a SHA-256 all digits but the first. Somebody may have
  /// named a folder that holds other files, too.
  private static func isEntry(_ name: String) -> Bool {
    name.utf8.count == 63 && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  init(_ folder: String) {
    for name in Disk.names(in: folder) ?? [] {
      guard FolderFiles.isEntry(name), let status = Disk.ownStatus(of: folder + name) else {
        continue
      }
      files.append(File(name: name, size: Int(status.st_blocks) * 512, used: status.st_mtim))
    }
  }
}
