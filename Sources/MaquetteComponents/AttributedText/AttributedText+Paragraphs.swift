extension AttributedText {
  /// A paragraph of a text.
  public struct Paragraph: Hashable, Sendable {
    /// The runs without what ends the paragraph; none for an empty line.
    public var runs: [Run]
    /// How the paragraph is set: as its first run says.
    public var style: ParagraphStyle
    /// What ends the paragraph: a line feed, a carriage return, both, or U+2029; empty for the
    /// last one.
    public var terminator: String
  }

  /// The paragraphs in order, at least one.
  ///
  /// As NSAttributedString's `fixAttributes` does it, a paragraph takes the style of its first
  /// character, which for an empty one is what ends it. Without any, as after a last line feed, it
  /// takes the one of the paragraph before. U+2028 breaks the line and not the paragraph.
  public var paragraphs: [Paragraph] {
    let cutter = RunCutter(runs)
    let bytes = Array(string.utf8)
    var result: [Paragraph] = []
    var start = 0
    var position = 0
    func paragraph(endingIn length: Int) -> Paragraph {
      let first = cutter.index(ofRunAt: start).map { runs[$0].attributes.paragraphStyle }
      let style = start < bytes.count || result.isEmpty ? first ?? nil : result.last?.style
      return Paragraph(
        runs: cutter.runs(in: start..<position), style: style ?? ParagraphStyle(),
        terminator: String(decoding: bytes[position..<(position + length)], as: UTF8.self))
    }
    while position < bytes.count {
      let length = AttributedText.terminatorLength(at: position, in: bytes)
      if length == 0 {
        position += 1
      } else {
        result.append(paragraph(endingIn: length))
        position += length
        start = position
      }
    }
    return result + [paragraph(endingIn: 0)]
  }

  /// How many bytes end a paragraph at a place; 0 when it goes on.
  private static func terminatorLength(at position: Int, in bytes: [UInt8]) -> Int {
    switch bytes[position] {
    case 0x0A: 1
    case 0x0D: position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
    // U+2029 in UTF-8.
    case 0xE2: bytes[position...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }
}
