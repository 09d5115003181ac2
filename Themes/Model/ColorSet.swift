import MaquetteCore

/// One colour of a theme in all its variants.
@usableFromInline package struct ColorSet: Hashable, Sendable {
  /// The variants in the order light, dark, light increased contrast, dark increased contrast, and
  /// then the same four for the elevated level; always eight.
  package let columns: [Color]

  /// How many columns there may be.
  static let columnCounts = [1, 2, 4, 8]

  /// A colour from 1 (the same everywhere), 2 (light, dark), 4 (with increased contrast) or 8
  /// (with elevated) columns; `nil` for any other number.
  package init?(_ columns: [Color]) {
    switch columns.count {
    case 1: self.columns = Array(repeating: columns[0], count: 8)
    case 2: self.columns = columns + columns + columns + columns
    case 4: self.columns = columns + columns
    case 8: self.columns = columns
    default: return nil
    }
  }

  /// The same colour in every column.
  init(repeating color: Color) {
    columns = Array(repeating: color, count: 8)
  }

  /// The variant for some traits.
  package subscript(_ traits: ColorTraits) -> Color {
    var index = traits.appearance == .dark ? 1 : 0
    if traits.contrast == .increased { index += 2 }
    if traits.level == .elevated { index += 4 }
    return columns[index]
  }
}

/// A colour by name with an opacity, one for light and one for dark.
///
/// In a theme file: `tint`, `tint 0.15`, `#FF3B30`, `tint + white 0.15`, a pair
/// `[black 0.06, white 0.15]` for light and dark, or four, of which the last two are those of
/// increased contrast. `tint` is the component's own tint, `black`,
/// `white` and `clear` are themselves, and other names are looked up among the theme's colours.
package struct ThemeColor: Hashable, Sendable {
  /// One half: a name and how opaque it is.
  package struct Term: Hashable, Sendable {
    /// The colour's name, or `#RRGGBB` notation.
    package var name: String
    /// Multiplies the colour's own opacity, 0 to 1.
    package var opacity: Double
    /// A colour mixed into it; `nil` for none.
    package var mix: Mix?

    /// A term; opaque and unmixed when nothing is said.
    package init(_ name: String, _ opacity: Double = 1, mix: Mix? = nil) {
      self.name = name
      self.opacity = opacity
      self.mix = mix
    }

    /// It is just the colour of that name.
    package var isPlain: Bool { opacity == 1 && mix == nil }

    /// The colour, from a function that knows colours by name.
    package func color(_ named: (String) -> Color) -> Color {
      var color = named(name)
      if let mix {
        let alpha = color.alpha
        color.alpha = 1
        color = named(mix.name).opacity(mix.share).over(color)
        color.alpha = alpha
      }
      return color.opacity(opacity)
    }
  }

  /// How much of another colour is mixed into one: a lighter tint is `tint` with some `white`.
  package struct Mix: Hashable, Sendable {
    /// The other colour's name.
    package var name: String
    /// Its share, 0 to 1.
    package var share: Double

    /// A colour's share.
    package init(_ name: String, _ share: Double) {
      self.name = name
      self.share = share
    }
  }

  /// In light appearance.
  package var light: Term
  /// In dark appearance.
  package var dark: Term
  /// In light and dark appearance with increased contrast; empty where they are as the others.
  package var increased: [Term] = []

  /// The same in light and dark.
  package init(_ name: String, _ opacity: Double = 1) {
    light = Term(name, opacity)
    dark = light
  }

  /// Different in light and dark, and with increased contrast where that has two terms.
  package init(light: Term, dark: Term, increased: [Term] = []) {
    self.light = light
    self.dark = dark
    self.increased = increased
  }

  /// What is painted with in an appearance and a contrast.
  package func term(_ appearance: Appearance, _ contrast: Contrast) -> Term {
    let isDark = appearance == .dark
    if contrast == .increased, increased.count == 2 { return increased[isDark ? 1 : 0] }
    return isDark ? dark : light
  }

  /// All its terms.
  package var terms: [Term] { [light, dark] + increased }
}

/// What a theme paints an area with.
package enum ThemePaint: Hashable, Sendable {
  /// One colour.
  case color(ThemeColor)
  /// From the top to the bottom.
  case verticalGradient(top: ThemeColor, bottom: ThemeColor)
}

/// A line around a shape, inside its edge.
package struct ThemeBorder: Hashable, Sendable {
  /// The line's colour.
  package var color: ThemeColor
  /// The line's width, in points.
  package var width: Double
}

/// A shadow in a theme.
package struct ThemeShadow: Hashable, Sendable {
  /// The colour where it is darkest.
  package var color: ThemeColor
  /// How far it is smeared, in points, as in CSS.
  package var blur: Double
  /// How far it is moved down, in points.
  package var y: Double
}
