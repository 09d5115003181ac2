#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for Ctrl-C, or for another polite request to end.
///
/// Made before the work has other threads: these inherit that they are not interrupted, so that only `wait`
/// sees the signal, whatever is going on. A first thread that only waits for the work does so by itself.
struct Interruption {
  private let signals = Interruption.requests

  init() { Interruption.block() }

  /// What asks a process to end.
  private static var requests: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }

  /// Leaves requests to end to the process's other threads.
  static func block() {
    var signals = requests
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
