extension LocaleSettings {
  /// The day of an instant in the time zone.
  package func day(of instant: Instant) -> CalendarDay {
    ICU.day(ofMilliseconds: local(of: instant))
  }

  /// The time that clocks show at an instant.
  package func time(of instant: Instant) -> TimeOfDay {
    let local = local(of: instant)
    let midnight = (local / 86_400_000).rounded(.down) * 86_400_000
    let seconds = Int(((local - midnight) / 1000).rounded(.down))
    return TimeOfDay(hour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60)
  }

  private func local(of instant: Instant) -> Double {
    ICU.local(of: instant, zone: timeZone.icu) ?? instant.milliseconds
  }

  /// The instant at which clocks show a time of a day. An hour that clocks skip counts from before,
  /// one that they show twice is the first.
  package func instant(of day: CalendarDay, at time: TimeOfDay) -> Instant {
    let local = Double(day.number) * 86_400_000 + time.milliseconds
    return ICU.instant(local: local, zone: timeZone.icu) ?? Instant(milliseconds: local)
  }

  /// The month around a day, or one some months later.
  package func month(of day: CalendarDay, offsetBy months: Int = 0) -> CalendarMonth {
    ICU.month(of: day.noon, offset: months, locale: icu) ?? CalendarMonth(first: day, count: 1)
  }

  /// The months of the year around a day, in order. Hebrew and Chinese leap years have 13.
  package func months(inYearOf day: CalendarDay) -> [CalendarMonth] {
    ICU.months(inYearOf: day.noon, locale: icu) ?? []
  }

  /// The same date some years later; its month's last day where that year has no such day.
  package func day(_ day: CalendarDay, addingYears years: Int) -> CalendarDay {
    ICU.instant(day.noon, addingYears: years, locale: icu)
      .map { ICU.day(ofMilliseconds: $0.milliseconds) } ?? day
  }

  /// The day that weeks start with: the region's, from CLDR.
  package var firstWeekday: Weekday {
    ICU.firstWeekday(locale: icu).flatMap(Weekday.init(rawValue:)) ?? .sunday
  }

  /// The days of the week in the locale's order.
  package var weekdays: [Weekday] {
    let first = firstWeekday
    return Weekday.allCases.sorted { $0.offset(from: first) < $1.offset(from: first) }
  }

  /// Days of the week in a pattern: `EEEEE` for a letter, `ccc` for short names that stand alone.
  package func texts(of weekdays: [Weekday], pattern: DatePattern) -> [String] {
    texts(of: weekdays.map(\.sample), pattern: pattern)
  }

  /// A day with the fields of a template, as the locale puts them.
  package func text(of day: CalendarDay, template: DateTemplate) -> String {
    text(of: day, pattern: DatePattern(checked: pattern(for: template)))
  }

  /// A day in a format of one's own.
  package func text(of day: CalendarDay, pattern: DatePattern) -> String {
    texts(of: [day], pattern: pattern).first ?? ""
  }

  /// Days in a format of one's own: one after another costs far more.
  package func texts(of days: [CalendarDay], pattern: DatePattern) -> [String] {
    let noons = days.map(\.noon)
    return ICU.texts(
      of: noons, pattern: pattern.text, locale: icu, zone: "UTC", digits: calendarDigits)
      ?? noons.map { _ in "" }
  }

  /// Days in the locale's longest format, with their weekday: `Friday, March 14, 2025`.
  package func fullTexts(of days: [CalendarDay]) -> [String] {
    let pattern = ICU.pattern(date: .full, time: .none, locale: icu).map(inOrder)
    return texts(of: days, pattern: DatePattern(checked: pattern ?? "EEEE d MMMM y"))
  }

  /// The numbers of days in a calendar's grid: in the locale's digits, or in those of its calendar,
  /// as Hebrew and Chinese dates are written: `י״ד`, `十五`.
  package func numbers(of days: [CalendarDay]) -> [String] {
    texts(of: days, pattern: .dayNumber)
  }

  /// The locale's word for the present day, as an item of a list: `Today`.
  package var today: String {
    // Swift's ICU has no rules for words, without which it capitalizes none.
    let word = ICU.today(locale: icu) ?? ""
    guard !word.isEmpty else { return SystemWord.today.text(in: locale.languageTag) }
    return word.capitalizedFirst
  }
}
