import MaquetteCore
import MaquetteText
import Testing

@Suite("Lines")
struct LineTests {
  let pangram = "The quick brown fox jumps over the lazy dog"

  @Test("Lines are broken between words, and the space there takes no room")
  func wraps() {
    let result = layout(pangram, maxWidth: 100)
    #expect(result.lineTexts == ["The quick", "brown fox", "jumps over", "the lazy dog"])
    #expect(result.lines.allSatisfy { $0.width <= 100.001 })
    #expect(result.size.width == result.lines.map(\.width).max())
    #expect(result.shownText == pangram)
    #expect(!result.isTruncated)
  }

  @Test("A text fits into the width that was measured for it", arguments: 1...40)
  func fitsItself(size: Int) {
    let font = font(size: Double(size), tracking: -0.43)
    let width = layout(pangram, font).size.width
    #expect(layout(pangram, font, maxWidth: width, maxLines: 1).shownText == pangram)
  }

  @Test("A word wider than the line is broken between characters")
  func longWord() {
    let result = layout("Donaudampfschifffahrt", maxWidth: 60)
    #expect(result.lines.count > 2)
    #expect(result.lineTexts.joined() == "Donaudampfschifffahrt")
    #expect(result.lines.allSatisfy { $0.width <= 60.001 })
    // A flag is one character of two letters; half of it helps nobody.
    #expect(layout("🇩🇪🇫🇷", maxWidth: 1).lineTexts == ["🇩🇪", "🇫🇷"])
  }

  @Test("Thai is broken between words though it has no spaces")
  func thai() {
    let result = layout("ภาษาไทยสวยงาม", maxWidth: 70, language: "th")
    #expect(result.lineTexts == ["ภาษาไทย", "สวยงาม"])
  }

  @Test(
    "Every kind of line end starts a paragraph",
    arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func paragraphs(separator: String) {
    let result = layout("One\(separator)Two")
    #expect(result.lineTexts == ["One", "Two"])
    #expect(result.shownText == "One\nTwo")
  }

  @Test("An empty text is an empty line, and so is an empty paragraph")
  func empty() {
    #expect(layout("").lines.count == 1)
    #expect(layout("").size == Size(width: 0, height: font().lineHeight))
    #expect(layout("a\n\nb").lineTexts == ["a", "", "b"])
  }

  @Test("Baselines are a line height apart, the first an ascent below the top")
  func baselines() {
    let lines = layout("a\nb").lines
    #expect(lines[0].baseline == font().ascent)
    #expect(abs(lines[1].baseline - lines[0].baseline - font().lineHeight) < 1e-9)
  }

  @Test("Lines stand in the width of the widest")
  func alignment() {
    let left = layout("a\nlonger", alignment: .left)
    let center = layout("a\nlonger", alignment: .center)
    let right = layout("a\nlonger", alignment: .right)
    let room = left.size.width - left.lines[0].width
    #expect(left.lines.map(\.x) == [0, 0])
    #expect(center.lines.map(\.x) == [room / 2, 0])
    #expect(right.lines.map(\.x) == [room, 0])
    #expect(right.lines[0].runs[0].glyphs.origin.x == room)
  }

  @Test("The ink of capitals is as high as they are; an Arabic sad reaches below the baseline")
  func ink() throws {
    func ink(_ text: String) throws -> ClosedRange<Double> {
      try #require(PangoTextMeasurer().ink(of: TextRequest(text: text, font: font(size: 20))))
    }
    let baseline = try #require(layout("H", font(size: 20)).lines.first).baseline
    let capital = try ink("H")
    // Inter's capitals are 2048/2816 em high.
    #expect(abs(capital.lowerBound - (baseline - 20 * 2048 / 2816)) < 0.05)
    #expect(abs(capital.upperBound - baseline) < 0.05)
    #expect(try ink("ص").upperBound > baseline + 2)
    #expect(PangoTextMeasurer().ink(of: TextRequest(text: " ", font: font())) == nil)
  }
}
