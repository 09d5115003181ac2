import MaquetteLocale
import Testing

@Suite("Names of parts of dates")
struct FieldNameTests {
  // CLDR, dates/fields, -type day, month, year, hour, minute, dayperiod: displayName.
  @Test(
    "They are CLDR's, with a capital in front",
    arguments: [
      ("en", ["Day", "Month", "Year", "Hour", "Minute", "AM/PM"]),
      ("de", ["Tag", "Monat", "Jahr", "Stunde", "Minute", "Tageshälfte"]),
      ("fr", ["Jour", "Mois", "Année", "Heure", "Minute", "Cadran"]),
      ("ja", ["日", "月", "年", "時", "分", "午前/午後"]),
    ])
  func names(locale: String, expected: [String]) throws {
    let settings = LocaleSettings(
      locale: try LocaleIdentifier(locale), timeZone: try TimeZoneIdentifier("UTC"))
    #expect(
      settings.titles(of: [.day, .month, .year, .hour, .minute, .dayPeriod]) == expected)
  }
}
