import MaquetteCore
import MaquetteThemes

/// A table of a theme with the surroundings in which its values are resolved.
///
/// Only generated looks read it by names.
final class LookValues {
  private let name: String
  private let table: ControlTable
  let context: LayoutContext
  /// The colour that stands for the tint.
  let tint: Color
  /// The size of the watch's case, in millimetres; `nil` where no watch is known.
  private(set) lazy var caseSize = LookValues.watch(in: context)?.caseSize
  /// How much larger text is than the watch has it at first.
  private(set) lazy var watchTextScale = LookValues.textScale(in: context)

  /// `nil` where the theme has no such control.
  convenience init?(_ name: String, context: LayoutContext) {
    guard let table = context.theme.controls[name] else { return nil }
    let context = context.colors(of: name)
    self.init(name, table, tint: context.tint, context: context)
  }

  private init(_ name: String, _ table: ControlTable, tint: Color, context: LayoutContext) {
    self.name = name
    self.table = table
    self.tint = tint
    self.context = context
  }

  /// The same with another tint.
  func tinted(_ tint: Color) -> LookValues {
    LookValues(name, table, tint: tint, context: context)
  }

  // MARK: Numbers

  /// A length in points, a share, or a switch, 0 or 1.
  func number(_ key: String) -> Double { table.numbers[key] ?? missing(key, 0) }

  /// A number that not every platform has.
  func optionalNumber(_ key: String) -> Double? { table.numbers[key] }

  /// A number that may be another one at a control size: `smallHeight` instead of `height`.
  func number(_ key: String, _ size: ControlSize) -> Double {
    optionalNumber(key, size) ?? missing(key, 0)
  }

  func optionalNumber(_ key: String, _ size: ControlSize) -> Double? {
    LookValues.value(of: key, at: size) { table.numbers[$0] }
  }

  /// A number that may be another one in a watch's case: `height40` instead of `height`.
  func numberOfCase(_ key: String) -> Double {
    caseSize.flatMap { table.numbers[key + String($0)] } ?? number(key)
  }

  // MARK: Colours and shadows

  func color(_ key: String) -> Color { optionalColor(key) ?? missing(key, .clear) }

  /// A colour that not every platform has.
  func optionalColor(_ key: String) -> Color? {
    table.colors[key].map { context.color($0, tint: tint) }
  }

  /// A colour as the theme wrote it; `nil` where it has none.
  func themeColor(_ key: String) -> ThemeColor? { table.colors[key] }

  /// Shadows, from front to back.
  func shadows(_ key: String) -> [Shadow] {
    (table.shadows[key] ?? []).map { context.shadow($0, tint: tint) }
  }

  // MARK: Fonts

  func font(_ key: String) -> LookFont {
    LookFont(theme: table.fonts[key] ?? missing(key, nil), context: context)
  }

  /// A font that not every platform has.
  func optionalFont(_ key: String) -> LookFont? {
    table.fonts[key].map { LookFont(theme: $0, context: context) }
  }

  /// A font that may be another one at a control size.
  func font(_ key: String, _ size: ControlSize) -> LookFont {
    optionalFont(key, size) ?? font(key)
  }

  func optionalFont(_ key: String, _ size: ControlSize) -> LookFont? {
    LookValues.value(of: key, at: size, in: { optionalFont($0) })
  }

  // MARK: Names

  /// The value of a key at a control size, or else at all sizes.
  private static func value<Value>(
    of key: String, at size: ControlSize, in values: (String) -> Value?
  ) -> Value? {
    guard size != .regular, !key.isEmpty else { return values(key) }
    let rest = key.capitalizedFirst
    for name in size.themeNames {
      if let own = values(name + rest) { return own }
    }
    return values(key)
  }

  private func missing<Value>(_ key: String, _ value: Value) -> Value {
    context.report(
      .error, "theme '\(context.theme.name)' has no '\(key)' for the control '\(name)'",
      hint: "add it under 'controls: \(name)'", id: .incompleteTheme)
    return value
  }

  // MARK: Watches

  private static func watch(in context: LayoutContext) -> Device? {
    context.environment.device ?? .standard(for: context.theme.platform)
  }

  /// Text that is as large as the watch has it is as large as the table says.
  private static func textScale(in context: LayoutContext) -> Double {
    var unset = context.environment
    unset.textSize = watch(in: context)?.defaultTextSize ?? .large
    let own = FontValue.body.resolved(in: context.environment)?.size ?? 1
    let usual = FontValue.body.resolved(in: unset)?.size ?? own
    let isChanged = context.environment.textSize != .large && usual > 0
    return isChanged ? max(1, own / usual) : 1
  }
}

/// A font of a look.
struct LookFont {
  /// The font as the theme wrote it; `nil` where the theme lacks it.
  let theme: ThemeFont?
  fileprivate let context: LayoutContext

  fileprivate init(theme: ThemeFont?, context: LayoutContext) {
    self.theme = theme
    self.context = context
  }

  /// The font in its surroundings, with another weight when one is given.
  func resolved(weight: FontWeight? = nil) -> ResolvedFont? {
    theme.flatMap { context.resolve($0, weight: weight) }
  }

  /// The weight that it says beside its size; `nil` for the one of a text style.
  var fixedWeight: FontWeight? {
    guard case .fixed(_, let weight)? = theme else { return nil }
    return weight
  }

  /// The font as labels take it.
  var value: FontValue { theme.map(FontValue.theme) ?? .body }
}
