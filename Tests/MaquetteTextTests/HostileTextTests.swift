import MaquetteCore
import MaquetteText
import Testing
import ThreadClock

@Suite("Hostile texts")
struct HostileTextTests {
  @Test("Control characters draw nothing; a tab is room")
  func controls() {
    #expect(layout("a\u{0}\u{1}\u{1B}[31m\u{7F}\u{9B}b").shownText == "a[31mb")
    #expect(layout("a\tb").glyphs == layout("a b").glyphs)
  }

  @Test(
    "Characters that are never seen have no glyph and no problem",
    arguments: ["\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{AD}", "\u{E0041}"])
  func invisible(character: String) {
    let result = layout("a\(character)b")
    #expect(result.glyphs.count == 2)
    #expect(result.problems.isEmpty)
    #expect(layout(character).size.width == 0)
  }

  @Test(
    "Any text has finite, consistent runs",
    arguments: [
      "e" + String(repeating: "\u{301}", count: 1000), "\u{301}", " \u{301} ", "\u{FFFC}",
      String(decoding: [0xFFFE, 0xFDD0, 0xDBFF, 0xDFFF] as [UInt16], as: UTF16.self), "\u{E000}",
      String(repeating: "\u{202E}a\u{2067}", count: 200),
      String(repeating: "👨‍👩‍👧", count: 50), "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1\u{FE0F}\u{20E3}", "\u{1F1E6}", "\u{FE0F}",
      "ﷺ", "क्ष्म्य", "ᄀᄀᄀ각ᆨᆨ", "\u{1D173}", "\r\n\r", "   ", "\u{3000}\u{2003}\u{A0}",
    ])
  func consistent(text: String) {
    for maxWidth in [nil, 0, 1, 30, 1e9] as [Double?] {
      for maxLines in 0...2 {
        let result = layout(text, font(tracking: -0.43), maxWidth: maxWidth, maxLines: maxLines)
        #expect(!result.lines.isEmpty)
        #expect(maxLines == 0 || result.lines.count <= maxLines)
        #expect(result.size.width.isFinite && result.size.height.isFinite)
        for run in result.runs {
          #expect(run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count)
          #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
          #expect(run.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
        }
      }
    }
  }

  @Test("The longest text allowed is laid out at once, even one character a line")
  func longestText() {
    let text = String(repeating: "x", count: Limits.textBytes)
    let clock = ThreadClock()
    let time = clock.measure { #expect(layout(text, maxWidth: 1).lines.count == text.count) }
    // Far from the few milliseconds it takes and from the seconds that Pango's wrapping takes.
    #expect(time < .seconds(1))
  }

  @Test(
    "Numbers that are none do no harm", arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func numbers(number: Double) {
    var odd = font(size: number, tracking: number)
    odd.ascent = number
    let result = layout("Hello", odd, maxWidth: number)
    #expect(result.size.width.isFinite && result.size.height.isFinite)
  }

  @Test("A language that is none is English", arguments: ["", "e n", "\u{0}", "日本", "-----------"])
  func languages(language: String) {
    #expect(layout("Hello", language: language).glyphs == layout("Hello").glyphs)
  }

  @Test("Ten thousand texts are not kept")
  func manyTexts() {
    let measurer = PangoTextMeasurer()
    for number in 0..<10_000 {
      let size = 10 + Double(number) / 100
      #expect(
        measurer.layout(TextRequest(text: "Item \(number)", font: font(size: size))).lines.count
          == 1)
    }
  }

  @Test("Texts that only look the same to Swift are not mixed up")
  func canonicalEquivalents() {
    let measurer = PangoTextMeasurer()
    let composed = measurer.layout(TextRequest(text: "\u{E9}", font: font()))
    let decomposed = measurer.layout(TextRequest(text: "e\u{301}", font: font()))
    #expect(composed.shownText.utf8.count == 2)
    #expect(decomposed.shownText.utf8.count == 3)
  }
}
