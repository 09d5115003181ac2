import Glibc
import MaquetteCore

/// Linux's own way to be told of changes in folders.
///
/// Folders are watched and not files: editors save by writing another file and renaming it, and a
/// watch on the file would stay with the old one.
final class Inotify {
  /// Something that happened to a folder or to a file in it.
  struct Event {
    /// The number of the watch.
    var watch: Int32
    /// The file's name; empty when it is about the folder itself.
    var name: String
    /// The folder itself was removed, renamed or unmounted; its watch is worth nothing any more.
    var isFolderGone: Bool
    /// Events were lost.
    var isOverflow: Bool
  }

  /// To wait for with `poll`.
  let descriptor: Int32

  /// `nil` where the system gives none: there are limits to their number.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches a folder.
  ///
  /// - Returns: the number of the watch, or why the folder cannot be watched.
  func add(_ folder: String) -> Result<Int32, SystemError> {
    let mask =
      IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | Int32(IN_ONLYDIR)
    let watch = Disk.call(folder) {
      inotify_add_watch(descriptor, $0, UInt32(bitPattern: mask))
    }
    return watch < 0 ? .failure(SystemError(code: errno)) : .success(watch)
  }

  /// Forgets a folder.
  func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

  /// What happened since the last call; does not wait.
  func events() -> [Event] {
    var found: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return found }
      buffer[..<count].withUnsafeBytes { append($0, to: &found) }
    }
  }

  private func append(_ bytes: UnsafeRawBufferPointer, to events: inout [Event]) {
    let head = MemoryLayout<inotify_event>.size
    var start = 0
    while start + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = min(start + head + Int(event.len), bytes.count)
      let name = bytes[(start + head)..<end].prefix { $0 != 0 }
      let mask = Int32(bitPattern: event.mask)
      events.append(
        Event(
          watch: event.wd, name: PathText.text(Array(name)),
          isFolderGone: mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) != 0,
          isOverflow: mask & IN_Q_OVERFLOW != 0))
      start = end
    }
  }
}

/// Why the system refused something.
struct SystemError: Error, Hashable {
  /// The number in `errno`.
  var code: Int32
  /// The system's words.
  var reason: String { String(cString: strerror(code)) }
  /// Whether there is no such folder, which is no fault of the way of watching.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
