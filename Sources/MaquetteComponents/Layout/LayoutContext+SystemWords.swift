import MaquetteLocale

extension LayoutContext {
  /// A word of the system in the language of the locale.
  func word(_ word: SystemWord) -> String { word.text(in: languageTag) }

  /// The place of one among several, for example `1 of 3`, in the interface's language and digits.
  func place(_ number: Double, of count: Int) -> String {
    SystemWord.place(
      text(of: number), of: text(of: Double(count)), in: languageTag)
  }

  /// That a search for a text has found nothing, in the language of the locale.
  func noResults(for text: String) -> String { SystemWord.noResults(for: text, in: languageTag) }
}
