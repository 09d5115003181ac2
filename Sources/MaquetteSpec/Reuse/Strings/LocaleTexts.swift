import MaquetteComponents
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

  private let settings: LocaleSettings?
  private let numbers = NumberFormatters()
  private var rules: [String: PluralRules] = [:]

  init(_ table: StringsTable, in environment: Environment) {
    self.table = table
    choice = LanguageChoice(for: environment.locale)
    device = TranslationDevice(environment.platform)
    settings = try? environment.localeSettings()
  }

  /// A text as it is drawn.
  struct Drawn {
    var text: String
    /// Where its translation stands, if that cannot be drawn.
    var placeOfLong: StringsTable.Place?
    /// What stands in its translation for a value that nobody has given.
    var openPlace: String?
  }

  /// Whether the table knows a text, translated or not.
  func knows(_ text: String) -> Bool { table.match(text) != nil }

  /// What a text is in the locale; `nil` where a translation is missing.
  func drawn(_ text: String) -> Drawn? {
    let found = table.match(text)
    if let found, let entry = table.entries[found.key] {
      if entry.isVerbatim { return Drawn(text: text) }
      let translations = entry.translations(on: device)
      let number = found.value.flatMap(WrittenNumber.init)
      if let language = language(of: translations, found.key),
        let form = translations[language]?.form(for: number, by: rules(of: language))
      {
        return drawn(form, found.value.map { written(number, $0) })
      }
    }
    return keepsOthers ? Drawn(text: text) : nil
  }

  private func drawn(_ form: Wording.Form, _ value: String?) -> Drawn {
    guard form.text.utf8.contains(UInt8(ascii: "%")) else {
      return Drawn(text: form.text, placeOfLong: form.place)
    }
    let (text, left) = FormatPattern(form.text).filled(with: value)
    return Drawn(text: text, placeOfLong: form.place, openPlace: left)
  }

  /// A value as the locale writes it, if it is a number.
  private func written(_ number: WrittenNumber?, _ text: String) -> String {
    guard let number, let settings else { return text }
    let style = NumberFormatStyle(
      number.isGrouped ? .decimal : .none, minimumFractionDigits: number.fractionDigits,
      maximumFractionDigits: number.fractionDigits)
    return (try? settings.text(of: number.value, format: style, by: numbers)) ?? text
  }

  private func rules(of language: String) -> PluralRules {
    if let known = rules[language] { return known }
    let made = PluralRules(locale: language)
    rules[language] = made
    return made
  }

  private func language(of translations: [String: Wording], _ text: String) -> String? {
    if let known = languages[text] { return known }
    let language = WorkBudget.isSpent ? nil : choice.best(among: translations.keys)
    languages[text] = .some(language)
    return language
  }
}
