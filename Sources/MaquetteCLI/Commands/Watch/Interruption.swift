#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for Ctrl-C, or for another polite request to end.
///
/// Made before any thread is: threads inherit that they are not interrupted, so that only `wait`
/// sees the signal, whatever is going on.
struct Interruption {
  private var signals = sigset_t()

  init() {
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Comes back when somebody asked for the end. Whoever asks again ends the process at once,
  /// whatever is still going on.
  func wait() {
    var signals = signals
    var signal: Int32 = 0
    sigwait(&signals, &signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
