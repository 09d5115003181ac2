import MaquetteLocale
import Testing

@Suite("What users write")
struct InputTests {
  @Test(
    "Locales are languages, scripts and regions that exist",
    arguments: [
      ("en_US", "en-US"), ("ar-EG-u-nu-latn", "ar-EG"), ("zh-Hant-TW", "zh-Hant-TW"), ("iw", "he"),
      ("no", "no"), ("es_419", "es-419"), ("sr_Latn_RS", "sr-Latn-RS"), ("ckb", "ckb"),
      ("en@numbers=thai;calendar=buddhist", "en"), ("DE_de", "de-DE"),
    ])
  func locales(text: String, tag: String) throws {
    let locale = try LocaleIdentifier(text)
    #expect(locale.text == text)
    #expect(locale.languageTag == tag)
    #expect(locale.hasWords)
  }

  @Test("Every locale of ICU can be named")
  func everyLocale() throws {
    #expect(LocaleIdentifier.names.count > 700)
    for name in LocaleIdentifier.names {
      #expect(problem { () throws(InputProblem) in _ = try LocaleIdentifier(name) } == nil)
    }
  }

  @Test("A language without words can be named, and says so")
  func latin() throws {
    #expect(!(try LocaleIdentifier("la").hasWords))
  }

  @Test(
    "Locales that there are not are told by the part that is wrong",
    arguments: [
      ("xx", "there is no language 'xx'", "write a locale, for example en_US or ar-EG"),
      ("xx_YY_zz", "there is no language 'xx'", "write a locale, for example en_US or ar-EG"),
      ("de_ED", "there is no region 'ED'", "did you mean 'de_DE'?"),
      (
        "en-Xxxx", "there is no script 'Xxxx'",
        "leave the script out, or write another one, for example zh-Hans or sr-Latn"
      ),
      ("ar-u-nu-arba", "there is no numbering system 'arba'", "did you mean 'arab'?"),
      ("en@calendar=gregoran", "there is no calendar 'gregoran'", "did you mean 'gregorian'?"),
      ("en-u-hc-h25", "there is no hour cycle 'h25'", "use one of: h11, h12, h23, h24"),
    ])
  func wrongLocales(text: String, part: String, hint: String) {
    let found = problem { () throws(InputProblem) in _ = try LocaleIdentifier(text) }
    #expect(found == InputProblem("'\(text)' is not a locale: \(part)", hint: hint))
  }

  @Test(
    "What has not the form of a locale",
    arguments: [
      "", "e", "?", "en-", "../x", "root", "hawaiian", "en@", "en@a", "en@;", "en_US_", "é", "12",
      "en us", String(repeating: "a-", count: 60),
    ])
  func noLocales(text: String) {
    let found = problem { () throws(InputProblem) in _ = try LocaleIdentifier(text) }
    #expect(found?.message.hasSuffix("is not a locale") == true)
  }

  @Test(
    "Time zones are IANA names or offsets",
    arguments: [
      "UTC", "GMT", "Europe/Paris", "US/Pacific", "America/Argentina/Ushuaia", "EST", "GMT+2",
      "UTC-03:30", "+0530", "-9", "+18:00",
    ])
  func zones(text: String) throws {
    #expect(try TimeZoneIdentifier(text).text == text)
  }

  @Test("Every name that is listed is taken")
  func everyZone() throws {
    let names = TimeZoneIdentifier.names
    #expect(names.count > 400 && names == names.sorted())
    for name in names where name != "Etc/Unknown" {
      #expect(problem { () throws(InputProblem) in _ = try TimeZoneIdentifier(name) } == nil)
    }
  }

  @Test(
    "Time zones that there are not",
    arguments: [
      ("Europe/Prag", "did you mean 'Europe/Prague'?"),
      ("europe/paris", "did you mean 'Europe/Paris'?"),
      (
        "Mars/Base", "use an IANA name such as Europe/Prague or UTC, or an offset such as GMT+2"
      ),
      ("+25", nil),
      (
        "GMT+99", "use an IANA name such as Europe/Prague or UTC, or an offset such as GMT+2"
      ), ("GMT+2x", nil), ("", nil), ("Etc/Unknown", nil),
      ("+1:2:3", nil), ("+18:01", nil), ("../../etc/passwd", nil),
    ])
  func wrongZones(text: String, hint: String?) {
    let found = problem { () throws(InputProblem) in _ = try TimeZoneIdentifier(text) }
    #expect(found?.message == "unknown time zone '\(text)'")
    if let hint { #expect(found?.hint == hint) }
  }

  @Test(
    "Moments are ISO 8601",
    arguments: [
      ("2007-01-09T09:41:00Z", 1_168_335_660_000.0), ("2007-01-09T10:41+01:00", 1_168_335_660_000),
      ("2007-01-09T15:11:00+0530", 1_168_335_660_000), ("1970-01-01", 0),
      ("2007-01-09 09:41:00.5Z", 1_168_335_660_500), ("0001-01-01", -62_135_596_800_000),
      ("9999-12-31T23:59:59Z", 253_402_300_799_000), ("2000-02-29", 951_782_400_000),
    ])
  func moments(text: String, milliseconds: Double) throws {
    #expect(try instant(text).milliseconds == milliseconds)
  }

  @Test("Without an offset a moment is what clocks show in the time zone")
  func localMoments() throws {
    let newYork = try TimeZoneIdentifier("America/New_York")
    let moment = try Moment("2007-01-09T09:41")
    #expect(moment.instant(in: newYork) == (try instant("2007-01-09T14:41:00Z")))
    #expect(moment.instant(in: .utc) == (try instant("2007-01-09T09:41:00Z")))
    // Skipped on 11 March 2007, and twice on 4 November.
    let skipped = try Moment("2007-03-11T02:30").instant(in: newYork)
    #expect(skipped == (try instant("2007-03-11T07:30:00Z")))
    let twice = try Moment("2007-11-04T01:30").instant(in: newYork)
    #expect(twice == (try instant("2007-11-04T05:30:00Z")))
  }

  @Test(
    "What is not a date",
    arguments: [
      "", "today", "2007", "2007-1-9", "2007-01-09T", "2007-01-09T09:41:00+", "+2007-01-09",
      "2007-01-09T09:41:00Zx", "٢٠٠٧-٠١-٠٩", "2007-01-09T09:41:00.Z", "10000-01-01",
    ])
  func noMoments(text: String) {
    let found = problem { () throws(InputProblem) in _ = try Moment(text) }
    #expect(
      found
        == InputProblem(
          "'\(text)' is not a date",
          hint: "write it as ISO 8601, for example 2007-01-09T09:41:00Z"))
  }

  @Test(
    "A number that no clock or calendar shows is named with its bounds",
    arguments: [
      ("0000-01-01", "years go from 0001 to 9999"), ("2007-13-01", "months go from 01 to 12"),
      ("2007-01-32", "days go from 01 to 31"), ("2007-01-09T24:00", "hours go from 00 to 23"),
      ("2007-01-09T09:60", "minutes go from 00 to 59"),
      ("2016-12-31T23:59:60Z", "seconds go from 00 to 59; leap seconds do not count"),
      ("2007-01-09T09:41:00+19:00", "offsets go from -18:59 to +18:59"),
    ])
  func bounds(text: String, reason: String) {
    let found = problem { () throws(InputProblem) in _ = try Moment(text) }
    #expect(found?.message == "'\(text)' is not a date: \(reason)")
  }

  @Test(
    "Instants that are none do no harm",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 8.64e15])
  func oddInstants(milliseconds: Double) {
    let instant = Instant(milliseconds: milliseconds)
    #expect(abs(instant.milliseconds) <= 8.64e15)
    let settings = LocaleSettings(locale: .englishUS, timeZone: .utc)
    let parts = settings.parts(
      from: Instant(milliseconds: 0), to: instant, in: DurationUnit.allCases)
    #expect(parts.count == DurationUnit.allCases.count)
    #expect(!settings.text(of: parts, style: .full).isEmpty)
    #expect(!settings.text(of: instant, date: .full, time: .full).isEmpty)
    for digits in [Int.min, -1, 0, .max] {
      #expect(settings.number(7, digits: digits).hasSuffix("7"))
    }
  }

  @Test(
    "A day that a month has not",
    arguments: [("2007-02-29", 28), ("1900-02-29", 28), ("2007-04-31", 30)])
  func days(text: String, days: Int) {
    let found = problem { () throws(InputProblem) in _ = try Moment(text) }
    #expect(found?.message == "'\(text)' is not a date: that month has \(days) days")
  }

  @Test(
    "A day with slashes or points that a month has not is told like any other",
    arguments: [
      ("2/30/2007", 28), ("30/2/2007", 28), ("30.2.2007", 28), ("2008/02/30", 29),
      ("31.04.2007", 30),
    ])
  func writtenDays(text: String, days: Int) {
    let found = problem { () throws(InputProblem) in _ = try Moment(text) }
    #expect(found?.message == "'\(text)' is not a date: that month has \(days) days")
    #expect(found?.hint == "name a day from 1 to \(days)")
    let other = problem { () throws(InputProblem) in _ = try Moment("2/28/2007") }
    #expect(other?.hint == "write 2007-02-28, which is year, month and day")
  }

  @Test(
    "Formats are told by letter and place",
    arguments: [
      ("yyyy n", "date format 'yyyy n': 'n' at character 6 is not a field", "mm is the minutes"),
      ("hh:mm tt", "date format 'hh:mm tt': 't' at character 7 is not a field", "a is AM and PM"),
      (
        "EEE 'd", "date format 'EEE 'd': the apostrophe at character 5 has no end",
        "text goes between two apostrophes; write '' for an apostrophe itself"
      ),
      (
        "MMMMMM", "date format 'MMMMMM': more than 5 'M' in a row at character 1",
        "MMMMM is the longest"
      ),
      (
        "jmm", "date format 'jmm': 'j' at character 1 is not a field", "h or H is the hours"
      ),
      (
        "H:mm vv", "date format 'H:mm vv': 2 'v' in a row at character 6", "write v or vvvv"
      ),
      (" ", "the date format is empty", "write fields, for example EEE d MMM"),
      (
        String(repeating: "d ", count: 101), "the date format has more than 200 characters",
        "shorten it"
      ),
    ])
  func patterns(text: String, message: String, hint: String) {
    let found = problem { () throws(InputProblem) in _ = try DatePattern(text) }
    #expect(found == InputProblem(message, hint: hint))
  }

  @Test("A template has letters only")
  func templates() throws {
    let found = problem { () throws(InputProblem) in _ = try DateTemplate("EEE d") }
    #expect(found?.message == "date template 'EEE d' has ' ' at character 4")
    let zone = problem { () throws(InputProblem) in _ = try DateTemplate("jmmOOO") }
    #expect(zone?.message == "date template 'jmmOOO': 3 'O' in a row at character 4")
    #expect(zone?.hint == "write O or OOOO")
    #expect(try DatePattern("v vvvv 'vv' O, OOOO").text == "v vvvv 'vv' O, OOOO")
    #expect(try DateTemplate("jmm").text == "jmm")
    #expect(problem { () throws(InputProblem) in _ = try DateTemplate("") } != nil)
  }
}
