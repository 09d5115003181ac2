import Glibc

/// Measures how long this thread has had a processor, for tests that work does not explode.
///
/// Unlike the time on the wall, it does not grow because other tests or other programs run. Speed
/// itself is measured by `make bench`.
public struct ThreadClock {
  public init() {}

  public func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = ThreadClock.now
    try work()
    return ThreadClock.now - start
  }

  private static var now: Duration {
    var time = timespec()
    precondition(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
