/// How a paragraph is set, under NSParagraphStyle's names. Whatever is `nil` is as the label has
/// it, or the system's default. Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines stand.
  public var alignment: TextAlignment?
  /// Points between the lines, 0 or more; default 0.
  public var lineSpacing: Double?
  /// The natural height of a line is multiplied by this before the bounds apply; 0, the default,
  /// leaves it.
  public var lineHeightMultiple: Double?
  /// The least height of a line; default 0.
  public var minimumLineHeight: Double?
  /// The greatest height of a line; 0, the default, for no bound. Wins over the least one.
  public var maximumLineHeight: Double?
  /// How far the first line starts from the leading edge; default 0.
  public var firstLineHeadIndent: Double?
  /// How far the other lines start from the leading edge; default 0.
  public var headIndent: Double?
  /// Where lines end: positive, from the leading edge; zero or negative, from the trailing edge.
  /// Default 0.
  public var tailIndent: Double?
  /// Points after the paragraph; default 0.
  public var paragraphSpacing: Double?
  /// Points before the paragraph, but not before the first one; default 0.
  public var paragraphSpacingBefore: Double?
  /// Where tabs lead to, in points from the leading edge; by default there is a stop every 28 points.
  public var tabStops: TabStops?
  /// Points between the stops behind the last of ``tabStops``; 0, the default, for none.
  public var defaultTabInterval: Double?
  /// A word is divided where a line without a part of it would be less than this share of its room
  /// wide, 0 to 1; 0, the default, for never, unless ``usesDefaultHyphenation``.
  public var hyphenationFactor: Double?
  /// Whether words are divided wherever a part of one fits on a line; default `false`. Where there is
  /// a ``hyphenationFactor`` that counts.
  public var usesDefaultHyphenation: Bool?
  /// Which way the paragraph is written.
  public var baseWritingDirection: WritingDirection?

  /// No properties: all is as the label has it.
  public init() {}

  /// A style that a change makes of none.
  public init(_ change: (inout ParagraphStyle) -> Void) {
    change(&self)
  }

  /// This style, and over it what another one sets.
  public func merging(_ other: ParagraphStyle) -> ParagraphStyle {
    var result = self
    result.alignment = other.alignment ?? alignment
    result.lineSpacing = other.lineSpacing ?? lineSpacing
    result.lineHeightMultiple = other.lineHeightMultiple ?? lineHeightMultiple
    result.minimumLineHeight = other.minimumLineHeight ?? minimumLineHeight
    result.maximumLineHeight = other.maximumLineHeight ?? maximumLineHeight
    result.firstLineHeadIndent = other.firstLineHeadIndent ?? firstLineHeadIndent
    result.headIndent = other.headIndent ?? headIndent
    result.tailIndent = other.tailIndent ?? tailIndent
    result.paragraphSpacing = other.paragraphSpacing ?? paragraphSpacing
    result.paragraphSpacingBefore = other.paragraphSpacingBefore ?? paragraphSpacingBefore
    result.tabStops = other.tabStops ?? tabStops
    result.defaultTabInterval = other.defaultTabInterval ?? defaultTabInterval
    result.hyphenationFactor = other.hyphenationFactor ?? hyphenationFactor
    result.usesDefaultHyphenation = other.usesDefaultHyphenation ?? usesDefaultHyphenation
    result.baseWritingDirection = other.baseWritingDirection ?? baseWritingDirection
    return result
  }
}

/// Which ligatures a text uses, under NSAttributedString's names.
public enum TextLigature: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Only those without which a script cannot be read.
  case none
  /// Those that the font means for common use; what text has without the attribute.
  case standard
  /// Every one that the font has.
  case all

  /// The name that Core Text's documentation uses.
  public static let synonyms: [String: TextLigature] = ["default": .standard]
}
