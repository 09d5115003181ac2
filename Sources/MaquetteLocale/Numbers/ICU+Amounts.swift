internal import _FoundationICU

extension ICU {
  /// A number as a formatter writes it.
  static func text(of value: Double, by formatter: UnsafeMutablePointer<UNumberFormat?>) -> String?
  {
    text { swift_unum_formatDouble(formatter, value, $0, $1, nil, $2) }
  }

  /// What writes numbers in a format; the currency of one for money is given. Whoever asks closes it.
  static func formatter(
    for format: NumberFormatStyle, locale: String
  ) -> UnsafeMutablePointer<UNumberFormat?>? {
    let style: UNumberFormatStyle =
      switch format.style {
      case .none, .decimal: UNUM_DECIMAL
      case .percent: UNUM_PERCENT
      case .currency: UNUM_CURRENCY
      }
    let opened = call { swift_unum_open(style, nil, 0, locale, nil, &$0) }
    guard let formatter = opened ?? nil else { return nil }
    if format.style == .none {
      swift_unum_setAttribute(formatter, UNUM_GROUPING_USED, 0)
      // Foundation's style of this name rounds to whole numbers.
      swift_unum_setAttribute(formatter, UNUM_MAX_FRACTION_DIGITS, 0)
    }
    if let currency = format.currency, format.style == .currency {
      let code = Array(currency.utf16) + [0]
      _ = call { swift_unum_setTextAttribute(formatter, UNUM_CURRENCY_CODE, code, 3, &$0) }
    }
    // What is set last wins where the fewest are more than the most.
    if let most = format.maximumFractionDigits {
      swift_unum_setAttribute(formatter, UNUM_MAX_FRACTION_DIGITS, digits(most))
    }
    if let fewest = format.minimumFractionDigits {
      swift_unum_setAttribute(formatter, UNUM_MIN_FRACTION_DIGITS, digits(fewest))
    }
    swift_unum_setAttribute(
      formatter, UNUM_ROUNDING_MODE, Int32(bitPattern: UNUM_ROUND_HALFEVEN.rawValue))
    return formatter
  }

  private static func digits(_ count: Int) -> Int32 { Int32(max(0, min(20, count))) }

  /// The currency of a locale's region; `nil` without a region.
  static func currency(of locale: String) -> String? {
    let own = region(of: locale).isEmpty ? likely(locale) ?? locale : locale
    guard !region(of: own).isEmpty else { return nil }
    return text { swift_ucurr_forLocale(own, $0, $1, $2) }
  }

  /// Whether there is a currency of a code.
  static func isCurrency(_ code: String) -> Bool {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return false
    }
    let units = Array(code.utf16) + [0]
    return call { swift_ucurr_getNumericCode(units) > 0 && isGood($0) } ?? false
  }
}
