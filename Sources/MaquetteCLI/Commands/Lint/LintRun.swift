import ArgumentParser
import Maquette
import MaquetteLint
import MaquetteSpec
import Synchronization

/// Takes what linting finds, spec by spec: tells it, writes what was mended, or keeps it for a page.
final class LintRun: Sendable {
  private struct State {
    var specs = 0
    var errors = 0
    var warnings = 0
    var notes = 0
    var known = 0
    var mended = 0
    var code: ExitCode?
    var all = KnownFindings()
    var pages: [LintRunner.Result] = []
    var rules: [String] = []
  }

  private let form: LintForm
  private let known: Mutex<KnownFindings?>
  private let isQuiet: Bool
  private let named: [String]
  private let folder: String
  private let printer: DiagnosticPrinter?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - named: the files and folders that somebody named.
  ///   - folder: the project's folder, which known findings are named from.
  init(form: LintForm, known: KnownFile, isQuiet: Bool, named: [String], folder: String) {
    self.form = form
    self.known = Mutex(known.findings)
    (self.isQuiet, self.named, self.folder) = (isQuiet, named, folder)
    if case .diagnostics(let form) = form {
      printer = DiagnosticPrinter(form, isResult: true, explains: false)
    } else {
      printer = nil
    }
  }

  /// Takes the result of one spec.
  func take(_ result: LintRunner.Result) {
    var result = result
    if let mended = result.mended { write(mended, &result) }
    let new = self.new(in: result.report)
    state.withLock { state in
      state.all.add(result.report, from: folder)
      state.known += result.report.all.count - new.all.count
    }
    result.report = new
    let diagnostics = result.report.all.filter { !isQuiet || $0.severity != .note }
    count(result, diagnostics)
    guard let printer else {
      state.withLock { $0.pages.append(result) }
      return
    }
    guard !diagnostics.isEmpty else { return }
    do {
      try printer.report(diagnostics, source: result.source, of: result.name)
    } catch {
      state.withLock { $0.code = $0.code ?? CommandExit.cannotWrite }
    }
  }

  private func count(_ result: LintRunner.Result, _ diagnostics: [Diagnostic]) {
    state.withLock { state in
      // What cannot be read was not linted.
      if !result.isMissing { state.specs += 1 }
      for diagnostic in diagnostics {
        switch diagnostic.severity {
        case .error: state.errors += 1
        case .warning: state.warnings += 1
        case .note: state.notes += 1
        }
        if !state.rules.contains(diagnostic.name), state.rules.count < 6 {
          state.rules.append(diagnostic.name)
        }
      }
      if result.isMissing {
        state.code = CommandExit.noInput
      } else if diagnostics.contains(where: { $0.severity == .error }) {
        state.code = state.code ?? CommandExit.code(for: diagnostics)
      }
    }
  }

  /// A report without what is known.
  func new(in report: Linter.Report) -> Linter.Report {
    known.withLock { $0 }?.unknown(in: report, from: folder) ?? report
  }

  /// Writes a spec in which everything that can be mended is; its other findings are told.
  private func write(_ mended: LintRunner.Mended, _ result: inout LintRunner.Result) {
    do {
      let isNamed = named.contains { Paths.areSame($0, result.name) }
      try FormattedFile(
        rewriting: result.name, isNamed: isNamed, from: result.source, to: mended.source
      ).write()
    } catch {
      (error as? FormattedFile.Failure)?.report()
      let code = (error as? FormattedFile.Failure)?.exitCode ?? CommandExit.cannotWrite
      state.withLock { $0.code = $0.code ?? code }
      return
    }
    (result.source, result.report) = (mended.source, mended.report)
    result.document = mended.document
    state.withLock { $0.mended += mended.findings.count }
    guard case .diagnostics(.human) = form else { return }
    for finding in mended.findings {
      let line = finding.diagnostic.location.map { ":\($0.line)" } ?? ""
      Console.error(
        "\(result.name)\(line): fixed: \(finding.diagnostic.message) [\(finding.rule)]")
    }
  }

  /// Writes what is written at the end, and the sum.
  ///
  /// - Throws: the exit of the command.
  func finish(strict: Bool, recording path: String?) throws {
    let state = state.withLock { $0 }
    try printer?.finish()
    if form == .html {
      try Console.output(document: LintPage(state.pages).html)
    }
    if let path {
      // A record without what was mistyped would make all of that new.
      if state.code == CommandExit.noInput { throw CommandExit.noInput }
      try reportingErrors(as: CommandExit.cannotWrite) {
        let files = RunFiles()
        files.reads(named)
        // Whoever mistypes a name loses no spec, and no list of something else.
        let claim = try files.claim(
          derived: path, in: Paths.folder(of: path), for: "--record-baseline",
          isOurs: { (try? KnownFindings($0, file: path)) != nil })
        try AtomicFile.write(Array(state.all.json.utf8), to: claim)
      }
      if !isQuiet {
        let count = state.all.count
        let known = Console.counted(count, "finding") + (count == 1 ? " is" : " are")
        Console.error("\(known) recorded as known in \(path)")
      }
      return
    }
    if form == .diagnostics(.human), !isQuiet { try Console.output(text(of: state) + "\n") }
    if let code = state.code { throw code }
    if strict, state.warnings > 0 { throw CommandExit.different }
  }

  private func text(of state: State) -> String {
    func number(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    var sum =
      "\(number(state.specs, "spec")) linted: \(number(state.errors, "error")), "
      + "\(number(state.warnings, "warning")), \(number(state.notes, "note"))"
    if state.mended > 0 { sum += ", \(state.mended) fixed" }
    if state.known > 0 { sum += ", \(state.known) known" }
    guard let first = state.rules.first(where: { $0.contains("/") }) else { return sum }
    return sum + "\n'maquette explain RULE' says more about a rule: maquette explain \(first)"
  }
}
