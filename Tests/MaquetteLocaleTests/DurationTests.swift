import MaquetteLocale
import Testing

@Suite("Durations")
struct DurationTests {
  private func text(
    _ end: String, _ style: DurationStyle, in units: [DurationUnit] = [.hours, .minutes, .seconds],
    locale: String = "en_US"
  ) throws -> String {
    let settings = try settings(locale)
    let parts = settings.parts(from: try instant(), to: try instant(end), in: units)
    return settings.text(of: parts, style: style)
  }

  @Test(
    "On a clock there are two numbers at least",
    arguments: [
      ("2007-01-09T09:42:30Z", "1:30"), ("2007-01-09T10:43:03Z", "1:02:03"),
      ("2007-01-09T09:41:45Z", "0:45"), ("2007-01-09T09:41:00Z", "0:00"),
      ("2007-01-09T09:39:30Z", "1:30"), ("2007-01-10T09:41:00Z", "24:00:00"),
    ])
  func positional(end: String, text: String) throws {
    #expect(try self.text(end, .positional) == text)
  }

  @Test("Days stand before the clock")
  func days() throws {
    let units: [DurationUnit] = [.days, .hours, .minutes]
    #expect(try text("2007-01-11T11:11:00Z", .positional, in: units) == "2d 01:30")
    #expect(try text("2007-01-09T11:11:00Z", .positional, in: units) == "1:30")
    #expect(try text("2007-01-09T11:11:00Z", .positional, in: [.minutes]) == "90")
    #expect(try text("2007-01-09T11:11:00Z", .positional, in: [.days]) == "0")
  }

  // The words are those of DateComponentsFormatter on Apple's platforms.
  @Test(
    "Styles from letters to words",
    arguments: [
      (DurationStyle.abbreviated, "1h 30m"), (.brief, "1hr 30min"), (.short, "1 hr, 30 min"),
      (.full, "1 hour, 30 minutes"), (.spellOut, "one hour, thirty minutes"),
    ])
  func styles(style: DurationStyle, text: String) throws {
    #expect(try self.text("2007-01-09T11:11:00Z", style) == text)
  }

  @Test(
    "Each locale has its own words and digits",
    arguments: [
      ("en_GB", "1:30:05", "1 hour, 30 minutes"), ("de", "1:30:05", "1 Stunde und 30 Minuten"),
      ("fr", "1:30:05", "1 heure et 30 minutes"), ("ja", "1:30:05", "1時間 30分"),
      ("ko", "1:30:05", "1시간 30분"), ("zh_Hans", "1:30:05", "1小时30分钟"),
      ("ar", "1:30:05", "ساعة و30 دقيقة"), ("ar_EG", "١:٣٠:٠٥", "ساعة و٣٠ دقيقة"),
      ("fa", "۱:۳۰:۰۵", "۱ ساعت و ۳۰ دقیقه"), ("he", "1:30:05", "1 שעה ו-30 דקות"),
      ("hi", "1:30:05", "1 घंटा और 30 मिनट"), ("th", "1:30:05", "1 ชั่วโมง และ 30 นาที"),
      ("da", "1.30.05", "1 time og 30 minutter"), ("en-u-nu-deva", "१:३०:०५", "१ hour, ३० minutes"),
    ])
  func locales(locale: String, clock: String, words: String) throws {
    #expect(try text("2007-01-09T11:11:05Z", .positional, locale: locale) == clock)
    #expect(try text("2007-01-09T11:11:00Z", .full, locale: locale).withPlainSpaces == words)
  }

  @Test("Years and months are the calendar's, and what there is none of is left out")
  func calendarUnits() throws {
    let all = DurationUnit.allCases
    #expect(
      try text("2008-03-11T11:11:05Z", .full, in: all)
        == "1 year, 2 months, 2 days, 1 hour, 30 minutes, 5 seconds")
    #expect(try text("2007-01-09T09:41:00Z", .full, in: all) == "0 seconds")
    #expect(try text("2007-01-30T09:41:00Z", .short, in: [.weeks, .days]) == "3 wks")
  }

  @Test("A day on which clocks change is one day, and 23 or 25 hours")
  func summerTime() throws {
    let settings = try settings(zone: "Europe/Paris")
    let before = try Moment("2007-03-24T12:00").instant(in: settings.timeZone)
    let after = try Moment("2007-03-25T12:00").instant(in: settings.timeZone)
    #expect(settings.parts(from: before, to: after, in: [.days, .hours]).map(\.count) == [1, 0])
    #expect(settings.parts(from: before, to: after, in: [.hours]).map(\.count) == [23])
  }

  @Test("Ten thousand years are counted in seconds")
  func long() throws {
    let parts = LocaleSettings().parts(
      from: try instant("0001-01-01"), to: try instant("9999-12-31T23:59:59Z"), in: [.seconds])
    #expect(parts == [DurationPart(.seconds, 315_537_897_599)])
  }
}

@Suite("Forms of the time to a moment")
struct RelativeDateTests {
  private func forms(_ end: String, _ style: RelativeDateStyle, locale: String = "en_US") throws
    -> [String]
  {
    let settings = try settings(locale)
    let (now, end) = (try instant(), try instant(end))
    let units: [DurationUnit] =
      style == .timer ? [.hours, .minutes, .seconds] : [.days, .hours, .minutes]
    let parts = settings.parts(from: now, to: end, in: units)
    return settings.forms(of: parts, style: style, isFuture: end > now)
  }

  @Test("In words, from the longest to the shortest")
  func natural() throws {
    let expected = [
      "1 hour, 30 minutes", "1 hr, 30 min", "1hr 30min", "1h 30m", "1 hour", "1 hr", "1hr", "1h",
    ]
    #expect(try forms("2007-01-09T11:11:00Z", .natural) == expected)
    #expect(try forms("2007-01-09T08:11:00Z", .natural) == expected)
    #expect(try forms("2007-01-09T09:41:00Z", .natural) == ["now"])
    #expect(try forms("2007-01-09T09:41:00Z", .natural, locale: "de") == ["jetzt"])
  }

  @Test("With a sign: what is to come has a plus")
  func offset() throws {
    #expect(try forms("2007-01-09T11:11:00Z", .offset).first == "+1 hour, 30 minutes")
    #expect(try forms("2007-01-09T08:11:00Z", .offset).contains("−1h 30m"))
    #expect(try forms("2007-01-09T08:11:00Z", .offset).last == "−1h")
  }

  @Test("A line of a right-to-left locale starts at the right, sign first")
  func rightToLeft() throws {
    let form = try #require(try forms("2007-01-09T08:11:00Z", .offset, locale: "he").first)
    #expect(form.unicodeScalars.first == "\u{200F}")
    #expect(form.contains("−1"))
  }

  @Test("As on a clock, then in letters")
  func timer() throws {
    #expect(try forms("2007-01-09T11:11:05Z", .timer) == ["1:30:05", "1h 30m 5s", "1h 30m", "1h"])
    #expect(try forms("2007-01-09T09:41:00Z", .timer) == ["0:00"])
  }
}
