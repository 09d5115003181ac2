extension LocaleSettings {
  /// A number with the locale's digits, groups and decimal sign: `1,234.5`, `١٬٢٣٤٫٥`.
  ///
  /// - Parameter decimals: how many decimals there are at least and at most, 15 at most.
  public func number(_ value: Double, decimals: ClosedRange<Int>) -> String {
    text(of: value, isPercent: false, decimals: decimals)
  }

  /// A share in percent, with the locale's digits and sign: `50%`, `٥٠٪`. 1 is one hundred percent.
  ///
  /// - Parameter decimals: how many decimals there are at least and at most, 15 at most.
  public func percent(_ share: Double, decimals: ClosedRange<Int> = 0...0) -> String {
    text(of: share, isPercent: true, decimals: decimals)
  }

  private func text(of value: Double, isPercent: Bool, decimals: ClosedRange<Int>) -> String {
    let least = max(0, min(15, decimals.lowerBound))
    let most = max(least, min(15, decimals.upperBound))
    // What is nothing has no sign.
    let unit = isPercent ? value * 100 : value
    var tiny = 0.5
    for _ in 0..<most { tiny /= 10 }
    let shown = abs(unit) <= tiny ? 0 : value
    return ICU.text(of: shown, isPercent: isPercent, decimals: least...most, locale: icu) ?? ""
  }
}
