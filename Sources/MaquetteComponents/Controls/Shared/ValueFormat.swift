import MaquetteCore
import MaquetteLocale

/// How a control writes its value.
public enum ValueFormat: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// In percent when the range is 0 to 1, otherwise as a number.
  case automatic
  /// As a number, with two decimals at most.
  case number
  /// As a whole percentage of the range's extent.
  case percent

  /// Other words that specs may use.
  public static var synonyms: [String: ValueFormat] { ["decimal": .number] }
}

extension LayoutContext {
  /// A value of a range as the locale writes it: with its digits, decimal sign and percent sign.
  func text(of value: Double, in range: ValueRange, format: ValueFormat) -> String {
    let isShare = format == .percent || (format == .automatic && range == ValueRange(0, 1))
    guard isShare else { return text(of: value) }
    let share = range.share(of: value)
    return localeSettings?.percent(share) ?? "\(NumberFormat.short(share * 100, digits: 0))%"
  }

  /// A number as the locale writes it, with two decimals at most.
  func text(of value: Double) -> String {
    localeSettings?.number(value, decimals: 0...2) ?? NumberFormat.short(value, digits: 2)
  }

  /// What decides on digits; `nil` after reporting, once, an environment that makes no sense.
  private var localeSettings: LocaleSettings? {
    do throws(InputProblem) {
      return try environment.localeSettings()
    } catch {
      sink.reportOnce(
        Diagnostic(.error, error.message, location: provenance?.location, hint: error.hint))
      return nil
    }
  }

  /// What the theme says about a kind of control; `nil` after an error that says what to use where
  /// the platform has none.
  func control(_ name: String, component: String, instead: String) -> ControlLook? {
    if let look = ControlLook(name, context: self) { return look }
    report(.error, "\(theme.platform.displayName) has no \(component)", hint: instead)
    return nil
  }
}

extension ValueRange {
  /// How far into the range a value is: 0 at its start, 1 at its end and beyond.
  func share(of value: Double) -> Double {
    guard maximum > minimum else { return 0 }
    return max(0, min(1, (value - minimum) / (maximum - minimum)))
  }

  /// The value at a share of the range.
  func value(at share: Double) -> Double { minimum + (maximum - minimum) * share }

  /// Reports a range without extent and a value outside of it.
  ///
  /// - Parameter what: what has the value, for messages.
  func isRight(
    for value: Double, of what: String, in context: LayoutContext, rangeKey: String = "range"
  ) -> Bool {
    guard minimum < maximum else {
      context.report(
        .error, "the \(what)'s range ends before it starts", key: rangeKey,
        hint: "write the smaller number first")
      return false
    }
    if value >= minimum, value <= maximum { return true }
    let text = NumberFormat.short(value)
    context.report(
      .error,
      "'value' is \(text); the \(what) goes from \(NumberFormat.short(minimum)) to "
        + NumberFormat.short(maximum),
      key: "value", length: text.count,
      hint: "choose a value in between, or write '\(rangeKey)'")
    return false
  }
}
