import MaquetteCore

/// U+00AD: a word may be divided where it stands, and shows a hyphen only if it is.
enum SoftHyphen {
  /// What a divided word ends in.
  static let shown = "-"

  /// Whether some UTF-8 ends in one.
  static func ends(_ utf8: ArraySlice<UInt8>) -> Bool {
    utf8.last == 0xAD && utf8.dropLast().last == 0xC2
  }
}

extension LinePass {
  /// How wide the hyphen of a paragraph is at the end of a line, in the widest of its styles.
  func hyphenWidth(of paragraph: Paragraph) -> Double {
    Set(paragraph.source.pieces.map(\.style)).reduce(0) { widest, style in
      var text = SourceText()
      text.appendHyphen(style: style)
      let hyphen = part(text, of: paragraph, levels: [paragraph.baseLevel])
      return max(widest, shape(0..<text.bytes.count, of: hyphen).reduce(0) { $0 + $1.advance })
    }
  }

  /// A part of a paragraph with a hyphen at its end, in the place of the soft one where there is one.
  func hyphenated(_ range: Range<Int>, of paragraph: Paragraph) -> Paragraph {
    let isSoft = SoftHyphen.ends(paragraph.bytes[range])
    let range = range.lowerBound..<max(range.lowerBound, range.upperBound - (isSoft ? 2 : 0))
    var text = paragraph.source.slice(range)
    text.appendHyphen(style: paragraph.source.style(at: range.upperBound - 1) ?? 0)
    // It reads on from the letters before it.
    let levels = paragraph.levels(in: range)
    return part(text, of: paragraph, levels: levels + [levels.last ?? paragraph.baseLevel])
  }

  private func part(
    _ text: SourceText, of paragraph: Paragraph, levels: [UInt8]
  ) -> Paragraph {
    Paragraph(
      text, isRightToLeft: paragraph.isRightToLeft, fallback: request.direction,
      language: language, styles: styles, levels: levels)
  }
}

extension SourceText {
  fileprivate mutating func appendHyphen(style: Int) {
    append(SoftHyphen.shown.utf8, style: style, source: nil)
  }
}
