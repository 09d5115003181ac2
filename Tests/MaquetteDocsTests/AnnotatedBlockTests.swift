import Testing

@testable import MaquetteDocs

@Suite("A block whose picture is annotated")
struct AnnotatedBlockTests {
  private func result(_ options: String, callouts: String = "") throws -> MarkdownResult {
    let spec = "```maquette\n\(callouts)Button: Continue\nwidth: 300\nheight: 60\n```"
    return rendering(
      "<!-- maquette:begin id=go \(options) -->\n\(spec)\n<!-- maquette:end -->\n",
      in: try DocsWorkspace())
  }

  private let callouts = "callouts: [{target: Continue, text: Starts}]\n"

  @Test("is shown as wide as it is with its panel")
  func panel() throws {
    let plain = try result("")
    let result = try result("overlay=callouts,redlines", callouts: callouts)
    #expect(!result.hasErrors)
    #expect(plain.text.contains("width=\"300\""))
    // PNG has the width in bytes 16 to 19; there are two pixels to a point.
    let width = result.pictures[0].bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(result.text.contains("width=\"\(width / 2)\""))
    #expect(result.pictures[0].bytes != plain.pictures[0].bytes)
  }

  @Test("has its legend as a table below it, which a second run keeps")
  func table() throws {
    let first = try result("overlay=callouts legend=markdown", callouts: callouts)
    #expect(
      first.text.contains(
        """
        </picture>

        | # | Component | Name | Note |
        |--:|---|---|---|
        | 1 | Button | Continue | Starts |
        <!-- maquette:end -->
        """), "\(first.text)")
    let second = rendering(first.text, in: try DocsWorkspace())
    #expect(!second.hasErrors && second.text == first.text)
    let none = try result("overlay=callouts legend=none")
    #expect(!none.hasErrors && !none.text.contains("|"))
  }

  @Test("tells what is wrong with its options and its callouts")
  func mistakes() throws {
    let unknown = try result("overlay=callouts,redline")
    #expect(
      unknown.documents[0].diagnostics.first?.message == "unknown value 'redline' for 'overlay'")
    let lost = try result("overlay=callouts", callouts: "callouts: [{target: Nowhere, text: x}]\n")
    #expect(lost.hasErrors && lost.documents[0].diagnostics.first?.location != nil)
  }
}
