import Synchronization

/// A bar on standard error that tells how much of a long run is done; only on a terminal, and only
/// when there is much to do.
final class ProgressBar: Sendable {
  private static let width = 30

  private let total: Int
  private let isShown: Bool
  private let lastShown = Mutex(-1)

  init(total: Int) {
    self.total = total
    isShown = total > 1 && Host.errorsAreOnTerminal
  }

  /// Shows how many are done.
  func update(_ done: Int) {
    guard isShown, total > 0 else { return }
    let percent = done * 100 / total
    let isNew = lastShown.withLock { last in
      defer { last = percent }
      return last != percent
    }
    guard isNew else { return }
    let filled = done * ProgressBar.width / total
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: ProgressBar.width - filled)
    Console.control("\r\u{1B}[K\(bar) \(done)/\(total)")
  }

  /// Takes the bar away, so that a message or the prompt starts on a clean line.
  func clear() {
    guard isShown else { return }
    Console.control("\r\u{1B}[K")
    lastShown.withLock { $0 = -1 }
  }
}
