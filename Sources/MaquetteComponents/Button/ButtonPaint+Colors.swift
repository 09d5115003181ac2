import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The colour a theme wrote with another one in the place of its name: a fill in a shade of the
  /// tint becomes the same shade of it, any other is as faint as the state makes it.
  func color(_ value: ThemeColor, base: Color, usualOpacity: Double = 1) -> Color {
    let term = value.term(environment.appearance, environment.contrast)
    if term.name == "tint" { return color(value, tint: base) }
    return base.opacity(usualOpacity > 0 ? min(1, term.opacity / usualOpacity) : 1)
  }
}

extension ThemePaint {
  /// The colour at its lower edge.
  var bottom: ThemeColor {
    switch self {
    case .color(let color), .verticalGradient(_, let color): color
    }
  }
}
