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

  @Test(
    "Single letters take the room that they are given, in the first family alone and in every script",
    arguments: [
      ("wow", 2.0), ("sow w", 2), ("日本語", 0), ("تسجيل", 0), ("שלום wow", 2), ("สวัสดี", 0),
      ("नमस्ते w", 1),
      ("😀w", 1), ("œuvre", 0), ("w\u{308}", 1), ("", 0),
    ])
  func letters(text: String, count: Double) {
    var wide = font()
    wide.letters = LetterSpacing(["w": 0.1])
    let (plain, spaced) = (layout(text).size.width, layout(text, wide).size.width)
    #expect(abs(spaced - plain - count * 0.1 * 17) < 1e-9)
  }

  @Test("The room of a letter follows it in either direction of its line")
  func letterPlaces() {
    var wide = font()
    wide.letters = LetterSpacing(["w": 1])
    for text in ["wo", "ow", "שwo"] {
      let (plain, spaced) = (layout(text), layout(text, wide))
      let shifts = zip(plain.runs.last?.glyphs ?? [], spaced.runs.last?.glyphs ?? []).map {
        $1.position.x - $0.position.x
      }
      #expect(shifts.contains { abs($0 - (text == "ow" ? 0 : 17)) < 1e-9 }, "\(text): \(shifts)")
    }
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
