import MaquetteCore
import MaquetteThemes

/// Writes fonts and colours of themes as Swift.
enum ThemeText {
  static func font(_ font: ThemeFont) -> String {
    switch font {
    case .style(let style): ".style(.\(style.rawValue))"
    case .fixed(let size, let weight):
      ".fixed(size: \(SwiftText.number(size)), weight: \(SwiftText.weight(weight)))"
    }
  }

  static func color(_ value: ThemeColor) -> String {
    if value.light.mix == nil, value.dark.mix == nil {
      if value.light == value.dark { return "ThemeColor(\(arguments(value.light)))" }
      return "ThemeColor(\(plain(value.light)), dark: \(plain(value.dark)))"
    }
    return longColor(value, indent: 8)
  }

  private static func plain(_ term: ThemeColor.Term) -> String {
    SwiftText.literal(term.name) + ", " + SwiftText.number(term.opacity)
  }

  /// A colour on lines of its own, as the formatter breaks it at an indent.
  static func longColor(_ value: ThemeColor, indent: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indent)
    return "ThemeColor(\(margin)light: .init(\(arguments(value.light))),"
      + "\(margin)dark: .init(\(arguments(value.dark))))"
  }

  private static func arguments(_ term: ThemeColor.Term) -> String {
    var text = SwiftText.literal(term.name)
    if term.opacity != 1 { text += ", \(SwiftText.number(term.opacity))" }
    if let mix = term.mix {
      text += ", mix: .init(\(SwiftText.literal(mix.name)), \(SwiftText.number(mix.share)))"
    }
    return text
  }
}
