import MaquetteCore
import MaquetteText
import Testing

@Suite("Texts of both directions")
struct MixedTextTests {
  private func seen(
    _ text: String, width: Double? = nil, mode: LineBreakMode = .byTruncatingTail
  ) -> String {
    let request = TextRequest(text: text, font: font(), maxWidth: width, lineBreakMode: mode)
    return PangoTextMeasurer(catalog: FontCatalog()).layout(request).runs
      .map { $0.isRightToLeft ? String($0.text.reversed()) : $0.text }.joined()
  }

  @Test("What is isolated does not decide on the direction of its surroundings (rule P2)")
  func isolates() {
    #expect(layout("\u{2067}שלום\u{2069} abc").runs.last?.text.hasSuffix("abc") == true)
    #expect(layout("\u{2066}abc\u{2069} שלום").runs.last?.text.hasSuffix("abc") == true)
    #expect(seen("User \u{2068}سعيد\u{2069}: 34").hasSuffix("34"))
  }

  @Test("Brackets are mirrored with their text, and keep their letters")
  func mirroring() {
    let opening = layout("(").glyphs[0]
    let closing = layout(")").glyphs[0]
    let latin = layout("(a)").glyphs
    #expect(latin.first == opening && latin.last == closing)
    // In text from the right the first bracket opens to the left: it is drawn as the other one.
    let hebrew = layout("(א)", font(fallbacks: ["Noto Sans Hebrew"])).glyphs
    #expect(hebrew.first == opening && hebrew.last == closing)
    #expect(layout("(א)").runs.map(\.text).joined().contains("("))
  }

  @Test("An ellipsis stands where lines end: at the right of English, at the left of Hebrew")
  func ellipsis() {
    #expect(seen("English with עברית שלישית", width: 150).hasSuffix("…"))
    #expect(seen("עברית שלישית with English", width: 110).hasPrefix("…"))
    let head = LineBreakMode.byTruncatingHead
    #expect(seen("English with עברית שלישית", width: 130, mode: head).hasPrefix("…"))
    #expect(seen("עברית שלישית with English", width: 130, mode: head).hasSuffix("…"))
  }

  @Test("An ellipsis inside of an isolate or an override stands at the end all the same")
  func ellipsisInIsolate() {
    #expect(seen("Name: \u{2067}שלום עולם גדול\u{2069}", width: 120).hasSuffix("…"))
    #expect(
      seen("\u{2067}\u{202E}English that is turned\u{202C}\u{2069}", width: 90).hasSuffix("…"))
  }

  @Test("A last line that is cut goes on in the embedding that an earlier line opened")
  func laterLine() {
    let text = "\u{202E}one two three four five six\u{202C}"
    let request = TextRequest(text: text, font: font(), maxWidth: 90, maxLines: 2)
    let result = PangoTextMeasurer(catalog: FontCatalog()).layout(request)
    #expect(result.lines.count == 2)
    let letters = result.lines[1].runs.filter { $0.glyphs.text.contains { $0.isLetter } }
    #expect(!letters.isEmpty && letters.allSatisfy(\.glyphs.isRightToLeft))
  }

  @Test("An ellipsis within right-to-left text keeps what is read first at the right")
  func middle() {
    let shown = seen("ראשון שני שלישי אחרון", width: 110, mode: .byTruncatingMiddle)
    #expect(shown.hasSuffix("ןושאר"))
    #expect(shown.contains("…"))
    #expect(shown.hasPrefix("ןורחא"))
  }
}
