import MaquetteCore
import MaquetteLocale

/// How texts look above or below the rows of a section, and what else takes their place there.
struct SectionText {
  var font: FontValue
  /// The colour; `nil` for that of texts elsewhere.
  var color: Color?
  /// Whether it is drawn in capitals; assistive technology is told of the letters as they are written.
  var isUppercase = false

  /// A text in the letters that are drawn.
  func cased(_ text: String, in locale: String) -> String {
    isUppercase ? LetterCase.uppercased(text, in: locale) : text
  }
}
