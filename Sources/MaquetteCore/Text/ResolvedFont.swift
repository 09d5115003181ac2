/// Which letters are drawn as one, as `NSAttributedString.Key.ligature` has it. Letters that a
/// script joins are joined in any case.
public enum Ligatures: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// Those that the system font has.
  case standard
  /// All that the face offers.
  case all
}

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
  /// Whether the weight or the slant is what the user asked for, not the theme's choice. Only then is
  /// it worth telling that a family for another script has no such style.
  public var isStyleRequested = false
  /// Space added after each character of the first family, in points.
  public var tracking: Double
  /// Height of a line above its baseline, in points.
  public var ascent: Double
  /// Height of a line below its baseline, in points.
  public var descent: Double
  /// Height of a capital letter, in points.
  public var capHeight: Double
  /// Whether lines are as high as the first family's face says, where it is there, and not as
  /// ``ascent`` and ``descent`` do.
  public var hasOwnLineHeight = false
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits = false
  /// Which letters are drawn as one.
  public var ligatures = Ligatures.standard

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

extension ResolvedFont {
  /// The font at a share of its size, with everything that grows with it.
  public func scaled(by share: Double) -> ResolvedFont {
    var copy = self
    copy.size *= share
    copy.tracking *= share
    copy.ascent *= share
    copy.descent *= share
    copy.capHeight *= share
    return copy
  }
}
