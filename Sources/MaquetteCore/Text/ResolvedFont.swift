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
package struct ResolvedFont: Hashable, Sendable {
  /// The first family; it draws every character it has.
  package var family: String
  /// Families asked, in order, for characters that the first one lacks.
  package var fallbacks: [String]
  /// Size of an em, in points.
  package var size: Double
  /// The weight to draw with.
  package var weight: FontWeight
  /// Whether to draw with the slanted face.
  package var isItalic: Bool
  /// Whether the weight or the slant is what the user asked for, not the theme's choice. Only then is
  /// it worth telling that a family for another script has no such style.
  package var isStyleRequested = false
  /// Space added after each character of the first family, in points.
  package var tracking: Double
  /// How wide letters of the first family shall be; `nil` when as wide as they are.
  package var letters: LetterWidths?
  /// Height of a line above its baseline, in points.
  package var ascent: Double
  /// Height of a line below its baseline, in points.
  package var descent: Double
  /// Height of a capital letter, in points.
  package var capHeight: Double
  /// Whether lines are as high as the first family's face says, where it is there, and not as
  /// ``ascent`` and ``descent`` do.
  package var hasOwnLineHeight = false
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits = false
  /// Which letters are drawn as one.
  package var ligatures = Ligatures.standard

  /// A font from its parts.
  package init(
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
  package var lineHeight: Double { ascent + descent }
}

extension ResolvedFont {
  /// The font at a share of its size, with everything that grows with it.
  package func scaled(by share: Double) -> ResolvedFont {
    var copy = self
    copy.size *= share
    copy.tracking *= share
    copy.ascent *= share
    copy.descent *= share
    copy.capHeight *= share
    return copy
  }
}
