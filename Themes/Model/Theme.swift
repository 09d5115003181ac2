import MaquetteCore

/// Everything that makes a platform's components look as they do, as plain data.
public struct Theme: Hashable, Sendable {
  /// The theme's name, for example `ios`.
  public var name: String
  /// The platform it draws.
  public var platform: Platform
  /// What the platform has and how it arranges it.
  package var conventions: Conventions
  /// The first version of the platform's system that looks so; `nil` for a classic theme.
  public var osVersion: Int?
  /// The last version that looks so; `nil` where none is known that does not.
  package var lastOSVersion: Int?
  /// Its colours by name.
  package var colors: [String: ColorSet]
  /// Materials by name: the translucent colours that stand for them where nothing is blurred.
  @ThemePart package var materials: [String: ColorSet]
  /// What materials are where people reduced transparency, by their names; their own colours, opaque, for
  /// others.
  @ThemePart package var reduced: [String: ColorSet] = [:]
  /// What materials do to what is behind them, by their names.
  @ThemePart package var effects: [String: MaterialTheme] = [:]
  /// What colours, by the names in ``colors``, become in front of a material.
  @ThemePart package var vibrant: [String: ColorSet]
  /// Its type system.
  package var typography: Typography
  /// Its general measures.
  package var metrics: ThemeMetrics
  /// How its buttons look.
  @ThemePart package var buttons: ButtonTheme
  /// What labels have beside type and colours.
  package var labels: LabelTheme
  /// How its lists look.
  @ThemePart package var lists: ListTheme
  /// What its other controls have, by kind.
  package var controls: ControlTables
  /// Symbols of the theme's own, which win over built-in ones of the same names.
  public var symbols: SymbolSet

  /// A theme from its parts, which arranges things as the platform's own does.
  package init(
    name: String, platform: Platform, colors: [String: ColorSet],
    materials: [String: ColorSet] = [:], vibrant: [String: ColorSet] = [:],
    typography: Typography, metrics: ThemeMetrics, buttons: ButtonTheme,
    labels: LabelTheme = LabelTheme(), lists: ListTheme,
    controls: ControlTables = ControlTables(), symbols: SymbolSet = SymbolSet()
  ) {
    self.init(
      name: name, platform: platform, conventions: Theme.builtIn(platform).conventions,
      colors: colors, materials: materials, vibrant: vibrant, typography: typography,
      metrics: metrics, buttons: buttons, labels: labels, lists: lists, controls: controls,
      symbols: symbols)
  }

  init(
    name: String, platform: Platform, conventions: Conventions, colors: [String: ColorSet],
    materials: [String: ColorSet] = [:], vibrant: [String: ColorSet] = [:],
    typography: Typography, metrics: ThemeMetrics, buttons: ButtonTheme,
    labels: LabelTheme = LabelTheme(), lists: ListTheme,
    controls: ControlTables = ControlTables(), symbols: SymbolSet = SymbolSet()
  ) {
    self.name = name
    self.platform = platform
    self.conventions = conventions
    self.colors = colors
    self.materials = materials
    self.vibrant = vibrant
    self.typography = typography
    self.metrics = metrics
    self.buttons = buttons
    self.labels = labels
    self.lists = lists
    self.controls = controls
    self.symbols = symbols
  }
}

extension Theme {
  /// Has parts read when somebody asks for them: those that not every picture needs. What each text asks for
  /// would be copied each time.
  ///
  /// - Parameters:
  ///   - read: Gives a theme with what some keys of theme files say.
  ///   - controls: What its controls have.
  mutating func setParts(
    later read: @escaping @Sendable ([String]) -> Theme, controls: ControlTables
  ) {
    func late(_ keys: String...) -> LateTheme { LateTheme { ReadTheme(read(keys)) } }
    _buttons = ThemePart(of: late("buttons")) { $0.theme.buttons }
    _lists = ThemePart(of: late("lists")) { $0.theme.lists }
    // They may name colours, are dropped with them, and belong together.
    let shades = late("colors", "materials", "reducedTransparency", "effects", "vibrant")
    _materials = ThemePart(of: shades) { $0.theme.materials }
    _reduced = ThemePart(of: shades) { $0.theme.reduced }
    _effects = ThemePart(of: shades) { $0.theme.effects }
    _vibrant = ThemePart(of: shades) { $0.theme.vibrant }
    self.controls = controls
  }
}

/// General measures of a theme, in points unless said otherwise.
package struct ThemeMetrics: Hashable, Sendable {
  /// Pixels per point of the platform's screens; sizes are rounded up to these pixels, whatever
  /// the scale of the picture is, so that a layout is the same at every scale.
  package var displayScale: Double
  /// The least size of an area that answers to touch or pointer.
  package var minHitTarget: Size
  /// Space between the elements of a stack.
  package var spacing: Double
  /// What `padding: true` means.
  package var padding: Double
  /// The thickness of a separator line.
  package var hairline: Double
  /// How a symbol's weight follows the text: stroke widths in hundredths of an em by font
  /// weight, from ultraLight to black; always nine.
  package var symbolStrokes: [Double]

  /// Measures from their parts.
  package init(
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
