import MaquetteCore
import MaquetteText
import Testing

/// A layout in a width, with a way of breaking lines.
private func layout(
  _ text: String, _ mode: LineBreakMode, width: Double, lines: Int = 1,
  strategy: LineBreakStrategy = [], tightening: Double = 0,
  direction: LayoutDirection = .leftToRight, language: String = "en"
) -> TextLayout {
  PangoTextMeasurer().layout(
    TextRequest(
      text: text, font: font(), maxWidth: width, maxLines: lines, lineBreakMode: mode,
      lineBreakStrategy: strategy, tighteningFactor: tightening, direction: direction,
      language: language))
}

@Suite("Line break modes, as NSLineBreakMode has them")
struct LineBreakModeTests {
  let pangram = "The quick brown fox jumps over the lazy dog"

  @Test("Word wrapping leaves the rest out, without a trace")
  func words() {
    let result = layout(pangram, .byWordWrapping, width: 100, lines: 2)
    #expect(result.lineTexts == ["The quick", "brown fox"])
    #expect(result.isTruncated)
  }

  @Test("Character wrapping fills each line to its end")
  func characters() {
    let result = layout("The quick brown fox", .byCharWrapping, width: 60, lines: 0)
    #expect(result.lineTexts.first == "The qui")
    #expect(result.lineTexts.joined().filter { $0 != " " } == "Thequickbrownfox")
    #expect(result.lines.allSatisfy { $0.width <= 60.001 })
  }

  @Test("Character wrapping never divides an emoji or a letter from its mark")
  func wholeCharacters() {
    let text = "👩‍👩‍👧‍👦e\u{301}🇩🇪नि"
    let result = layout(text, .byCharWrapping, width: 1, lines: 0)
    #expect(result.lineTexts == text.map(String.init))
  }

  @Test("Clipping lets the line run on, by no more than a letter is cut off")
  func clipping() {
    let result = layout(pangram, .byClipping, width: 100)
    #expect(result.lineTexts[0].hasPrefix("The quick br"))
    #expect(result.lines[0].width > 100)
    #expect(result.lines[0].width < 130)
    #expect(result.size.width == 100)
    #expect(result.lines[0].x == 0)
  }

  @Test("From right to left a clipped line shows its beginning, at the right")
  func clippingRightToLeft() {
    let result = layout("مرحبا بالعالم الكبير", .byClipping, width: 60, direction: .rightToLeft)
    #expect(result.lines[0].x < 0)
    #expect(abs(result.lines[0].x + result.lines[0].width - 60) < 0.001)
  }

  @Test("Truncating the head shows the end of the text")
  func head() {
    let result = layout(pangram, .byTruncatingHead, width: 115)
    #expect(result.shownText == "…the lazy dog")
    #expect(result.lines[0].width <= 115.001)
  }

  @Test("Truncating the middle shows beginning and end")
  func middle() {
    let result = layout(pangram, .byTruncatingMiddle, width: 115)
    #expect(result.shownText == "The q…zy dog")
    #expect(result.lines[0].width <= 115.001)
  }

  @Test(
    "Lines before the last are filled as ever; the last one shows the end of all paragraphs",
    arguments: [
      (LineBreakMode.byTruncatingHead, ["The quick", "…y dog now"]),
      (.byTruncatingMiddle, ["The quick", "brown…now"]),
    ])
  func secondLine(mode: LineBreakMode, lines: [String]) {
    let result = layout(pangram + "\nnow", mode, width: 100, lines: 2)
    #expect(result.lineTexts == lines)
  }

  @Test("The ellipsis of a right-to-left text stands where the missing part was")
  func rightToLeft() {
    let text = "مرحبا بالعالم الكبير"
    let head = layout(text, .byTruncatingHead, width: 70, direction: .rightToLeft)
    // What is left out came first, so it was at the right.
    #expect(head.runs.last?.text == "…")
    #expect(head.shownText.hasSuffix("الكبير"))
    let middle = layout(text, .byTruncatingMiddle, width: 90, direction: .rightToLeft)
    #expect(middle.runs.first?.text != "…")
    #expect(middle.runs.last?.text != "…")
    #expect(middle.shownText.contains("…"))
  }

  @Test(
    "No mode divides emoji or combining marks", arguments: LineBreakMode.allCases,
    [20.0, 35, 50, 80])
  func clusters(mode: LineBreakMode, width: Double) {
    let text = "🇩🇪🇫🇷👩‍👩‍👧‍👦🇮🇹e\u{301}o\u{302}🇪🇸"
    let shown = layout(text, mode, width: width).shownText.filter { $0 != "…" }
    #expect(shown.allSatisfy { text.contains($0) })
  }

  @Test("A text that fits is whole in every mode", arguments: LineBreakMode.allCases)
  func fitting(mode: LineBreakMode) {
    let result = layout("Hello", mode, width: 200)
    #expect(result.shownText == "Hello")
    #expect(!result.isTruncated)
  }

  @Test(
    "Where not even an ellipsis fits, it stands alone",
    arguments: [
      LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
    ])
  func noRoom(mode: LineBreakMode) {
    #expect(layout("Hello", mode, width: 1).shownText == "…")
  }

  @Test("Tightening brings characters together before anything is left out")
  func tightening() {
    let width = layout(pangram, .byTruncatingTail, width: 1000).size.width
    let tight = layout(pangram, .byTruncatingTail, width: width * 0.97, tightening: 0.05)
    #expect(tight.shownText == pangram)
    #expect(!tight.isTruncated)
    #expect(abs(tight.lines[0].width - width * 0.97) < 0.001)
    let cut = layout(pangram, .byTruncatingTail, width: width * 0.94, tightening: 0.05)
    #expect(cut.shownText.hasSuffix("…"))
  }
}

@Suite("Line break strategies, as NSParagraphStyle has them")
struct LineBreakStrategyTests {
  @Test("Pushing out leaves no word alone on the last line")
  func pushOut() {
    let text = "Internationalization is fun"
    let width = 175.0
    #expect(
      layout(text, .byWordWrapping, width: width, lines: 0).lineTexts
        == ["Internationalization is", "fun"])
    #expect(
      layout(text, .byWordWrapping, width: width, lines: 0, strategy: .pushOut).lineTexts
        == ["Internationalization", "is fun"])
  }

  @Test("Nothing is pushed out of a line of one word, nor into a line that has no room")
  func nothingToPush() {
    let narrow = layout("Hello everybody", .byWordWrapping, width: 90, lines: 0, strategy: .pushOut)
    #expect(narrow.lineTexts == ["Hello", "everybody"])
    let full = layout(
      "a everybody extraordinary", .byWordWrapping, width: 112, lines: 0, strategy: .pushOut)
    #expect(full.lineTexts == ["a everybody", "extraordinary"])
  }

  @Test("Korean words are kept whole when asked, and broken between syllables when not")
  func hangul() {
    let text = "안녕하세요 여러분"
    let width = 115.0
    let free = layout(text, .byWordWrapping, width: width, lines: 0, language: "ko").lineTexts
    let whole = layout(
      text, .byWordWrapping, width: width, lines: 0, strategy: .hangulWordPriority, language: "ko"
    ).lineTexts
    #expect(whole == ["안녕하세요", "여러분"])
    #expect(free != whole)
  }
}
