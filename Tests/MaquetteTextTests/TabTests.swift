import MaquetteCore
import MaquetteText
import Testing
import ThreadClock

/// Documented: NSParagraphStyle, `tabStops`: the default ones are 28 points apart.
@Suite("Tabs")
struct TabTests {
  private func lines(
    _ text: String, stops: [Double]? = nil, interval: Double = 0, maxWidth: Double? = nil,
    headIndent: Double = 0, maxLines: Int = 0, mode: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    var style = TextParagraphStyle()
    (style.tabStops, style.defaultTabInterval) = (stops, interval)
    (style.headIndent, style.firstLineHeadIndent) = (headIndent, headIndent)
    var request = TextRequest(
      text: text, font: font(), paragraphs: [style], maxWidth: maxWidth, maxLines: maxLines)
    request.lineBreakMode = mode
    request.lineBreakStrategy = []
    return PangoTextMeasurer(catalog: FontCatalog()).layout(request)
  }

  /// Where the last character of a line starts, from the side where reading starts.
  private func place(of letter: String, in layout: TextLayout, line: Int = 0) -> Double? {
    for run in layout.lines[line].runs {
      var pen = run.glyphs.origin.x
      let isRightToLeft = run.glyphs.isRightToLeft
      if isRightToLeft { pen = layout.size.width - pen - run.width }
      var text = run.glyphs.text
      for cluster in run.glyphs.clusters {
        if text.hasPrefix(letter) { return pen }
        text = String(
          decoding: Array(text.utf8).dropFirst(cluster.utf8Count), as: UTF8.self)
        pen += cluster.advance
      }
    }
    return nil
  }

  @Test(
    "What follows a tab stands at the next stop, 28 points apart",
    arguments: [("a\tb", "b", 28), ("Name\tb", "b", 56), ("\t\tb", "b", 56), ("ก\tข", "ข", 28)])
  func standard(text: String, letter: String, expected: Double) throws {
    let found = try #require(place(of: letter, in: lines(text)))
    #expect(abs(found - expected) < 0.001)
  }

  @Test("A tab at a stop goes on to the next one")
  func atStop() throws {
    let found = try #require(place(of: "b", in: lines("\ta\u{200B}\tb", stops: [10, 90])))
    #expect(abs(found - 90) < 0.001)
  }

  @Test("From right to left stops are counted from the right, also for numbers and Latin words")
  func rightToLeft() throws {
    for text in ["שם\tב", "שם 12\tב", "שם Inter\tב"] {
      let found = try #require(place(of: "ב", in: lines(text, stops: [120])))
      #expect(abs(found - 120) < 0.001, "\(text)")
    }
  }

  @Test("Own stops, then the interval's, then a space")
  func stops() throws {
    let own = lines("a\tb\tc\td", stops: [200, 50], interval: 30)
    #expect(abs((place(of: "b", in: own) ?? 0) - 50) < 0.001)
    #expect(abs((place(of: "c", in: own) ?? 0) - 200) < 0.001)
    #expect(abs((place(of: "d", in: own) ?? 0) - 210) < 0.001)
    let bare = lines("a\tb", stops: [])
    #expect(bare.size.width == layout("a b").size.width)
  }

  @Test("An indent is part of the way to a stop")
  func indent() throws {
    let found = try #require(place(of: "b", in: lines("a\tb", stops: [60], headIndent: 40)))
    #expect(abs(found - 60) < 0.001)
  }

  @Test("Lines are broken where the words behind their tabs no longer fit")
  func breaking() {
    let layout = lines("one\ttwo\tthree", stops: [60, 120], maxWidth: 130)
    #expect(layout.lines.count == 2)
    #expect(layout.lineTexts == ["one two", "three"])
    #expect(layout.lines.allSatisfy { $0.width <= 130.001 })
    for width in stride(from: 1.0, through: 200, by: 3) {
      for mode in LineBreakMode.allCases where mode != .byClipping {
        let cut = lines(
          "one\ttwo\tthree", stops: [60, 120], maxWidth: width, maxLines: 1, mode: mode)
        let clusters = cut.lines[0].runs.flatMap(\.glyphs.clusters)
        #expect(cut.lines[0].width <= width + 0.01 || clusters.count == 1, "\(width) \(mode)")
      }
    }
  }

  @Test("A line of tabs is read at once")
  func many() {
    let text = String(repeating: "a\t", count: 10_000)
    let clock = ThreadClock()
    let time = clock.measure { #expect(lines(text, maxWidth: 300).lines.count > 100) }
    #expect(time < .seconds(1))
  }
}
