import MaquetteCore
import MaquetteLocale

extension LayoutContext {
  /// A word of the system in the language of the locale.
  func word(_ word: SystemWord) -> String { word.text(in: languageTag) }

  /// A word of the system that is drawn, in the language of the locale. A note says once where it is English
  /// because it is not known in that language.
  func shownWord(_ word: SystemWord) -> String {
    if let text = word.translation(in: languageTag) { return text }
    let text = word.text(in: languageTag)
    sink.reportOnce(
      Diagnostic(
        .note,
        "some words of the system are not known in '\(languageTag)'; they are drawn in English",
        location: provenance?.location, length: provenance?.length ?? 1,
        hint: sink.wantsHints
          ? "one of them is '\(text)'; a title of your own replaces it where there is a key" : nil,
        id: .missingWords))
    return text
  }

  /// The place of one among several, for example `1 of 3`, in the interface's language and digits.
  func place(_ number: Double, of count: Int) -> String {
    SystemWord.place(text(of: number), of: text(of: Double(count)), in: languageTag)
  }

  /// That a search for a text has found nothing, in the language of the locale.
  func noResults(for text: String) -> String {
    guard !text.isEmpty else { return shownWord(.noResults) }
    // The sentence is known in the same languages as the words without what was searched for.
    _ = shownWord(.noResults)
    return SystemWord.noResults(for: text, in: languageTag)
  }
}
