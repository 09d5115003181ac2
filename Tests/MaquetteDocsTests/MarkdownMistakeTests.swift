import Testing
import ThreadClock

@testable import MaquetteDocs

@Suite("A mistake in a Markdown document")
struct MarkdownMistakeTests {
  static let end = "<!-- maquette:end -->\n"
  static let fence = "```maquette\nLabel: A\n```\n"
  static let begin = "<!-- maquette:begin id=a -->\n"

  static let mistakes: [(text: String, place: String, mention: String)] = [
    (begin + "```maquette\nLabel: A\n" + end, "2:1", "not closed"),
    (begin + fence, "1:1", "this 'maquette:begin' has no 'maquette:end' below it"),
    ("x\n\n" + end, "3:1", "this 'maquette:end' has no 'maquette:begin' above it"),
    (begin + "<!-- maquette:begin id=b -->\n" + fence + end, "2:1", "inside the one"),
    (begin + fence + end + "\n" + begin + fence + end, "7:1", "used twice"),
    (
      begin + fence + end + "\n<!-- maquette:begin id=A -->\n" + fence + end, "7:1",
      "the first is in line 1"
    ),
    (
      "<!-- maquette:begin id=a folder=UI/x -->\n" + fence + end
        + "\n<!-- maquette:begin id=A folder=ui/X -->\n" + fence + end, "7:1", "used twice"
    ),
    ("<!-- maquette:begin id=a spec=. -->\n" + end, "1:31", "'.' is a folder, not a file"),
    ("<!-- maquette:begin id=a spec=./ -->\n" + end, "1:31", "for example 'signin.yaml'"),
    ("<!-- maquette:begin id=a symbols=. -->\n" + fence + end, "1:34", "'.' is a folder"),
    ("<!-- maquette:begin id=a theme=. -->\n" + fence + end, "1:32", "'.' is a folder"),
    ("<!-- maquette:begin id=a/b -->\n" + fence + end, "1:21", "contains '/'"),
    ("<!-- maquette:begin id=.a -->\n" + fence + end, "1:21", "starts with '.'"),
    ("<!-- maquette:begin -->\n" + fence + end, "1:1", "no id"),
    (begin + end, "1:1", "no spec"),
    (begin + fence + "\n" + fence + end, "6:1", "second fence"),
    (begin + fence + "```swift\n```\n" + end, "5:1", "another fence"),
    (begin + "Prose.\n" + fence + end, "2:1", "would be lost"),
    ("<!-- maquette:begin id=a wdth=3 -->\n" + fence + end, "1:26", "did you mean 'width'?"),
    ("<!-- maquette:begin id=a id=b -->\n" + fence + end, "1:26", "given twice"),
    ("<!-- maquette:begin id=a width=x -->\n" + fence + end, "1:26", "width"),
    ("<!-- maquette:begin id=a platform=io -->\n" + fence + end, "1:35", "platform"),
    ("<!-- maquette:begin id=a style=mkdoc -->\n" + fence + end, "1:32", "mkdocs"),
    ("<!-- maquette:begin id=a format=pdf -->\n" + fence + end, "1:1", "PDF"),
    ("<!-- maquette:begin id=a variants=lihgt -->\n" + fence + end, "1:35", "light"),
    ("<!-- maquette:begin id=a folder=../x -->\n" + fence + end, "1:33", "outside"),
    ("<!-- maquette:begin id=a folder=/x -->\n" + fence + end, "1:33", "outside"),
    ("<!-- maquette:begin id=a alt=\"x -->\n" + fence + end, "1:30", "quote"),
    ("<!-- maquette:begin id=a hello -->\n" + fence + end, "1:26", "name=value"),
    ("<!-- maquette:begin id=a spec=a.yaml -->\n" + fence + end, "2:1", "as well"),
    ("<!-- maquette:begn id=a -->\n", "1:1", "did you mean 'begin'?"),
    ("<!-- maquette:begin id=a\n-->\n", "1:1", "does not end in its line"),
    ("<!-- maquette:begin id=a --> x\n", "1:1", "follows the comment"),
    (begin + fence + "<!-- maquette:end id=a -->\n", "5:18", "no options"),
    ("> " + begin + "> ```maquette\n> Label: A\n> ```\n\n" + end, "6:1", "another quote"),
    (
      "<!-- maquette:begin id=a source=hide -->\n```maquette\nLabel: a-->b\n```\n" + end, "3:1",
      "would end the comment"
    ),
    // What is wrong in a spec has its place in the document.
    (begin + "```maquette\nLabel: A\nwidht: 3\n```\n" + end, "4:1", "width"),
    ("- " + begin + "  ```maquette\n  Buton: A\n  ```\n  " + end, "3:3", "Button"),
    ("> é " + "\n>\n> " + begin + "> ```maquette\n> Buton: A\n> ```\n> " + end, "5:3", "Button"),
    ("\u{FEFF}" + begin + "\t\n```maquette\nButon: A\n```\n" + end, "4:1", "Button"),
    ("a\u{0}b", "1:2", "NUL"),
    (
      "<!-- maquette:begin id=a alt=\(String(repeating: "x", count: 17_000)) -->\n", "1:1",
      "shorten its options"
    ),
  ]

  @Test("is told with its place and what to do", arguments: mistakes)
  func mistake(_ text: String, _ place: String, _ mention: String) throws {
    let workspace = try DocsWorkspace()
    let result = rendering(text, in: workspace)
    let errors = result.documents[0].diagnostics
    let first = try #require(errors.first)
    #expect(result.hasErrors)
    #expect(errors.count == 1, "\(errors)")
    #expect(first.location.map { "\($0.line):\($0.column)" } == place, "\(first)")
    #expect((first.message + (first.hint ?? "")).contains(mention), "\(first)")
    #expect(first.hint != nil)
  }

  @Test("in a file that a block names is told at its place in that file")
  func inFile() throws {
    let workspace = try DocsWorkspace([
      "maquette.yaml": "specs: [s]\n", "s/al.yaml": "device: iPhone 15\nview:\n  Alert: Delete?\n",
      "s/wrong.yaml": "Buton: A\n",
      "d/a.md": """
      <!-- maquette:begin id=a spec=../s/al.yaml -->
      <!-- maquette:end -->
      <!-- maquette:begin id=c spec=../s/wrong.yaml -->
      <!-- maquette:end -->

      """,
    ])
    let told = try workspace.run("md", "d/a.md").errors
    #expect(told.contains("s/al.yaml:3:3: warning: the alert has no buttons"), "\(told)")
    #expect(told.contains("s/wrong.yaml:1:1: error: unknown component"), "\(told)")
    #expect(!told.contains("d/"), "\(told)")
  }

  @Test("is told with all others, in the order of the document")
  func all() throws {
    let text =
      Self.begin + "```maquette\nButon: A\n```\n" + Self.end + "\n" + Self.end + "\n"
      + "<!-- maquette:begin id=b x=1 y=2 -->\n" + Self.fence + Self.end
    let errors = rendering(text, in: try DocsWorkspace()).documents[0].diagnostics
    #expect(errors.map(\.location?.line) == [3, 7, 9, 9])
  }

  @Test("of names that only differ in what variants add is found")
  func derivedNames() throws {
    let text =
      "<!-- maquette:begin id=a variants=rtl -->\n" + Self.fence + Self.end + "\n"
      + "<!-- maquette:begin id=a.rtl -->\n" + Self.fence + Self.end
    let errors = rendering(text, in: try DocsWorkspace()).documents[0].diagnostics
    #expect(errors.map(\.message).contains { $0.contains("would both write") })
  }

  @Test("of options behind a fence, thousands of them, is told once and at once")
  func options() throws {
    var settings = MarkdownSettings()
    settings.bareFences = .adopt
    let options = (0..<50_000).map { "k\($0)=v" }.joined(separator: " ")
    let workspace = try DocsWorkspace()
    let time = ThreadClock().measure {
      let errors = rendering("```maquette \(options)\nLabel: A\n```\n", settings, in: workspace)
        .documents[0].diagnostics
      #expect(errors.map(\.message) == ["the options have more than 16384 bytes"])
    }
    #expect(time < .seconds(20), "\(time)")
  }

  @Test("that is not UTF-8 is told with its place")
  func encoding() throws {
    let errors = rendering([0x61, 0x0A, 0x62, 0xFF], in: try DocsWorkspace()).documents[0]
    #expect(errors.diagnostics.first?.location?.line == 2)
    #expect(errors.diagnostics.first?.location?.column == 2)
  }
}
