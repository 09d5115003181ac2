import Synchronization

/// Wakes those who wait for news.
///
/// Only that there is news is told, never what: whoever is slow finds the newest state when they
/// come to look, and nothing piles up for them.
final class EventHub: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var serial = 0
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Rings that come at least once after each piece of news, and how to end them; they end when
  /// the session does.
  func listen() -> (rings: AsyncStream<Void>, end: @Sendable () -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state -> Int? in
      guard !state.isStopped else { return nil }
      state.serial += 1
      state.listeners[state.serial] = continuation
      return state.serial
    }
    guard let number else {
      continuation.finish()
      return (stream, {})
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
    // Whoever comes wants to know how things are.
    continuation.yield()
    return (stream, { continuation.finish() })
  }

  /// How many listen.
  var count: Int { state.withLock(\.listeners.count) }

  /// Tells that there is news.
  func ring() {
    // Outside of the lock: a listener that just left takes itself off the list.
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield() }
  }

  /// Lets everybody go.
  func stop() {
    let all = state.withLock { state in
      state.isStopped = true
      return Array(state.listeners.values)
    }
    for listener in all { listener.finish() }
  }
}
