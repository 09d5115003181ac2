import MaquetteLocale
import Testing

/// The moment of every picture that asks for none.
func instant(_ text: String = "2007-01-09T09:41:00Z") throws -> Instant {
  try Moment(text).instant(in: .utc)
}

func settings(
  _ locale: String = "en_US", calendar: CalendarIdentifier? = nil, zone: String = "UTC",
  hours: HourCycle? = nil
) throws -> LocaleSettings {
  LocaleSettings(
    locale: try LocaleIdentifier(locale), calendar: calendar,
    timeZone: try TimeZoneIdentifier(zone), hourCycle: hours)
}

extension String {
  /// Before AM and PM stand spaces that do not break, in several widths.
  var withPlainSpaces: String {
    replacing("\u{202F}", with: " ").replacing("\u{00A0}", with: " ")
  }
}

// Expected texts: ICU 76 with Apple's data, as Swift 6.3 brings it. Digits, calendars and hours
// were compared with CLDR 47.
@Suite("Dates and times")
struct DateTests {
  @Test(
    "Each locale has its own order, words, digits, calendar and hours",
    arguments: [
      ("en_US", "1/9/07, 9:41 AM", "Tuesday, January 9, 2007 at 9:41 AM"),
      ("en_GB", "09/01/2007, 09:41", "Tuesday, 9 January 2007 at 09:41"),
      ("de", "09.01.07, 09:41", "Dienstag, 9. Januar 2007 um 09:41"),
      ("fr", "09/01/2007 09:41", "mardi 9 janvier 2007 à 09:41"),
      ("ja", "2007/01/09 9:41", "2007年1月9日 火曜日 9:41"),
      ("ko", "2007. 1. 9. 오전 9:41", "2007년 1월 9일 화요일 오전 9:41"),
      ("zh_Hans", "2007/1/9 09:41", "2007年1月9日 星期二 09:41"),
      ("ar", "9\u{200F}/1\u{200F}/2007، 9:41 ص", "الثلاثاء، 9 يناير، 2007، 9:41 ص"),
      ("ar_EG", "٩\u{200F}/١\u{200F}/٢٠٠٧، ٩:٤١ ص", "الثلاثاء، ٩ يناير، ٢٠٠٧، ٩:٤١ ص"),
      ("he", "9.1.2007, 9:41", "יום שלישי, 9 בינואר 2007 בשעה 9:41"),
      ("hi", "9/1/07, पू 9:41", "मंगलवार, 9 जनवरी 2007, पू 9:41"),
      ("th", "9/1/50 09:41", "วันอังคารที่ 9 มกราคม พ.ศ. 2550 เวลา 09:41"),
    ])
  func locales(locale: String, short: String, full: String) throws {
    let settings = try settings(locale)
    let instant = try instant()
    #expect(settings.text(of: instant, date: .short, time: .short).withPlainSpaces == short)
    #expect(settings.text(of: instant, date: .full, time: .short).withPlainSpaces == full)
  }

  @Test("Settings answer the same whatever they were asked before, and in another locale")
  func patternsAgain() throws {
    let locales = ["en_US", "de", "ja", "ar_EG", "fa", "zh_Hant", "en_US@hours=h23"]
    let templates: [DateTemplate] = [.date, .time, .monthInYear, .numericDate, .timeWithSeconds]
    var one = try settings("en_US")
    for _ in 0..<2 {
      for locale in locales {
        one.locale = try LocaleIdentifier(locale)
        let fresh = try settings(locale)
        for template in templates {
          #expect(one.pattern(for: template) == fresh.pattern(for: template), "\(locale)")
        }
        #expect(one.names(of: [.year, .day]) == fresh.names(of: [.year, .day]))
        #expect(one == fresh)
      }
    }
  }

  @Test("Iran counts years in the Persian calendar, in digits of its own")
  func persian() throws {
    let text = try settings("fa").text(of: instant(), date: .long, time: .none)
    #expect(text == "۱۹ دی ۱۳۸۵")
  }

  @Test(
    "Styles show more and more",
    arguments: [
      (DateStyle.short, "1/9/07", "9:41 AM"), (.medium, "Jan 9, 2007", "9:41:00 AM"),
      (.long, "January 9, 2007", "9:41:00 AM UTC"),
      (.full, "Tuesday, January 9, 2007", "9:41:00 AM Coordinated Universal Time"),
      (.none, "", ""),
    ])
  func styles(style: DateStyle, date: String, time: String) throws {
    let settings = LocaleSettings()
    #expect(settings.text(of: try instant(), date: style, time: .none) == date)
    let shown = settings.text(of: try instant(), date: .none, time: style)
    #expect(shown.withPlainSpaces.replacing("GMT", with: "UTC") == time)
  }

  // Years: CLDR's calendar preferences; Buddhist is 543 ahead, Minguo 1911 behind.
  @Test(
    "Every calendar counts its own years",
    arguments: [
      (CalendarIdentifier.gregorian, "January 9, 2007"), (.buddhist, "January 9, 2550 BE"),
      (.japanese, "January 9, 19 Heisei"), (.roc, "January 9, 96 Minguo"),
      (.hebrew, "19 Tevet 5767"), (.persian, "Dey 19, 1385 AP"), (.indian, "Pausa 19, 1928 Saka"),
      (.islamicUmmAlQura, "Dhuʻl-Hijjah 19, 1427 AH"), (.islamicCivil, "Dhuʻl-Hijjah 19, 1427 AH"),
      (.islamicTabular, "Dhuʻl-Hijjah 20, 1427 AH"), (.coptic, "Toba 1, 1723 ERA1"),
      (.ethiopic, "Ter 1, 1999 ERA1"), (.chinese, "Eleventh Month 21, 2006(bing-xu)"),
    ])
  func calendars(calendar: CalendarIdentifier, text: String) throws {
    let settings = try settings(calendar: calendar)
    let words = { (text: String) in Set(text.split { $0 == " " || $0 == "," }.map(String.init)) }
    #expect(words(settings.text(of: try instant(), date: .long, time: .none)) == words(text))
  }

  @Test("No calendar that can be named is shown as another one")
  func allCalendars() throws {
    let plain = LocaleSettings().text(of: try instant(), date: .full, time: .none)
    for calendar in CalendarIdentifier.allCases where calendar != .gregorian {
      let text = try settings(calendar: calendar).text(of: instant(), date: .full, time: .none)
      #expect(!text.isEmpty && text != plain, "\(calendar)")
    }
  }

  @Test(
    "A locale's extensions decide on digits, calendar and hours",
    arguments: [
      ("ar-EG-u-nu-latn", "9:41 ص", "2007"), ("en-u-nu-thai", "๙:๔๑ AM", "๒๐๐๗"),
      ("en@numbers=arab", "٩:٤١ AM", "٢٠٠٧"), ("en-u-ca-buddhist", "9:41 AM", "2550 BE"),
      ("en-US-u-hc-h23", "09:41", "2007"), ("th-u-ca-gregory", "09:41", "ค.ศ. 2007"),
    ])
  func extensions(locale: String, time: String, year: String) throws {
    let settings = try settings(locale)
    let shown = settings.text(of: try instant(), date: .none, time: .short)
    #expect(shown.withPlainSpaces == time)
    #expect(settings.text(of: try instant(), date: .long, time: .none).contains(year))
  }

  @Test(
    "Hours are counted as asked for",
    arguments: [
      (HourCycle.h11, "0:05 AM", "午前0:05"), (.h12, "12:05 AM", "午前12:05"),
      (.h23, "00:05", "0:05"), (.h24, "24:05", "24:05"),
    ])
  func hourCycles(hours: HourCycle, english: String, japanese: String) throws {
    let midnight = try instant("2007-01-09T00:05:00Z")
    for (locale, text) in [("en_US", english), ("ja", japanese)] {
      let settings = try settings(locale, hours: hours)
      let shown = settings.text(of: midnight, date: .none, time: .short)
      #expect(shown.withPlainSpaces == text)
      let template = settings.text(of: midnight, template: try DateTemplate("jmm"))
      #expect(template == shown)
    }
  }

  @Test(
    "Twelve hours come with AM and PM where a locale has none of its own",
    arguments: [
      ("de", "2:14 PM"), ("fr", "2:14 PM"), ("en_GB", "2:14 pm"), ("ja", "午後2:14"),
      ("ar_EG", "٢:١٤ م"), ("he", "2:14 אח׳"),
    ])
  func halves(locale: String, text: String) throws {
    let shown = try settings(locale, hours: .h12)
      .text(of: instant("2023-02-11T14:14:00Z"), date: .none, time: .short)
    #expect(shown.withPlainSpaces == text)
  }

  @Test(
    "Time zones bring their rules with them",
    arguments: [
      ("Europe/Paris", "2007-01-09T09:41:00Z", "10:41"),
      ("Europe/Paris", "2007-07-09T09:41:00Z", "11:41"),
      ("America/New_York", "2007-01-09T09:41:00Z", "04:41"),
      ("Asia/Kolkata", "2007-01-09T09:41:00Z", "15:11"),
      ("Pacific/Kiritimati", "2007-01-09T09:41:00Z", "23:41"),
      ("GMT+2", "2007-01-09T09:41:00Z", "11:41"), ("-03:30", "2007-01-09T09:41:00Z", "06:11"),
    ])
  func zones(zone: String, moment: String, text: String) throws {
    let settings = try settings("en_GB", zone: zone)
    #expect(settings.text(of: try instant(moment), date: .none, time: .short) == text)
  }

  @Test(
    "A template is put into the locale's order",
    arguments: [
      ("en_US", "Tue, Jan 9"), ("en_GB", "Tue 9 Jan"), ("de", "Di. 9. Jan."),
      ("fr", "mar. 9 janv."), ("ja", "1月9日(火)"), ("ko", "1월 9일 (화)"),
    ])
  func templates(locale: String, text: String) throws {
    let shown = try settings(locale).text(of: instant(), template: DateTemplate("EEEdMMM"))
    // en_GB has a comma in some versions of CLDR.
    #expect(shown.replacing("Tue, 9", with: "Tue 9") == text)
  }

  @Test("Iran's dates with their weekday are in its order in every style and template")
  func persianOrder() throws {
    let persian = try settings("fa_IR")
    let friday = try instant("2025-03-14T15:05:00Z")
    #expect(persian.text(of: friday, date: .full, time: .none) == "جمعه ۲۴ اسفند ۱۴۰۳")
    #expect(
      persian.text(of: friday, date: .full, time: .short).hasPrefix("جمعه ۲۴ اسفند ۱۴۰۳ ساعت"))
    for template in ["yMMMEd", "yMMMMEEEEd"] {
      let shown = persian.text(of: friday, template: try DateTemplate(template))
      #expect(shown == "جمعه ۲۴ اسفند ۱۴۰۳")
    }
    #expect(persian.text(of: friday, template: try DateTemplate("yMMMM")) == "اسفند ۱۴۰۳")
    let halves = try settings("fa_IR", hours: .h12)
    #expect(
      halves.text(of: friday, date: .full, time: .short).hasPrefix("جمعه ۲۴ اسفند ۱۴۰۳"))
  }

  @Test(
    "A format of one's own is taken as it stands",
    arguments: [
      ("EEE d MMM", "Tue 9 Jan"), ("h 'o''clock' a", "9 o'clock AM"), ("yyyy-MM-dd", "2007-01-09"),
      ("H:mm:ss.SSS", "9:41:00.000"), ("''yy", "'07"), ("D, e", "9, 3"), ("é d", "é 9"),
    ])
  func patterns(pattern: String, text: String) throws {
    #expect(LocaleSettings().text(of: try instant(), pattern: try DatePattern(pattern)) == text)
  }
}
