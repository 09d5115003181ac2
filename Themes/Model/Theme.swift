import MaquetteCore

/// Everything that makes a platform's components look as they do, as plain data.
public struct Theme: Hashable, Sendable {
  /// Copies have it in common: an environment, a picture and each step of it keep their theme.
  @usableFromInline package var parts: CopyOnWrite<ThemeParts>

  init(parts: ThemeParts) { self.parts = CopyOnWrite(parts) }

  /// The theme's name, for example `ios`.
  public var name: String {
    get { parts.value.name }
    set { parts.value.name = newValue }
  }
  /// The platform it draws.
  public var platform: Platform {
    get { parts.value.platform }
    set { parts.value.platform = newValue }
  }
  /// The first version of the platform's system that looks so; `nil` for a classic theme.
  public var osVersion: Int? {
    get { parts.value.osVersion }
    set { parts.value.osVersion = newValue }
  }
  /// Symbols of the theme's own, which win over built-in ones of the same names.
  public var symbols: SymbolSet {
    get { parts.value.symbols }
    set { parts.value.symbols = newValue }
  }
  /// What the platform has and how it arranges it.
  @inlinable package var conventions: Conventions {
    _read { yield parts.value.conventions }
    _modify { yield &parts.value.conventions }
  }
  /// The first version that a classic theme looks like; `nil` where none is known, and for a newer
  /// theme, which has an ``osVersion``.
  @inlinable package var firstOSVersion: Int? {
    _read { yield parts.value.firstOSVersion }
    _modify { yield &parts.value.firstOSVersion }
  }
  /// The last version that looks so; `nil` where none is known that does not.
  @inlinable package var lastOSVersion: Int? {
    _read { yield parts.value.lastOSVersion }
    _modify { yield &parts.value.lastOSVersion }
  }
  /// Its colours by name.
  @inlinable package var colors: [String: ColorSet] {
    _read { yield parts.value.colors }
    _modify { yield &parts.value.colors }
  }
  /// Materials by name: the translucent colours that stand for them where nothing is blurred.
  package var materials: [String: ColorSet] {
    get { parts.value.materials.value }
    _modify { yield &parts.value.materials.value }
  }
  /// What materials are where people reduced transparency, by their names; their own colours, opaque, for
  /// others.
  package var reduced: [String: ColorSet] {
    get { parts.value.reduced.value }
    _modify { yield &parts.value.reduced.value }
  }
  /// What materials do to what is behind them, by their names.
  package var effects: [String: MaterialTheme] {
    get { parts.value.effects.value }
    _modify { yield &parts.value.effects.value }
  }
  /// What colours, by the names in ``colors``, become in front of a material.
  package var vibrant: [String: ColorSet] {
    get { parts.value.vibrant.value }
    _modify { yield &parts.value.vibrant.value }
  }
  /// Its type system.
  @inlinable package var typography: Typography {
    _read { yield parts.value.typography }
    _modify { yield &parts.value.typography }
  }
  /// Its general measures.
  @inlinable package var metrics: ThemeMetrics {
    _read { yield parts.value.metrics }
    _modify { yield &parts.value.metrics }
  }
  /// How its buttons look.
  package var buttons: ButtonTheme {
    get { parts.value.buttons.value }
    _modify { yield &parts.value.buttons.value }
  }
  /// What labels have beside type and colours.
  @inlinable package var labels: LabelTheme {
    _read { yield parts.value.labels }
    _modify { yield &parts.value.labels }
  }
  /// How its lists look.
  package var lists: ListTheme {
    get { parts.value.lists.value }
    _modify { yield &parts.value.lists.value }
  }
  /// What its other controls have, by kind.
  @inlinable package var controls: ControlTables {
    _read { yield parts.value.controls }
    _modify { yield &parts.value.controls }
  }
}

/// General measures of a theme, in points unless said otherwise.
@usableFromInline package struct ThemeMetrics: Hashable, Sendable {
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
