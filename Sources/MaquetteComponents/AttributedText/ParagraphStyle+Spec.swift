import MaquetteCore

extension ParagraphStyle: SpecValue {
  static let specKeys = SpecKeys<ParagraphStyle>([
    SpecKey(
      "alignment", \.alignment, "Where the paragraph's lines stand.", aliases: ["textAlignment"]),
    SpecKey("lineSpacing", \.lineSpacing, "Points between lines."),
    SpecKey(
      "lineHeightMultiple", \.lineHeightMultiple,
      "The natural height of lines times this; 0 leaves it.", range: 0...100),
    SpecKey("minimumLineHeight", \.minimumLineHeight, "The least height of a line, in points."),
    SpecKey(
      "maximumLineHeight", \.maximumLineHeight,
      "The greatest height of a line, in points; 0 for no bound."),
    SpecKey(
      "firstLineHeadIndent", \.firstLineHeadIndent,
      "Points from the leading edge to the first line."),
    SpecKey("headIndent", \.headIndent, "Points from the leading edge to the other lines."),
    SpecKey(
      "tailIndent", \.tailIndent,
      "Where lines end: points from the leading edge or, when negative, from the trailing one.",
      range: -10_000...10_000),
    SpecKey("paragraphSpacing", \.paragraphSpacing, "Points after the paragraph."),
    SpecKey("paragraphSpacingBefore", \.paragraphSpacingBefore, "Points before the paragraph."),
    SpecKey(
      "tabStops", \.tabStops,
      "Tab stops, in points from the leading edge; every 28 points when not given."),
    SpecKey(
      "defaultTabInterval", \.defaultTabInterval,
      "Points between the tab stops after the last of tabStops; 0 for none."),
    SpecKey(
      "hyphenationFactor", \.hyphenationFactor,
      "How full a line is, from 0 to 1, that takes no part of a word; 0 divides none.",
      range: 0...1),
    SpecKey(
      "usesDefaultHyphenation", \.usesDefaultHyphenation,
      "Whether words are divided wherever a part of one fits into the line."),
    SpecKey(
      "baseWritingDirection", \.baseWritingDirection, "Which way the paragraph is written.",
      aliases: ["writingDirection"]),
  ])

  /// What is known of the keys.
  package static var infos: [PropertyInfo] { specKeys.keys.map(\.info) }

  package static func specType(range: ClosedRange<Double>) -> SpecType { .map(infos) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> ParagraphStyle? {
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "a map with alignment, lineSpacing and so on")
      return nil
    }
    var style = ParagraphStyle()
    specKeys.apply(entries, to: &style, of: "a paragraph style", by: reader)
    style.check(entries, by: reader)
    return style
  }

  /// Reports bounds that no height meets.
  func check(_ entries: [SpecNode.Entry], by reader: SpecReader) {
    guard let problem = heightProblem,
      let entry = entries.last(where: { $0.key.hasSuffix("imumLineHeight") })
    else { return }
    reader.fail(problem.message, at: entry.value, hint: problem.hint)
  }

  public var specText: String { "" }
}
