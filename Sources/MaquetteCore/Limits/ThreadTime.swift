#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How long this thread has been at work since some moment, in nanoseconds of the processor's time.
///
/// The system's clock of a thread takes a system call, and the wall's does not. While so little time has gone by
/// on the wall that it does not matter whether the thread had all of it, the wall is asked alone.
struct ThreadTime: Sendable {
  /// Nanoseconds on the wall that are taken for those of the processor.
  private static let moment = 2_000_000

  private let processorAtStart = read(CLOCK_THREAD_CPUTIME_ID)
  private let wallAtStart = read(CLOCK_MONOTONIC)

  /// Begins now.
  init() {}

  /// Nanoseconds since then; it has to be asked by the same thread.
  var elapsed: Int {
    let wall = ThreadTime.read(CLOCK_MONOTONIC) - wallAtStart
    guard wall >= ThreadTime.moment else { return wall }
    return ThreadTime.read(CLOCK_THREAD_CPUTIME_ID) - processorAtStart
  }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
