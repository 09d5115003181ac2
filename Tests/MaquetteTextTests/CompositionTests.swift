import MaquetteCore
import MaquetteText
import Testing

/// Compositions are left out where there are no marks, since looking for them takes a third of the time of shaping.
@Suite("Compositions of letters and marks")
struct CompositionTests {
  /// A text in which each pair of printable letters of ASCII stands once: a de Bruijn sequence, by Martin's rule.
  private static let pairs: [UInt8] = {
    let letters = Array(UInt8(0x20)...0x7E)
    var next = [Int](repeating: letters.count, count: letters.count)
    var text = [0]
    while next[text[text.count - 1]] > 0 {
      let last = text[text.count - 1]
      next[last] -= 1
      text.append(next[last])
    }
    return text.map { letters[$0] }
  }()

  @Test("All pairs are in the text")
  func isComplete() {
    let seen = Set(zip(Self.pairs, Self.pairs.dropFirst()).map { [$0, $1] })
    #expect(seen.count == 95 * 95)
  }

  /// The glyphs of a text, which stands before a letter with a mark or without one. A mark brings compositions
  /// back for all of the text. `nil` where Inter has not all of it.
  private func glyphs(
    _ text: String, _ font: ResolvedFont, language: String = "en", hasMark: Bool,
    by measurer: PangoTextMeasurer
  ) -> [Glyph]? {
    let layout = measurer.layout(
      TextRequest(text: text + (hasMark ? " e\u{301}" : " e"), font: font, language: language))
    return layout.runs.count == 1 ? layout.runs[0].glyphs.dropLast() : nil
  }

  @Test(
    "In Inter, they change nothing where there are no marks",
    arguments: FontWeight.allCases, [false, true])
  func changeNothing(weight: FontWeight, isItalic: Bool) {
    let (measurer, text) = (PangoTextMeasurer(), String(decoding: Self.pairs, as: UTF8.self))
    for language in ["en", "tr", "nl"] {
      let font = font(weight: weight, isItalic: isItalic)
      let plain = glyphs(text, font, language: language, hasMark: false, by: measurer)
      #expect(plain?.count == text.utf8.count + 1)
      #expect(glyphs(text, font, language: language, hasMark: true, by: measurer) == plain)
    }
  }

  @Test("Nor do they beside letters with accents, dashes, quotation marks, ellipses and joiners")
  func others() {
    let measurer = PangoTextMeasurer()
    var count = 0
    let others = [0xA1...0xAC, 0xAE...0x2FF, 0x200B...0x200D, 0x2010...0x2027].joined()
    for other in others.compactMap(Unicode.Scalar.init) {
      var text = ""
      for letter in UInt8(0x20)...0x7E {
        text.unicodeScalars.append(contentsOf: [other, Unicode.Scalar(letter)])
      }
      guard let plain = glyphs(text, font(), hasMark: false, by: measurer) else { continue }
      #expect(glyphs(text, font(), hasMark: true, by: measurer) == plain, "\(other)")
      count += 1
    }
    #expect(count > 400)
  }

  @Test("Marks are composed where there are some")
  func marks() throws {
    #expect(layout("i\u{301} a").glyphs != layout("i a").glyphs)
    #expect(layout("e\u{301}").glyphs == layout("é").glyphs)
  }
}
