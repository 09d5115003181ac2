import Foundation
import Maquette
import Synchronization

/// Draws in threads of its own, each with one renderer, the last asked for first.
///
/// Whoever reads slowly never holds a thread: a piece of work ends with the bytes in memory.
final class RenderPool: Sendable {
  private struct State {
    var waiting: [@Sendable (Renderer) -> Void] = []
    var isStopped = false
  }

  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  private let workers: Int

  init(workers: Int, fontPaths: [String], limits: DrawingLimits) {
    self.workers = max(1, workers)
    for number in 1...self.workers {
      let thread = Thread { [self] in
        let renderer = Renderer(fontPaths: fontPaths, limits: limits)
        while let work = next() { work(renderer) }
      }
      thread.name = "draw \(number)"
      // Specs are nested deeply where somebody wants to know.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// What a renderer makes, when its turn comes.
  func run<Result: Sendable>(
    _ work: @escaping @Sendable (Renderer) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Result, _>) in
      let isTaken = state.withLock { state in
        guard !state.isStopped else { return false }
        state.waiting.append { renderer in
          continuation.resume(with: Swift.Result { try work(renderer) })
        }
        return true
      }
      guard isTaken else { return continuation.resume(throwing: CancellationError()) }
      bell.signal()
    }
  }

  /// Lets the threads end; work that waits is done before.
  func stop() {
    state.withLock { $0.isStopped = true }
    for _ in 1...workers { bell.signal() }
  }

  private func next() -> (@Sendable (Renderer) -> Void)? {
    while true {
      bell.wait()
      // The newest first: it is what somebody looks at now.
      if let work = state.withLock({ $0.waiting.popLast() }) { return work }
      if state.withLock(\.isStopped) { return nil }
    }
  }
}
