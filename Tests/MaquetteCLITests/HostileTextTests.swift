import Foundation
import FoundationXML
import Testing

@Suite("Hostile texts")
struct HostileTextTests {
  @Test("A label of 1 MB, a word of 10 KB at width 1")
  func long() throws {
    let label = String(repeating: "word ", count: 200_000)
    try expectBadSpec(
      "Label: \(label)", at: "1:8", "999999 bytes; the limit is 4096", "several labels")
    let word = String(repeating: "x", count: 10_000)
    try expectBadSpec("width: 1\nLabel: \(word)", at: "2:8", "10000 bytes; the limit is 4096")
  }

  @Test(
    "A word of as many bytes as there may be is broken between characters",
    arguments: ["x", "س", "ตากลม", "ភាសាខ្មែរ", "字", "🛒", "👨‍👩‍👧‍👦", "e\u{301}\u{302}"])
  func words(letters: String) throws {
    let word = String(repeating: letters, count: 4096 / letters.utf8.count)
    let outcome = try Workspace([
      "a.yaml": "width: 60\nLabel: \"\(word)\"\nnumberOfLines: 0"
    ]).run("inspect", "a.yaml", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // Nothing is cut, and no line is wider than its room.
    let report = String(decoding: outcome.output, as: UTF8.self)
    #expect(report.contains("\"isTruncated\": false"))
    #expect(report.contains("\"size\": {\"width\": 60, "))
  }

  @Test("The longest text and the longest word allowed, one point wide", arguments: ["x ", "字"])
  func longest(unit: String) throws {
    let text = String(repeating: unit, count: 4096 / unit.utf8.count)
    let word = String(repeating: "x", count: 500)
    let spec = "width: 1\nheight: 50\nview:\n  VStack:\n  - Label: \"\(text)\"\n  - Button: \(word)"
    let outcome = try Workspace(["a.yaml": spec]).run("render", "a.yaml", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(PNGFile(outcome.output)?.width == 2)
  }

  @Test("NUL, as it is and as an escape")
  func nul() throws {
    try expectBadSpec(Array("Label: a\0b".utf8), at: "1:9", "NUL byte at byte 8", "remove it")
    try expectBadSpec(#"Label: "a\0b""#, at: "1:8", "contains a NUL character", "U+0000")
    try expectBadSpec(
      #"{"Label": "a\u0000b"}"#, at: "1:11", "contains a NUL character", named: "a.json")
    try expectBadSpec(
      "view:\n  Label: x\n  accessibilityLabel: \"a\\0b\"", at: "3:23", "NUL character")
    try expectBadSpec("title: \"a\\0b\"\nview:\n  Label: x", at: "1:8", "NUL character")
  }

  @Test("Markup is text: it is drawn as it is written")
  func markup() throws {
    let workspace = try Workspace([
      "a.yaml": "Label: \"<b>&amp;</b> %s {0} ${HOME} `id`\"", "b.yaml": "Label: \"<b>\"",
      "c.yaml": "Label: \"\"\nwidth: 10",
    ])
    let inspected = try workspace.run("inspect", "a.yaml")
    #expect(inspected.text.contains("“<b>&amp;</b> %s {0} ${HOME} `id`”"))
    // Pango's markup would draw nothing for it.
    let tag = try workspace.run("render", "b.yaml", "-o", "-")
    #expect(PNGFile(tag.output)?.width ?? 0 > 40)
  }

  @Test("SVG stays well-formed whatever its texts, names and ids are")
  func svg() throws {
    let nasty = #"<b>&amp;]]>'\" <!-- --> <script>alert(1)</script> \u0001 \uFFFE \uFFFF \x85"#
    let spec =
      "title: \"\(nasty)\"\nview:\n  Label: \"\(nasty)\"\n  accessibilityLabel: \"\(nasty)\""
    let name = "a\"><script>&'.yaml"
    let workspace = try Workspace([name: spec])
    let outcome = try workspace.run("render", name, "-o", "-", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let reader = XMLReader()
    #expect(reader.accepts(outcome.output), "\(outcome.text.prefix(600))")
    #expect(!reader.elements.contains("script"))
    #expect(reader.text.contains("<script>alert(1)</script>"))
    #expect(!outcome.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("SVG has no character that a terminal or an editor obeys, and loses none of them")
  func svgControls() throws {
    let spec =
      #"{"view": {"Label": "a\u009B31m\u202Eb\u2066", "accessibilityHint": "\u0085\u007F"}}"#
    let outcome = try Workspace(["a.json": spec]).run(
      "render", "a.json", "-o", "-", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      !outcome.text.unicodeScalars.contains {
        (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
          || (0x2066...0x2069).contains($0.value)
      })
    #expect(outcome.text.contains("a&#x9B;31m&#x202E;b&#x2066;"))
    #expect(XMLReader().accepts(outcome.output))
  }

  @Test("Every kind of emoji and script is drawn, or named with the package that has it")
  func scripts() throws {
    // Sixteen letters of every block of the first three planes.
    let letters = stride(from: UInt32(0x20), to: 0x3_0000, by: 0x40).map { start in
      String(
        String.UnicodeScalarView(
          (start..<start + 16).compactMap(Unicode.Scalar.init)
            .filter { $0.value != 0x22 && $0.value != 0x5C && $0.properties.isAlphabetic }))
    }
    let emoji = ["👩‍👩‍👧‍👦", "🏳️‍🌈", "🇨🇿🇯🇵", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☎️☎︎", "e\u{301}\u{327}", "ﷺ", "ᄀᆨ"]
    var labels = emoji
    for start in stride(from: 0, to: letters.count, by: 8) {
      labels.append(letters[start..<min(start + 8, letters.count)].joined(separator: " "))
    }
    let rows = labels.filter { !$0.allSatisfy { $0 == " " } }.map { "- Label: \"\($0)\"\n" }
    let workspace = try Workspace(["a.yaml": "width: 300\nVStack:\n" + rows.joined()])
    let outcome = try workspace.run(
      "render", "a.yaml", "--scale", "1", "--format", "png,svg,pdf", "-o", "out", "--timeout",
      "60")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2000))")
    #expect(outcome.lines.count == 3)
    #expect(outcome.errors.isSafeForTerminals)
    #expect(outcome.errorLines.isEmpty)
    #expect(PNGFile(try workspace.bytes("out/a.png")) != nil)
    #expect(XMLReader().accepts(try workspace.bytes("out/a.svg")))
  }

  @Test("A letter that no pinned font has is named, with the package that has it")
  func missing() throws {
    let outcome = try Workspace(["a.yaml": "Label: \"x \\U0010FFF0\""]).run("render", "a.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("a.yaml:1:8: warning: "))
    #expect(outcome.errors.contains("U+10FFF0"))
  }
}

/// Reads XML as a strict reader does.
private final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var text = ""

  func accepts(_ bytes: [UInt8]) -> Bool {
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
