import Dispatch
import Maquette
import MaquetteCore
import Synchronization

/// Draws in threads of its own, each with one renderer, the last asked for first.
///
/// Whoever reads slowly never holds a thread: a piece of work ends with the bytes in memory. What
/// nobody waits for any more is not begun, and while answers of many bytes wait for their readers
/// nothing is drawn that would join them.
package final class RenderPool: Sendable {
  /// Bytes of finished answers that are waited with.
  package static let mostHeld = 64 << 20

  private struct State {
    var waiting: [any RenderWork] = []
    var running: [any RenderWork] = []
    var held = 0
    var isStopped = false
  }

  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  private let canvas = CanvasBudget()
  private let workers: Int

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - workers: how many pictures are drawn at the same time, 1 at least.
  ///   - fontPaths: font files and folders besides the pinned fonts.
  ///   - limits: what each picture may take.
  package init(workers: Int, fontPaths: [String], limits: DrawingLimits = DrawingLimits()) {
    self.workers = max(1, workers)
    for number in 1...self.workers {
      let isStarted = startThread { [self] in
        let renderer = Renderer(fontPaths: fontPaths, limits: limits)
        while let work = next() {
          work.run(renderer)
          state.withLock { $0.running.removeAll { $0 === work } }
        }
      }
      guard isStarted else {
        // Without any thread nothing is ever drawn, and nobody shall wait for it.
        if number == 1 { state.withLock { $0.isStopped = true } }
        break
      }
    }
  }

  /// What a renderer makes, when its turn comes.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled or the pool has stopped.
  package func run<Result: Sendable>(
    _ work: @escaping @Sendable (RenderTurn) throws -> Result
  ) async throws -> Result {
    let job = RenderJob(canvas, work)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard job.wait(continuation) else { return }
        let isTaken = state.withLock { state in
          if !state.isStopped { state.waiting.append(job) }
          return !state.isStopped
        }
        // It may have been cancelled before it stood in the row.
        if !isTaken || job.isOver { remove(job) } else { bell.signal() }
      }
    } onCancel: {
      remove(job)
    }
  }

  /// How many pieces of work have not begun.
  package var waiting: Int { state.withLock(\.waiting.count) }

  /// How many pieces of work are being done.
  package var busy: Int { state.withLock(\.running.count) }

  private func remove(_ job: some RenderWork) {
    state.withLock { $0.waiting.removeAll { $0 === job } }
    job.cancel()
  }

  /// Says that an answer of some bytes waits for its reader.
  package func hold(_ bytes: Int) { state.withLock { $0.held += bytes } }

  /// Says that an answer is with its reader, or is for nobody any more.
  package func release(_ bytes: Int) {
    let waiting = state.withLock { state in
      state.held -= bytes
      return state.waiting.count
    }
    for _ in 0..<waiting { bell.signal() }
  }

  /// Lets the threads end; work that waits is not done, and what is being done has no taker.
  package func stop() {
    let jobs = state.withLock { state in
      state.isStopped = true
      defer { state.waiting = [] }
      return state.waiting + state.running
    }
    for job in jobs { job.cancel() }
    for _ in 1...workers { bell.signal() }
  }

  private func next() -> (any RenderWork)? {
    while true {
      bell.wait()
      let (work, isStopped) = state.withLock { state -> ((any RenderWork)?, Bool) in
        // The newest first: it is what somebody looks at now.
        let work = state.held < RenderPool.mostHeld ? state.waiting.popLast() : nil
        if let work { state.running.append(work) }
        return (work, state.isStopped)
      }
      if let work { return work }
      if isStopped { return nil }
    }
  }
}
