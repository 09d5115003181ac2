import ArgumentParser
import Maquette
import Synchronization

/// Runs a batch and prints what comes of it, in the order of the specs.
struct BatchPrinter {
  private let batch: Batch
  private let quiet: Bool

  private let form: DiagnosticForm
  /// The file that tells what was made of what, if one is asked for.
  var dependencies: DependencyOptions?

  init(_ batch: Batch, quiet: Bool, form: DiagnosticForm = .human) {
    self.form = form
    self.batch = batch
    self.quiet = quiet
  }

  /// Runs the batch.
  ///
  /// - Throws: the exit code of the first spec that failed.
  func run(workers: Int) throws {
    let bar = ProgressBar(total: batch.inputs.count)
    let failure = Mutex<ExitCode?>(nil)
    let printer = DiagnosticPrinter(form)
    let tally = Mutex(Tally())
    // A reader that went away is told of once, not once for each picture.
    let isMute = Mutex(quiet || batch.output == .memory)
    BatchRunner(batch, workers: workers).run { result, done in
      if !result.diagnostics.isEmpty {
        bar.clear()
        try? printer.report(result.diagnostics, source: result.source, of: result.name)
      }
      tally.withLock { $0.add(result) }
      var code = result.exitCode
      do {
        if !result.bytes.isEmpty { try Console.output(result.bytes) }
        if !result.written.isEmpty, !isMute.withLock({ $0 }) {
          bar.clear()
          try Console.output(lines: result.written)
        }
      } catch {
        isMute.withLock { $0 = true }
        code = code ?? error as? ExitCode ?? CommandExit.cannotWrite
      }
      if let code { failure.withLock { $0 = $0 ?? code } }
      bar.update(done)
    }
    bar.clear()
    try printer.finish()
    let result = tally.withLock { $0 }
    if let dependencies {
      try reportingErrors {
        try dependencies.write(
          result.rules, batch.permissions,
          besides: batch.inputs.map(\.name) + batch.otherInputs + batch.fontPaths)
      }
    }
    if !quiet, result.pictures > 1, result.unchanged + result.reused > 0 {
      Console.error(
        "\(result.pictures) pictures, \(result.unchanged) unchanged, "
          + "\(result.reused) from the cache")
    } else if !quiet, result.pictures > 1 {
      Console.closing(
        "\(Console.counted(result.pictures, "picture")) of "
          + Console.counted(batch.inputs.count, "spec"))
    }
    if let code = failure.withLock({ $0 }) { throw code }
  }
}

/// What came of all specs.
private struct Tally {
  var pictures = 0
  var unchanged = 0
  var reused = 0
  var rules: [DependencyFile.Rule] = []

  mutating func add(_ result: SpecResult) {
    pictures += result.written.count
    unchanged += result.unchanged
    reused += result.reused
    guard !result.targets.isEmpty else { return }
    rules.append(.init(outputs: result.targets, inputs: result.inputs))
  }
}
