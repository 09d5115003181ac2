/// Which way a paragraph is written, under NSWritingDirection's names.
public enum WritingDirection: String, Hashable, Sendable, CaseIterable {
  /// As most of its words are; in a right-to-left interface also from right to left where its first
  /// letter is.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  public static let synonyms: [String: WritingDirection] = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]
}
