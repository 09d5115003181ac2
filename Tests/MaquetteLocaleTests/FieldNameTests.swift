import MaquetteLocale
import Testing

@Suite("Names of parts of dates")
struct FieldNameTests {
  // CLDR, dates/fields, -type day, month, year, dayperiod: displayName; units/duration, -type hour,
  // minute: displayName.
  @Test(
    "They are CLDR's, with a capital in front, those of clocks in the plural where there is one",
    arguments: [
      ("en", ["Day", "Month", "Year", "Hours", "Minutes", "AM/PM"]),
      ("de", ["Tag", "Monat", "Jahr", "Stunden", "Minuten", "Tageshälfte"]),
      ("fr", ["Jour", "Mois", "Année", "Heures", "Minutes", "Cadran"]),
      ("ja", ["日", "月", "年", "時", "分", "午前/午後"]),
    ])
  func names(locale: String, expected: [String]) throws {
    let settings = LocaleSettings(
      locale: try LocaleIdentifier(locale), timeZone: try TimeZoneIdentifier("UTC"))
    #expect(
      settings.titles(of: [.day, .month, .year, .hour, .minute, .dayPeriod]) == expected)
  }
}
