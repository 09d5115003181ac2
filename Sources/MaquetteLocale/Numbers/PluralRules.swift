internal import _FoundationICU

/// The forms that words have with numbers, by CLDR's names.
package enum PluralForm: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form words have with which number in a language, by CLDR.
package final class PluralRules {
  private let rules: OpaquePointer?

  /// The rules of a locale's language.
  package init(locale: String) { rules = ICU.call { swift_uplrules_open(locale, &$0) } ?? nil }

  deinit { if let rules { swift_uplrules_close(rules) } }

  /// The form of words with a number; `other` where the language is not known.
  ///
  /// - Parameter fractionDigits: how many digits after the decimal separator are written: `1.0` is
  ///   another form than `1`.
  package func form(of value: Double, fractionDigits: Int = 0) -> PluralForm {
    guard let rules else { return .other }
    let name = ICU.pluralForm(of: value, digits: fractionDigits, by: rules)
    return name.flatMap(PluralForm.init(rawValue:)) ?? .other
  }
}
