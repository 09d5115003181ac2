import Maquette
import MaquetteSpec
import Testing
import ThreadClock

@testable import MaquetteLanguageServer

@Suite("Outlines of texts")
struct OutlineTests {
  /// An outline as a line, for comparing.
  static func sketch(_ node: OutlineNode) -> String {
    switch node.content {
    case .nothing: return "~"
    case .scalar(let scalar): return "'\(scalar.text)'"
    case .list(let nodes): return "[" + nodes.map(sketch).joined(separator: ", ") + "]"
    case .map(let entries):
      return "{"
        + entries.map { entry in
          let stray = entry.stray.map { "('\($0.text)')" } ?? ""
          return entry.key.text + (entry.hasColon ? ": \(stray)\(sketch(entry.value))" : "?")
        }.joined(separator: ", ") + "}"
    }
  }

  static func sketch(_ text: String) -> String {
    sketch(OutlineParser.outline(of: DocumentText(text)))
  }

  /// The same of what readers of specs make of a text.
  static func sketch(_ node: SpecNode) -> String {
    switch node.value {
    case .scalar(""): "~"
    case .scalar(let text): "'\(text)'"
    case .list(let nodes): "[" + nodes.map(sketch).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key): \(sketch($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test(
    "A text that can be read has the outline that readers see",
    arguments: [
      "VStack:\n  - Button: Continue\n    style: filled\n  - Divider\n  - Label: 你好\n",
      "a: {b: 1, c: [2, 3], d: {e: f}}\n", "- a\n- b: c\n  d: e\n-\n  f: g\n- - h\n  - i\n",
      "a:\n- b\n- c\nd: e\n", "a: 'it''s'\nb: \"say \\\"hi\\\"\"\n", "{\"a\": [1, {\"b\": \"c\"}]}",
      "a: b # comment\n# more\nc: d\n", "a:\n  b:\n    c: d\n  e: f\n", "'quoted key': x\n",
      "a: one\n  two\n  three\nb: x\n", "a: [1,\n  2,\n  3]\nb: {c: d,\n  e: f}\n",
      "مفتاح: قيمة\nключ: значение\n鍵: 値\n", "a: #no\nb: c\n", "a: http://x.de:80/y\n",
    ])
  func asReaders(text: String) throws {
    #expect(Self.sketch(text) == Self.sketch(try YAMLReader.read(text)))
  }

  @Test("Half-written texts have the parts that are there")
  func halfWritten() {
    #expect(Self.sketch("VStack:\n  - Button: A\n    sty\n") == "{VStack: [{Button: 'A', sty?}]}")
    #expect(Self.sketch("a: {b: 1, c\nd: e\n") == "{a: {b: '1', c?}, d: 'e'}")
    #expect(Self.sketch("a: [1, 2\nb: c\n") == "{a: ['1', '2'], b: 'c'}")
    #expect(Self.sketch("a: \"x\nb: c\n") == "{a: 'x', b: 'c'}")
    #expect(Self.sketch("VStack: x\n  - A: b\n") == "{VStack: ('x')[{A: 'b'}]}")
    #expect(Self.sketch("VStack:\n  - A: b\n  C\n") == "{VStack: [{A: 'b'}, 'C']}")
    #expect(Self.sketch("  a: b\nc: d\n") == "{a: 'b', c: 'd'}")
    #expect(Self.sketch("") == "~")
  }

  @Test("What stands at a place is found by its bytes")
  func places() throws {
    let text = DocumentText("HStack:\n  - Label: 👩‍👧 Hi\n    font: {size: 17}\n")
    let outline = OutlineParser.outline(of: text)
    let whole = String(decoding: text.bytes, as: UTF8.self)
    func scalar(_ word: String) throws -> String? {
      let range = try #require(whole.firstRange(of: word))
      let offset = whole[..<range.lowerBound].utf8.count
      return outline.place(at: offset + 1).map { text.string($0.scalar.range) }
    }
    #expect(try scalar("Label") == "Label")
    #expect(try scalar("👩‍👧") == "👩‍👧 Hi")
    #expect(try scalar("size") == "size")
    #expect(try scalar("17") == "17")
  }

  @Test(
    "Any text has an outline, in little time",
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
      String(repeating: "- ", count: 100_000), String(repeating: "a:\n ", count: 30_000),
      String(repeating: "\"", count: 100_000), String(repeating: "a: \"\n", count: 50_000),
      String(repeating: "& ! ", count: 50_000), String(repeating: "]}", count: 50_000),
      String(repeating: "\t\n", count: 100_000), "\u{FEFF}a: b",
      "a: |\n" + String(repeating: " x\n", count: 50_000),
      (0..<300).map { String(repeating: " ", count: $0) + "a: \"\n" }.joined(),
      (0..<300).map { String(repeating: " ", count: $0) + "- [\n" }.joined(),
      String(repeating: "a: &x *x !y ", count: 20_000),
      "[" + String(repeating: "\"é\", ", count: 50_000) + "]",
    ])
  func hostile(text: String) {
    let clock = ThreadClock()
    let time = clock.measure {
      let outline = OutlineParser.outline(of: DocumentText(text))
      #expect(outline.range.upperBound <= text.utf8.count + 2)
    }
    #expect(time < .seconds(10))
  }

  @Test("A text that is cut off anywhere has an outline, and every place in it can be asked for")
  func cutOff() {
    let text = Array(
      "HStack:\n  - Label: \"a\\u00e9\"\n    frame: {width: [1, 2]}\n  - 'x': |\n      y\n".utf8)
    for end in 0...text.count {
      let part = DocumentText(Array(text[..<end]))
      let outline = OutlineParser.outline(of: part)
      for offset in 0...end { _ = outline.place(at: offset) }
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "-"), 0xFF] {
        _ = OutlineParser.outline(of: DocumentText(Array(text[..<end]) + [byte]))
      }
    }
  }
}
