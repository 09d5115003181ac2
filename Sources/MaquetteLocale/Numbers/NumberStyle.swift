import MaquetteCore

/// How a number is written: the styles of Foundation's `NumberFormatter`.
public enum NumberStyle: String, Hashable, Sendable, CaseIterable {
  /// Digits without groups, as for a year or the number of a room.
  case none
  /// Groups of thousands and a few decimals: 1,234.5.
  case decimal
  /// A share as a percentage: 0.25 is 25%.
  case percent
  /// An amount of money.
  case currency
}

/// A number's format.
package struct NumberFormatStyle: Hashable, Sendable {
  /// How it is written.
  package var style: NumberStyle
  /// The currency by its ISO 4217 code; `nil` for that of the locale's region.
  package var currency: String?
  /// The fewest digits after the decimal separator; `nil` for the style's own.
  package var minimumFractionDigits: Int?
  /// The most digits after the decimal separator; `nil` for the style's own.
  package var maximumFractionDigits: Int?

  /// A format; what is not given is the style's own.
  package init(
    _ style: NumberStyle = .decimal, currency: String? = nil, minimumFractionDigits: Int? = nil,
    maximumFractionDigits: Int? = nil
  ) {
    self.style = style
    self.currency = currency
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
  }
}

extension LocaleSettings {
  /// A number in the locale's digits, with its separators and signs.
  ///
  /// - Parameter formatters: keeps what writes it for the next number.
  /// - Throws: why there is no currency.
  package func text(
    of value: Double, format: NumberFormatStyle,
    by formatters: NumberFormatters = NumberFormatters()
  ) throws(InputProblem) -> String {
    var format = format
    if format.style == .currency { format.currency = try currency(format.currency) }
    return formatters.text(of: value, format: format, locale: icu) ?? "\(value)"
  }

  private func currency(_ code: String?) throws(InputProblem) -> String {
    guard let code else {
      if let own = ICU.currency(of: icu) { return own }
      throw InputProblem(
        "the locale '\(locale)' has no region, and so no currency",
        hint: "name the currency, for example EUR, or a locale such as ar_EG")
    }
    let wanted = code.uppercased()
    guard ICU.isCurrency(wanted) else {
      throw InputProblem(
        "there is no currency '\(SpecNode.excerpt(code))'",
        hint: "write a currency, for example EUR or SAR")
    }
    return wanted
  }
}
