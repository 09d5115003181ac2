import Glibc

/// Wakes a thread that waits with `poll`.
final class Bell: Sendable {
  /// What the thread waits for.
  let descriptor: Int32
  private let end: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { keepToItself(end) }
    (descriptor, end) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(end)
  }

  /// Wakes the thread; a full pipe has done so already.
  func ring() {
    var byte: UInt8 = 1
    _ = write(end, &byte, 1)
  }

  /// Forgets that it rang.
  func rest() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}

/// Makes a file one that child processes do not get, and that is not waited for.
func keepToItself(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
}
