import MaquetteLocale

extension Environment {
  /// A badge as it is shown: a number alone, as `3` or `99+`, has the digits of the locale, as SwiftUI's
  /// badges of numbers have.
  func badgeText(_ badge: String) -> String {
    let digits = badge.hasSuffix("+") ? String(badge.dropLast()) : badge
    guard let number = Int(digits), String(number) == digits,
      let shown = try? localeSettings().number(number)
    else { return badge }
    return shown + badge.dropFirst(digits.count)
  }
}
