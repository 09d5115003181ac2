import Dispatch
import MaquetteCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Does many pieces of work with several workers.
///
/// Results come in the order of the work whatever the number of workers, so that everything printed
/// is the same for every number.
package struct OrderedWork: Sendable {
  private let count: Int
  private let workers: Int

  /// Some pieces of work for a number of workers, at least one.
  package init(count: Int, workers: Int) {
    self.count = count
    self.workers = max(1, min(workers, count))
  }

  /// Does everything.
  ///
  /// - Parameters:
  ///   - makeWorker: makes what a worker keeps between its pieces, for example a renderer; a worker
  ///     that comes too late to do anything is not made.
  ///   - prepare: what this thread does before its first piece, while others begin with theirs.
  ///   - work: does the piece with an index.
  ///   - report: takes each result, in order, one at a time, with the number of results so far; it
  ///     may be called from any thread.
  package func run<Worker, Result: Sendable>(
    with makeWorker: @escaping @Sendable () -> Worker,
    prepare: () -> Void = {},
    work: @escaping @Sendable (Worker, Int) -> Result,
    report: @escaping @Sendable (Result, Int) -> Void
  ) {
    let queue = ResultQueue(report: report)
    guard workers > 1 else {
      guard count > 0 else { return }
      prepare()
      let worker = makeWorker()
      for index in 0..<count { queue.add(work(worker, index), at: index) }
      return
    }
    let next = Atomic<Int>(0)
    let share: @Sendable () -> Void = {
      var worker: Worker?
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let current = worker ?? makeWorker()
        worker = current
        queue.add(work(current, index), at: index)
      }
    }
    // Dispatch would end the process where it can open no file of its own, and wait forever where there
    // is no thread. This one does what the others don't.
    let ended = DispatchSemaphore(value: 0)
    var others = 0
    while others < min(workers, OrderedWork.processors) - 1 {
      let isStarted = startThread {
        share()
        ended.signal()
      }
      guard isStarted else { break }
      others += 1
    }
    prepare()
    share()
    for _ in 0..<others { ended.wait() }
  }

  /// How many processors this process may use: more threads are not faster, and each keeps fonts.
  package static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// Puts results that come in any order back into the order of the work.
private final class ResultQueue<Result: Sendable>: Sendable {
  private struct State {
    var waiting: [Int: Result] = [:]
    var next = 0
  }

  private let state = Mutex(State())
  private let report: @Sendable (Result, Int) -> Void

  init(report: @escaping @Sendable (Result, Int) -> Void) {
    self.report = report
  }

  func add(_ result: Result, at index: Int) {
    state.withLock { state in
      state.waiting[index] = result
      while let ready = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        report(ready, state.next)
      }
    }
  }
}
