/// A font as the theme resolved it: families in order of preference, size, weight and the metrics
/// that lines take, which are the theme's and not the face's.
public struct ResolvedFont: Hashable, Sendable {
  /// The first family; it draws every character it has.
  public var family: String
  /// Families asked, in order, for characters that the first one lacks.
  public var fallbacks: [String]
  /// Size of an em, in points.
  public var size: Double
  /// The weight to draw with.
  public var weight: FontWeight
  /// Whether to draw with the slanted face.
  public var isItalic: Bool
  /// Space added after each character of the first family, in points.
  public var tracking: Double
  /// Height of a line above its baseline, in points.
  public var ascent: Double
  /// Height of a line below its baseline, in points.
  public var descent: Double
  /// Height of a capital letter, in points.
  public var capHeight: Double
  /// Whether all digits have one width.
  public var hasMonospacedDigits = false

  /// A font from its parts.
  public init(
    family: String, fallbacks: [String] = [], size: Double, weight: FontWeight = .regular,
    isItalic: Bool = false, tracking: Double = 0, ascent: Double, descent: Double,
    capHeight: Double
  ) {
    self.family = family
    self.fallbacks = fallbacks
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }

  /// Height of one line, in points.
  public var lineHeight: Double { ascent + descent }
}

/// Where the lines of a text stand in their box; leading and trailing are resolved to sides before.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// A text to be broken into lines and shaped.
public struct TextRequest: Hashable, Sendable {
  /// The text as the user wrote it; never markup.
  public var text: String
  /// The font of all of it.
  public var font: ResolvedFont
  /// The width lines may take, in points; `nil` for as much as they need.
  public var maxWidth: Double?
  /// The most lines to show; 0 for as many as needed. What does not fit ends in an ellipsis.
  public var maxLines: Int
  /// Where lines stand.
  public var alignment: HorizontalAlignment
  /// The direction of text without any letter, and of the interface around it.
  public var direction: LayoutDirection
  /// BCP 47 tag that decides on language-specific forms.
  public var language: String

  /// A request; without further arguments one left-aligned line of English.
  public init(
    text: String, font: ResolvedFont, maxWidth: Double? = nil, maxLines: Int = 1,
    alignment: HorizontalAlignment = .left, direction: LayoutDirection = .leftToRight,
    language: String = "en"
  ) {
    self.text = text
    self.font = font
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.alignment = alignment
    self.direction = direction
    self.language = language
  }
}
