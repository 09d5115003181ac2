/// How long this thread has been at work since some moment, in nanoseconds of the processor's time.
///
/// The clock of a thread takes a system call, and the steady one does not. While so little time has gone by that
/// it does not matter whether the thread had all of it, the steady one is asked alone.
package struct ThreadTime: Sendable {
  /// Nanoseconds that are all taken for work.
  private static let moment = 2_000_000

  private let workAtStart = SystemClock.thread.now
  private let start = SystemClock.steady.now

  /// Begins now.
  package init() {}

  /// Nanoseconds since then; the thread that began has to ask.
  package var elapsed: Int {
    let elapsed = SystemClock.steady.now - start
    return elapsed < ThreadTime.moment ? elapsed : SystemClock.thread.now - workAtStart
  }
}
