extension DateTemplate {
  /// Year, month and day in numbers, as fields write them.
  public static let numericDate = DateTemplate(checked: "yMd")
  /// Year and month in numbers.
  public static let numericMonth = DateTemplate(checked: "yM")
  /// Year and month, the month's name shortened.
  public static let shortMonthInYear = DateTemplate(checked: "yMMM")
  /// Hours, minutes and seconds.
  public static let timeWithSeconds = DateTemplate(checked: "jmmss")
  /// Day and time in numbers.
  public static let numericDateAndTime = DateTemplate(checked: "yMdjmm")
  /// Day and time in numbers, with seconds.
  public static let numericDateAndTimeWithSeconds = DateTemplate(checked: "yMdjmmss")
}

extension DatePattern {
  /// The day of the month, as short as can be.
  public static let dayOfMonth = DatePattern(checked: "d")
  /// The day of the month with two digits at least.
  public static let twoDigitDay = DatePattern(checked: "dd")
  /// The hour of a clock face, 1 to 12.
  public static let clockHour = DatePattern(checked: "h")
  /// The letter of a day of the week, standing alone.
  public static let weekdayLetter = DatePattern(checked: "ccccc")
}

extension LocaleSettings {
  /// What stands between columns while they are formatted together: no date has it.
  private static let mark: Character = "\u{1F}"

  /// The texts of columns at an instant, in the time zone. All of them are formatted at once, which
  /// costs as much as one.
  package func texts(of columns: [DateColumn], at instant: Instant) -> [String] {
    guard !columns.isEmpty else { return [] }
    let pattern = columns.map(\.pattern.text).joined(separator: String(LocaleSettings.mark))
    let text = text(of: instant, calendarPattern: DatePattern(checked: pattern))
    let parts = text.split(separator: LocaleSettings.mark, omittingEmptySubsequences: false)
    // Control characters are kept by ICU; should one be lost, each column is asked by itself.
    guard parts.count == columns.count else {
      return columns.map { self.text(of: instant, calendarPattern: $0.pattern) }
    }
    return parts.map(String.init)
  }

  /// Days with the fields of a template, as the locale puts them.
  package func texts(of days: [CalendarDay], template: DateTemplate) -> [String] {
    texts(of: days, pattern: DatePattern(checked: pattern(for: template)))
  }
}
