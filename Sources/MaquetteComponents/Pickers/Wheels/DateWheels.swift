import MaquetteLocale

/// The wheels that choose a date.
struct DateWheels {
  /// How many rows are made before and after the chosen one where there is no end to them: more than
  /// are ever seen.
  private static let reach = 12

  let values: DatePickerValues

  private var settings: LocaleSettings { values.settings }

  /// Days of the week, month and day, today by its name.
  var days: WheelColumn {
    let days = (-DateWheels.reach...DateWheels.reach).map { values.day.advanced(by: $0) }
    let pattern = settings.datePattern(for: .dayInYear).withoutCommas
    var rows = rows(days, pattern: pattern) { values.isSelectable($0) }
    for (index, day) in days.enumerated() where day == values.today {
      rows[index].title = settings.today
    }
    var column = WheelColumn(
      rows, selected: DateWheels.reach, alignment: .trailing, field: .day)
    // Every month and weekday once.
    let samples = settings.months(inYearOf: values.day).enumerated().map { index, month in
      month.first.advanced(by: 19 + index % 7)
    }
    column.widest = settings.texts(of: samples, pattern: pattern)
    return column
  }

  /// The years around the chosen one.
  func years(_ column: DateColumn) -> WheelColumn {
    let years = (-DateWheels.reach...DateWheels.reach).map {
      settings.day(values.day, addingYears: $0)
    }
    let first = values.minimum.flatMap { _ in
      settings.months(inYearOf: values.days.lowerBound).first?.first
    }
    let last = values.maximum.flatMap { _ in
      settings.months(inYearOf: values.days.upperBound).last?.last
    }
    let rows = rows(years, pattern: column.pattern) { day in
      first.map { $0 <= day } ?? true && last.map { day <= $0 } ?? true
    }
    return WheelColumn(rows, selected: DateWheels.reach, alignment: .trailing, field: .year)
  }

  /// The months of the chosen year.
  func months(_ column: DateColumn, isFirst: Bool) -> WheelColumn {
    let months = settings.months(inYearOf: values.day)
    let pattern = column.pattern.standingAlone
    let titles = settings.texts(of: months.map(\.first), pattern: pattern)
    let rows = zip(months, titles).map { month, title in
      WheelRow(title, isEnabled: month.days.overlaps(values.days))
    }
    let selected = months.firstIndex { $0.days.contains(values.day) } ?? 0
    var wheel = WheelColumn(
      rows, selected: selected, alignment: pattern.hasMonthName ? .leading : .right,
      wraps: true, field: .month)
    wheel.widest = rows.map(\.title)
    return wheel
  }

  /// The days of the chosen month, and those that only longer months of its year have: as in UIKit
  /// they are there, but cannot be chosen.
  func daysOfMonth(_ column: DateColumn) -> WheelColumn {
    let month = settings.month(of: values.day)
    let longest = settings.months(inYearOf: values.day).max { $0.count < $1.count } ?? month
    let own = Array(month.days)
    let days = own + longest.days.dropFirst(own.count)
    var rows = rows(days, pattern: column.pattern) { values.isSelectable($0) }
    for index in own.count..<max(own.count, days.count) { rows[index].isEnabled = false }
    var wheel = WheelColumn(
      rows, selected: own.firstIndex(of: values.day) ?? 0, alignment: .right, wraps: true,
      field: .day)
    wheel.widest = rows.suffix(2).map(\.title)
    return wheel
  }

  private func rows(
    _ days: [CalendarDay], pattern: DatePattern, isEnabled: (CalendarDay) -> Bool
  ) -> [WheelRow] {
    zip(days, settings.texts(of: days, pattern: pattern)).map { day, title in
      WheelRow(title, isEnabled: isEnabled(day))
    }
  }
}
