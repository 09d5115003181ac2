import MaquetteCore

/// What a ``Theme`` consists of, which says what each part is.
@usableFromInline package struct ThemeParts: Hashable, Sendable {
  @usableFromInline package var name: String
  @usableFromInline package var platform: Platform
  @usableFromInline package var osVersion: Int?
  @usableFromInline package var symbols = SymbolSet()
  @usableFromInline package var conventions: Conventions
  @usableFromInline package var firstOSVersion: Int?
  @usableFromInline package var lastOSVersion: Int?
  @usableFromInline package var colors: [String: ColorSet]
  @usableFromInline package var materials = ThemePart<[String: ColorSet]>([:])
  @usableFromInline package var reduced = ThemePart<[String: ColorSet]>([:])
  @usableFromInline package var effects = ThemePart<[String: MaterialTheme]>([:])
  @usableFromInline package var vibrant = ThemePart<[String: ColorSet]>([:])
  @usableFromInline package var typography: Typography
  @usableFromInline package var metrics: ThemeMetrics
  @usableFromInline package var buttons: ThemePart<ButtonTheme>
  @usableFromInline package var labels = LabelTheme()
  @usableFromInline package var lists: ThemePart<ListTheme>
  @usableFromInline package var controls = ControlTables()
}

extension ThemeParts {
  /// Has parts read when somebody asks for them: those that not every picture needs. What each text asks for
  /// would be copied each time.
  ///
  /// - Parameters:
  ///   - read: Gives a theme with what some keys of theme files say.
  ///   - controls: What its controls have.
  mutating func setParts(
    later read: @escaping @Sendable ([String]) -> Theme, controls: ControlTables
  ) {
    func late(_ keys: String...) -> LateTheme { LateTheme { read(keys) } }
    buttons = ThemePart(of: late("buttons")) { $0.buttons }
    lists = ThemePart(of: late("lists")) { $0.lists }
    // They may name colours, are dropped with them, and belong together.
    let shades = late("colors", "materials", "reducedTransparency", "effects", "vibrant")
    materials = ThemePart(of: shades) { $0.materials }
    reduced = ThemePart(of: shades) { $0.reduced }
    effects = ThemePart(of: shades) { $0.effects }
    vibrant = ThemePart(of: shades) { $0.vibrant }
    self.controls = controls
  }
}
