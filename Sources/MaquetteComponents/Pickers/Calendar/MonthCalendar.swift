import MaquetteLocale

/// What a calendar shows of one month, in the words of a locale.
struct MonthCalendar {
  /// A day in the grid.
  struct Day {
    /// Which it is.
    let day: CalendarDay
    /// Its number, in the locale's digits.
    let number: String
    /// The whole date in words, for assistive technology.
    let words: String
    /// Whether it can be chosen.
    let isEnabled: Bool
    let isToday: Bool
    let isSelected: Bool
    /// The mark below it; `nil` for none.
    let decoration: CalendarDecoration?
  }

  /// Month and year.
  let title: String
  /// What a month is called: `Month`.
  let monthWord: String
  /// The days of the month.
  let days: [Day]
  /// How many days of the first week belong to the month before.
  let leading: Int
  /// Whether days of the month before can be chosen, and of the one after.
  let hasPrevious: Bool
  let hasNext: Bool
  private let settings: LocaleSettings

  init(_ values: DatePickerValues) {
    settings = values.settings
    let month = settings.month(of: values.day)
    let all = Array(month.days)
    let numbers = settings.numbers(of: all)
    let words = settings.fullTexts(of: all)
    days = all.indices.map { index in
      let day = all[index]
      return Day(
        day: day, number: numbers[index], words: words[index],
        isEnabled: values.isSelectable(day), isToday: day == values.today,
        isSelected: values.isSelected(day), decoration: values.decorations[day])
    }
    title = settings.text(of: values.day, template: .monthInYear)
    monthWord = settings.titles(of: [.month]).first ?? "Month"
    leading = month.first.weekday.offset(from: settings.firstWeekday)
    hasPrevious = values.days.lowerBound < month.first
    hasNext = values.days.upperBound > month.last
  }

  /// How many weeks the month touches.
  var rows: Int { (leading + days.count + 6) / 7 }

  /// The column and row of a day by its number from 0.
  func place(of index: Int) -> (column: Int, row: Int) {
    ((leading + index) % 7, (leading + index) / 7)
  }

  /// The names of the weekdays from the first one, in capitals, in the longest form of which a
  /// check says that it has room.
  func weekdays(fitting hasRoom: ([String]) -> Bool) -> [String] {
    var names: [String] = []
    for pattern in DatePattern.standaloneWeekdays {
      names = settings.texts(of: settings.weekdays, pattern: pattern).map(settings.uppercased)
      if hasRoom(names) { break }
    }
    return names
  }
}
