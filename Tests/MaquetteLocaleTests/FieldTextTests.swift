import MaquetteLocale
import Testing

@Suite("Dates in fields")
struct FieldTextTests {
  private func text(_ template: DateTemplate, in locale: String) throws -> String {
    let settings = LocaleSettings(locale: try LocaleIdentifier(locale))
    let columns = settings.columns(for: template)
    let instant = try Moment("2025-03-14T09:41:30").instant(in: .utc)
    return zip(columns, settings.texts(of: columns, at: instant)).map { column, text in
      column.separator + text
    }.joined()
  }

  @Test(
    "Numbers are in the locale's order, with its separators and digits",
    // CLDR, dateTimeFormats/availableFormats of the Gregorian calendar, yMd: M/d/y in English,
    // dd/MM/y in the United Kingdom and France, d.M.y in German and Hebrew, d. M. y in Czech (with
    // narrow no-break spaces),
    // y-MM-dd in Swedish, y/M/d in Japanese and Chinese, y. M. d. in Korean, d/M/y in Hindi and
    // Vietnamese, dd.MM.y in Turkish.
    arguments: [
      ("en_US", "3/14/2025"), ("en_GB", "14/03/2025"), ("de", "14.3.2025"), ("fr", "14/03/2025"),
      ("cs", "14.\u{202F}3.\u{202F}2025"), ("sv", "2025-03-14"), ("ja", "2025/3/14"),
      ("ko", "2025. 3. 14."),
      ("zh_Hans", "2025/3/14"), ("zh_Hant", "2025/3/14"), ("he", "14.3.2025"),
      ("hi", "14/3/2025"), ("tr", "14.03.2025"), ("vi", "14/3/2025"),
      ("ar", "14\u{200F}/3\u{200F}/2025"),
      ("ar_EG", "\u{661}\u{664}\u{200F}/\u{663}\u{200F}/\u{662}\u{660}\u{662}\u{665}"),
    ])
  func numbers(locale: String, expected: String) throws {
    #expect(try text(.numericDate, in: locale) == expected)
  }

  @Test("Years are those of the calendar")
  func calendars() throws {
    // Thailand counts from 543 BC: 2025 + 543. The Persian year 1403 ends on 20 March 2025, its
    // last month's 24th day is 14 March.
    #expect(try text(.numericDate, in: "th_TH").hasPrefix("14/3/2568"))
    let persian = try text(.numericDate, in: "fa_IR")
    #expect(persian.contains("\u{6F1}\u{6F4}\u{6F0}\u{6F3}"))
    #expect(persian.contains("\u{6F1}\u{6F2}") && persian.contains("\u{6F2}\u{6F4}"))
  }

  @Test("Times have seconds where asked for, and AM or PM where the locale has them")
  func times() throws {
    #expect(try text(.time, in: "en_US") == "9:41\u{202F}AM")
    #expect(try text(.timeWithSeconds, in: "en_US") == "9:41:30\u{202F}AM")
    #expect(try text(.timeWithSeconds, in: "de") == "09:41:30")
    #expect(try text(.numericDateAndTime, in: "sv") == "2025-03-14 09:41")
    #expect(try text(.numericMonth, in: "en_US") == "3/2025")
  }
}
