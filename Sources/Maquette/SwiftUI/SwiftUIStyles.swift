import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// Colours by SwiftUI's names.
enum SwiftUIColors {
  private static let styles = [
    "label": ".primary", "primary": ".primary", "secondaryLabel": ".secondary",
    "secondary": ".secondary", "tertiaryLabel": ".tertiary", "tertiary": ".tertiary",
    "quaternaryLabel": ".quaternary", "quaternary": ".quaternary", "tint": ".tint",
  ]
  /// Those that SwiftUI has on every platform.
  static let names: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear",
  ]
  private static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ]
  /// Colours of UIKit that are called as in themes, on iOS and iPadOS.
  private static let dynamic: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link", "darkText", "lightText", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6",
  ]
  /// Those that tvOS has of them.
  private static let onTelevision: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link",
  ]
  /// Colours of AppKit, whose names end in `Color`.
  private static let onMac: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "separator", "text",
    "placeholderText", "selectedText", "textBackground", "selectedTextBackground",
    "unemphasizedSelectedText", "unemphasizedSelectedTextBackground",
    "unemphasizedSelectedContentBackground", "selectedContentBackground", "selectedMenuItemText",
    "keyboardFocusIndicator", "link", "grid", "headerText", "windowBackground",
    "underPageBackground", "controlBackground", "control", "controlText", "disabledControlText",
    "selectedControl", "selectedControlText", "alternateSelectedControlText", "findHighlight",
    "windowFrameText", "controlAccent",
  ]

  /// What stands where any style may; `nil` for a colour of a theme.
  static func style(_ color: ColorValue, on platform: Platform) -> String? {
    material(color) ?? styles[color.text] ?? SwiftUIColors.color(color, on: platform)
  }

  /// What stands behind something; `nil` for a colour of a theme.
  static func background(_ color: ColorValue, on platform: Platform) -> String? {
    material(color)
      ?? SwiftUIColors.color(color, on: platform).map { $0.hasPrefix(".") ? "Color\($0)" : $0 }
  }

  /// What is visible in the place of a colour of a theme, without which a shape would be black.
  static let standIn = ".gray.opacity(0.3)"

  private static func material(_ color: ColorValue) -> String? {
    materials.contains(color.text) ? ".\(color.text)" : nil
  }

  /// How the source may have a colour of a spec where a colour may stand.
  static func spellings(of text: String, on platform: Platform) -> [String] {
    let color = ColorValue(stringLiteral: text)
    return [styles[text], SwiftUIColors.color(color, on: platform)].compactMap {
      $0.flatMap { SwiftTokens($0).tokens.first?.text }
    }
  }

  /// What stands where only a colour may.
  static func color(_ color: ColorValue, on platform: Platform) -> String? {
    switch color {
    case .custom(let custom): return literal(custom)
    case .named(let text):
      if names.contains(text) { return ".\(text)" }
      if ["label", "primary"].contains(text) { return ".primary" }
      if ["secondaryLabel", "secondary"].contains(text) { return ".secondary" }
      if text == "tint" { return ".accentColor" }
      if text.hasPrefix("system"), let name = plain(text) { return ".\(name)" }
      return framework(text, on: platform)
    }
  }

  /// `systemRed` as SwiftUI's `red`.
  private static func plain(_ text: String) -> String? {
    let name = text.dropFirst(6)
    let word = name.prefix(1).lowercased() + name.dropFirst()
    return names.contains(word) ? word : nil
  }

  /// A colour of UIKit or AppKit.
  private static func framework(_ text: String, on platform: Platform) -> String? {
    switch platform {
    case .ios, .ipados: dynamic.contains(text) ? "Color(uiColor: .\(text))" : nil
    case .tvos: onTelevision.contains(text) ? "Color(uiColor: .\(text))" : nil
    case .macos: onMac.contains(text) ? "Color(nsColor: .\(text)Color)" : nil
    case .watchos: nil
    }
  }

  private static func literal(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map {
      NumberFormat.short(Double($0) / 255, digits: 4)
    }
    let opacity = color.alpha < 1 ? ", opacity: \(NumberFormat.short(color.alpha))" : ""
    return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
  }
}

/// Fonts by SwiftUI's names.
enum SwiftUIFonts {
  /// A font as an expression.
  static func expression(_ font: FontValue) -> String {
    let design = font.design == .default ? "" : "design: .\(font.design.rawValue)"
    var text: String
    switch font.base {
    case .style(let style) where font.family != nil:
      let name = SwiftLiteral.string(font.family ?? "")
      let points = Theme.ios.typography.style(style)?.entry(for: .large)?.size ?? 17
      let relative = style == .footnote2 ? TextStyle.caption2 : style
      text =
        ".custom(\(name), size: \(SwiftLiteral.number(points)), "
        + "relativeTo: .\(relative.rawValue))" + weight(of: font)
    case .size(let size) where font.family != nil:
      let name = SwiftLiteral.string(font.family ?? "")
      text = ".custom(\(name), fixedSize: \(SwiftLiteral.number(size)))" + weight(of: font)
    // SwiftUI has no name for it; at the default text size of most watches it has 12 points.
    case .style(.footnote2):
      let words = ["size: 12", font.weight.map { "weight: .\($0.name)" } ?? "", design]
      text = ".system(\(words.filter { !$0.isEmpty }.joined(separator: ", ")))"
    case .style(let style):
      text =
        design.isEmpty ? ".\(style.rawValue)" : ".system(.\(style.rawValue), \(design))"
      if let weight = font.weight { text += ".weight(.\(weight.name))" }
    case .size(let size):
      let weight = font.weight.map { $0 == .regular ? "" : "weight: .\($0.name)" } ?? ""
      let words = ["size: \(SwiftLiteral.number(size))", weight, design].filter { !$0.isEmpty }
      text = ".system(\(words.joined(separator: ", ")))"
    }
    if font.isItalic { text += ".italic()" }
    if font.width != .standard { text += ".width(.\(font.width.rawValue))" }
    if font.hasMonospacedDigits { text += ".monospacedDigit()" }
    return text
  }

  private static func weight(of font: FontValue) -> String {
    font.weight.map { ".weight(.\($0.name))" } ?? ""
  }
}
