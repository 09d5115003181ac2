import ArgumentParser
import Maquette
import Synchronization

/// How a command tells what is wrong.
struct DiagnosticOptions: ParsableArguments {
  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "The form of messages: human, short (one line each), json, sarif, github or junit.",
      default: DiagnosticForm.human),
    completion: .words(of: DiagnosticForm.self))
  var diagnostics: String?

  @OptionGroup var colors: ColorOptions

  /// The form asked for.
  ///
  /// - Throws: ``DiagnosticError`` for a word that is none.
  func form() throws -> DiagnosticForm {
    guard let diagnostics else { return .human }
    return try FlagWords.value(diagnostics, "--diagnostics: unknown form")
  }
}

/// Writes diagnostics in the form that was asked for.
final class DiagnosticPrinter: Sendable {
  private let form: DiagnosticForm
  /// Whether programs' forms go to standard output, as for a command whose result they are.
  private let isResult: Bool
  /// Whether a last line names the kinds of messages that there were.
  private let explains: Bool
  private let collected = Mutex<[Diagnostic]>([])
  private let explained = Mutex(ExplainedMessages())
  /// What was told of flags: they are wrong once, however many specs are drawn with them.
  private let ofFlags = Mutex(Set<Diagnostic>())

  init(_ form: DiagnosticForm, isResult: Bool = false, explains: Bool = true) {
    self.form = form
    self.isResult = isResult
    self.explains = explains
  }

  /// Tells of diagnostics about a text, now or, for a document, at the end.
  func report(_ diagnostics: [Diagnostic], source: [UInt8], of file: String?) throws {
    let diagnostics = diagnostics.filter { diagnostic in
      !diagnostic.isOfFlag || ofFlags.withLock { $0.insert(diagnostic).inserted }
    }
    switch form {
    case .human:
      Console.report(diagnostics, source: source, of: file, explains: false)
      explained.withLock { $0.add(diagnostics) }
    case .short:
      try write(
        diagnostics.prefix(Limits.diagnostics).map { DiagnosticReport.line($0) + "\n" }.joined())
    case .json, .sarif, .github, .junit:
      collected.withLock { $0 += diagnostics.prefix(Limits.diagnostics) }
    }
  }

  /// Writes the document, also one of nothing; for people, the line that says where more is told.
  func finish() throws {
    if form == .human, explains, let line = explained.withLock({ $0 }).line { Console.error(line) }
    guard form.isDocument else { return }
    try write(DiagnosticReport.document(of: collected.withLock { $0 }, form: form))
  }

  private func write(_ text: String) throws {
    if isResult { try Console.output(document: text) } else { Console.error(document: text) }
  }
}
