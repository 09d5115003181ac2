import MaquetteLocale
import Testing

/// Settings with a calendar of their own.
private func calendar(_ name: String, locale: String = "en_US") throws -> LocaleSettings {
  let calendar: CalendarIdentifier = try #require(CalendarIdentifier(rawValue: name))
  return try settings(locale, calendar: calendar)
}

/// A day by its Gregorian date.
private func day(_ text: String) throws -> CalendarDay {
  try settings().day(of: try Moment(text).instant(in: .utc))
}

@Suite("Calendars")
struct CalendarTests {
  @Test("Days are counted from 1970, and a week has seven of them")
  func days() throws {
    #expect(try day("1970-01-01").number == 0)
    #expect(try day("2025-03-14") == march14)
    #expect(march14.weekday == .friday)
    #expect(try day("1969-12-31").weekday == .wednesday)
    #expect(Weekday.monday.offset(from: .sunday) == 1)
    #expect(Weekday.sunday.offset(from: .monday) == 6)
    #expect(CalendarDay(Int.max).advanced(by: Int.max) == CalendarDay(Int.max))
  }

  @Test(
    "A Gregorian February has 29 days in every fourth year, but not in 1900",
    arguments: [("1900", 28), ("2000", 29), ("2024", 29), ("2025", 28)])
  func february(year: String, expected: Int) throws {
    #expect(try settings().month(of: try day("\(year)-02-01")).count == expected)
  }

  // Sources: the Hebrew calendar's year kinds and its 19-year cycle (5782, 5784, 5787 and 5790 are
  // leap years); Iran's 33-year cycle (1399, 1403 and 1408 are); the tables of Umm al-Qura for 1446
  // and 1447 (ICU's, from the King Abdulaziz City's almanac); the Hong Kong Observatory's tables of
  // Chinese leap months (2020: 4th, 2023: 2nd, 2025: 6th, 2028: 5th).
  @Test(
    "Years have the months of their calendar",
    arguments: [
      ("gregorian", "2025-06-01", [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
      ("buddhist", "2024-06-01", [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
      ("japanese", "2025-06-01", [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
      ("hebrew", "2025-06-01", [30, 30, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29]),
      ("hebrew", "2024-06-01", [30, 29, 29, 29, 30, 30, 29, 30, 29, 30, 29, 30, 29]),
      ("persian", "2024-06-01", [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30]),
      ("persian", "2025-06-01", [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29]),
      ("islamic-umalqura", "2025-06-01", [29, 30, 30, 30, 29, 30, 30, 29, 29, 30, 29, 29]),
      ("islamic-civil", "2025-06-01", [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29]),
      ("chinese", "2025-06-01", [30, 29, 30, 29, 29, 30, 29, 30, 29, 30, 30, 30, 29]),
      ("chinese", "2024-06-01", [29, 30, 29, 29, 30, 29, 30, 30, 29, 30, 30, 29]),
      ("coptic", "2025-06-01", Array(repeating: 30, count: 12) + [5]),
    ])
  func months(name: String, date: String, expected: [Int]) throws {
    let months = try calendar(name).months(inYearOf: day(date))
    #expect(months.map(\.count) == expected)
    // Each starts where the one before it ended.
    for (month, next) in zip(months, months.dropFirst()) {
      #expect(month.last.advanced(by: 1) == next.first)
    }
  }

  @Test(
    "Leap years come when they should: 13 months, or a thirtieth day of Esfand",
    arguments: [
      ("hebrew", [2022, 2024, 2027, 2030], 383), ("chinese", [2020, 2023, 2025, 2028], 383),
      ("persian", [2020, 2024, 2029], 366), ("gregorian", [2020, 2024, 2028], 366),
    ])
  func leapYears(name: String, leap: [Int], least: Int) throws {
    let settings = try calendar(name)
    for year in 2020...2030 {
      let length = settings.months(inYearOf: try day("\(year)-06-01")).map(\.count).reduce(0, +)
      #expect((length >= least) == leap.contains(year), "\(name) \(year): \(length) days")
    }
  }

  @Test("A Chinese leap month has the number of the month before it, and is called a leap month")
  func leapMonth() throws {
    let settings = try calendar("chinese", locale: "zh")
    let months = settings.months(inYearOf: try day("2025-06-01"))
    #expect(try settings.text(of: months[6].first, pattern: DatePattern("LLLL")) == "闰六月")
  }

  @Test(
    "14 March 2025 in each calendar",
    arguments: [
      ("gregorian", "en_US", "March 14, 2025"), ("islamic-umalqura", "ar_SA", "١٤ رمضان، ١٤٤٦ هـ"),
      ("hebrew", "en_US", "14 Adar 5785"), ("buddhist", "th", "14 มีนาคม 2568"),
      ("japanese", "ja", "令和7年3月14日"), ("persian", "fa", "۲۴ اسفند ۱۴۰۳"),
      ("chinese", "en_US", "Second Month 15, 2025(yi-si)"), ("roc", "zh_Hant", "民國 114年3月14日"),
      ("islamic-umalqura", "en_US", "Ramadan 14, 1446 AH"),
    ])
  func texts(name: String, locale: String, expected: String) throws {
    #expect(try calendar(name, locale: locale).text(of: march14, template: .date) == expected)
  }

  @Test(
    "The month around a day starts on its first and ends on its last day",
    arguments: [
      ("gregorian", "2025-03-01", 31), ("persian", "2025-02-19", 30),
      ("islamic-umalqura", "2025-03-01", 29), ("hebrew", "2025-03-01", 29),
      ("chinese", "2025-02-28", 29),
    ])
  func month(name: String, first: String, count: Int) throws {
    let month = try calendar(name).month(of: march14)
    #expect(month.first == (try day(first)))
    #expect(month.count == count)
    #expect(month.days.contains(march14))
  }

  @Test("Months before and after, across years and leap months")
  func offsets() throws {
    let gregorian = try settings()
    #expect(gregorian.month(of: march14, offsetBy: -3).first == (try day("2024-12-01")))
    #expect(gregorian.month(of: try day("2024-01-31"), offsetBy: 1).count == 29)
    let hebrew = try calendar("hebrew")
    let adar = try day("2024-03-15")
    #expect(
      hebrew.month(of: adar, offsetBy: 13).first == hebrew.month(of: try day("2025-04-01")).first)
  }

  @Test("A year later, 29 February is the 28th")
  func yearLater() throws {
    let settings = try settings()
    #expect(settings.day(try day("2024-02-29"), addingYears: 1) == (try day("2025-02-28")))
    #expect(settings.day(try day("2024-02-29"), addingYears: 4) == (try day("2028-02-29")))
    #expect(
      try calendar("persian", locale: "fa").day(march14, addingYears: 1).number - 20_161 == 366)
  }

  // Clocks went forward at 02:00 local time (tzdata: EU and US rules of 2025).
  @Test(
    "An hour that clocks skip is counted from before",
    arguments: [("Europe/Paris", "2025-03-30"), ("America/New_York", "2025-03-09")])
  func gaps(zone: String, date: String) throws {
    let settings = try settings(zone: zone)
    let instant = settings.instant(of: try day(date), at: TimeOfDay(hour: 2, minute: 30))
    #expect(settings.time(of: instant) == TimeOfDay(hour: 3, minute: 30))
    let before = settings.instant(of: try day(date), at: TimeOfDay(hour: 1, minute: 30))
    #expect(instant.milliseconds - before.milliseconds == 3_600_000)
    #expect(settings.day(of: instant) == (try day(date)))
  }

  @Test(
    "An hour that clocks show twice is the first one",
    arguments: [
      ("Europe/Paris", "2025-10-26", 2, "00:30"), ("America/New_York", "2025-11-02", 1, "05:30"),
    ])
  func repeats(zone: String, date: String, hour: Int, utc: String) throws {
    let settings = try settings(zone: zone)
    let instant = settings.instant(of: try day(date), at: TimeOfDay(hour: hour, minute: 30))
    #expect(instant == (try Moment("\(date)T\(utc):00Z").instant(in: .utc)))
    #expect(settings.time(of: instant) == TimeOfDay(hour: hour, minute: 30))
  }

  @Test("Days of Hebrew and Chinese months are counted in letters of their own, others in digits")
  func numbers() throws {
    let hebrew = try calendar("hebrew", locale: "he").numbers(of: [march14])
    #expect(hebrew == ["י״ד"])
    #expect(try calendar("chinese", locale: "zh").numbers(of: [march14]) == ["十五"])
    #expect(try calendar("hebrew").numbers(of: [march14]) == ["14"])
    #expect(try settings("ar_EG").numbers(of: [march14, march14.advanced(by: 1)]) == ["١٤", "١٥"])
  }

  @Test("The ends of time are days too")
  func ends() throws {
    let settings = try settings()
    #expect(settings.month(of: CalendarDay(Int.max)).count > 0)
    #expect(settings.month(of: CalendarDay(Int.min)).days.count > 0)
  }
}
