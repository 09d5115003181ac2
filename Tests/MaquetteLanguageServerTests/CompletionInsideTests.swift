import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLanguageServer

/// Completion inside of gradients, texts, quotation marks and comments.
@Suite("Completion inside of values and comments")
struct CompletionInsideTests {
  private func labels(_ text: String) -> [String] { CompletionTests.labels(text) }

  @Test(
    "A gradient behind a component has its keys",
    arguments: ["{|}", "{lin|", "{lin|}", "{linearGradient: [red, blue], |}"])
  func gradients(_ value: String) {
    let found = labels("VStack:\n  - Label: A\n    background: \(value)\n")
    #expect(found.contains(value.contains("[") ? "startPoint" : "linearGradient"), "\(found)")
    // Behind the whole picture is one colour.
    #expect(labels("background: \(value)\nLabel: A\n").isEmpty)
  }

  @Test(
    "The colours of a gradient are completed, with and without keys of their own",
    arguments: [
      "Circle:\n  fill: {linearGradient: [red, sy|]}\n",
      "VStack:\n  background: {linearGradient: [red, sy|]}\n",
      "Circle:\n  fill:\n    linearGradient: [red, |]\n",
      "Circle:\n  fill:\n    linearGradient:\n      - red\n      - |\n",
      "Circle:\n  fill: {linearGradient: [red, {color: sy|}]}\n",
    ])
  func stops(_ text: String) {
    #expect(labels(text).contains("systemBlue"))
  }

  @Test("Between the colours of a gradient stand their keys, too")
  func keysOfStops() {
    let found = labels("Circle:\n  fill:\n    linearGradient:\n      - red\n      - |\n")
    #expect(found.contains("color") && found.contains("location"))
  }

  private static let head = "definitions:\n  Row:\n    parameters: [title, note?]\n"

  @Test("A text of a definition takes its parameters")
  func parameters() {
    let head = Self.head
    #expect(labels(head + "    Label: \"${|}\"\n") == ["title", "note"])
    #expect(labels(head + "    Label: \"Hi, ${no|\"\n") == ["note"])
    #expect(labels(head + "    VStack:\n      - Label: ${ti|}\n") == ["title"])
    #expect(
      CompletionTests.accepted("note", head + "    Label: \"${title} ${n|}\"\n")
        == head + "    Label: \"${title} ${note}\"\n")
    #expect(
      CompletionTests.accepted("title", head + "    Label: \"${|\"\n")
        == head + "    Label: \"${title}\"\n")
    // Elsewhere there are none.
    #expect(labels(head + "    Label: \"${title} |\"\n").isEmpty)
    #expect(labels(head + "VStack:\n  - Label: \"${|}\"\n").isEmpty)
  }

  @Test("A component's name in quotation marks is completed, and stays in them")
  func quoted() {
    #expect(CompletionTests.accepted("Button", "\"But|\"") == "\"Button\"")
    #expect(
      CompletionTests.accepted("Button", "VStack:\n  - \"But|\"\n")
        == "VStack:\n  - \"Button\"\n")
    #expect(
      CompletionTests.accepted("Spacer", "VStack:\n  - 'Sp|'\n") == "VStack:\n  - 'Spacer'\n")
  }

  /// Knows two rules, and finds nothing.
  private struct Rules: SpecLinter {
    let rules = [
      EditorRule(name: "button/spacing", summary: "Too close."),
      EditorRule(name: "label/cut", summary: "Cut."),
    ]
    let comments = ["maquette-disable", "maquette-disable-next-line"]

    func findings(in document: SpecDocument, of text: CheckedText, by renderer: Renderer)
      -> [EditorFinding]
    { [] }
  }

  /// What is offered in a comment.
  private func rules(_ comment: String) -> [String] {
    let text = "VStack:\n  \(comment)\n  - Label: A\n"
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let document = OpenDocument(
      uri: "untitled:a", language: "yaml", version: 1, text: parts.joined())
    let completion = Completion(
      document: document, vocabulary: Vocabulary(.standard), root: nil, insertsLines: true,
      linter: Rules())
    return completion.result(at: parts[0].utf8.count).candidates.map(\.label)
  }

  @Test("A comment that turns rules off takes their names")
  func comments() {
    let line = "# maquette-disable-next-line "
    #expect(rules(line + "|") == ["button/spacing", "label/cut"])
    #expect(rules("# maquette-disable la|: why") == ["label/cut"])
    #expect(rules(line + "label/cut, |") == ["button/spacing"])
    #expect(rules(line + "label/cut: as in la|").isEmpty)
    #expect(rules("# maquette-disable-next-line|").isEmpty)
    #expect(rules("# labels |").isEmpty)
  }
}
