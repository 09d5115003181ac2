import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteLint

/// `maquette explain`: tells what a diagnostic or a rule means and what to do.
struct ExplainCommand: ParsableCommand, TellsExits {
  static let exits = Exits()

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a diagnostic or a rule with an example; without a name, lists all of them.",
    discussion: """
      Examples:
        maquette explain
        maquette explain hit-target-overlap
        maquette explain button/one-prominent
        maquette explain button/one-prominent --json
        maquette explain -o docs/rules

      'maquette check' prints the names with --diagnostics short, json or sarif.
      """)

  @Argument(
    help: "A diagnostic's or a rule's name.",
    completion: .found { ExplainCommand.names })
  var id: String?

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: "Write a page of Markdown for each rule into this folder, for documentation.",
    completion: .directory)
  var output: String?

  @Flag(
    name: .customLong("json"), help: "Print JSON for programs, about one name or about all of them."
  )
  var json = false

  @OptionGroup var colors: ColorOptions

  /// Everything that there is an explanation of.
  private static var names: [String] {
    DiagnosticID.allCases.map(\.rawValue) + LintRule.all.map(\.name)
  }

  func run() throws {
    if json, output != nil {
      throw Console.misuse(
        "-o writes pages of Markdown, and --json prints JSON; leave one of them out")
    }
    if let output { return try writePages(into: Paths.slashed(output)) }
    guard let id else {
      if json { return try Console.output(document: ExplainedJSON.all.prettyText) }
      let rows = DiagnosticID.allCases.map { id in
        [id.rawValue, ExplainCommand.firstSentence(of: id.explanation.meaning)]
      }
      let rules = LintRule.all.map { [$0.name, ExplainCommand.firstSentence(of: $0.summary)] }
      return try Console.output(
        Table.text(rows, wrapsLast: true) + "\n" + Table.text(rules, wrapsLast: true))
    }
    // Pasted from a message, it may still be in brackets.
    let name = id.filter { !"[]".contains($0) }.lowercased()
    if let rule = LintRule.named(name) {
      return try json
        ? Console.output(document: ExplainedJSON.value(of: rule).prettyText)
        : Console.output(RulePage(rule).text)
    }
    guard let known = DiagnosticID(rawValue: name) else {
      let hint =
        Suggestion.nearest(to: name, in: ExplainCommand.names).map { "did you mean '\($0)'?" }
        ?? "'maquette explain' lists all of them"
      throw Console.misuse("there is no diagnostic '\(id)'; \(hint)")
    }
    if json { return try Console.output(document: ExplainedJSON.value(of: known).prettyText) }
    try Console.output(ExplainCommand.page(of: known))
  }

  private func writePages(into folder: String) throws {
    let files = RunFiles()
    try reportingErrors {
      for page in RulePages.all {
        let claim = try files.claim(derived: folder + page.name, in: folder) { bytes in
          RulePages.isPage(bytes)
        }
        try AtomicFile.write(Array(page.text.utf8), to: claim)
      }
    }
    Console.error("\(RulePages.all.count) pages are in \(folder)")
  }

  private static func firstSentence(of text: String) -> String {
    text.split(separator: ". ", maxSplits: 1).first.map { sentence in
      sentence.hasSuffix(".") ? String(sentence.dropLast()) : String(sentence)
    } ?? text
  }

  private static func page(of id: DiagnosticID) -> String {
    let explanation = id.explanation
    return id.rawValue + "\n\n" + Table.wrapped(explanation.meaning.spacedWords, first: 0, 0)
      + block("Wrong", explanation.example) + block("Right", explanation.mended)
      + "\nWhat to do:\n" + Table.wrapped(explanation.advice.spacedWords, first: 2, 2)
  }

  /// A spec below a title; nothing for none.
  static func block(_ title: String, _ spec: String?) -> String {
    spec.map { "\n\(title):\n" + lines($0) } ?? ""
  }

  /// The lines of a spec, indented.
  static func lines(_ spec: String) -> String {
    DiagnosticText.printable(spec).split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}
