import MaquetteCore
import MaquetteThemes

// The values of themes as Swift expressions.

extension SwiftText {
  static func font(_ font: ThemeFont) -> String {
    switch font {
    case .style(let style): ".style(.\(style.rawValue))"
    case .fixed(let size, let weight):
      ".fixed(size: \(number(size)), weight: \(SwiftText.weight(weight)))"
    }
  }

  static func paint(_ paint: ThemePaint) -> String {
    switch paint {
    case .color(let value) where hasMix(value):
      ".color(\n        \(longColor(value, indent: 10)))"
    case .color(let value): ".color(\(color(value)))"
    case .verticalGradient(let top, let bottom):
      ".verticalGradient(\n        top: \(longColor(top, indent: 10)),\n"
        + "        bottom: \(longColor(bottom, indent: 10)))"
    }
  }

  static func color(_ value: ThemeColor) -> String { color(value, indent: 8) }

  /// A colour that stands at an indent, in case it takes several lines.
  static func color(_ value: ThemeColor, indent: Int) -> String {
    if !hasMix(value) {
      if value.light == value.dark { return "ThemeColor(\(arguments(value.light)))" }
      return "ThemeColor(\(plain(value.light)), dark: \(plain(value.dark)))"
    }
    return longColor(value, indent: indent)
  }

  /// Whether it takes several lines.
  private static func hasMix(_ value: ThemeColor) -> Bool {
    value.light.mix != nil || value.dark.mix != nil
  }

  private static func plain(_ term: ThemeColor.Term) -> String {
    literal(term.name) + ", " + number(term.opacity)
  }

  /// A colour on lines of its own, as the formatter breaks it at an indent.
  private static func longColor(_ value: ThemeColor, indent: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indent)
    return "ThemeColor(\(margin)light: .init(\(arguments(value.light))),"
      + "\(margin)dark: .init(\(arguments(value.dark))))"
  }

  private static func arguments(_ term: ThemeColor.Term) -> String {
    var text = literal(term.name)
    if term.opacity != 1 { text += ", \(number(term.opacity))" }
    if let mix = term.mix {
      text += ", mix: .init(\(literal(mix.name)), \(number(mix.share)))"
    }
    return text
  }

  static func border(_ value: ThemeBorder) -> String {
    let width = "width: \(number(value.width)))"
    return hasMix(value.color)
      ? "ThemeBorder(\n        color: \(color(value.color, indent: 10)), " + width
      : "ThemeBorder(color: \(color(value.color)), " + width
  }

  static func shadow(_ value: ThemeShadow) -> String {
    "ThemeShadow(color: \(color(value.color)), blur: \(number(value.blur)), "
      + "y: \(number(value.y)))"
  }
}
