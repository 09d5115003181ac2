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
    /// Where translations stand that are too long to be drawn, by locale: only these are told of.
    var placesOfLong: [String: Place] = [:]
  }

  /// A place in a file of translations.
  struct Place: Sendable {
    var file: String
    var location: SourceLocation
  }

  private(set) var entries: [String: Entry] = [:]
  /// The language that texts of a spec are in, which need no translation into it.
  private(set) var source: String?
  /// The locales that there are translations for.
  private(set) var locales: Set<String> = []

  /// - Parameter location: where the translation stands; found only for those that are told of.
  mutating func set(
    _ value: String, for text: String, in locale: String, of file: NamedFiles.File,
    at location: @autoclosure () -> SourceLocation
  ) {
    entries[text, default: Entry()].values[locale] = value
    let isLong = TextLimits.problem(with: value, name: "") != nil
    entries[text]?.placesOfLong[locale] =
      isLong ? Place(file: file.name, location: location()) : nil
    locales.insert(locale)
  }

  mutating func keepVerbatim(_ text: String) { entries[text, default: Entry()].isVerbatim = true }

  /// Makes a text known that has no translation yet.
  mutating func add(_ text: String) {
    entries[text, default: Entry()].values = entries[text]?.values ?? [:]
  }

  mutating func setSource(_ locale: String) { source = locale }

  /// Whether a text has something to translate in it: a letter.
  static func isWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
