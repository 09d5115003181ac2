import MaquetteCore
import MaquetteThemes

/// What the theme says about one kind of control, resolved in its surroundings.
struct ControlLook {
  private let name: String
  private let table: ControlTable
  private let context: LayoutContext
  /// The colour that stands for the tint.
  var tint: Color

  /// `nil` where the theme has no such control.
  init?(_ name: String, context: LayoutContext) {
    guard let table = context.theme.controls[name] else { return nil }
    self.name = name
    self.table = table
    self.context = context
    tint = context.tint
  }

  /// A length in points, or a share.
  func number(_ key: String) -> Double { table.numbers[key] ?? missing(key, 0) }

  /// A number that not every platform has.
  func optionalNumber(_ key: String) -> Double? { table.numbers[key] }

  /// A colour.
  func color(_ key: String) -> Color {
    table.colors[key].map { context.color($0, tint: tint) } ?? missing(key, .clear)
  }

  /// A colour that not every platform has.
  func optionalColor(_ key: String) -> Color? {
    table.colors[key].map { context.color($0, tint: tint) }
  }

  /// A font, with another weight when one is given.
  func font(_ key: String, weight: FontWeight? = nil) -> ResolvedFont? {
    guard let font = table.fonts[key] else { return missing(key, nil) }
    return context.resolve(font, weight: weight)
  }

  /// Whether the theme has a font of this name.
  func hasFont(_ key: String) -> Bool { table.fonts[key] != nil }

  /// A font as the theme wrote it.
  func themeFont(_ key: String) -> ThemeFont? { table.fonts[key] ?? missing(key, nil) }

  /// A font as labels take it.
  func fontValue(_ key: String) -> FontValue {
    table.fonts[key].map(FontValue.theme) ?? missing(key, .body)
  }

  /// Shadows, from front to back.
  func shadows(_ key: String) -> [Shadow] {
    (table.shadows[key] ?? []).map { context.shadow($0, tint: tint) }
  }

  private func missing<Value>(_ key: String, _ value: Value) -> Value {
    context.report(
      .error, "theme '\(context.theme.name)' has no '\(key)' for the control '\(name)'",
      hint: "add it under 'controls: \(name)'", id: .incompleteTheme)
    return value
  }
}

extension LayoutContext {
  /// What the theme says about a kind of control; `nil` after a warning where the platform has none.
  func control(_ name: String, component: String) -> ControlLook? {
    if let look = ControlLook(name, context: self) { return look }
    report(
      .error, "\(theme.platform.displayName) has no \(component)",
      hint: "draw it on another platform, or add 'controls: \(name)' to a theme of your own",
      id: .notOnPlatform)
    return nil
  }
}
