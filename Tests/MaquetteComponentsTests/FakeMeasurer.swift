import MaquetteCore

/// Measures texts without any font: every character is 10 points wide at size 17 and in proportion
/// at others, lines are as high as the font says.
final class FakeMeasurer: TextMeasuring {
  /// How often somebody asked.
  private(set) var calls = 0
  /// The texts whose lines were to start where those of their language do.
  private(set) var textsByLanguage: Set<String> = []
  /// From where to where the letters of texts reach below the top of their layouts; others are unknown.
  var inks: [String: ClosedRange<Double>] = [:]

  func ink(of request: TextRequest) -> ClosedRange<Double>? { inks[request.text] }

  func layout(_ request: TextRequest) -> TextLayout {
    calls += 1
    if request.alignsParagraphsByLanguage { textsByLanguage.insert(request.text) }
    let advance = request.font.size * 10 / 17
    let room = request.maxWidth.map { max(1, Int(($0 + 0.001) / advance)) } ?? .max
    var (lines, wordBreak) = FakeMeasurer.lines(of: request.text, room: room)
    var isTruncated = false
    if request.maxLines > 0, lines.count > request.maxLines {
      isTruncated = true
      lines = Array(lines.prefix(request.maxLines))
      if let line = wordBreak, line >= request.maxLines - 1 { wordBreak = nil }
      // What is left over begins on the last line, as far as there is room beside the ellipsis.
      let shown = lines.dropLast().joined(separator: " ").count
      let rest = request.text.dropFirst(shown).drop { $0 == " " }
      lines[lines.count - 1] = String(rest.prefix(max(0, room - 1))) + "…"
    }
    let widest = lines.map(\.count).max() ?? 0
    let size = Size(
      width: Double(widest) * advance, height: Double(lines.count) * request.font.lineHeight)
    var layout = TextLayout(
      size: size,
      lines: lines.enumerated().map { index, text in
        line(text, at: index, advance: advance, width: size.width, request: request)
      },
      shownText: lines.joined(separator: " "), isTruncated: isTruncated)
    layout.wordBreak = wordBreak
    return layout
  }

  /// Words on lines of a number of characters, and the first line that ends inside one: a word that is
  /// too long is broken.
  private static func lines(of text: String, room: Int) -> (lines: [String], wordBreak: Int?) {
    var lines: [String] = []
    var wordBreak: Int?
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: true) {
        var word = word[...]
        if !line.isEmpty, line.count + 1 + word.count <= room {
          line += " " + word
          continue
        }
        if !line.isEmpty { lines.append(line) }
        while word.count > room {
          wordBreak = wordBreak ?? lines.count
          lines.append(String(word.prefix(room)))
          word = word.dropFirst(room)
        }
        line = String(word)
      }
      lines.append(line)
    }
    return (lines, wordBreak)
  }

  private func line(
    _ text: String, at index: Int, advance: Double, width: Double, request: TextRequest
  ) -> TextLine {
    let own = Double(text.count) * advance
    let x: Double =
      switch request.alignment {
      case .left: 0
      case .center: (width - own) / 2
      case .right: width - own
      }
    let baseline = Double(index) * request.font.lineHeight + request.font.ascent
    let run = GlyphRun(
      face: FontFace(name: "Fake-\(request.font.weight.name)", file: ""), size: request.font.size,
      glyphs: text.indices.enumerated().map { offset, _ in
        Glyph(id: 1, position: Point(x: Double(offset) * advance, y: 0))
      },
      text: text,
      clusters: text.map {
        GlyphRun.Cluster(utf8Count: $0.utf8.count, glyphCount: 1, advance: advance)
      },
      isRightToLeft: request.direction == .rightToLeft, origin: Point(x: x, y: baseline))
    let source = text == request.text ? 0..<text.utf8.count : nil
    let part = TextRun(
      glyphs: run, width: own, span: request.spans.isEmpty ? nil : 0, source: source)
    return TextLine(
      top: Double(index) * request.font.lineHeight, height: request.font.lineHeight,
      baseline: baseline, x: x, width: own,
      runs: text.isEmpty ? [] : [part])
  }
}

/// Keeps what it was asked.
final class RecordingMeasurer: TextMeasuring {
  private let measurer = FakeMeasurer()
  private(set) var requests: [TextRequest] = []

  func layout(_ request: TextRequest) -> TextLayout {
    requests.append(request)
    return measurer.layout(request)
  }
}
