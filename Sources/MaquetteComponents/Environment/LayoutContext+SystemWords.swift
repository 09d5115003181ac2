import MaquetteLocale

extension LayoutContext {
  /// A word of the system in the language of the locale.
  func word(_ word: SystemWord) -> String { word.text(in: environment.languageTag) }
}
