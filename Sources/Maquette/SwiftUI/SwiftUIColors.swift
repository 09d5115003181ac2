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
      ?? SwiftUIColors.color(color, on: platform).map(whole)
  }

  /// What is a view by itself; `nil` for a colour of a theme.
  static func view(_ color: ColorValue, on platform: Platform) -> String? {
    material(color).map { "Rectangle().fill(\($0))" }
      ?? SwiftUIColors.color(color, on: platform).map(whole)
  }

  /// A colour with its type before its name: `.red` as `Color.red`.
  static func whole(_ color: String) -> String { color.hasPrefix(".") ? "Color\(color)" : color }

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
