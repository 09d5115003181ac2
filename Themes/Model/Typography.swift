import MaquetteCore

/// The type system of a theme: families, line metrics, tracking and text styles.
@usableFromInline package struct Typography: Hashable, Sendable {
  /// One text style.
  package struct Style: Hashable, Sendable {
    /// Its weight.
    package var weight: FontWeight
    /// Its weight when emphasised.
    package var emphasizedWeight: FontWeight
    /// Size and leading in points, from `xSmall` to `accessibility5`; one entry when the platform
    /// has no Dynamic Type.
    package var sizes: [Entry]

    /// A style from its parts.
    package init(weight: FontWeight, emphasizedWeight: FontWeight, sizes: [Entry]) {
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
      self.sizes = sizes
    }

    /// The entry for a text size.
    package func entry(for size: TextSize) -> Entry? {
      sizes.count > 1 ? sizes[min(size.index, sizes.count - 1)] : sizes.first
    }
  }

  /// A size with its leading.
  package struct Entry: Hashable, Sendable {
    /// Size of an em, in points.
    package var size: Double
    /// Distance of baselines that the type table names, in points.
    package var leading: Double

    /// An entry from its two numbers.
    package init(_ size: Double, _ leading: Double) {
      self.size = size
      self.leading = leading
    }
  }

  /// Space after each character at a size, both in points.
  package struct Tracking: Hashable, Sendable {
    /// The font size.
    package var size: Double
    /// The space; negative brings characters together.
    package var points: Double

    /// An entry from its two numbers.
    package init(_ size: Double, _ points: Double) {
      self.size = size
      self.points = points
    }
  }

  /// The family of texts.
  package var family: String
  /// The family of large texts.
  package var displayFamily: String
  /// The size from which ``displayFamily`` is used, in points.
  package var displayFrom: Double
  /// How much narrower the display family is than the text family, as a share of the size for each
  /// character.
  package var displaySpacing: Double
  /// How much closer than in its text form the system font sets its letters, by size: shares of the
  /// size for each character, mostly below 0.
  ///
  /// The system font changes its form gradually, we have one face for each. What ours is too wide or
  /// too narrow at a size is made up by tracking.
  package var opticalSpacing: [Tracking]
  /// How wide the letters of the system font are that the families stand for; `nil` when it is as wide as they
  /// are.
  package var letterWidths: LetterTable?
  /// What each character takes more in a weight, by size: shares of the size.
  package var weightSpacing: [FontWeight: [Tracking]] = [:]
  /// Families for characters that the first one lacks, in order.
  package var fallbacks: [String]
  /// Height of a line above the baseline, as a share of the size.
  package var ascent: Double
  /// Height of a line below the baseline, as a share of the size.
  package var descent: Double
  /// Height of a capital, as a share of the size.
  package var capHeight: Double
  /// Tracking by size, ascending.
  package var tracking: [Tracking]
  /// The text styles.
  package var styles: [TextStyle: Style]
  /// The faces of designs other than the default one; a design that is not here does not exist.
  package var designs: [FontDesign: Face]
  /// The faces of widths other than the standard one; a width that is not here does not exist.
  package var widths: [FontWidth: Face]
  /// What bold text makes of each weight; empty where the platform has no such setting.
  package var legibilityWeights: [FontWeight: FontWeight]

  /// A typography from its parts.
  package init(
    family: String, displayFamily: String, displayFrom: Double,
    displaySpacing: Double = 0, opticalSpacing: [Tracking] = [],
    fallbacks: [String], ascent: Double, descent: Double, capHeight: Double, tracking: [Tracking],
    styles: [TextStyle: Style], designs: [FontDesign: Face] = [:],
    widths: [FontWidth: Face] = [:], legibilityWeights: [FontWeight: FontWeight] = [:]
  ) {
    self.family = family
    self.displayFamily = displayFamily
    self.displayFrom = displayFrom
    self.displaySpacing = displaySpacing
    self.opticalSpacing = opticalSpacing
    self.fallbacks = fallbacks
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.tracking = tracking
    self.styles = styles
    self.designs = designs
    self.widths = widths
    self.legibilityWeights = legibilityWeights
  }

  /// A text style; one that only another platform has is the nearest one.
  package func style(_ style: TextStyle) -> Style? {
    styles[style] ?? (style.isEverywhere ? nil : styles[.caption2])
  }

  /// The tracking at a size, in points: between two entries it changes evenly, beyond the first
  /// and the last it stays.
  package func tracking(at size: Double) -> Double { Typography.tracking(at: size, in: tracking) }

  private static func tracking(at size: Double, in table: [Tracking]) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points }
    if size >= last.size { return last.points }
    guard let upper = table.firstIndex(where: { $0.size >= size }), upper > 0 else { return 0 }
    let (low, high) = (table[upper - 1], table[upper])
    guard high.size > low.size else { return high.points }
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  /// A font of this typography; a design or a width that it has no face for is left out.
  package func font(
    size: Double, weight: FontWeight, isItalic: Bool = false, design: FontDesign = .default,
    width: FontWidth = .standard, hasMonospacedDigits: Bool = false
  ) -> ResolvedFont {
    let (design, width) = drawn(design, width)
    var font =
      face(design: design, width: width).map {
        self.font(of: $0, size: size, weight: weight, isItalic: isItalic)
      } ?? systemFont(size: size, weight: weight, isItalic: isItalic)
    font.hasMonospacedDigits = hasMonospacedDigits
    return font
  }

  private func font(of face: Face, size: Double, weight: FontWeight, isItalic: Bool)
    -> ResolvedFont
  {
    ResolvedFont(
      family: face.family,
      // Fonts that share one list in memory are quick to compare.
      fallbacks: face.fallbacks.isEmpty ? fallbacks : face.fallbacks + fallbacks,
      size: size, weight: weight, isItalic: isItalic,
      tracking: Typography.tracking(at: size, in: face.tracking ?? tracking),
      ascent: face.ascent * size, descent: face.descent * size, capHeight: face.capHeight * size)
  }

  private func systemFont(size: Double, weight: FontWeight, isItalic: Bool) -> ResolvedFont {
    let isDisplay = size >= displayFrom
    var font = ResolvedFont(
      family: isDisplay ? displayFamily : family, fallbacks: fallbacks, size: size,
      weight: weight, isItalic: isItalic,
      tracking: tracking(at: size) + opticalCorrection(at: size, isDisplay: isDisplay),
      ascent: ascent * size, descent: descent * size, capHeight: capHeight * size)
    if let heavier = weightSpacing[weight] {
      font.tracking += Typography.tracking(at: size, in: heavier) * size
    }
    font.letters = letterWidths.map {
      LetterWidths(
        $0, size: size, weight: weight,
        correction: size > 0 ? (font.tracking - tracking(at: size)) / size : 0)
    }
    return font
  }

  /// What brings a face's spacing to that of the system font's form at a size, in points.
  private func opticalCorrection(at size: Double, isDisplay: Bool) -> Double {
    let wanted = Typography.tracking(at: size, in: opticalSpacing)
    return size * (wanted + (isDisplay ? displaySpacing : 0))
  }
}
