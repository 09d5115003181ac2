import MaquetteCore
import MaquetteLocale

/// A number as the locale writes it: in its digits, with its separators and signs. SwiftUI's
/// `Text(value, format:)`.
public struct NumberLabel: CatalogComponent, StyledText {
  /// The number; needed.
  public var value: Double?
  /// How it is written; with groups of thousands by default.
  public var style = NumberStyle.decimal
  /// The currency by its ISO 4217 code; `nil`, the default, for that of the locale's region.
  public var currency: String?
  /// The fewest digits after the decimal separator; `nil`, the default, for the style's own.
  public var minimumFractionDigits: Int?
  /// The most digits after the decimal separator; `nil`, the default, for the style's own.
  public var maximumFractionDigits: Int?
  /// The locale; `nil` for the environment's.
  public var locale: LocaleIdentifier?
  /// The font; body text by default.
  public var font = FontValue.body
  /// The text's colour; the label colour by default.
  public var color = ColorValue.primary
  /// Where lines stand; follows the interface by default.
  public var alignment = TextAlignment.natural
  /// The most lines shown, 0 for as many as needed; 1 by default.
  public var numberOfLines = 1

  /// A label of a number.
  public init(_ value: Double?, style: NumberStyle = .decimal) {
    self.value = value
    self.style = style
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(NumberLabel.componentName)
    guard var text = text(in: named) else { return EmptyElement() }
    let speaking = context.speaking(locale)
    // A number has no letter that says where it starts. Right-to-left locales write marks for that.
    let own = LocaleDirection.direction(of: speaking.environment.locale)
    if own == .leftToRight, context.direction == .rightToLeft { text = "\u{200E}" + text }
    return AdaptiveTextElement(
      NumberLabel.componentName, labels: [label(text)], context: speaking)
  }

  /// The text in an environment; `nil` after having reported what is wrong.
  private func text(in context: LayoutContext) -> String? {
    guard let value else {
      context.report(
        .error, "'value' is missing: the number shown", hint: "add it, for example 'value: 1234.5'",
        id: .missingKey)
      return nil
    }
    let problems = NumberLabel.schema.problems(self)
    for (key, problem) in problems {
      context.report(.error, problem.message, key: key, hint: problem.hint)
    }
    guard problems.isEmpty, isClear(in: context) else { return nil }
    if style != .currency { context.warnUnused("currency", because: "'style' is not currency") }
    do throws(InputProblem) {
      var settings = try context.environment.localeSettings()
      if let locale { settings.locale = locale }
      return try settings.text(
        of: value,
        format: NumberFormatStyle(
          style, currency: currency, minimumFractionDigits: minimumFractionDigits,
          maximumFractionDigits: maximumFractionDigits))
    } catch {
      let isCurrency = style == .currency && currency != nil
      context.report(
        .error, error.message, key: isCurrency ? "currency" : "style", hint: error.hint)
      return nil
    }
  }

  /// Whether the digits asked for make sense; reports those that do not.
  private func isClear(in context: LayoutContext) -> Bool {
    guard let fewest = minimumFractionDigits, let most = maximumFractionDigits, fewest > most
    else { return true }
    context.report(
      .error, "'minimumFractionDigits' is \(fewest), more than 'maximumFractionDigits', \(most)",
      key: "minimumFractionDigits", hint: "use \(most) or less")
    return false
  }
}
