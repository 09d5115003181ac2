/// Texts in capitals and in small letters, as locales write them.
package enum LetterCase {
  /// A text in a locale's capitals: `İ` for a Turkish `i`, Greek ones without accents.
  package static func uppercased(_ text: String, in locale: String) -> String {
    ICU.uppercased(text, locale: locale) ?? text.uppercased()
  }

  /// A text in a locale's small letters: `ı` for a Turkish `I`.
  package static func lowercased(_ text: String, in locale: String) -> String {
    ICU.lowercased(text, locale: locale) ?? text.lowercased()
  }
}
