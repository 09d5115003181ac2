import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Attributed text")
struct AttributedTextTests {
  private typealias Run = AttributedText.Run

  private func message(_ body: () throws(DiagnosticError) -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return ""
  }

  @Test("It is built from literals, runs and other texts")
  func building() {
    let plus = "Hello " + AttributedText("world", .bold)
    let chain = AttributedText("Hello ").appending("world", .bold)
    let list = AttributedText([Run("Hello "), Run("world", .bold)])
    #expect(plus == chain && chain == list)
    #expect(plus.string == "Hello world")
    #expect(plus.runs.map(\.text) == ["Hello ", "world"])
    #expect(plus.runs[1].attributes.weight == .bold)
  }

  @Test("Empty runs are dropped and equal neighbours are one, however a text was made")
  func normalForm() {
    let text = AttributedText([
      Run(""), Run("a", .bold), Run("", .italic), Run("b", .bold), Run("c"), Run("d", [.bold]),
    ])
    #expect(text == AttributedText([Run("ab", .bold), Run("c"), Run("d", .bold)]))
    #expect(text.runs.count == 3)
    #expect(AttributedText("").isEmpty)
    #expect(AttributedText("").runs.isEmpty)
    #expect(AttributedText("a") + "b" == "ab")
  }

  @Test("Lists of attributes merge: the later wins, the rest stays")
  func merging() {
    let attributes: TextAttributes = [.bold, .color(.red), .weight(.light)]
    #expect(attributes.weight == .light && attributes.color == .red && attributes.isItalic == nil)
    let spaced = TextAttributes.paragraphStyle(ParagraphStyle { $0.lineSpacing = 4 })
    let centred = TextAttributes.paragraphStyle(ParagraphStyle { $0.alignment = .center })
    let style = spaced.merging(centred).paragraphStyle
    #expect(style?.lineSpacing == 4 && style?.alignment == .center)
    #expect(TextAttributes().isEmpty && ![TextAttributes.underline].isEmpty)
  }

  /// Every attribute with a value, and with another one.
  private func everything(_ n: Double) throws -> TextAttributes {
    var all: TextAttributes = [
      .font(.system(size: n)), .weight(n > 1 ? .bold : .thin), .size(n),
      .color(.named("a\(n)")), .backgroundColor(.named("b\(n)")),
      .underline(n > 1 ? .single : .double, color: .named("c\(n)")),
      .strikethrough(n > 1 ? .single : .double, color: .named("d\(n)")), .kern(n), .tracking(n),
      .baselineOffset(n), .superscript(Int(n)), .ligature(n > 1 ? .all : .none),
      try .link("https://a.b/\(n)"), .symbol("s\(n)"),
      .paragraphStyle(
        ParagraphStyle {
          $0.alignment = n > 1 ? .left : .right
          $0.lineSpacing = n
          $0.lineHeightMultiple = n
          $0.minimumLineHeight = n
          $0.maximumLineHeight = n
          $0.firstLineHeadIndent = n
          $0.headIndent = n
          $0.tailIndent = n
          $0.paragraphSpacing = n
          $0.paragraphSpacingBefore = n
          $0.tabStops = [n]
          $0.defaultTabInterval = n
          $0.hyphenationFactor = n / 2
          $0.usesDefaultHyphenation = n > 1
          $0.baseWritingDirection = n > 1 ? .leftToRight : .rightToLeft
        }),
    ]
    all.isItalic = n > 1
    all.isCode = n > 1
    return all
  }

  @Test("Every attribute is merged, and none is forgotten")
  func completeness() throws {
    let (one, two) = (try everything(1), try everything(2))
    for child in Mirror(reflecting: one).children {
      #expect("\(child.value)" != "nil", "\(child.label ?? "") is not in this test")
    }
    for child in Mirror(reflecting: try #require(one.paragraphStyle)).children {
      #expect("\(child.value)" != "nil", "\(child.label ?? "") is not in this test")
    }
    #expect(one.merging(two) == two && two.merging(one) == one)
    #expect(one.merging(TextAttributes()) == one && TextAttributes().merging(one) == one)
  }

  @Test("Attributes are set for characters as readers count them")
  func ranges() throws {
    let hello = try AttributedText("Hello world").setting(.bold, in: 6..<11)
    #expect(hello == "Hello " + AttributedText("world", .bold))
    // A family, a flag, e with a combining acute, CR LF: four characters.
    let odd = "👨‍👩‍👧🇨🇭e\u{301}\r\nx"
    for (index, character) in odd.enumerated() {
      let text = try AttributedText(odd).setting(.bold, in: index..<(index + 1))
      let bold = text.runs.filter { $0.attributes.weight == .bold }.map(\.text)
      #expect(bold == [String(character)])
      #expect(text.string == odd)
    }
    #expect(odd.count == 5)
  }

  @Test("A later range merges with what is there, and a character over two runs is not torn")
  func overlappingRanges() throws {
    let text = try AttributedText("abcd").setting(.bold, in: 0..<3)
      .setting([.italic, .kern(1)], in: 2..<4).setting(.weight(.thin), in: 0..<1)
    #expect(text.runs.map(\.text) == ["a", "b", "c", "d"])
    #expect(text.runs[0].attributes == .weight(.thin))
    #expect(text.runs[2].attributes == [.bold, .italic, .kern(1)])
    #expect(text.runs[3].attributes == [.italic, .kern(1)])
    let torn = AttributedText([Run("e", .italic), Run("\u{301}x")])
    let bold = try torn.setting(.bold, in: 0..<1)
    #expect(bold.runs.map(\.attributes) == [[.italic, .bold], .bold, TextAttributes()])
  }

  @Test("A range that is impossible is refused with the text's length")
  func impossibleRanges() {
    let text = AttributedText("Hello")
    #expect(
      message { () throws(DiagnosticError) in _ = try text.setting(.bold, in: 3..<9) }
        == "error: the range 3..<9 goes beyond the text; the text has 5 characters; "
        + "use 0..<5 or a part of it")
    #expect(
      message { () throws(DiagnosticError) in _ = try text.setting(.bold, in: 2..<2) }
        .contains("the range 2..<2 is empty"))
    #expect(
      message { () throws(DiagnosticError) in _ = try text.setting(.bold, in: -1..<2) }
        .contains("starts before the text"))
    #expect(
      message { () throws(DiagnosticError) in
        _ = try AttributedText("").setting(.bold, in: Int.min..<Int.max)
      }.contains("give the text characters"))
  }

  @Test("Paragraphs end with LF, CR, CR LF or U+2029, and take their first run's style")
  func paragraphs() {
    let centred = TextAttributes.paragraphStyle(ParagraphStyle { $0.alignment = .center })
    let text =
      AttributedText("a", centred) + "b\nc\r\n" + AttributedText("\rd\u{2029}", centred)
      + "e\u{2028}f"
    let paragraphs = text.paragraphs
    #expect(
      paragraphs.map { $0.runs.map(\.text) } == [["a", "b"], ["c"], [], ["d"], ["e\u{2028}f"]])
    #expect(paragraphs.map(\.terminator) == ["\n", "\r\n", "\r", "\u{2029}", ""])
    #expect(paragraphs.map(\.style.alignment) == [.center, nil, .center, .center, nil])
  }

  @Test("What follows a last line feed is a paragraph too, styled as the one before")
  func lastParagraph() {
    let centred = TextAttributes.paragraphStyle(ParagraphStyle { $0.alignment = .center })
    let paragraphs = AttributedText("a\n", centred).paragraphs
    #expect(paragraphs.map(\.runs.count) == [1, 0])
    #expect(paragraphs.map(\.style.alignment) == [.center, .center])
    #expect(AttributedText("").paragraphs.map(\.runs.count) == [0])
    let split = AttributedText([Run("a\r", .bold), Run("\nb")])
    #expect(split.paragraphs.map(\.terminator) == ["\r\n", ""])
  }

  /// UILabel.font and textColor: "setting this property … applies to the entirety of the string".
  @Test("A uniform font, colour or alignment replaces what the runs have, and nothing else")
  func overriding() throws {
    let all = try everything(2)
    let text = AttributedText("a", all) + AttributedText("b", .code) + "c"
    #expect(text.overriding() == text)
    let red = text.overriding(color: .red)
    #expect(red.runs.map(\.attributes.color) == [.red, .red, .red])
    #expect(red.runs[0].attributes.link == all.link && red.runs[1].attributes.isCode == true)
    let font = text.overriding(font: .body)
    // The symbol among all attributes stands in the place of its characters.
    #expect(font.runs.map(\.text) == ["\u{FFFC}", "bc"])
    #expect(font.runs[1].attributes == .font(.body))
    #expect(font.runs[0].attributes.weight == nil && font.runs[0].attributes.size == nil)
    #expect(font.runs[0].attributes.isItalic == nil && font.runs[0].attributes.isCode == nil)
    #expect(font.runs[0].attributes.kern == 2)
    let right = text.overriding(alignment: .trailing)
    #expect(right.paragraphs.map(\.style.alignment) == [.trailing])
    #expect(right.paragraphs[0].style.lineSpacing == 2)
  }

  @Test("A megabyte of runs is made, cut and set in linear time")
  func size() throws {
    let line = AttributedText("a\n", .bold) + "b\n"
    let long = AttributedText((0..<100_000).flatMap { _ in line.runs })
    #expect(long.paragraphs.count == 200_001)
    let set = try long.setting(.italic, in: 1..<399_999)
    #expect(set.runs.count == 200_002)
  }
}
