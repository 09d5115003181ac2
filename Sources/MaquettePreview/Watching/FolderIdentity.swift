import Glibc
import MaquetteCore

/// Which folder a path leads to, to notice when it leads to another one or to none.
struct FolderIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// `nil` when there is no folder.
  init?(_ path: String) {
    guard let status = Disk.status(of: path.isEmpty ? "." : path),
      status.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
  }
}

/// What can be seen of a folder's files without reading them, to notice changes by comparing where
/// the system tells of none.
struct FolderSnapshot: Hashable {
  private struct Entry: Hashable {
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    var changed: Int
  }

  private var entries: [PathKey: Entry] = [:]

  /// The folder as it is now; empty when there is none.
  init(_ path: String) {
    for name in Disk.names(in: path) ?? [] {
      guard let status = Disk.status(of: path + name) else { continue }
      entries[PathKey(name)] = Entry(
        number: UInt64(status.st_ino), size: Int64(status.st_size),
        seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
        changed: status.st_ctim.tv_nsec)
    }
  }

  /// The names of files that are not the same in both.
  func changes(since old: FolderSnapshot) -> [String] {
    Set(entries.keys).union(old.entries.keys).filter { entries[$0] != old.entries[$0] }
      .map(\.text)
  }

  // MARK: Looking back

  /// The clock of files, in nanoseconds since 1970.
  static var now: Int { SystemClock.calendar.now }

  /// What changed in a folder since some time.
  static func news(in path: String, since start: Int) -> WatchChange {
    // The clock that dates files is behind by up to 10 ms.
    let start = start - 20_000_000
    guard let status = Disk.status(of: path.isEmpty ? "." : path) else { return .everything }
    if nanoseconds(status.st_ctim) >= start { return .everything }
    let names = (Disk.names(in: path) ?? []).filter { name in
      Disk.status(of: path + name).map { nanoseconds($0.st_ctim) >= start } ?? true
    }
    return .paths(Set(names.map { PathKey(path + $0) }))
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
