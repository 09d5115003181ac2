import MaquetteCore

/// A range of characters, counted from 0 as people count them: an emoji is one.
public struct TextRange: Hashable, Sendable {
  /// The first character.
  public var lowerBound: Int
  /// The character behind the last one.
  public var upperBound: Int

  /// A range from its two ends.
  public init(_ range: Range<Int>) {
    lowerBound = range.lowerBound
    upperBound = range.upperBound
  }

  /// How many characters it has.
  public var count: Int {
    let (count, overflows) = upperBound.subtractingReportingOverflow(lowerBound)
    return overflows ? .max : count
  }

  /// The bytes of a text's UTF-8; `nil` when the range goes beyond the text.
  func bytes(in text: String) -> Range<Int>? {
    guard lowerBound >= 0, upperBound >= lowerBound,
      let start = text.index(text.startIndex, offsetBy: lowerBound, limitedBy: text.endIndex),
      let end = text.index(start, offsetBy: count, limitedBy: text.endIndex)
    else { return nil }
    let first = text.utf8.distance(from: text.startIndex, to: start)
    return first..<first + text.utf8.distance(from: start, to: end)
  }
}

extension TextRange: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .characterRange }

  /// The value of a node; `nil` after reporting what is wrong. How long the text is shows only
  /// when it is drawn.
  package static func read(_ node: SpecNode, by reader: SpecReader) -> TextRange? {
    RangeCheck(count: .max).read(node, key: reader.key, by: reader).map(TextRange.init)
  }

  public var specText: String { "\(lowerBound)..<\(upperBound)" }
}

extension LayoutContext {
  /// Reports a range that goes beyond the text of which it is one.
  func reportBeyond(_ range: TextRange, of text: String, key: String) {
    let count = text.count
    report(
      .error,
      "the range \(range.lowerBound)..<\(range.upperBound) goes beyond the text, which has "
        + "\(count) characters", key: key,
      hint: count == 0 ? "give the text characters" : "use 0..<\(count) or a part of it",
      id: .outOfRange)
  }
}
