import ArgumentParser
import Maquette
import Synchronization

/// How a command tells what is wrong.
struct DiagnosticOptions: ParsableArguments {
  @Option(
    help: "How messages are written: human, short (a line each), json or sarif.",
    completion: .words(of: DiagnosticForm.self))
  var diagnostics: String?

  /// The form asked for.
  ///
  /// - Throws: ``DiagnosticError`` for a word that is none.
  func form() throws -> DiagnosticForm {
    guard let diagnostics else { return .human }
    if let form = DiagnosticForm(rawValue: diagnostics) { return form }
    throw DiagnosticError(
      "--diagnostics: unknown form '\(diagnostics)'",
      hint: Suggestion.hint(for: diagnostics, in: DiagnosticForm.allCases.map(\.rawValue)))
  }
}

/// Writes diagnostics in the form that was asked for.
final class DiagnosticPrinter: Sendable {
  private let form: DiagnosticForm
  /// Whether programs' forms go to standard output, as for a command whose result they are.
  private let isResult: Bool
  private let collected = Mutex<[Diagnostic]>([])

  init(_ form: DiagnosticForm, isResult: Bool = false) {
    self.form = form
    self.isResult = isResult
  }

  /// Tells of diagnostics about a text, now or, for a document, at the end.
  func report(_ diagnostics: [Diagnostic], source: [UInt8], of file: String?) throws {
    switch form {
    case .human: Console.report(diagnostics, source: source, of: file)
    case .short:
      try write(
        diagnostics.prefix(Limits.diagnostics).map { DiagnosticReport.line($0) + "\n" }.joined())
    case .json, .sarif:
      collected.withLock { $0 += diagnostics.prefix(Limits.diagnostics) }
    }
  }

  /// Writes the document, also one of nothing.
  func finish() throws {
    guard form.isDocument else { return }
    try write(DiagnosticReport.document(of: collected.withLock { $0 }, form: form))
  }

  private func write(_ text: String) throws {
    if isResult { try Console.output(document: text) } else { Console.error(document: text) }
  }
}
