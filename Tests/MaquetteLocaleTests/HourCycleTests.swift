import MaquetteLocale
import Testing

@Suite("How hours are counted")
struct HourCycleTests {
  @Test(
    "Hours go to 12 where they were asked to, in regions that have only 24, too",
    arguments: [
      ("ru_RU", "3:05 PM", "14 марта 2025 г. в 3:05 PM"),
      ("sv_SE", "3:05 em", "14 mars 2025 3:05 em"),
      ("da", "3.05 PM", "14. marts 2025 kl. 3.05 PM"),
      ("fi", "3.05 ip.", "14. maaliskuuta 2025 klo 3.05 ip."),
      ("cs", "3:05 odp.", "14. března 2025 v 3:05 odp."),
      ("is", "3:05 e.h.", "14. mars 2025 kl. 3:05 e.h."),
      ("id", "3.05 PM", "14 Maret 2025 pukul 3.05 PM"),
      ("tt", "3:05 PM", "14 март, 2025 ел 3:05 PM сәгатьтә"),
    ])
  func twelve(locale: String, time: String, both: String) throws {
    let settings = try settings(locale, hours: .h12)
    let afternoon = try instant("2025-03-14T15:05:00Z")
    #expect(settings.text(of: afternoon, date: .none, time: .short).withPlainSpaces == time)
    #expect(settings.text(of: afternoon, date: .long, time: .short).withPlainSpaces == both)
  }

  @Test("Calendars of cycles of years count hours as they were asked to")
  func cycles() throws {
    let afternoon = try instant("2025-03-14T15:05:00Z")
    let shown = try settings("ru_RU", calendar: .chinese, hours: .h12)
      .text(of: afternoon, date: .short, time: .short)
    #expect(shown.withPlainSpaces.hasSuffix("3:05 PM") && shown.contains("2025"), "\(shown)")
  }

  @Test(
    "In all languages, styles and templates count hours as they were asked to",
    arguments: [
      "af", "am", "ar_EG", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "ee", "el",
      "en_GB", "en_SE", "en_US", "es", "es_MX", "et", "eu", "fa", "fi", "fil", "fr", "fr_CA",
      "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km",
      "kn", "ko", "ky", "lo", "lt", "lv", "mk", "ml", "mn", "mr", "ms", "mt", "my", "nb", "ne",
      "nl", "nnh", "pa", "pl", "pt_BR", "pt_PT", "ro", "ru", "si", "sk", "sl", "sq", "sr", "sv",
      "sw", "ta", "te", "th", "tr", "tt", "uk", "ur", "uz", "vi", "zh_Hans", "zh_Hant", "zu",
    ])
  func everywhere(locale: String) throws {
    // Minutes of zeros and a date of ones leave the digits of 15 and 3 to the hour.
    let afternoon = try instant("2011-11-11T15:00:00Z")
    for cycle in HourCycle.allCases {
      let hasHalves = cycle == .h11 || cycle == .h12
      let settings = try settings("\(locale)@numbers=latn", calendar: .gregorian, hours: cycle)
      let pattern = try DatePattern(hasHalves ? "h" : "H")
      let other = try DatePattern(hasHalves ? "H" : "h")
      let noon = TimeOfDay(hour: 15, minute: 0)
      let wanted = try #require(settings.texts(of: [noon], pattern: pattern).first)
      let wrong = try #require(settings.texts(of: [noon], pattern: other).first)
      var shown = [settings.text(of: afternoon, template: .time)]
      for time in DateStyle.allCases where time != .none {
        for date in [DateStyle.none, .short, .full] {
          shown.append(settings.text(of: afternoon, date: date, time: time))
        }
      }
      for text in shown {
        #expect(text.contains(wanted) && !text.contains(wrong), "\(cycle) \(text)")
        guard !hasHalves else { continue }
        for period in settings.dayPeriods {
          #expect(!text.contains(" \(period)") && !text.contains("\u{202F}\(period)"), "\(text)")
        }
      }
    }
  }
}
