import MaquetteCore

/// Everything that makes a platform's components look as they do, as plain data.
public struct Theme: Hashable, Sendable {
  /// The theme's name, for example `ios`.
  public var name: String
  /// The platform it draws.
  public var platform: Platform
  /// Its colours by name.
  public var colors: [String: ColorSet]
  /// Its type system.
  public var typography: Typography
  /// Its general measures.
  public var metrics: ThemeMetrics
  /// How its buttons look.
  public var buttons: ButtonTheme
  /// How its lists look.
  public var lists: ListTheme

  /// A theme from its parts.
  public init(
    name: String, platform: Platform, colors: [String: ColorSet], typography: Typography,
    metrics: ThemeMetrics, buttons: ButtonTheme, lists: ListTheme
  ) {
    self.name = name
    self.platform = platform
    self.colors = colors
    self.typography = typography
    self.metrics = metrics
    self.buttons = buttons
    self.lists = lists
  }

  /// The built-in theme of a platform.
  public static func builtIn(_ platform: Platform) -> Theme {
    switch platform {
    case .ios: .ios
    case .ipados: .ipados
    case .macos: .macos
    case .tvos: .tvos
    case .watchos: .watchos
    }
  }

  /// A colour by its name, or by what SwiftUI, UIKit or AppKit call it; `nil` when there is none.
  ///
  /// `secondary` finds `secondaryLabel`, `red` finds `systemRed`, `labelColor` finds `label`.
  public func color(named name: String, traits: ColorTraits) -> Color? {
    if let set = colors[name] { return set[traits] }
    for candidate in Theme.synonyms(of: name) {
      if let set = colors[candidate] { return set[traits] }
    }
    return Theme.plainColors[name]
  }

  /// Every colour name a user may write, sorted.
  public var colorNames: [String] { (Array(colors.keys) + Theme.plainColors.keys).sorted() }

  /// Colour names and their short forms, `green` for `systemGreen`: what suggestions choose from.
  public var colorWords: [String] {
    let short = colorNames.compactMap { name -> String? in
      if name.hasPrefix("system"), name.utf8.count > 6 {
        return name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
      }
      return name.hasSuffix("Label") ? String(name.dropLast(5)) : nil
    }
    return colorNames + short
  }

  static let plainColors: [String: Color] = [
    "black": .black, "white": .white, "clear": .clear,
  ]

  private static func synonyms(of name: String) -> [String] {
    var result: [String] = []
    let base = name.hasSuffix("Color") && name.utf8.count > 5 ? String(name.dropLast(5)) : name
    if base != name { result.append(base) }
    switch base {
    case "primary": result.append("label")
    case "secondary", "tertiary", "quaternary": result.append(base + "Label")
    case "accent", "accentColor", "controlAccent", "controlAccentColor": result.append("tint")
    case "background", "windowBackground": result.append("systemBackground")
    case "grey": result.append("systemGray")
    default:
      if let first = base.first { result.append("system" + first.uppercased() + base.dropFirst()) }
    }
    return result
  }
}

/// General measures of a theme, in points unless said otherwise.
public struct ThemeMetrics: Hashable, Sendable {
  /// Pixels per point of the platform's screens; sizes are rounded up to these pixels, whatever
  /// the scale of the picture is, so that a layout is the same at every scale.
  public var displayScale: Double
  /// The least size of an area that answers to touch or pointer.
  public var minHitTarget: Size
  /// Space between the elements of a stack.
  public var spacing: Double
  /// What `padding: true` means.
  public var padding: Double
  /// The thickness of a separator line.
  public var hairline: Double
  /// How a symbol's weight follows the text: stroke widths in hundredths of an em by font
  /// weight, from ultraLight to black; always nine.
  public var symbolStrokes: [Double]

  /// Measures from their parts.
  public init(
    displayScale: Double, minHitTarget: Size, spacing: Double, padding: Double, hairline: Double,
    symbolStrokes: [Double]
  ) {
    self.displayScale = displayScale
    self.minHitTarget = minHitTarget
    self.spacing = spacing
    self.padding = padding
    self.hairline = hairline
    self.symbolStrokes = symbolStrokes
  }
}
