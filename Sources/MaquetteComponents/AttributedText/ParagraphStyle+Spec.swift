import MaquetteCore

extension ParagraphStyle: SpecValue {
  static let specKeys = SpecKeys<ParagraphStyle>([
    SpecKey(
      "alignment", \.alignment, "The alignment of the paragraph's lines.",
      aliases: ["textAlignment"]),
    SpecKey("lineSpacing", \.lineSpacing, "The space added between lines, in points."),
    SpecKey(
      "lineHeightMultiple", \.lineHeightMultiple,
      "The factor for the natural height of lines; 0 changes nothing.", range: 0...100),
    SpecKey("minimumLineHeight", \.minimumLineHeight, "The least height of a line, in points."),
    SpecKey(
      "maximumLineHeight", \.maximumLineHeight,
      "The greatest height of a line, in points; 0 for no bound."),
    SpecKey(
      "firstLineHeadIndent", \.firstLineHeadIndent,
      "The indent of the first line, in points from the leading edge."),
    SpecKey(
      "headIndent", \.headIndent,
      "The indent of the other lines, in points from the leading edge."),
    SpecKey(
      "tailIndent", \.tailIndent,
      "Where lines end, in points from the leading edge; negative from the trailing edge.",
      range: -10_000...10_000),
    SpecKey("paragraphSpacing", \.paragraphSpacing, "Points after the paragraph."),
    SpecKey("paragraphSpacingBefore", \.paragraphSpacingBefore, "Points before the paragraph."),
    SpecKey(
      "tabStops", \.tabStops,
      "Tab stops, each measured from the leading edge; every 28 points when not given."),
    SpecKey(
      "defaultTabInterval", \.defaultTabInterval,
      "The distance between the tab stops that follow 'tabStops'; 0 for none."),
    SpecKey(
      "hyphenationFactor", \.hyphenationFactor,
      "A word is hyphenated when the line would otherwise fill less than this share of its width; "
        + "0 hyphenates none.",
      range: 0...1),
    SpecKey(
      "usesDefaultHyphenation", \.usesDefaultHyphenation,
      "Whether a word is hyphenated wherever a part of it fits into the line."),
    SpecKey(
      "baseWritingDirection", \.baseWritingDirection, "The writing direction of the paragraph.",
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
