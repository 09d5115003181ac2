extension LocaleSettings {
  /// An instant in the locale's own format; empty when both styles are `none`.
  package func text(of instant: Instant, date: DateStyle, time: DateStyle) -> String {
    guard date != .none || time != .none else { return "" }
    let icu = icu
    if let pattern = patternWithYears(date: date, time: time, icu) {
      return text(of: instant, calendarPattern: DatePattern(checked: pattern))
    }
    if let pattern = patternWithHalves(date: date, time: time, icu) {
      return ICU.text(of: instant, pattern: pattern, locale: icu, zone: timeZone.icu) ?? ""
    }
    return ICU.text(of: instant, date: date, time: time, locale: icu, zone: timeZone.icu) ?? ""
  }

  /// A pattern with the years of the world where ICU would write those of a cycle of sixty by number:
  /// `42. 윤6. 21.` for 2025 says nothing to anybody.
  private func patternWithYears(date: DateStyle, time: DateStyle, _ icu: String) -> String? {
    guard let calendar = ICU.keyword("calendar", of: icu),
      calendar == "chinese" || calendar == "dangi",
      let pattern = ICU.pattern(date: date, time: time, locale: icu)
    else { return nil }
    return DateFields.replacingCyclicYears(in: pattern)
  }

  /// A pattern with AM and PM where ICU writes parts of the day (`2:14 nachm.`) only because hours
  /// were asked to go to 12. A locale that has such parts by itself keeps them.
  private func patternWithHalves(date: DateStyle, time: DateStyle, _ icu: String) -> String? {
    guard time != .none, let hours = ICU.keyword("hours", of: icu),
      hours == "h11" || hours == "h12",
      let pattern = ICU.pattern(date: date, time: time, locale: icu)
    else { return nil }
    let own = ICU.pattern(
      date: date, time: time, locale: ICU.setting("hours", to: "", in: icu))
    guard own.map(DateFields.hasDayPeriod) == false else { return nil }
    return DateFields.replacingDayPeriods(in: pattern)
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
    let pattern = self.pattern(for: template.text) ?? template.text
    guard pattern == LocaleSettings.rootMonth,
      let date = self.pattern(for: DateTemplate.date.text), !date.hasPrefix("y")
    else { return pattern }
    // CLDR knows how Iran writes a date of its own calendar, but not a month of a year: it falls
    // back on the order of its root, which nobody uses. The date has the right one.
    return "MMMM y"
  }

  /// Month and year in CLDR's root.
  private static let rootMonth = "y MMMM"
}
