import Dispatch
import MaquetteCore
import Synchronization

/// Looks at texts in a thread of its own: some time after the last change, and no longer at one that
/// was changed meanwhile.
final class Checker: Sendable {
  /// One state of a text.
  struct Job: Sendable {
    var uri: String
    var version: Int
    var text: CheckedText
    /// Nanoseconds of the clock at which it is looked at.
    var due: Int
  }

  /// What was found in one state of a text.
  struct Result: Sendable {
    var version: Int
    var findings: [EditorFinding]
  }

  private struct State {
    var jobs: [String: Job] = [:]
    var current: (uri: String, cancellation: WorkCancellation)?
    var results: [String: Result] = [:]
    var isStopped = false
  }

  private let state = Mutex(State())
  /// Who holds it tells what was found, or that there is nothing any more: nobody is told of a text
  /// after it was closed.
  private let telling = Mutex(())
  private let bell = DispatchSemaphore(value: 0)

  /// Starts the thread. Where the system has none left, nothing is found.
  ///
  /// - Parameters:
  ///   - makeSources: makes who looks at texts, in that thread.
  ///   - report: is told what was found, in that thread.
  init(
    sources makeSources: @escaping @Sendable () -> [any FindingSource],
    report: @escaping @Sendable (Job, [EditorFinding]) -> Void
  ) {
    let isStarted = startThread { [self] in
      let sources = makeSources()
      while let (job, cancellation) = next() {
        var told: [EditorFinding]?
        func tell(_ findings: [EditorFinding]) {
          telling.withLock { _ in
            let isWanted = state.withLock { state in
              guard !cancellation.isCancelled, !state.isStopped else { return false }
              state.results[job.uri] = Result(version: job.version, findings: findings)
              return true
            }
            if isWanted, told != findings { report(job, findings) }
          }
          told = findings
        }
        let known = Checker.mistakes(result(for: job.uri)?.findings ?? [])
        let findings = WorkBudget.$cancellation.withValue(cancellation) {
          Checker.findings(in: job.text, by: sources) { early in
            // Who has seen these mistakes keeps what was told with them until all is known.
            if Checker.mistakes(early) != known { tell(early) }
          }
        }
        if let findings { tell(findings) }
        state.withLock { $0.current = nil }
      }
    }
    if !isStarted { stop() }
  }

  /// The messages of what is wrong, wherever that stands now.
  private static func mistakes(_ findings: [EditorFinding]) -> [String] {
    findings.map(\.diagnostic).filter { $0.severity == .error }.map(\.message)
  }

  /// What all sources find; `nil` when nobody waits for it any more.
  private static func findings(
    in text: CheckedText, by sources: [any FindingSource], soon: ([EditorFinding]) -> Void
  ) -> [EditorFinding]? {
    var result: [EditorFinding] = []
    for source in sources {
      do {
        let before = result
        result += try source.findings(in: text) { soon(before + $0) }
      } catch is CancellationError {
        return nil
      } catch let error as DiagnosticError {
        result += error.diagnostics.map { EditorFinding($0) }
      } catch {
        result.append(EditorFinding(Diagnostic(.error, "\(error)", file: text.name)))
      }
    }
    return result
  }

  /// Looks at a text some milliseconds from now, and at no earlier state of it.
  func check(_ uri: String, version: Int, _ text: CheckedText, in milliseconds: Int) {
    let job = Job(
      uri: uri, version: version, text: text, due: SystemClock.steady.now + milliseconds * 1_000_000
    )
    state.withLock { state in
      if state.current?.uri == uri { state.current?.cancellation.cancel() }
      state.jobs[uri] = job
    }
    bell.signal()
  }

  /// Forgets a text; nothing is told of it afterwards.
  func forget(_ uri: String) {
    telling.withLock { _ in
      state.withLock { state in
        if state.current?.uri == uri { state.current?.cancellation.cancel() }
        state.jobs[uri] = nil
        state.results[uri] = nil
      }
    }
  }

  /// What was found in a text last.
  func result(for uri: String) -> Result? { state.withLock { $0.results[uri] } }

  /// Ends the thread.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.jobs = [:]
      state.current?.cancellation.cancel()
    }
    bell.signal()
  }

  private func next() -> (Job, WorkCancellation)? {
    while true {
      let now = SystemClock.steady.now
      enum Step { case stop, wait(Int?), work(Job, WorkCancellation) }
      let step = state.withLock { state -> Step in
        if state.isStopped { return .stop }
        guard let first = state.jobs.values.min(by: { ($0.due, $0.uri) < ($1.due, $1.uri) }) else {
          return .wait(nil)
        }
        guard first.due <= now else { return .wait(first.due - now) }
        state.jobs[first.uri] = nil
        let cancellation = WorkCancellation()
        state.current = (first.uri, cancellation)
        return .work(first, cancellation)
      }
      switch step {
      case .stop: return nil
      case .wait(nil): bell.wait()
      case .wait(let time?): _ = bell.wait(timeout: .now() + .nanoseconds(time))
      case .work(let job, let cancellation): return (job, cancellation)
      }
    }
  }
}
