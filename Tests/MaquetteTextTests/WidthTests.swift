import MaquetteCore
import MaquetteText
import Testing

@Suite("Widths")
struct WidthTests {
  @Test(
    "Inter with SF's tracking takes the room that was measured on iOS, within 1 %",
    arguments: [
      ("Back Button Accessibility Traits - With Titles", FontWeight.regular, 335.0),
      ("Second", FontWeight.semibold, 60.33),
    ])
  func matchesPhone(text: String, weight: FontWeight, width: Double) {
    let measured = layout(text, font(weight: weight, tracking: -0.43)).size.width
    #expect(abs(measured - width) <= width * 0.01)
  }

  @Test("Tracking follows every character, the last one too, as UIKit counts")
  func trailingTracking() {
    let plain = layout("Hello")
    let tracked = layout("Hello", font(tracking: 2))
    #expect(abs(tracked.size.width - plain.size.width - 10) < 1e-9)
    for (index, pair) in zip(plain.runs[0].glyphs, tracked.runs[0].glyphs).enumerated() {
      #expect(abs(pair.1.position.x - pair.0.position.x - 2 * Double(index)) < 1e-9)
    }
  }

  private func widths(_ width: Double) throws -> LetterWidths {
    let line = [Double](repeating: width, count: LetterTable.letters.count)
    let form = [line, line, line]
    let table = LetterTable(
      name: "even", text: form, display: form, weights: [:], displayShares: [])
    return LetterWidths(try #require(table), size: 17, weight: .regular)
  }

  @Test(
    "Letters of ASCII, and those with accents, take the room that they are given, in every script",
    arguments: [
      ("wow", 3.0), ("sow w", 5), ("日本語", 0), ("تسجيل", 0), ("שלום", 0), ("สวัสดี", 0),
      ("😀w", 1), ("œuvre", 4), ("w\u{308}", 1), ("é", 1), ("ế", 1), ("Жw", 1), ("", 0), ("9:41", 4),
    ])
  func letters(text: String, count: Double) throws {
    var (narrow, wide) = (font(), font())
    narrow.letters = try widths(0.5)
    wide.letters = try widths(0.6)
    let difference = layout(text, wide).size.width - layout(text, narrow).size.width
    #expect(abs(difference - count * 0.1 * 17) < 1e-9)
  }

  @Test(
    "A letter takes exactly the width it is given, beside the tracking, and its pair's kerning stays"
  )
  func letterWidth() throws {
    var even = font(tracking: 0.5)
    even.letters = try widths(0.6)
    #expect(abs(layout("l", even).size.width - (0.6 * 17 + 0.5)) < 1e-9)
    let kern = layout("AV").size.width - layout("A").size.width - layout("V").size.width
    #expect(kern < 0)
    #expect(abs(layout("AV", even).size.width - 2 * (0.6 * 17 + 0.5) - kern) < 1e-9)
  }

  @Test("A letter stands in the middle of its room, in either direction of its line")
  func letterPlaces() throws {
    var (narrow, wide) = (font(), font())
    narrow.letters = try widths(0.5)
    wide.letters = try widths(1.5)
    for text in ["wo", "שwo"] {
      let shifts = zip(layout(text, narrow).runs, layout(text, wide).runs).flatMap {
        zip($0.glyphs, $1.glyphs).map { $1.position.x - $0.position.x }
      }
      #expect(shifts.contains { abs($0 - 8.5) < 1e-9 }, "\(text): \(shifts)")
      #expect(shifts.contains { abs($0 - 25.5) < 1e-9 }, "\(text): \(shifts)")
    }
  }

  @Test("Digits that are equally wide stay so")
  func monospacedDigits() throws {
    var even = font()
    even.hasMonospacedDigits = true
    let plain = layout("1118", even).size.width
    even.letters = try widths(0.9)
    #expect(layout("1118", even).size.width == plain)
  }

  @Test("A text twice as large is exactly twice as wide: nothing is rounded")
  func scalesExactly() {
    let small = layout("AVATAR Toyota", font(size: 13.37)).size.width
    let large = layout("AVATAR Toyota", font(size: 26.74)).size.width
    #expect(abs(large - 2 * small) < 1e-9)
  }

  @Test("Line height is the font's, whatever the face says")
  func lineHeight() {
    let size = layout("Hello\nمرحبا", font()).size
    #expect(abs(size.height - 2 * font().lineHeight) < 1e-9)
  }

  @Test("Letters of joined scripts are never spaced")
  func joinedScripts() {
    let arabic = ["Noto Sans Arabic"]
    #expect(
      layout("تسجيل", font(tracking: 3, fallbacks: arabic)).size.width
        == layout("تسجيل", font(fallbacks: arabic)).size.width)
    // Nor are they when the family is the first one.
    #expect(
      layout("تسجيل", font("Noto Sans Arabic", tracking: 3, fallbacks: [])).size.width
        == layout("تسجيل", font("Noto Sans Arabic", fallbacks: [])).size.width)
  }

  @Test("Pairs are kerned")
  func kerning() {
    let pair = layout("AV").size.width
    #expect(pair < layout("A").size.width + layout("V").size.width)
  }

  @Test("A time's colon is raised and nothing else of a text is rewritten")
  func contextualForms() {
    #expect(layout("->").glyphs == layout("-").glyphs + layout(">").glyphs)
    #expect(layout("10x20").glyphs[2] == layout("x").glyphs[0])
    #expect(layout("fi").glyphs == layout("f").glyphs + layout("i").glyphs)
    #expect(layout("9:41").glyphs[1] != layout(":").glyphs[0])
    #expect(layout("a:b").glyphs[1] == layout(":").glyphs[0])
  }
}
