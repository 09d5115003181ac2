import MaquetteLocale
import Testing

/// What one locale does with a date picker.
struct LocaleCase: Sendable, CustomTestStringConvertible {
  var locale: String
  /// The columns of a date, of month and year, and of a time: their patterns.
  var date: [String]
  var month: [String]
  var time: [String]
  /// 14 March 2025, its month and 14:05, in words.
  var texts: [String]
  /// The short names of the weekdays from the first one.
  var weekdays: String
  var periods: [String]
  var hours: HourCycle
  var first: Weekday

  var testDescription: String { locale }
}

// Expected texts: ICU 76 with Apple's data, which Swift 6.3 brings along (CLDR 46). Orders, digits,
// hours, first days of the week, and names were compared with CLDR 47 (unicode-org/cldr-json
// b08a82b: ca-gregorian, numbers, weekData, timeData); CLDR 47 lets weeks in China start on Monday.
private let cases = [
  LocaleCase(
    locale: "en_US", date: ["MMMM", "d", "y"], month: ["MMMM", "y"], time: ["h", "mm", "a"],
    texts: ["March 14, 2025", "March 2025", "2:05 PM"], weekdays: "Sun Mon Tue Wed Thu Fri Sat",
    periods: ["AM", "PM"], hours: .h12, first: .sunday),
  LocaleCase(
    locale: "en_GB", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["HH", "mm"],
    texts: ["14 March 2025", "March 2025", "14:05"], weekdays: "Mon Tue Wed Thu Fri Sat Sun",
    periods: ["am", "pm"], hours: .h23, first: .monday),
  LocaleCase(
    locale: "de", date: ["d.", "MMMM", "y"], month: ["MMMM", "y"], time: ["HH", "mm"],
    texts: ["14. März 2025", "März 2025", "14:05"], weekdays: "Mo Di Mi Do Fr Sa So",
    periods: ["AM", "PM"], hours: .h23, first: .monday),
  LocaleCase(
    locale: "fr", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["HH", "mm"],
    texts: ["14 mars 2025", "mars 2025", "14:05"],
    weekdays: "lun. mar. mer. jeu. ven. sam. dim.", periods: ["AM", "PM"], hours: .h23,
    first: .monday),
  LocaleCase(
    locale: "cs", date: ["d.", "MMMM", "y"], month: ["LLLL", "y"], time: ["H", "mm"],
    texts: ["14. března 2025", "březen 2025", "14:05"], weekdays: "po út st čt pá so ne",
    periods: ["dop.", "odp."], hours: .h23, first: .monday),
  LocaleCase(
    locale: "sv", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["HH", "mm"],
    texts: ["14 mars 2025", "mars 2025", "14:05"], weekdays: "mån tis ons tors fre lör sön",
    periods: ["fm", "em"], hours: .h23, first: .monday),
  LocaleCase(
    locale: "ja", date: ["y年", "M月", "d日"], month: ["y年", "M月"], time: ["H", "mm"],
    texts: ["2025年3月14日", "2025年3月", "14:05"], weekdays: "日 月 火 水 木 金 土",
    periods: ["午前", "午後"], hours: .h23, first: .sunday),
  LocaleCase(
    locale: "ko", date: ["y년", "MMMM", "d일"], month: ["y년", "MMMM"], time: ["a", "h", "mm"],
    texts: ["2025년 3월 14일", "2025년 3월", "오후 2:05"], weekdays: "일 월 화 수 목 금 토",
    periods: ["오전", "오후"], hours: .h12, first: .sunday),
  LocaleCase(
    locale: "zh_Hans", date: ["y年", "M月", "d日"], month: ["y年", "M月"], time: ["HH", "mm"],
    texts: ["2025年3月14日", "2025年3月", "14:05"], weekdays: "周日 周一 周二 周三 周四 周五 周六",
    periods: ["上午", "下午"], hours: .h23, first: .sunday),
  LocaleCase(
    locale: "zh_Hant", date: ["y年", "M月", "d日"], month: ["y年", "M月"], time: ["a", "h", "mm"],
    texts: ["2025年3月14日", "2025年3月", "下午2:05"], weekdays: "週日 週一 週二 週三 週四 週五 週六",
    periods: ["上午", "下午"], hours: .h12, first: .sunday),
  LocaleCase(
    locale: "ar", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["h", "mm", "a"],
    texts: ["14 مارس، 2025", "مارس 2025", "2:05 م"],
    weekdays: "سبت أحد اثنين ثلاثاء أربعاء خميس جمعة", periods: ["ص", "م"], hours: .h12,
    first: .saturday),
  LocaleCase(
    locale: "ar_EG", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["h", "mm", "a"],
    texts: ["١٤ مارس، ٢٠٢٥", "مارس ٢٠٢٥", "٢:٠٥ م"],
    weekdays: "سبت أحد اثنين ثلاثاء أربعاء خميس جمعة", periods: ["ص", "م"], hours: .h12,
    first: .saturday),
  // Apple's data has Saudi Arabia's own calendar.
  LocaleCase(
    locale: "ar_SA", date: ["d", "MMMM", "y G"], month: ["MMMM", "y G"],
    time: ["h", "mm", "a"], texts: ["١٤ رمضان، ١٤٤٦ هـ", "رمضان، ١٤٤٦ هـ", "٢:٠٥ م"],
    weekdays: "أحد اثنين ثلاثاء أربعاء خميس جمعة سبت", periods: ["ص", "م"], hours: .h12,
    first: .sunday),
  LocaleCase(
    locale: "fa", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["H", "mm"],
    texts: ["۲۴ اسفند ۱۴۰۳", "اسفند ۱۴۰۳", "۱۴:۰۵"],
    weekdays: "شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه",
    periods: ["قبل‌ازظهر", "بعدازظهر"], hours: .h23, first: .saturday),
  LocaleCase(
    locale: "he", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["H", "mm"],
    texts: ["14 במרץ 2025", "מרץ 2025", "14:05"],
    weekdays: "יום א׳ יום ב׳ יום ג׳ יום ד׳ יום ה׳ יום ו׳ שבת", periods: ["לפ׳", "אח׳"],
    hours: .h23, first: .sunday),
  LocaleCase(
    locale: "hi", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["a", "h", "mm"],
    texts: ["14 मार्च 2025", "मार्च 2025", "अ 2:05"], weekdays: "रवि सोम मंगल बुध गुरु शुक्र शनि",
    periods: ["पू", "अ"], hours: .h12, first: .sunday),
  LocaleCase(
    locale: "th", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["HH", "mm"],
    texts: ["14 มีนาคม 2568", "มีนาคม 2568", "14:05"], weekdays: "อา. จ. อ. พ. พฤ. ศ. ส.",
    periods: ["AM", "PM"], hours: .h23, first: .sunday),
  LocaleCase(
    locale: "tr", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["HH", "mm"],
    texts: ["14 Mart 2025", "Mart 2025", "14:05"], weekdays: "Pzt Sal Çar Per Cum Cmt Paz",
    periods: ["ÖÖ", "ÖS"], hours: .h23, first: .monday),
  LocaleCase(
    locale: "vi", date: ["d", "MMMM", "y"], month: ["MMMM", "y"], time: ["HH", "mm"],
    texts: ["ngày 14 tháng 3, 2025", "tháng 3 năm 2025", "14:05"],
    weekdays: "Th 2 Th 3 Th 4 Th 5 Th 6 Th 7 CN", periods: ["SA", "CH"], hours: .h23,
    first: .monday),
]

/// 14 March 2025.
let march14 = CalendarDay(20_161)

@Suite("What locales make of date pickers")
struct CalendarLocaleTests {
  @Test("Columns stand in the locale's order, with its units", arguments: cases)
  func columns(_ expected: LocaleCase) throws {
    let settings = try settings(expected.locale)
    #expect(settings.columns(for: .date).map(\.pattern.text) == expected.date)
    #expect(settings.columns(for: .monthInYear).map(\.pattern.text) == expected.month)
    #expect(settings.columns(for: .time).map(\.pattern.text) == expected.time)
  }

  @Test("Dates, months and times are in the locale's words and digits", arguments: cases)
  func texts(_ expected: LocaleCase) throws {
    let settings = try settings(expected.locale)
    #expect(settings.text(of: march14, template: .date) == expected.texts[0])
    #expect(settings.text(of: march14, template: .monthInYear) == expected.texts[1])
    let time = settings.text(of: TimeOfDay(hour: 14, minute: 5), template: .time)
    #expect(time.withPlainSpaces == expected.texts[2])
  }

  @Test("Weeks start with the region's first day", arguments: cases)
  func weeks(_ expected: LocaleCase) throws {
    let settings = try settings(expected.locale)
    #expect(settings.firstWeekday == expected.first)
    let names = settings.texts(of: settings.weekdays, pattern: DatePattern.standaloneWeekdays[0])
    #expect(names.joined(separator: " ").withPlainSpaces == expected.weekdays)
  }

  @Test("Clocks count to 12 or 24, with words for morning and afternoon", arguments: cases)
  func clocks(_ expected: LocaleCase) throws {
    let settings = try settings(expected.locale)
    #expect(settings.hourCycleInUse == expected.hours)
    #expect(settings.hasDayPeriods == (expected.hours == .h12))
    #expect(settings.dayPeriods == expected.periods)
  }

  // CLDR writes hours as `H 'hodź'.` in Upper Sorbian, and as `HH 'h'` in French in Canada.
  @Test(
    "Words beside the hours, which may have the letters of fields, count none",
    arguments: ["hsb", "dsb", "fr_CA", "eo", "br", "lb"])
  func quoted(locale: String) throws {
    let settings = try settings(locale)
    #expect(settings.hourCycleInUse == .h23 && !settings.hasDayPeriods)
  }

  // CLDR, calendars/gregorian, dayPeriods/abbreviated. Spanish in Mexico and English in Ireland have
  // wide names of their own.
  @Test(
    "Names of morning and afternoon have abbreviations where they are shorter",
    arguments: [
      ("fa", ["ق.ظ.", "ب.ظ."]), ("fa_IR", ["ق.ظ.", "ب.ظ."]), ("ky", ["тң", "тк"]),
      ("en", ["AM", "PM"]), ("ar_EG", ["ص", "م"]), ("ja", ["午前", "午後"]),
      ("es_MX@hours=h12", ["a.m.", "p.m."]), ("en_IE@hours=h12", ["a.m.", "p.m."]),
    ])
  func abbreviatedDayPeriods(locale: String, expected: [String]) throws {
    #expect(try settings(locale).abbreviatedDayPeriods == expected)
  }

  @Test(
    "A weekday, month and day are columns too, without marks around them",
    arguments: [
      ("en_US", ["EEE", "MMM", "d"]), ("en_GB", ["EEE", "d", "MMM"]),
      ("de", ["EEE", "d.", "MMM"]), ("ja", ["M月", "d日", "EEE"]),
      ("ko", ["MMM", "d일", "EEE"]), ("zh_Hans", ["M月", "d日", "EEE"]),
      ("ar", ["EEE", "d", "MMM"]), ("tr", ["d", "MMM", "EEE"]), ("cs", ["EEE", "d.", "M."]),
    ])
  func dayInYear(locale: String, expected: [String]) throws {
    #expect(try settings(locale).columns(for: .dayInYear).map(\.pattern.text) == expected)
  }

  @Test(
    "What stands between columns stays: commas, prepositions, and what nobody chooses",
    arguments: [
      ("en_US", ["", " ", ", "]), ("he", ["", " ב", " "]), ("vi", ["ngày ", " ", ", "]),
      ("ja", ["", "", ""]), ("ar", ["", " ", "، "]),
    ])
  func separators(locale: String, expected: [String]) throws {
    #expect(try settings(locale).columns(for: .date).map(\.separator) == expected)
  }

  @Test(
    "The region decides on the first day of the week, whatever the language (CLDR weekData)",
    arguments: [
      ("en_US", Weekday.sunday), ("en_GB", .monday), ("en_AU", .monday), ("en_IN", .sunday),
      ("de_AT", .monday), ("pt_PT", .sunday), ("ar_AE", .monday), ("ar_EG", .saturday),
      ("fa_IR", .saturday), ("dv_MV", .friday),
    ])
  func regions(locale: String, expected: Weekday) throws {
    #expect(try settings(locale).firstWeekday == expected)
  }

  @Test("Hours can be counted in another way than the locale's")
  func hourCycles() throws {
    let american = try settings(hours: .h23)
    #expect(american.columns(for: .time).map(\.field) == [.hour, .minute])
    #expect(american.text(of: TimeOfDay(hour: 14, minute: 5), template: .time) == "14:05")
    let german = try settings("de", hours: .h12)
    #expect(german.columns(for: .time).map(\.field) == [.hour, .minute, .dayPeriod])
  }

  @Test("A field beside AM and PM shows the time alone, and what has been typed into it")
  func fields() throws {
    let time = TimeOfDay(hour: 14, minute: 5)
    #expect(try settings().textWithoutDayPeriod(of: time) == "2:05")
    #expect(try settings("ko").textWithoutDayPeriod(of: time) == "2:05")
    #expect(try settings("ar_EG").textWithoutDayPeriod(of: time) == "٢:٠٥")
    #expect(try settings("da").textWithoutDayPeriod(of: time) == "14.05")
    #expect(try settings().clockText(typed: "9") == "0:09")
    #expect(try settings().clockText(typed: "941") == "9:41")
    #expect(try settings("fa").clockText(typed: "1205") == "۱۲:۰۵")
  }

  @Test("Weekdays in capitals follow the language: Turkish dots, Greek without accents")
  func capitals() throws {
    #expect(try settings("en").uppercased("Mon") == "MON")
    #expect(try settings("tr").uppercased("pazartesi") == "PAZARTESİ")
    #expect(try settings("el").uppercased("Σάβ") == "ΣΑΒ")
  }

  @Test(
    "Assistive technology is told the weekday too",
    arguments: [
      ("en_US", "Friday, March 14, 2025"), ("de", "Freitag, 14. März 2025"),
      ("ja", "2025年3月14日 金曜日"), ("ar_EG", "الجمعة، ١٤ مارس، ٢٠٢٥"),
      ("fa", "جمعه ۲۴ اسفند ۱۴۰۳"),
    ])
  func full(locale: String, expected: String) throws {
    #expect(try settings(locale).fullTexts(of: [march14]) == [expected])
  }
}
