import Dispatch
import Synchronization

/// Draws a batch with several workers.
///
/// Results come in the order of the inputs whatever the number of workers, so that everything
/// printed is the same for every number.
public struct BatchRunner: Sendable {
  private let batch: Batch
  private let workers: Int

  /// A runner with a number of workers, at least one.
  public init(_ batch: Batch, workers: Int) {
    self.batch = batch
    self.workers = max(1, min(workers, batch.inputs.count))
  }

  /// Draws everything.
  ///
  /// - Parameter report: takes each result, in order, one at a time, with the number of results
  ///   so far; it may be called from any thread.
  public func run(report: @escaping @Sendable (SpecResult, Int) -> Void) {
    let queue = ResultQueue(report: report)
    guard workers > 1 else {
      let worker = SpecWorker(batch)
      for (index, input) in batch.inputs.enumerated() {
        queue.add(worker.render(input), at: index)
      }
      return
    }
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var worker: SpecWorker?
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < batch.inputs.count else { return }
        // A worker is dear; one that comes too late to do anything is not made.
        let current = worker ?? SpecWorker(batch)
        worker = current
        queue.add(current.render(batch.inputs[index]), at: index)
      }
    }
  }
}

/// Puts results that come in any order back into the order of the inputs.
private final class ResultQueue: Sendable {
  private struct State {
    var waiting: [Int: SpecResult] = [:]
    var next = 0
  }

  private let state = Mutex(State())
  private let report: @Sendable (SpecResult, Int) -> Void

  init(report: @escaping @Sendable (SpecResult, Int) -> Void) {
    self.report = report
  }

  func add(_ result: SpecResult, at index: Int) {
    state.withLock { state in
      state.waiting[index] = result
      while let ready = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        report(ready, state.next)
      }
    }
  }
}
