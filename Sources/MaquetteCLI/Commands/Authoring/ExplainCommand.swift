import ArgumentParser
import Maquette

/// `maquette explain`: tells what a diagnostic means and what to do.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells what a diagnostic means, with an example; without a name lists all.",
    discussion: """
      Examples:
        maquette explain
        maquette explain hit-target-overlap

      'maquette check --diagnostics short' and its forms json and sarif tell the names.
      """)

  @Argument(help: "A diagnostic's name.", completion: .words(of: DiagnosticID.self))
  var id: String?

  func run() throws {
    guard let id else {
      let rows = DiagnosticID.allCases.map { id in
        [id.rawValue, ExplainCommand.firstSentence(of: id.explanation.meaning)]
      }
      return try Console.output(Table.text(rows))
    }
    // Pasted from a message, it may still be in brackets.
    let name = id.filter { !"[]".contains($0) }.lowercased()
    guard let known = DiagnosticID(rawValue: name) else {
      let names = DiagnosticID.allCases.map(\.rawValue)
      let hint =
        Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
        ?? "'maquette explain' lists all of them"
      Console.error("error: there is no diagnostic '\(id)'; \(hint)")
      throw CommandExit.usage
    }
    try Console.output(ExplainCommand.page(of: known))
  }

  private static func firstSentence(of text: String) -> String {
    text.split(separator: ". ", maxSplits: 1).first.map { sentence in
      sentence.hasSuffix(".") ? String(sentence.dropLast()) : String(sentence)
    } ?? text
  }

  private static func page(of id: DiagnosticID) -> String {
    let explanation = id.explanation
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    func block(_ title: String, _ spec: String?) -> String {
      guard let spec else { return "" }
      let lines = DiagnosticText.printable(spec).split(
        separator: "\n", omittingEmptySubsequences: false)
      return "\n\(title):\n" + lines.filter { !$0.isEmpty }.map { "    \($0)\n" }.joined()
    }
    return id.rawValue + "\n\n" + Table.wrapped(words(explanation.meaning), first: 0, 0)
      + block("Example", explanation.example) + block("Better", explanation.mended)
      + "\nWhat to do:\n" + Table.wrapped(words(explanation.advice), first: 2, 2)
  }
}
