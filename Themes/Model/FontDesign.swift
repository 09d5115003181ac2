import MaquetteCore

/// A design of the system font, under SwiftUI's and UIKit's names.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// San Francisco.
  case `default`
  /// New York.
  case serif
  /// San Francisco with round ends.
  case rounded
  /// SF Mono: all characters have one width.
  case monospaced
}

/// A width of the system font, under SwiftUI's and UIKit's names, from narrow to wide.
public enum FontWidth: String, Hashable, Sendable, CaseIterable {
  case compressed
  case condensed
  case standard
  case expanded
}

extension Typography {
  /// The family that stands for a design or a width of the system font.
  package struct Face: Hashable, Sendable {
    /// Its family.
    package var family: String
    /// Families for characters that it lacks, asked before those of the theme.
    package var fallbacks: [String]
    /// Height of a line above the baseline, as a share of the size.
    package var ascent: Double
    /// Height of a line below the baseline, as a share of the size.
    package var descent: Double
    /// Height of a capital, as a share of the size.
    package var capHeight: Double
    /// Tracking by size, ascending; empty for none, `nil` for the theme's own.
    package var tracking: [Tracking]?

    /// A face from its parts.
    package init(
      family: String, fallbacks: [String] = [], ascent: Double, descent: Double,
      capHeight: Double, tracking: [Tracking]? = nil
    ) {
      self.family = family
      self.fallbacks = fallbacks
      self.ascent = ascent
      self.descent = descent
      self.capHeight = capHeight
      self.tracking = tracking
    }
  }

  /// The face of a design in a width; `nil` when the theme has none, and for the default design in
  /// standard width, which ``family`` and ``displayFamily`` draw.
  package func face(design: FontDesign, width: FontWidth = .standard) -> Face? {
    switch (design, width) {
    case (.default, .standard): nil
    case (.default, _): widths[width]
    // No theme has a design in several widths.
    default: width == .standard ? designs[design] : nil
    }
  }

  /// What is drawn in place of a design in a width: it loses what the theme has no face for.
  package func drawn(_ design: FontDesign, _ width: FontWidth) -> (FontDesign, FontWidth) {
    if design == .default || designs[design] == nil {
      return (.default, widths[width] == nil ? .standard : width)
    }
    return (design, .standard)
  }

  /// The weight that is drawn for a weight with a legibility weight.
  package func weight(_ weight: FontWeight, legibility: LegibilityWeight) -> FontWeight {
    legibility == .bold ? legibilityWeights[weight] ?? weight : weight
  }
}
