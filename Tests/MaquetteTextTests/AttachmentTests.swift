import MaquetteCore
import MaquetteText
import Testing

/// What stands inside of text and is no text.
@Suite("Attachments")
struct AttachmentTests {
  private static let room = TextAttachment(width: 20, ascent: 13, descent: 3)

  /// A text of two words with an attachment between them.
  private func layout(
    _ before: String, _ after: String, _ attachment: TextAttachment = room, count: Int = 1,
    kern: Double = 0, width: Double? = nil, lines: Int = 0, band: ClosedRange<Double>? = nil,
    catalog: FontCatalog = FontCatalog()
  ) -> TextLayout {
    let middle = String(repeating: TextAttachment.character, count: count)
    return PangoTextMeasurer(catalog: catalog).layout(
      TextRequest(
        text: before + middle + after, font: font(),
        spans: [
          TextSpan(utf8Count: before.utf8.count, font: font()),
          TextSpan(
            utf8Count: middle.utf8.count, font: font(), kern: kern, underlineBand: band,
            attachment: attachment),
          TextSpan(utf8Count: after.utf8.count, font: font()),
        ], maxWidth: width, maxLines: lines))
  }

  private static let sentences = [
    ("Tap ", " to share"), ("اضغط ", " للمشاركة"), ("לחצו ", " לשיתוף"), ("点按", "以共享"),
    ("แตะ ", " เพื่อแชร์"), ("Нажмите ", " и ждите"), ("साझा करने हेतु ", " दबाएँ"),
  ]

  @Test("One takes its room in its place, in either direction", arguments: sentences)
  func place(before: String, after: String) throws {
    let result = layout(before, after)
    let plain = layout(before, after, TextAttachment(width: 0, ascent: 0, descent: 0))
    #expect(abs(result.size.width - plain.size.width - 20) < 0.001)
    #expect(result.problems.isEmpty)
    let runs = result.lines[0].runs
    let index = try #require(runs.firstIndex { $0.glyphs.glyphs.isEmpty && $0.width == 20 })
    #expect(runs[index].source == before.utf8.count..<before.utf8.count + 3)
    #expect(runs[index].span == 1)
    // What comes first in the text is at its left, in Arabic and Hebrew at its right.
    let isTurned = runs[index].glyphs.isRightToLeft
    let first = try #require(runs.first { $0.source?.lowerBound == 0 })
    #expect((first.glyphs.origin.x > runs[index].glyphs.origin.x) == isTurned)
    #expect(isTurned == ["اضغط ", "לחצו "].contains(before))
  }

  @Test("A line grows with one that is higher than it, and with no other")
  func height() {
    let line = font().lineHeight
    #expect(layout("a", "b").lines[0].height == line)
    let high = layout("a", "b", TextAttachment(width: 9, ascent: 40, descent: 10))
    #expect(high.lines[0].height == 50 && high.lines[0].baseline == 40)
  }

  @Test("Several of a kind stand side by side, and space follows each")
  func several() throws {
    let run = try #require(layout("", " 4.5", count: 5, kern: 2).lines[0].runs.first)
    #expect(run.glyphs.clusters.map(\.advance) == [22, 22, 22, 22, 22])
  }

  @Test("Lines break around one as around an ideograph, and not before a full stop")
  func breaks() {
    let narrow = layout("Tap", ". Done", width: 50)
    #expect(narrow.lineTexts.allSatisfy { !$0.hasPrefix(".") })
    let two = layout("Word ", " word", width: 45)
    #expect(two.lineTexts.joined().contains(TextAttachment.character))
    #expect(two.lines.allSatisfy { $0.width <= 45.001 })
  }

  @Test("An ellipsis behind one is an ellipsis")
  func cut() throws {
    let width = layout("Tap ", "").size.width + 14
    let result = layout("Tap ", " to share it with everybody", width: width, lines: 1)
    #expect(result.isTruncated)
    #expect(result.lines[0].runs.last.map { $0.glyphs.text.hasSuffix("…") } == true)
    #expect(result.lines[0].runs.last?.glyphs.glyphs.isEmpty == false)
  }

  @Test("A line below leaves out what reaches into it")
  func underline() throws {
    func crossings(_ descent: Double) -> Int {
      let room = TextAttachment(width: 20, ascent: 13, descent: descent)
      return layout("a", "b", room, band: 1.5...2.5).lines[0].runs[1].crossings.count
    }
    #expect(crossings(1) == 0)
    #expect(crossings(3) == 1)
  }

  @Test("One keeps its place where no font is")
  func noFont() {
    let none = FontCatalog(searchRoots: ["/nowhere"])
    #expect(layout("", "", catalog: none).lines[0].runs.map(\.width) == [20])
  }

  @Test("The character by itself is one like others")
  func plain() {
    let result = MaquetteTextTests.layout("a\u{FFFC}b")
    #expect(result.lines[0].runs.allSatisfy { !$0.glyphs.glyphs.isEmpty })
  }
}
