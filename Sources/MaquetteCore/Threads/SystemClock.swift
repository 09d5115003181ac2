#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The clocks of the system.
package enum SystemClock: Sendable {
  /// How long this thread has had a processor. Reading it takes a system call.
  case thread
  /// The time since the system was started; nobody sets it.
  case steady
  /// The time since 1970, which files are dated with.
  case calendar

  /// What it says now.
  package var time: timespec {
    var time = timespec()
    clock_gettime(identifier, &time)
    return time
  }

  /// What it says now, in nanoseconds.
  package var now: Int {
    let time = time
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  private var identifier: clockid_t {
    switch self {
    case .thread: CLOCK_THREAD_CPUTIME_ID
    case .steady: CLOCK_MONOTONIC
    case .calendar: CLOCK_REALTIME
    }
  }
}
