extension LocaleSettings {
  /// An instant in the locale's own format; empty when both styles are `none`.
  package func text(of instant: Instant, date: DateStyle, time: DateStyle) -> String {
    guard date != .none || time != .none else { return "" }
    let icu = icu
    if let pattern = patternWithYears(date: date, time: time, icu) {
      return text(of: instant, calendarPattern: DatePattern(checked: pattern))
    }
    if let pattern = patternWithHours(date: date, time: time, icu)
      ?? patternWithWeekday(date: date, time: time, icu)
    {
      return ICU.text(of: instant, pattern: pattern, locale: icu, zone: timeZone.icu) ?? ""
    }
    return ICU.text(of: instant, date: date, time: time, locale: icu, zone: timeZone.icu) ?? ""
  }

  /// A pattern with the years of the world where ICU would write those of a cycle of sixty by number:
  /// `42. 윤6. 21.` for 2025 says nothing to anybody.
  private func patternWithYears(date: DateStyle, time: DateStyle, _ icu: String) -> String? {
    guard let calendar = ICU.keyword("calendar", of: icu),
      calendar == "chinese" || calendar == "dangi",
      let pattern = patternWithHours(date: date, time: time, icu)
        ?? ICU.pattern(date: date, time: time, locale: icu)
    else { return nil }
    return DateFields.replacingCyclicYears(in: pattern)
  }

  /// A pattern with the hours that were asked for, where ICU does not write them as they should be.
  ///
  /// It keeps hours to 24 where the region has no others (CLDR, `timeData`), as in Russia; templates have
  /// those that were asked for. And it writes parts of the day (`2:14 nachm.`) only because hours were
  /// asked to go to 12. A locale that has such parts by itself keeps them.
  private func patternWithHours(date: DateStyle, time: DateStyle, _ icu: String) -> String? {
    guard let template = time.clockTemplate, let name = ICU.keyword("hours", of: icu),
      let hours = HourCycle(rawValue: name),
      let pattern = ICU.pattern(date: date, time: time, locale: icu)
    else { return nil }
    if !DateFields.letters(of: pattern).contains(hours.letter) {
      guard let clock = ICU.pattern(date: .none, time: time, locale: icu) else { return nil }
      return inOrder(pattern).replacing(clock, with: clockPattern(for: template))
    }
    guard DateFields.hasDayPeriod(pattern) else { return nil }
    let own = ICU.pattern(
      date: date, time: time, locale: ICU.setting("hours", to: "", in: icu))
    guard own.map(DateFields.hasDayPeriod) == false else { return nil }
    return DateFields.replacingDayPeriods(in: inOrder(pattern))
  }

  /// A pattern with a weekday in the locale's own order, where ICU's is not.
  private func patternWithWeekday(date: DateStyle, time: DateStyle, _ icu: String) -> String? {
    guard date == .full, let pattern = ICU.pattern(date: date, time: time, locale: icu) else {
      return nil
    }
    let own = inOrder(pattern)
    return own == pattern ? nil : own
  }

  /// An instant in a format of one's own. What the format says of hours stays.
  package func text(of instant: Instant, pattern: DatePattern) -> String {
    ICU.text(of: instant, pattern: pattern.text, locale: icu, zone: timeZone.icu) ?? ""
  }

  /// An instant in a format that is the locale's own: numbers are those of its calendar.
  func text(of instant: Instant, calendarPattern pattern: DatePattern) -> String {
    ICU.texts(
      of: [instant], pattern: pattern.text, locale: icu, zone: timeZone.icu,
      digits: calendarDigits)?.first ?? ""
  }

  /// An instant with the fields of a template, as the locale puts them.
  package func text(of instant: Instant, template: DateTemplate) -> String {
    text(of: instant, calendarPattern: DatePattern(checked: pattern(for: template)))
  }

  /// The locale's own pattern for a template: `EEE, MMM d` for `EEEdMMM` in American English.
  package func pattern(for template: DateTemplate) -> String {
    // `j` and `C` are the locale's own hours; ICU's generator follows the keyword for them.
    inOrder(self.pattern(for: template.text) ?? template.text)
  }

  /// A pattern whose date is in the order of the locale's own.
  ///
  /// CLDR knows how Iran writes a date of its own calendar, but not a month of a year, nor a date with
  /// its weekday: it falls back on the order of its root, `y MMMM d, EEEE`, which nobody uses. The date
  /// has the right one, and CLDR's shortest pattern with a weekday puts that before it (`E d MMM y`).
  func inOrder(_ pattern: String) -> String {
    guard pattern.hasPrefix("y MMM"), let date = self.pattern(for: DateTemplate.date.text),
      !date.hasPrefix("y")
    else { return pattern }
    let month = String(pattern.dropFirst(2).prefix { $0 == "M" })
    let rest = pattern.dropFirst(2 + month.count)
    if rest.isEmpty { return "\(month) y" }
    guard rest.hasPrefix(" d, E") else { return pattern }
    let weekday = rest.dropFirst(4).prefix { $0 == "E" }
    let time = rest.dropFirst(4 + weekday.count)
    return "\(weekday) \(date.replacing("MMMM", with: month))\(time)"
  }
}
