import MaquetteCore
import MaquetteLocale

/// A number as the locale writes it: in its digits, with its separators and signs. SwiftUI's
/// `Text(value, format:)`.
public struct NumberLabel: StyledText, LabelComponent {
  public struct Keys: StyledTextKeys {
    public let value = Key<Double?>(
      nil, "The number. In the percent style, 1 means 100%.", range: -1e15...1e15)
    public let style = Key(NumberStyle.decimal, "The form in which the number is written.")
    public let currency = Key<String?>(
      nil, "A currency's ISO 4217 code; when not given, the locale's region decides.",
      aliases: ["currencyCode"])
    public let minimumFractionDigits = Key<Int?>(
      nil, "The fewest digits after the decimal separator; the style's own when not given.",
      range: 0...20)
    public let maximumFractionDigits = Key<Int?>(
      nil, "The most digits after the decimal separator; the style's own when not given.",
      range: 0...20)
    public let locale = Key<LocaleIdentifier?>(
      nil, "A locale such as ar-EG-u-nu-latn; the environment's when not given.")
    public let text = TextKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A label of a number.
  public init(_ value: Double?, style: NumberStyle = .decimal) {
    self.value = value
    self.style = style
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(NumberLabel.componentName)
    guard let text = text(in: named) else { return EmptyElement() }
    let speaking = context.speaking(self.locale)
    return AdaptiveTextElement(
      NumberLabel.componentName, labels: [label(speaking.directed(number: text))],
      context: speaking)
  }

  /// The text in an environment; `nil` after having reported what is wrong.
  private func text(in context: LayoutContext) -> String? {
    guard let value = self.value else {
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
    if self.style != .currency {
      context.warnUnused("currency", because: "'style' is not currency")
    }
    do throws(InputProblem) {
      var settings = try context.localeSettings.get()
      if let locale = self.locale { settings.locale = locale }
      return try settings.text(
        of: value,
        format: NumberFormatStyle(
          self.style, currency: self.currency, minimumFractionDigits: self.minimumFractionDigits,
          maximumFractionDigits: self.maximumFractionDigits), by: context.numberFormatters)
    } catch {
      let isCurrency = self.style == .currency && self.currency != nil
      context.report(
        .error, error.message, key: isCurrency ? "currency" : "style", hint: error.hint)
      return nil
    }
  }

  /// Whether the digits asked for make sense; reports those that do not.
  private func isClear(in context: LayoutContext) -> Bool {
    guard let fewest = self.minimumFractionDigits, let most = self.maximumFractionDigits,
      fewest > most
    else { return true }
    context.report(
      .error, "'minimumFractionDigits' is \(fewest), more than 'maximumFractionDigits', \(most)",
      key: "minimumFractionDigits", hint: "use \(most) or less")
    return false
  }
}
