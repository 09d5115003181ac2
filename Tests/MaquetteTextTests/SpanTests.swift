import MaquetteCore
import MaquetteText
import Testing

/// A layout of parts that each have a font of their own.
private func layout(
  _ parts: [(String, ResolvedFont)], kern: Double = 0, offset: Double = 0, width: Double? = nil,
  lines: Int = 0, paragraphs: [TextParagraphStyle] = [], fills: Bool = false,
  justified: Bool = false, sizing: LetterformSizingRule = .typographic,
  direction: LayoutDirection = .leftToRight
) -> TextLayout {
  PangoTextMeasurer().layout(
    TextRequest(
      text: parts.map(\.0).joined(), font: font(),
      spans: parts.map {
        TextSpan(utf8Count: $0.0.utf8.count, font: $0.1, kern: kern, baselineOffset: offset)
      },
      paragraphs: paragraphs, maxWidth: width, fillsWidth: fills, maxLines: lines,
      lineBreakStrategy: [], sizingRule: sizing, isJustified: justified, direction: direction))
}

@Suite("Texts in several looks")
struct SpanTests {
  @Test("Each run says which span and which bytes of the text it shows")
  func sources() {
    let result = layout([("Free ", font()), ("returns", font(weight: .bold)), (" now", font())])
    let runs = result.lines[0].runs
    #expect(runs.map(\.span) == [0, 1, 2])
    #expect(runs.map(\.source) == [0..<5, 5..<12, 12..<16])
    #expect(runs.map(\.glyphs.face.name) == ["Inter-Regular", "Inter-Bold", "Inter-Regular"])
    #expect(abs(runs[1].glyphs.origin.x - runs[0].width) < 1e-9)
  }

  @Test("What no span covers has the font of the text")
  func uncovered() {
    let result = PangoTextMeasurer().layout(
      TextRequest(
        text: "abcd", font: font(),
        spans: [TextSpan(utf8Count: 2, font: font(weight: .bold))]))
    #expect(result.lines[0].runs.map(\.span) == [0, nil])
  }

  @Test("A line is as high as the highest font on it, with one baseline")
  func heights() {
    let result = layout([("small\n", font()), ("big", font(size: 34)), (" small", font())])
    let baselines = result.lines[1].runs.map(\.glyphs.origin.y)
    #expect(result.lines.map(\.height) == [font().lineHeight, font(size: 34).lineHeight])
    #expect(Set(baselines) == [font().lineHeight + font(size: 34).ascent])
  }

  @Test("A baseline offset raises glyphs, and its line with them")
  func offset() {
    let result = layout([("a", font())], offset: 5)
    #expect(abs(result.size.height - font().lineHeight) < 1e-9)
    #expect(result.lines[0].runs[0].glyphs.origin.y == result.lines[0].baseline - 5)
    let mixed = PangoTextMeasurer().layout(
      TextRequest(
        text: "ab", font: font(),
        spans: [
          TextSpan(utf8Count: 1, font: font()),
          TextSpan(utf8Count: 1, font: font(), baselineOffset: 5),
        ]))
    #expect(abs(mixed.size.height - font().lineHeight - 5) < 1e-9)
  }

  @Test("Kern is added after each character, but never tears joined letters apart")
  func kern() {
    let plain = layout([("abc", font())]).size.width
    #expect(abs(layout([("abc", font())], kern: 2).size.width - plain - 6) < 1e-9)
    let arabic = layout([("سلام", font())]).size.width
    #expect(abs(layout([("سلام", font())], kern: 2).size.width - arabic) < 1e-9)
    let japanese = font(fallbacks: [])
    #expect(layout([("ab", japanese)], kern: 2).size.width > layout([("ab", japanese)]).size.width)
  }

  @Test("An ellipsis looks like the letters before it and comes from no part of the text")
  func ellipsis() {
    let result = layout(
      [("Free ", font()), ("returns within thirty days", font(weight: .bold))], width: 100, lines: 1
    )
    let last = result.lines[0].runs.last
    #expect(last?.glyphs.face.name == "Inter-Bold")
    #expect(result.shownText.hasSuffix("…"))
    #expect(result.lines[0].runs.compactMap(\.source).map(\.upperBound).max() ?? 99 < 31)
  }

  @Test("Bytes are counted in the text as it was given, whatever is left out of it")
  func droppedCharacters() {
    let result = layout([("a\r\nb\u{7}c", font())])
    #expect(result.lines[1].runs.first?.source == 3..<6)
    #expect(result.lineTexts == ["a", "bc"])
  }

  @Test("Letters that reach into an underline are told, so that it can leave them room")
  func crossings() {
    let result = PangoTextMeasurer().layout(
      TextRequest(
        text: "nag", font: font(),
        spans: [TextSpan(utf8Count: 3, font: font(), underlineBand: 1.5...2.5)]))
    let run = result.lines[0].runs[0]
    let g = run.glyphs.glyphs[2].position.x
    #expect(run.crossings.count == 1)
    #expect(run.crossings.allSatisfy { $0.lowerBound >= g && $0.upperBound <= run.width })
    #expect(layout([("nag", font())]).lines[0].runs[0].crossings.isEmpty)
  }

  @Test("Monospaced digits are equally wide, proportional ones are not")
  func digits() {
    var mono = font()
    mono.hasMonospacedDigits = true
    #expect(layout([("111", mono)]).size.width == layout([("888", mono)]).size.width)
    #expect(layout([("111", font())]).size.width < layout([("888", font())]).size.width)
  }

  @Test("Ligatures are the system font's, all of the face's, or none")
  func ligatures() {
    var all = font()
    all.ligatures = .all
    var none = font()
    none.ligatures = .none
    let standard = layout([("->", font())]).glyphs
    #expect(layout([("->", none)]).glyphs == standard)
    #expect(layout([("->", all)]).glyphs != standard)
  }

  @Test("A span that ends inside of a character breaks nothing", arguments: [-1, 0, 1, 2, 3, 99])
  func oddSpans(count: Int) {
    let result = PangoTextMeasurer().layout(
      TextRequest(
        text: "é🇩🇪", font: font(),
        spans: [TextSpan(utf8Count: count, font: font(weight: .bold))]))
    #expect(result.shownText == "é🇩🇪")
  }

  @Test("Long texts in many spans take time in proportion")
  func manySpans() {
    let parts = (0..<2000).map { ("word\($0) ", $0.isMultiple(of: 2) ? font() : font(size: 13)) }
    let result = layout(parts, width: 300)
    #expect(result.lines.count > 100)
    #expect(!result.isTruncated)
  }
}

@Suite("Paragraph styles, as NSParagraphStyle has them")
struct ParagraphStyleTests {
  let text = "The quick brown fox jumps over the lazy dog"

  private func style(_ change: (inout TextParagraphStyle) -> Void) -> TextParagraphStyle {
    var style = TextParagraphStyle()
    change(&style)
    return style
  }

  @Test("Indents move lines from the side where reading starts")
  func indents() {
    let style = style {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -30
    }
    var rightStyle = style
    rightStyle.alignment = .right
    let left = layout([(text, font())], width: 150, paragraphs: [style], fills: true)
    #expect(left.lines.map(\.x).prefix(2) == [20, 10])
    #expect(left.lines.allSatisfy { $0.x + $0.width <= 120.001 })
    let right = layout(
      [("مرحبا بالعالم الكبير جدا اليوم", font())], width: 100, paragraphs: [rightStyle],
      fills: true)
    #expect(abs(right.lines[0].x + right.lines[0].width - 80) < 0.001)
  }

  @Test("Spacing stands between lines and paragraphs, not around them")
  func spacing() {
    let style = style {
      $0.lineSpacing = 4
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 6
    }
    let result = layout([("a\nb", font())], paragraphs: [style])
    #expect(abs(result.size.height - 2 * font().lineHeight - 20) < 1e-9)
    #expect(result.lines[0].top == 0)
  }

  @Test(
    "Line heights are multiplied and bounded; the room is above the letters",
    arguments: [(2.0, 0.0, 0.0, 2.0), (0.0, 40.0, 0.0, 1.97178), (0.0, 0.0, 10.0, 0.49295)])
  func lineHeights(multiple: Double, least: Double, most: Double, expected: Double) {
    let style = style {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = least
      $0.maximumLineHeight = most
    }
    let result = layout([("a", font())], paragraphs: [style])
    #expect(abs(result.size.height - expected * 20.2861) < 0.001)
    #expect(abs(result.size.height - result.lines[0].baseline - font().descent) < 1e-9)
  }

  @Test("Justified lines fill the width, but for the last one")
  func justified() {
    let result = layout([(text, font())], width: 150, fills: true, justified: true)
    #expect(result.lines.dropLast().allSatisfy { abs($0.width - 150) < 0.001 })
    #expect((result.lines.last?.width ?? 150) < 150)
    let run = result.lines[0].runs[0]
    #expect(abs(run.glyphs.clusters.reduce(0) { $0 + $1.advance } - 150) < 0.001)
  }

  @Test("Each paragraph has its own alignment and direction")
  func alignments() {
    let result = layout(
      [("a\nb", font())], width: 100,
      paragraphs: [style { $0.alignment = .right }, style { $0.alignment = .center }],
      fills: true)
    #expect(abs(result.lines[0].x + result.lines[0].width - 100) < 1e-9)
    #expect(abs(result.lines[1].x * 2 + result.lines[1].width - 100) < 1e-9)
    let turned = layout([("a: 1.", font())], paragraphs: [style { $0.direction = .rightToLeft }])
    #expect(turned.runs.first?.text.hasPrefix(".") == true)
  }

  @Test("Oversize letters get room when the rule says so")
  func oversize() {
    let tall = "Ấ̃̃̃ยี่ปุ๊g"
    let typographic = layout([(tall, font())])
    let oversize = layout([(tall, font())], sizing: .oversize)
    #expect(typographic.size.height == font().lineHeight)
    #expect(oversize.size.height > typographic.size.height + 2)
    #expect(layout([("abc", font())], sizing: .oversize).size.height == font().lineHeight)
  }
}
