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

  public static var synonyms: [String: ValueFormat] { ["decimal": .number] }
}

extension LayoutContext {
  /// A value of a range as the locale writes it: with its digits, decimal sign and percent sign.
  func text(of value: Double, in range: ValueRange, format: ValueFormat) -> String {
    let isShare = format == .percent || (format == .automatic && range == ValueRange(0, 1))
    guard isShare else { return text(of: value) }
    return text(range.share(of: value), NumberFormatStyle(.percent, maximumFractionDigits: 0))
  }

  /// A number as the locale writes it, with two decimals at most.
  func text(of value: Double) -> String {
    text(value, NumberFormatStyle(.decimal, maximumFractionDigits: 2))
  }

  private func text(_ value: Double, _ format: NumberFormatStyle) -> String {
    // What rounds to nothing has no sign.
    let shown = abs(value) < 0.005 ? 0 : value
    do throws(InputProblem) {
      let text = try localeSettings.get().text(of: shown, format: format, by: numberFormatters)
      return directed(number: text)
    } catch {
      sink.reportOnce(
        Diagnostic(.error, error.message, location: provenance?.location, hint: error.hint))
      return NumberFormat.short(shown, digits: 2)
    }
  }

  /// What the theme says about a kind of control; `nil` after an error that says what to use where
  /// the platform has none.
  func look<Found: SingleLook>(
    _ type: Found.Type, component: String, instead: String
  ) -> Found? {
    if let look = Found(self) { return look }
    report(
      .error, "\(theme.platform.displayName) has no \(component)", hint: instead, id: .notOnPlatform
    )
    return nil
  }
}

extension LayoutContext {
  /// The last key that says where a range begins or ends: what is wrong with the range is wrong there.
  func key(ofRange range: String = "range") -> String {
    guard let places = provenance?.keys else { return range }
    let said = [range, "minimumValue", "maximumValue"].compactMap { key in
      places[key].map { (key: key, place: $0) }
    }
    return said.max { $0.place < $1.place }?.key ?? range
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

  /// What is wrong with a range that has no extent, and what to do; `nil` for others.
  var flaw: (what: String, hint: String)? {
    if minimum < maximum { return nil }
    return minimum == maximum
      ? (
        "is empty: it starts and ends at \(NumberFormat.short(minimum))",
        "let it end at a larger number"
      )
      : ("ends before it starts", "write the smaller number first")
  }

  /// Reports a range without extent and a value outside of it.
  ///
  /// - Parameter what: what has the value, for messages.
  func isRight(
    for value: Double, of what: String, in context: LayoutContext, rangeKey: String = "range"
  ) -> Bool {
    if let flaw {
      context.report(
        .error, "the \(what)'s range \(flaw.what)", key: context.key(ofRange: rangeKey),
        hint: flaw.hint, id: .outOfRange)
      return false
    }
    if value >= minimum, value <= maximum { return true }
    let text = NumberFormat.short(value)
    context.report(
      .error,
      "'value' is \(text); the \(what) goes from \(NumberFormat.short(minimum)) to "
        + NumberFormat.short(maximum),
      key: "value", length: text.count,
      // Most of these are percentages.
      hint: isPercentage(value)
        ? "write \(NumberFormat.short(value / 100)), or '\(rangeKey): "
          + "\(ValueRange.percentages(as: rangeKey))'"
        : "choose a value in between, or write '\(rangeKey)'")
    return false
  }
}

extension Key where Value == ValueFormat {
  /// How values are written.
  static func valueFormat() -> Key {
    Key(
      .automatic, "Whether values are written as numbers or as percentages.", aliases: ["format"])
  }
}
