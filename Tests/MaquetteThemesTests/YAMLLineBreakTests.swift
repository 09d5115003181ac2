import MaquetteCore
import MaquetteSpec
import Testing

/// YAML 1.1, which libyaml reads, ends lines where editors do not.
@Suite("Line breaks of YAML 1.1")
struct YAMLLineBreakTests {
  private static let breaks = ["\u{85}", "\u{2028}", "\u{2029}"]

  private func error(_ text: String) -> Diagnostic? {
    do {
      _ = try YAMLReader.read(text, file: "a.yaml")
      return nil
    } catch {
      return (error as? DiagnosticError)?.diagnostics.first
    }
  }

  @Test(
    "Places are those that editors show: behind such a character in its line, and in later lines",
    arguments: breaks, ["\n", "\r\n", "\r"])
  func places(_ mark: String, _ end: String) throws {
    let text = "a: {b: \"é\(mark)\(mark)x\", c: d}\(end)e: f\(end)g:\(end)  h: i\(end)"
    let root = try #require(try YAMLReader.read(text).map)
    #expect(root.map(\.location) == [.init(1, 1), .init(2, 1), .init(3, 1)])
    let inner = try #require(root[0].value.map)
    #expect(inner.map(\.location) == [.init(1, 5), .init(1, 16)])
    #expect(inner.map(\.value.location) == [.init(1, 8), .init(1, 19)])
    #expect(root[1].value.location == .init(2, 4))
    #expect(root[2].value.map?.map(\.location) == [.init(4, 3)])
  }

  @Test("Lines of texts are those that editors show", arguments: breaks)
  func texts(_ mark: String) {
    let text = "a: \"x\(mark)y\"\nb: |\n  one\(mark)  two\n  # no comment\nc: d\n"
    #expect(YAMLReader.linesOfTexts(in: Array(text.utf8)) == [3...4])
  }

  @Test(
    "A mistake that is one only because of such a character names it",
    arguments: [("\u{85}", "0085"), ("\u{2028}", "2028"), ("\u{2029}", "2029")])
  func named(_ mark: String, _ digits: String) {
    let found = error("a: b\nLabel: Line\(mark)two\n")
    #expect(found?.location == .init(2, 13))
    #expect(
      found?.hint == "U+\(digits) in line 2, column 12, ends a line in YAML 1.1: remove it, "
        + "or write \\u\(digits) in double quotes")
  }

  @Test("Another mistake has its own hint", arguments: breaks)
  func others(_ mark: String) {
    let start = error("a: \"x\(mark)y\"\nb: @x\n")
    #expect(start?.location == .init(2, 4))
    #expect(start?.hint == "put the text in quotes")
    let quote = error("a: \"x\(mark)y\nb: \"d\"\n")
    #expect(quote?.location == .init(2, 5))
    #expect(quote?.message == "the quote of line 1 is not closed")
    let bracket = error("a: [\"x\(mark)y\", b\n")
    #expect(bracket?.message == "the '[' of line 1 is not closed")
    #expect(bracket?.hint == "add the closing ']'")
  }
}

extension MaquetteCore.SourceLocation {
  fileprivate init(_ line: Int, _ column: Int) { self.init(line: line, column: column) }
}
