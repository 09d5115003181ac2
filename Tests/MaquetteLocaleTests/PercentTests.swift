import MaquetteLocale
import Testing

/// Documented: CLDR 47, numbers.json of each locale.
@Suite("Percents")
struct PercentTests {
  private func percent(_ share: Double, _ locale: String) throws -> String {
    let settings = LocaleSettings(locale: try LocaleIdentifier(locale))
    return try settings.text(
      of: share, format: NumberFormatStyle(.percent, maximumFractionDigits: 0))
  }

  @Test(
    "The sign is the locale's, with the marks that keep it beside its number",
    arguments: [
      ("en_US", "50%"), ("ar", "50\u{200E}%\u{200E}"), ("ar_EG", "٥٠٪\u{61C}"),
      ("ar_AE", "50\u{200E}%\u{200E}"), ("ar_MA", "50\u{200E}%\u{200E}"), ("he", "50%"),
      ("fa", "۵۰٪"),
    ])
  func marks(locale: String, text: String) throws {
    #expect(try percent(0.5, locale) == text)
  }
}
