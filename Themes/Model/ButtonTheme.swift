import MaquetteCore

/// A font in a theme: a text style that follows the text size, or a fixed size.
package enum ThemeFont: Hashable, Sendable {
  /// A text style.
  case style(TextStyle)
  /// A size in points that no setting changes, and a weight.
  case fixed(size: Double, weight: FontWeight)
}

/// The measures of one button size, in points.
package struct ButtonMetrics: Hashable, Sendable {
  /// Space above and below the content.
  package var verticalPadding: Double
  /// Space before and after the content.
  package var horizontalPadding: Double
  /// The corner radius.
  package var radius: Double
  /// The least height.
  package var minHeight: Double
  /// The least width.
  package var minWidth: Double
  /// The title's font.
  package var title: ThemeFont
  /// The subtitle's font.
  package var subtitle: ThemeFont
  /// Space between title and subtitle.
  package var titlePadding: Double
  /// Space between symbol and title.
  package var imagePadding: Double

  /// Measures from their parts.
  package init(
    verticalPadding: Double, horizontalPadding: Double, radius: Double, minHeight: Double,
    minWidth: Double, title: ThemeFont, subtitle: ThemeFont, titlePadding: Double,
    imagePadding: Double
  ) {
    self.verticalPadding = verticalPadding
    self.horizontalPadding = horizontalPadding
    self.radius = radius
    self.minHeight = minHeight
    self.minWidth = minWidth
    self.title = title
    self.subtitle = subtitle
    self.titlePadding = titlePadding
    self.imagePadding = imagePadding
  }
}

/// How a button is painted; `nil` leaves what a look below this one says.
package struct ButtonLook: Hashable, Sendable {
  /// What the colour name `tint` means in this look.
  package var tint: ThemeColor?
  /// Title and symbol.
  package var foreground: ThemeColor?
  /// The subtitle's opacity relative to the title, 0 to 1.
  package var subtitleOpacity: Double?
  /// What the shape is filled with.
  package var background: ThemePaint?
  /// The glass below the background.
  package var material: ThemeColor?
  /// Painted over the background, for example while pressed.
  package var overlay: ThemeColor?
  /// The line around the shape.
  package var border: ThemeBorder?
  /// The shadow of the shape.
  package var shadow: ThemeShadow?
  /// Opacity of all of it, 0 to 1.
  package var opacity: Double?
  /// Size of all of it relative to its frame.
  package var scale: Double?
  /// The title's weight.
  package var weight: FontWeight?
  /// Whether the title is underlined, as it is in plain buttons with increased contrast.
  package var underline: Bool?
  /// The line around the shape's outside, which shows that the keyboard is on it.
  package var ring: ThemeBorder?

  /// A look that says nothing.
  package init() {}

  /// A look from its parts.
  init(
    tint: ThemeColor? = nil, foreground: ThemeColor? = nil, subtitleOpacity: Double? = nil,
    background: ThemePaint? = nil, material: ThemeColor? = nil, overlay: ThemeColor? = nil,
    border: ThemeBorder? = nil, shadow: ThemeShadow? = nil, opacity: Double? = nil,
    scale: Double? = nil,
    weight: FontWeight? = nil, underline: Bool? = nil, ring: ThemeBorder? = nil
  ) {
    self.tint = tint
    self.foreground = foreground
    self.subtitleOpacity = subtitleOpacity
    self.background = background
    self.material = material
    self.overlay = overlay
    self.border = border
    self.shadow = shadow
    self.opacity = opacity
    self.scale = scale
    self.weight = weight
    self.underline = underline
    self.ring = ring
  }

  /// This look with what another one says laid over it.
  package func overlaid(by other: ButtonLook?) -> ButtonLook {
    guard let other else { return self }
    return ButtonLook(
      tint: other.tint ?? tint, foreground: other.foreground ?? foreground,
      subtitleOpacity: other.subtitleOpacity ?? subtitleOpacity,
      background: other.background ?? background, material: other.material ?? material,
      overlay: other.overlay ?? overlay, border: other.border ?? border,
      shadow: other.shadow ?? shadow,
      opacity: other.opacity ?? opacity, scale: other.scale ?? scale,
      weight: other.weight ?? weight, underline: other.underline ?? underline,
      ring: other.ring ?? ring)
  }
}

/// The looks of one button style, under the names of states and roles.
package struct ButtonStyleTheme: Hashable, Sendable {
  /// In its normal state and role.
  package var normal: ButtonLook
  /// What each role changes: `primary`, `cancel`, `destructive`.
  package var roles: [String: ButtonLook]
  /// What each state changes, after role and contrast: `buttonShapes` first, or `buttonShapesSymbol`
  /// of a symbol alone, where people asked to see the shapes of buttons, then `selected` or `mixed`,
  /// then `pressed`, `hovered`, `focused` or `disabled`, then `springLoaded` or
  /// `springLoadedEmphasized`.
  package var states: [String: ButtonLook]
  /// What increased contrast changes, after the role.
  package var increasedContrast: ButtonLook

  /// A style from its parts.
  package init(
    normal: ButtonLook = ButtonLook(), roles: [String: ButtonLook] = [:],
    states: [String: ButtonLook] = [:], increasedContrast: ButtonLook = ButtonLook()
  ) {
    self.normal = normal
    self.roles = roles
    self.states = states
    self.increasedContrast = increasedContrast
  }
}

/// Everything a theme says about buttons.
@usableFromInline package struct ButtonTheme: Hashable, Sendable {
  /// How corners curve.
  package var cornerCurve: CornerCurve
  /// Whether a button is as wide as it can be unless it is told otherwise.
  package var stretches: Bool
  /// The corner radius in a scrolling view, in points, when it is another one there.
  package var scrollingRadius: Double?
  /// Symbol size relative to the title's.
  package var symbolScale: Double
  /// The most lines a title takes, 0 for as many as needed.
  package var titleLines: Int
  /// Measures by size: `mini`, `small`, `medium`, `large`, and `extraLarge` since version 26.
  package var sizes: [String: ButtonMetrics]
  /// Looks by style: `plain`, `gray`, `tinted`, `filled`, and those of glass since version 26.
  package var styles: [String: ButtonStyleTheme]
  /// The style of prominent buttons of glass, which prominent items of bars have, too; `nil` without.
  package var prominentGlass: ButtonStyleTheme? { styles["prominentGlass"] }
  /// The style of a button that names none.
  package var automaticStyle: String
  /// The style of a button that names none, in a row of a list.
  package var rowStyle: String
  /// Whether corner radii grow with the text size.
  package var radiusFollowsTextSize: Bool
  /// Whether buttons of one size that stand in one stack are equally high.
  package var equalHeights: Bool
  /// The radii of the corner styles `small`, `medium` and `large`, in points.
  package var cornerRadii: [String: Double]

  /// The measures of a size; those of large buttons for extra large ones of an older look.
  package func metrics(of size: String) -> ButtonMetrics? {
    sizes[size] ?? (size == "extraLarge" ? sizes["large"] : nil)
  }

  /// A button theme from its parts.
  package init(
    cornerCurve: CornerCurve, stretches: Bool, scrollingRadius: Double?, symbolScale: Double,
    titleLines: Int = 1, sizes: [String: ButtonMetrics], styles: [String: ButtonStyleTheme],
    automaticStyle: String = "gray", rowStyle: String = "plain",
    radiusFollowsTextSize: Bool = false, equalHeights: Bool = false,
    cornerRadii: [String: Double] = [:]
  ) {
    self.cornerCurve = cornerCurve
    self.stretches = stretches
    self.scrollingRadius = scrollingRadius
    self.symbolScale = symbolScale
    self.titleLines = titleLines
    self.sizes = sizes
    self.styles = styles
    self.automaticStyle = automaticStyle
    self.rowStyle = rowStyle
    self.radiusFollowsTextSize = radiusFollowsTextSize
    self.equalHeights = equalHeights
    self.cornerRadii = cornerRadii
  }
}
