import MaquetteCore
import MaquetteText
import Testing

@Suite("Truncation")
struct TruncationTests {
  let pangram = "The quick brown fox jumps over the lazy dog"

  @Test("What does not fit ends in an ellipsis, without a space before it")
  func oneLine() {
    let result = layout(pangram, maxWidth: 115, maxLines: 1)
    #expect(result.shownText == "The quick br…")
    #expect(result.isTruncated)
    #expect(result.lineTexts == ["The quick br…"])
    #expect(result.size.width <= 115.001)
    let room = layout("The quick ").size.width + layout("…").size.width
    #expect(layout(pangram, maxWidth: room, maxLines: 1).shownText == "The quick…")
  }

  @Test("Only the last line allowed is cut, and filled to its end")
  func twoLines() {
    let result = layout(pangram, maxWidth: 110, maxLines: 2)
    #expect(result.lineTexts[0] == "The quick")
    #expect(result.shownText == "The quick brown fox j…")
  }

  @Test("A hidden paragraph leaves an ellipsis even where the shown one fits")
  func hiddenParagraph() {
    let result = layout("One\nTwo\nThree", maxLines: 2)
    #expect(result.lineTexts == ["One", "Two…"])
    #expect(result.shownText == "One\nTwo…")
    let narrow = layout("Wide\nTwo", maxWidth: layout("Wide").size.width, maxLines: 1)
    #expect(narrow.shownText == "Wi…")
  }

  @Test(
    "An ellipsis is the first family's where that has one, whatever the language",
    arguments: ["en", "ja", "ko", "zh-Hant", "ar", "el"])
  func ellipsisFace(language: String) {
    for text in ["Wait…", "Wait …", "…", "12…", "(…)", "… and on", "Wait… wait…"] {
      let result = layout(text, language: language)
      #expect(result.faces == ["Inter-Regular"], "\(text)")
      #expect(result.glyphs == layout(text).glyphs, "\(text)")
      #expect(!result.glyphs.contains(0))
    }
  }

  @Test("Line ends behind the last letter hide nothing")
  func trailingLineEnds() {
    let result = layout("One\n\n", maxLines: 1)
    #expect(result.shownText == "One")
    #expect(!result.isTruncated)
  }

  @Test("Lines count over all paragraphs")
  func linesOfAllParagraphs() {
    let result = layout("One\n" + pangram, maxWidth: 100, maxLines: 3)
    #expect(result.lineTexts == ["One", "The quick", "brown fox…"])
  }

  @Test("From right to left the ellipsis is at the left end")
  func rightToLeft() {
    let result = layout("مرحبا بالعالم الكبير", maxWidth: 70, maxLines: 1)
    #expect(result.shownText.hasSuffix("…"))
    #expect(result.runs.first?.text == "…")
    #expect(result.runs.first?.origin.x == 0)
    #expect(result.size.width <= 70.001)
  }

  @Test("A right-to-left word at the end does not pull the ellipsis to its side")
  func mixedDirections() {
    let result = layout("Say שלום to them", maxWidth: layout("Say שלום…").size.width, maxLines: 1)
    #expect(result.runs.last?.text == "…")
  }

  @Test("Where not even the ellipsis fits, it stands alone")
  func noRoom() {
    #expect(layout("Hello", maxWidth: 1, maxLines: 1).shownText == "…")
    #expect(layout("Hello", maxWidth: 0, maxLines: 1).lines.count == 1)
  }

  @Test("A character is never cut in half")
  func wholeCharacters() {
    let flags = layout("🇩🇪🇫🇷🇮🇹🇪🇸", maxWidth: 60, maxLines: 1).shownText
    #expect("🇩🇪🇫🇷🇮🇹🇪🇸".hasPrefix(flags.dropLast()))
    #expect(flags.hasSuffix("…"))
  }
}
