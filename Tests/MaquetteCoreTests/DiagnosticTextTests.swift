import MaquetteCore
import Testing

@Suite("Diagnostics as text")
struct DiagnosticTextTests {
  private func text(
    _ source: String, line: Int, column: Int, length: Int = 1, hint: String? = "do this"
  ) -> String {
    DiagnosticText(source: Array(source.utf8)).text(
      of: Diagnostic(
        .error, "wrong", file: "a.yaml", location: SourceLocation(line: line, column: column),
        length: length, hint: hint))
  }

  @Test("A caret and waves stand below the word")
  func caret() {
    #expect(
      text("view:\n    - Buton: Continue\n", line: 2, column: 7, length: 5) == """
        a.yaml:2:7: error: wrong
        2 |     - Buton: Continue
          |       ^~~~~ do this
        """)
  }

  @Test("The margin grows with the line's number")
  func margin() {
    let source = String(repeating: "\n", count: 99) + "x: 1"
    #expect(
      text(source, line: 100, column: 1) == """
        a.yaml:100:1: error: wrong
        100 | x: 1
            | ^ do this
        """)
  }

  @Test("Lines end where YAML ends them", arguments: ["\n", "\r\n", "\r"])
  func ends(_ end: String) {
    #expect(
      text("a: 1\(end)\(end)Buton: b\(end)", line: 3, column: 1, length: 5) == """
        a.yaml:3:1: error: wrong
        3 | Buton: b
          | ^~~~~ do this
        """)
  }

  @Test("A tab takes one column")
  func tabs() {
    #expect(
      text("\tx: 1", line: 1, column: 2) == """
        a.yaml:1:2: error: wrong
        1 |  x: 1
          |  ^ do this
        """)
  }

  @Test("A carriage return at the end is no part of the line")
  func carriageReturn() {
    let shown = text("a: 1\r\nbcd: 2\r\n", line: 2, column: 1, length: 40)
    #expect(
      shown == """
        a.yaml:2:1: error: wrong
        2 | bcd: 2
          | ^~~~~~ do this
        """)
  }

  @Test("Waves end with the line, and the caret may stand just after it")
  func beyond() {
    #expect(text("ab", line: 1, column: 3, length: 9).hasSuffix("1 | ab\n  |   ^ do this"))
    #expect(text("ab", line: 1, column: 4) == "a.yaml:1:4: error: wrong; do this")
    #expect(text("ab", line: 2, column: 1) == "a.yaml:2:1: error: wrong; do this")
    #expect(text("ab", line: 0, column: 0) == "a.yaml:0:0: error: wrong; do this")
  }

  @Test("Of a wide line only the neighbourhood is shown, with the caret in the right place")
  func wide() throws {
    let source = String(repeating: "-", count: 300) + "X" + String(repeating: "+", count: 300)
    let lines = text(source, line: 1, column: 301).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 120 })
    let shown = Array(lines[1])
    let column = try #require(lines[2].firstIndex(of: "^"))
    let offset = lines[2].distance(from: lines[2].startIndex, to: column)
    #expect(shown[offset] == "X")
  }

  @Test("Columns count characters, not bytes")
  func characters() {
    #expect(
      text("é👍🏽: x", line: 1, column: 5) == """
        a.yaml:1:5: error: wrong
        1 | é👍🏽: x
          |     ^ do this
        """)
  }

  @Test("Without a source the hint follows the message")
  func noSource() {
    let writer = DiagnosticText()
    #expect(
      writer.text(of: Diagnostic(.warning, "doubtful", file: "b.yaml", hint: "look"))
        == "b.yaml: warning: doubtful; look")
    #expect(writer.text(of: Diagnostic(.error, "wrong")) == "error: wrong")
  }

  @Test(
    "What a terminal would obey is replaced, one mark for one character",
    arguments: [
      "\u{1B}", "\u{07}", "\u{9B}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{200F}",
    ])
  func escapes(character: String) {
    #expect(DiagnosticText.printable("a\(character)b") == "a\u{FFFD}b")
    #expect(text("a\(character)b: 1", line: 1, column: 3).contains("1 | a\u{FFFD}b: 1\n  |   ^"))
  }

  @Test("Line feeds stay and other scripts are left alone")
  func printable() {
    #expect(DiagnosticText.printable("a\nb\tc") == "a\nb c")
    #expect(DiagnosticText.printable("مرحبا 👩‍👩‍👧 字") == "مرحبا 👩‍👩‍👧 字")
  }
}
