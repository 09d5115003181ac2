import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// The texts of a table in one locale on one device. Which of its languages is the nearest is asked once
/// for each text, however often that stands in a spec: a table may have thousands of languages.
final class LocaleTexts {
  private let table: StringsTable
  private let device: TranslationDevice
  private var choice: LanguageChoice
  private var languages: [String: String?] = [:]
  /// Whether texts without a translation stay as they are in this locale.
  private lazy var keepsOthers: Bool = {
    // A language in which nothing is translated is that of the texts, unless another one is said.
    guard let locale = choice.locale else { return false }
    if let source = table.source {
      return LanguageName(source)?.isSpoken(in: locale) == true
    }
    return choice.best(among: table.locales) == nil
      && LanguageName("en")?.isSpoken(in: locale) == true
  }()

  init(_ table: StringsTable, in locale: String, on platform: Platform) {
    self.table = table
    choice = LanguageChoice(for: locale)
    device = TranslationDevice(platform)
  }

  /// Whether the table knows a text, translated or not.
  func knows(_ text: String) -> Bool { table.entries[text] != nil }

  /// What a text is in the locale; `nil` where a translation is missing.
  func text(_ text: String) -> String? {
    let entry = table.entries[text]
    if entry?.isVerbatim == true { return text }
    if let translations = entry?.translations(on: device),
      let language = language(of: translations, text)
    {
      return translations.values[language]
    }
    return keepsOthers ? text : nil
  }

  /// Where the translation of a text stands that cannot be drawn; `nil` for others.
  func placeOfLong(_ text: String) -> StringsTable.Place? {
    guard let entry = table.entries[text], !entry.isVerbatim else { return nil }
    let translations = entry.translations(on: device)
    guard !translations.placesOfLong.isEmpty else { return nil }
    return language(of: translations, text).flatMap { translations.placesOfLong[$0] }
  }

  private func language(
    of translations: StringsTable.Translations, _ text: String
  ) -> String? {
    if let known = languages[text] { return known }
    let language = WorkBudget.isSpent ? nil : choice.best(among: translations.values.keys)
    languages[text] = .some(language)
    return language
  }
}
