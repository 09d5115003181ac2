import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import Testing

// Expected texts: ICU 76 with Apple's data, as Swift 6.3 brings it; order, digits and calendars were
// compared with CLDR 47 (cldr-json).
@Suite("Wheels of dates and times")
struct DateWheelTests {
  /// What the selected rows say, in reading order.
  private func values(
    _ mode: DatePickerMode, _ moment: String = "2007-03-14T21:41:00Z", in locale: String,
    change: (inout DatePicker) -> Void = { _ in }
  ) throws -> [String] {
    try wheels(mode, moment, in: locale, change: change).compactMap { $0.accessibility?.value }
  }

  private func wheels(
    _ mode: DatePickerMode, _ moment: String, in locale: String,
    change: (inout DatePicker) -> Void
  ) throws -> [SceneNode] {
    var picker = DatePicker(
      "Date", selection: .moment(try Moment(moment)), mode: mode, style: .wheels)
    picker.locale = try LocaleIdentifier(locale)
    change(&picker)
    return try draw(picker).nodes.filter { $0.component == "Wheel" }
  }

  @Test(
    "Columns have the locale's order, names and digits",
    arguments: [
      ("en_US", ["March", "14", "2007"]), ("en_GB", ["14", "March", "2007"]),
      ("de", ["14.", "März", "2007"]), ("fr", ["14", "mars", "2007"]),
      ("cs", ["14.", "březen", "2007"]), ("sv", ["14", "mars", "2007"]),
      ("ja", ["2007年", "3月", "14日"]), ("ko", ["2007년", "3월", "14일"]),
      ("zh_Hans", ["2007年", "3月", "14日"]), ("zh_Hant", ["2007年", "3月", "14日"]),
      ("ar", ["14", "مارس", "2007"]), ("ar_EG", ["١٤", "مارس", "٢٠٠٧"]),
      ("fa", ["۲۳", "اسفند", "۱۳۸۵"]), ("he", ["14", "מרץ", "2007"]),
      ("hi", ["14", "मार्च", "2007"]), ("th", ["14", "มีนาคม", "2550"]),
      ("tr", ["14", "Mart", "2007"]), ("vi", ["14", "Tháng 3", "2007"]),
    ])
  func dates(locale: String, expected: [String]) throws {
    #expect(try values(.date, in: locale) == expected)
  }

  @Test(
    "Clocks have the locale's hours, and morning and afternoon where it puts them",
    arguments: [
      ("en_US", ["9", "41", "PM"]), ("en_GB", ["21", "41"]), ("de", ["21", "41"]),
      ("ja", ["21", "41"]), ("ko", ["오후", "9", "41"]), ("zh_Hant", ["下午", "9", "41"]),
      ("ar_EG", ["٩", "٤١", "م"]), ("he", ["21", "41"]),
    ])
  func times(locale: String, expected: [String]) throws {
    #expect(try values(.time, in: locale) == expected)
  }

  @Test(
    "Calendars have their own months, leap months and eras",
    arguments: [
      // 5784 is a leap year: its 14 March is in the second Adar, its 14 February in the first.
      (CalendarIdentifier.hebrew, "en_US", "2024-02-14", ["5", "Adar I", "5784"]),
      (.hebrew, "en_US", "2024-03-14", ["4", "Adar II", "5784"]),
      (.japanese, "ja", "2019-05-14", ["令和元年", "5月", "14日"]),
      (.japanese, "ja", "2019-04-30", ["平成31年", "4月", "30日"]),
      (.buddhist, "th", "2007-03-14", ["14", "มีนาคม", "2550"]),
      (.persian, "fa", "2007-03-21", ["۱", "فروردین", "۱۳۸۶"]),
      (.chinese, "zh_Hans", "2025-08-14", ["2025乙巳年", "闰六月", "廿一"]),
      // A year in two forms keeps all of it, whatever stands before its bracket.
      (.dangi, "ko", "2025-08-14", ["2025년(을사년)", "윤6월", "21일"]),
      (.chinese, "ko", "2025-08-14", ["2025년(을사년)", "윤6월", "21일"]),
      (.chinese, "ja", "2025-08-14", ["2025(乙巳)年", "閏六月", "二十一日"]),
      // Every number of a Hebrew date is in Hebrew numerals, the year without its thousands.
      (.hebrew, "he_IL", "2024-03-14", ["ד׳", "אדר ב׳", "תשפ״ד"]),
      (.hebrew, "he_IL", "2025-08-14", ["כ׳", "אב", "תשפ״ה"]),
    ])
  func calendars(
    calendar: CalendarIdentifier, locale: String, day: String, expected: [String]
  ) throws {
    #expect(try values(.date, day, in: locale) { $0.calendar = calendar } == expected)
  }

  @Test(
    "A day in its week has the numbers of its calendar too",
    arguments: [
      (CalendarIdentifier.chinese, "zh_CN", "闰六月廿一周四"), (.dangi, "zh_CN", "闰六月廿一周四"),
      (.hebrew, "he_IL", "יום ה׳ כ׳ באב"), (.hebrew, "en_US", "Thu 20 Av"),
      (.gregorian, "zh_CN", "8月14日 周四"),
    ])
  func daysInWeeks(calendar: CalendarIdentifier, locale: String, expected: String) throws {
    let texts = try values(.dateAndTime, "2025-08-14T09:00:00Z", in: locale) {
      $0.calendar = calendar
    }
    #expect(texts.first?.replacing("\u{200F}", with: "") == expected)
  }

  /// The rows of the wheel of days around the chosen one, those that can be chosen and the others.
  private func dayRows(
    _ moment: String, in locale: String, calendar: CalendarIdentifier? = nil
  ) throws -> (enabled: Set<String>, others: Set<String>) {
    let wheel = try #require(
      wheels(.date, moment, in: locale) { $0.calendar = calendar }
        .first { $0.accessibility?.label == "day" })
    let runs = wheel.leaves.compactMap { item -> (String, Color)? in
      guard case .text(let run, let color) = item else { return nil }
      return (run.text, Color(red: color.red, green: color.green, blue: color.blue))
    }
    let chosen = runs.first { $0.0 == wheel.accessibility?.value }?.1
    return (
      Set(runs.filter { $0.1 == chosen }.map(\.0)), Set(runs.filter { $0.1 != chosen }.map(\.0))
    )
  }

  @Test(
    "A short month has the other days of longer ones, which cannot be chosen",
    arguments: [
      ("2025-02-27", nil, ["25", "26", "27", "28"], ["29", "30", "31"]),
      ("2024-02-28", nil, ["28", "29", "1"], ["30", "31"]),
      ("2025-04-30", nil, ["28", "30", "1", "2"], ["31"]),
      // The thirteenth Ethiopian month has five days, or six; months of Persia have 29 to 31.
      (
        "2025-09-08", CalendarIdentifier.ethiopic, ["1", "2", "3", "4", "5"],
        ["6", "7", "29", "30"]
      ),
      ("2023-09-11", .ethiopic, ["5", "6", "4", "3"], ["7", "8", "9", "10"]),
      ("2025-09-08", .coptic, ["1", "5"], ["6", "30"]),
      ("2025-03-19", .persian, ["28", "29", "30"], ["31"]),
      ("2025-03-29", .islamicUmmAlQura, ["28", "29"], ["30"]),
    ] as [(String, CalendarIdentifier?, [String], [String])])
  func shortMonths(
    moment: String, calendar: CalendarIdentifier?, enabled: [String], others: [String]
  ) throws {
    let rows = try dayRows(moment, in: "en_US", calendar: calendar)
    #expect(rows.enabled.isSuperset(of: enabled))
    #expect(rows.others.isSuperset(of: others))
    #expect(rows.enabled.isDisjoint(with: rows.others))
  }

  @Test("The present day is called so in a date with a time, and others have no comma")
  func today() throws {
    // The moment of every picture is 9 January 2007.
    #expect(try values(.dateAndTime, "2007-01-09T09:41:00Z", in: "en_US").first == "Today")
    #expect(try values(.dateAndTime, "2007-01-09T09:41:00Z", in: "de").first == "Heute")
    #expect(try values(.dateAndTime, "2007-01-10T09:41:00Z", in: "en_US").first == "Wed Jan 10")
  }

  @Test(
    "A countdown has the units of its numbers, in the plural of the language",
    arguments: [
      ("en_US", 5400, ["1 hour", "30 min"]), ("en_US", 60, ["0 hours", "1 min"]),
      ("en_US", 7200, ["2 hours", "0 min"]), ("de", 7200, ["2 Stunden", "0 Min."]),
      ("cs", 7200, ["2 hodiny", "0 min"]), ("cs", 18_000, ["5 hodin", "0 min"]),
      ("ja", 5400, ["1 時間", "30 分"]), ("ar_EG", 86_340, ["٢٣ ساعة", "٥٩ د"]),
      // Words that say two by themselves stand beside no number: the general one does.
      ("ar_EG", 7200, ["٢ ساعة", "٠ د"]), ("he", 7200, ["2 שעות", "0 דק׳"]),
      ("sl", 7200, ["2 uri", "0 min"]), ("ar_EG", 3720, ["١ ساعة", "٢ د"]),
    ])
  func countdowns(locale: String, seconds: Int, expected: [String]) throws {
    let shown = try values(.countdown, in: locale) {
      $0.duration = PickerDuration(seconds: seconds)
    }
    #expect(shown == expected)
  }

  @Test("A unit that reaches far out of its line is smaller, and in the middle of the band")
  func deepUnit() throws {
    let picker = DatePicker("", mode: .countdown, style: .wheels)
    var environment = surroundings()
    environment.locale = "ur_PK"
    let measurer = FakeMeasurer()
    func unit() throws -> (top: Double, size: Double, middle: Double) {
      let scene = try draw(picker, in: environment, measurer: measurer)
      let wheel = try #require(scene.nodes.first { $0.component == "Wheel" })
      let run = try #require(
        wheel.leaves.compactMap { item -> GlyphRun? in
          if case .text(let run, _) = item, run.text == "گھنٹے" { run } else { nil }
        }.first)
      return (run.origin.y - run.size * 16 / 17, run.size, wheel.frame.midY)
    }
    let usual = try unit()
    measurer.inks = ["گھنٹے": -2...20]
    let near = try unit()
    #expect(near.size == usual.size && near.top == usual.top)
    measurer.inks = ["گھنٹے": -16...26]
    let deep = try unit()
    #expect(deep.size < usual.size * 0.9 && deep.size > usual.size * 0.7)
    #expect(abs(deep.top + 5 - deep.middle) < 0.5, "the middle of -16...26")
  }

  @Test("A minute interval shows just its minutes, and wraps")
  func intervals() throws {
    let wheel = try #require(
      wheels(.time, "2007-03-14T21:41:00Z", in: "en_US") { $0.minuteInterval = 15 }
        .first { $0.accessibility?.label == "minute" })
    let texts = wheel.leaves.compactMap { item -> String? in
      if case .text(let run, _) = item { run.text } else { nil }
    }
    #expect(wheel.accessibility?.value == "30")
    #expect(Set(texts) == ["00", "15", "30", "45"])
  }

  @Test("Rows out of bounds are in the colour of what is disabled")
  func bounds() throws {
    let first = try Moment("2007-03-12")
    let days = try #require(
      wheels(.date, "2007-03-14", in: "en_US") { $0.minimumDate = .moment(first) }
        .first { $0.accessibility?.label == "day" })
    let colors = Dictionary(
      days.leaves.compactMap { item -> (String, Color)? in
        guard case .text(let run, let color) = item else { return nil }
        return (run.text, Color(red: color.red, green: color.green, blue: color.blue))
      }, uniquingKeysWith: { first, _ in first })
    #expect(colors["12"] == colors["14"] && colors["13"] == colors["15"])
    #expect(colors["11"] != colors["14"] && colors["11"] == colors["10"])
  }
}
