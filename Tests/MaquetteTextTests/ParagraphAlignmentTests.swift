import MaquetteCore
import MaquetteText
import Testing

/// Documented: HIG, Right to left: "a paragraph, defined as three or more lines of text", aligns "to
/// match its language", "one- and two-line text blocks … the reading direction of the current
/// context".
@Suite("Paragraphs and their language")
struct ParagraphAlignmentTests {
  private let english = "one two three four five six"
  private let hebrew = "אחת שתיים שלוש ארבע חמש שש"

  private func lines(
    _ text: String, width: Double, side: HorizontalAlignment, maxLines: Int = 0,
    paragraphs: [TextParagraphStyle] = []
  ) -> (layout: TextLayout, sides: [HorizontalAlignment]) {
    var request = TextRequest(
      text: text, font: font(), paragraphs: paragraphs, maxWidth: width, maxLines: maxLines,
      alignment: side, direction: side == .right ? .rightToLeft : .leftToRight)
    request.alignsParagraphsByLanguage = true
    let result = PangoTextMeasurer(catalog: FontCatalog()).layout(request)
    let sides = result.lines.map { line -> HorizontalAlignment in
      if line.x < 0.01 { return .left }
      return abs(line.x + line.width - result.size.width) < 0.01 ? .right : .center
    }
    return (result, sides)
  }

  @Test("Three lines of English are at the left of a right-to-left interface, in all of its width")
  func english3() {
    let (layout, sides) = lines(english, width: 90, side: .right)
    #expect(layout.lines.count == 3)
    #expect(sides == [.left, .left, .left])
    #expect(layout.size.width == 90)
  }

  @Test("Two lines and one are where the interface has them")
  func english2() {
    let (two, sides) = lines(english, width: 150, side: .right)
    #expect(two.lines.count == 2)
    #expect(two.lines.allSatisfy { abs($0.x + $0.width - two.size.width) < 0.01 })
    #expect(sides.count == 2)
    #expect(lines("one", width: 150, side: .right).layout.size.width < 50)
  }

  @Test("What counts is the number of lines that are shown")
  func truncated() {
    let (layout, _) = lines(english, width: 90, side: .right, maxLines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.lines.allSatisfy { abs($0.x + $0.width - layout.size.width) < 0.01 })
  }

  @Test("Three lines of Hebrew are at the right of a left-to-right interface")
  func hebrew3() {
    let (layout, sides) = lines(hebrew, width: 80, side: .left)
    #expect(layout.lines.count >= 3)
    #expect(sides.allSatisfy { $0 == .right })
  }

  @Test("Each paragraph of a text counts its own lines")
  func several() {
    let (layout, sides) = lines("one\ntwo\n\(english)\nשלום", width: 90, side: .right)
    #expect(layout.lines.count == 6)
    #expect(sides == [.right, .right, .left, .left, .left, .right])
  }

  @Test("A paragraph that says where it stands does")
  func explicit() {
    var style = TextParagraphStyle()
    style.alignment = .right
    #expect(lines(english, width: 90, side: .right, paragraphs: [style]).sides.first != .left)
  }
}
