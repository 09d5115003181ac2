import MaquetteCore
import MaquetteText
import Testing

/// The same numbers in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite("Random texts of hard characters in random rooms")
struct HardTextTests {
  private static let atoms = [
    "a", "W", "fi", "word", "longerword", "-", "10:30", "…", "(", " ", "\n", "\r\n", "\t", "\u{AD}",
    "\u{200B}", "\u{200D}", "\u{2060}", "\u{A0}", "\u{3000}", "\u{301}", "e\u{301}\u{327}", "👨‍👩‍👧",
    "🇨🇿", "🇨", "👍🏽", "1️⃣", "☎︎", "سلام", "لا", "\u{640}", "ﷺ", "ברית", "\u{202E}", "\u{2067}",
    "\u{2069}", "\u{200F}", "\u{61C}", "한국어", "ᄀᆨ", "字", "漢字", "。", "क्ष्म्य", "नमस्ते", "ภาษาไทย",
    "မြန်", "ᠮᠣᠩ", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{FFFC}", "\u{E000}", "𝒳",
  ]

  private static func request(_ dice: inout Dice) -> TextRequest {
    func pick<Value>(_ values: [Value], _ dice: inout Dice) -> Value {
      values[Int.random(in: 0..<values.count, using: &dice)]
    }
    let text = (0..<Int.random(in: 0...14, using: &dice)).map { _ in
      pick(atoms, &dice) + pick(["", " "], &dice)
    }.joined()
    var request = TextRequest(text: text, font: font(tracking: pick([0, -0.43, 2], &dice)))
    request.maxWidth = pick([nil, 0, 1, 7, 12, 20, 40, 60, 100, 200], &dice)
    request.maxLines = pick([0, 1, 1, 2, 3], &dice)
    request.lineBreakMode = pick(LineBreakMode.allCases, &dice)
    request.lineBreakStrategy = LineBreakStrategy(rawValue: Int.random(in: 0...3, using: &dice))
    request.alignment = pick(HorizontalAlignment.allCases, &dice)
    request.isJustified = pick([false, false, true], &dice)
    request.tighteningFactor = pick([0, 0.05], &dice)
    request.direction = pick([.leftToRight, .rightToLeft], &dice)
    request.fillsWidth = pick([false, false, true], &dice)
    if pick([false, false, true], &dice) {
      // Each character has a look of its own.
      request.spans = text.map { character in
        TextSpan(
          utf8Count: character.utf8.count, font: font(size: pick([5, 12, 17, 30], &dice)),
          kern: pick([0, -1, 3], &dice))
      }
    }
    return request
  }

  /// What is seen of a text.
  private static func ink(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        && !$0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// How many characters of a text a line shows.
  private static func characters(_ line: TextLine, of request: TextRequest) -> Int {
    let sources = line.runs.compactMap(\.source)
    let start = sources.map(\.lowerBound).min() ?? 0
    let end = sources.map(\.upperBound).max() ?? 0
    let text = String(decoding: Array(request.text.utf8)[start..<end], as: UTF8.self)
    return text.count { !ink(String($0)).isEmpty }
  }

  @Test(
    "A line is as wide as its room or one character, and shows the text's own characters in order",
    arguments: 1...8 as ClosedRange<UInt64>)
  func invariants(seed: UInt64) throws {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let measurer = PangoTextMeasurer()
    for _ in 0..<500 {
      let request = Self.request(&dice)
      let layout = measurer.layout(request)
      let what: Comment =
        "\(request.text.debugDescription) in \(request.maxWidth ?? -1), \(request.lineBreakMode), \(request.maxLines) lines: \(layout.lines.map { $0.runs.map(\.glyphs.text) })"
      #expect(request.maxLines == 0 || layout.lines.count <= request.maxLines, what)
      if let room = request.maxWidth, request.lineBreakMode != .byClipping {
        for line in layout.lines where line.width > room + 0.01 {
          // What cannot be divided: a character, or two that a font draws as one.
          let clusters = line.runs.filter { $0.source != nil }.flatMap(\.glyphs.clusters)
          #expect(
            clusters.count { $0.advance > 0.001 } <= 1 || Self.characters(line, of: request) <= 1,
            what)
        }
      }
      let (all, shown) = (Self.ink(request.text), Self.ink(layout.shownText))
      if !layout.isTruncated {
        #expect(shown == all, what)
      } else if [.byWordWrapping, .byCharWrapping, .byClipping].contains(request.lineBreakMode) {
        #expect(shown == Array(all.prefix(shown.count)), what)
      } else {
        #expect(
          shown.indices.contains { index in
            shown[index] == "…" && Array(all.prefix(index)) == Array(shown[..<index])
              && Array(all.suffix(shown.count - index - 1)) == Array(shown[(index + 1)...])
          }, what)
      }
    }
  }

  @Test("Joined letters do not reach beyond a last line that is simply cut")
  func cutJoined() {
    // The letter in the middle of a word is narrower than the one that ends it.
    for mode in [LineBreakMode.byCharWrapping, .byWordWrapping] {
      for width in stride(from: 20.0, through: 80, by: 0.5) {
        var request = TextRequest(text: "الكبيرالكبيرالكبير", font: font(), maxWidth: width)
        request.lineBreakMode = mode
        let layout = PangoTextMeasurer().layout(request)
        #expect(layout.lines[0].width <= width + 0.01)
      }
    }
  }

  @Test("A character wider than the room does not pull justified lines apart")
  func justified() {
    var request = TextRequest(
      text: "i i i i i i 👨‍👩‍👧 i i", font: font(), maxWidth: 15, maxLines: 0, isJustified: true)
    request.lineBreakStrategy = []
    let layout = PangoTextMeasurer().layout(request)
    #expect(layout.size.width > 20)
    #expect(layout.lines.filter { $0.width > 15.01 }.count == 1)
  }

  @Test("A tail indent from the leading edge bounds lines without any other width")
  func tailIndent() {
    var request = TextRequest(text: "The quick brown fox jumps", font: font(), maxLines: 0)
    var style = TextParagraphStyle()
    style.tailIndent = 80
    request.paragraphs = [style]
    let free = PangoTextMeasurer().layout(request)
    #expect(free.lines.count == 3)
    #expect(free.size.width <= 80.01)
    // The same in the width that it asked for.
    request.maxWidth = free.size.width
    #expect(PangoTextMeasurer().layout(request).lineTexts == free.lineTexts)
  }

  @Test("A run around an ellipsis knows which bytes each of its parts shows")
  func pieces() throws {
    var request = TextRequest(text: "The quick brown fox", font: font(), maxWidth: 70)
    request.lineBreakMode = .byTruncatingMiddle
    let run = try #require(PangoTextMeasurer().layout(request).lines[0].runs.first)
    let (start, end) = (run.pieces.first, run.pieces.last)
    #expect(run.pieces.count == 3)
    #expect(start?.source == 0)
    #expect(run.pieces[1] == TextRun.Piece(utf8Count: 3, source: nil))
    #expect(end.map { ($0.source ?? 0) + $0.utf8Count } == request.text.utf8.count)
    #expect(run.pieces.reduce(0) { $0 + $1.utf8Count } == run.glyphs.text.utf8.count)
  }
}
