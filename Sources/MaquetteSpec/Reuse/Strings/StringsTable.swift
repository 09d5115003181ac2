import MaquetteComponents
import MaquetteCore

/// Translations of texts: what `strings` names.
struct StringsTable: Sendable {
  /// A text in several languages.
  struct Entry: Sendable {
    /// The translations by locale.
    var values: [String: String] = [:]
    /// Whether it is the same in every language.
    var isVerbatim = false
  }

  private(set) var entries: [String: Entry] = [:]
  /// The language that texts of a spec are in, which need no translation into it.
  private(set) var source: String?
  /// The locales that there are translations for.
  private(set) var locales: Set<String> = []

  mutating func set(_ value: String, for text: String, in locale: String) {
    entries[text, default: Entry()].values[locale] = value
    locales.insert(locale)
  }

  mutating func keepVerbatim(_ text: String) { entries[text, default: Entry()].isVerbatim = true }

  /// Makes a text known that has no translation yet.
  mutating func add(_ text: String) {
    entries[text, default: Entry()].values = entries[text]?.values ?? [:]
  }

  mutating func setSource(_ locale: String) { source = locale }

  /// What a text is in a locale; `nil` where a translation is missing.
  func text(_ text: String, in locale: String) -> String? {
    let entry = entries[text]
    if entry?.isVerbatim == true { return text }
    if let entry, let best = LanguageMatch.best(locale, among: entry.values.keys.sorted()),
      let value = entry.values[best]
    {
      return value
    }
    // A language in which nothing is translated is that of the texts, unless another one is said.
    if let source {
      return LanguageMatch.isPart(LanguageMatch.parts(source)[0], of: locale) ? text : nil
    }
    return LanguageMatch.best(locale, among: locales.sorted()) == nil
      && LanguageMatch.isPart("en", of: locale) ? text : nil
  }

  /// Whether a text has something to translate in it: a letter.
  static func isWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
