import MaquetteLocale

/// The values that a column of a date picker shows on a watch: the chosen one and its neighbours.
/// Months, days, hours and minutes start again after their last one; what is out of bounds is not
/// there.
struct WatchDateRows {
  private let picker: DatePicker
  private let values: DatePickerValues

  init(_ picker: DatePicker, values: DatePickerValues) {
    self.picker = picker
    self.values = values
  }

  /// A chosen value, what is before and after it, and a text as wide as any.
  struct Rows {
    var before: WatchRow?
    var chosen: WatchRow
    var after: WatchRow?
    var widest = ""
  }

  /// The values of a column.
  func rows(of column: DateColumn) -> Rows {
    switch column.field {
    case .year: return years(column)
    case .month: return months(column)
    case .day: return days(column)
    case .hour: return picker.mode == .countdown ? count(column) : hours(column)
    case .minute: return picker.mode == .countdown ? count(column) : minutes(column)
    case .second: return seconds(column)
    case .dayPeriod: return periods()
    case .weekday: return Rows(chosen: WatchRow(option: ""))
    }
  }

  /// The rows of days, those that cannot be chosen left out.
  private func rows(
    _ before: CalendarDay?, _ chosen: CalendarDay, _ after: CalendarDay?, widest: CalendarDay,
    _ column: DateColumn, isThere: (CalendarDay) -> Bool
  ) -> Rows {
    let all = [before ?? chosen, chosen, after ?? chosen, widest]
    // Days have two digits (reference: the system's date picker), years and months as many as need.
    let pattern = column.field == .day ? DatePattern.twoDigitDay : column.numberPattern
    let texts = values.settings.texts(of: all, pattern: pattern)
    func row(_ day: CalendarDay?, _ index: Int) -> WatchRow? {
      guard let day, isThere(day), texts.indices.contains(index) else { return nil }
      return WatchRow(option: PickerOption(texts[index]))
    }
    return Rows(
      before: row(before, 0), chosen: WatchRow(option: PickerOption(texts[safe: 1] ?? "")),
      after: row(after, 2), widest: texts[safe: 3] ?? "")
  }

  private func years(_ column: DateColumn) -> Rows {
    let settings = values.settings
    let day = values.day
    return rows(
      settings.day(day, addingYears: -1), day, settings.day(day, addingYears: 1), widest: day,
      column
    ) { other in
      guard values.minimum != nil || values.maximum != nil else { return true }
      let months = settings.months(inYearOf: other)
      guard let first = months.first, let last = months.last else { return true }
      return values.days.overlaps(first.first...max(first.first, last.last))
    }
  }

  private func months(_ column: DateColumn) -> Rows {
    let months = values.settings.months(inYearOf: values.day)
    guard let index = months.firstIndex(where: { $0.days.contains(values.day) }),
      let last = months.last
    else { return Rows(chosen: WatchRow(option: "")) }
    let before = months[(index + months.count - 1) % months.count]
    let after = months[(index + 1) % months.count]
    return rows(before.first, months[index].first, after.first, widest: last.first, column) {
      day in
      months.first { $0.first == day }.map { values.days.overlaps($0.days) } ?? true
    }
  }

  private func days(_ column: DateColumn) -> Rows {
    let month = values.settings.month(of: values.day)
    let day = values.day
    return rows(
      day == month.first ? month.last : day.advanced(by: -1), day,
      day == month.last ? month.first : day.advanced(by: 1), widest: month.last, column,
      isThere: values.isSelectable)
  }

  /// The rows of times, those that cannot be chosen left out.
  private func rows(
    _ all: [TimeOfDay], widest: TimeOfDay, _ column: DateColumn,
    isThere: (TimeOfDay) -> Bool
  ) -> Rows {
    // The hours of a duration have no leading zero.
    let plain = picker.mode == .countdown && column.field == .hour ? try? DatePattern("H") : nil
    let texts = values.settings.texts(of: all + [widest], pattern: plain ?? column.numberPattern)
    func row(_ index: Int) -> WatchRow? {
      isThere(all[index]) ? texts[safe: index].map { WatchRow(option: PickerOption($0)) } : nil
    }
    return Rows(
      before: row(0), chosen: WatchRow(option: PickerOption(texts[safe: 1] ?? "")), after: row(2),
      widest: texts[safe: 3] ?? "")
  }

  private func hours(_ column: DateColumn) -> Rows {
    let time = values.time
    let all = [-1, 0, 1].map {
      TimeOfDay(hour: (time.hour + $0 + 24) % 24, minute: time.minute, second: time.second)
    }
    return rows(all, widest: TimeOfDay(hour: 22, minute: 0), column) { other in
      // An hour is there when any of its minutes is.
      [0, time.minute, 59].contains {
        values.isSelectable(TimeOfDay(hour: other.hour, minute: $0))
      }
    }
  }

  private func minutes(_ column: DateColumn) -> Rows {
    let (time, step) = (values.time, max(1, picker.minuteInterval))
    let all = [-step, 0, step].map {
      TimeOfDay(hour: time.hour, minute: (time.minute + $0 + 60) % 60)
    }
    var made = rows(
      all, widest: TimeOfDay(hour: 0, minute: 44), column, isThere: values.isSelectable)
    if step == 60 { (made.before, made.after) = (nil, nil) }
    return made
  }

  private func seconds(_ column: DateColumn) -> Rows {
    let time = values.time
    let all = [-1, 0, 1].map {
      TimeOfDay(hour: time.hour, minute: time.minute, second: (time.second + $0 + 60) % 60)
    }
    return rows(
      all, widest: TimeOfDay(hour: 0, minute: 0, second: 44), column,
      isThere: values.isSelectable)
  }

  private func periods() -> Rows {
    let names = values.settings.dayPeriods
    let time = values.time
    let index = time.isAfternoon ? 1 : 0
    let other = TimeOfDay(hour: (time.hour + 12) % 24, minute: time.minute)
    let chosen = WatchRow(option: PickerOption(names[safe: index] ?? ""))
    let row =
      values.isSelectable(other)
      ? WatchRow(option: PickerOption(names[safe: 1 - index] ?? "")) : nil
    return index == 1
      ? Rows(before: row, chosen: chosen) : Rows(chosen: chosen, after: row)
  }

  /// Hours and minutes of a duration, from 0:00 to 23:59.
  private func count(_ column: DateColumn) -> Rows {
    let seconds = picker.duration?.seconds ?? 60
    let (hour, minute) = (seconds / 3600, seconds / 60 % 60)
    let isHour = column.field == .hour
    let step = isHour ? 1 : max(1, picker.minuteInterval)
    let value = isHour ? hour : minute / step * step
    let most = isHour ? 23 : 59
    let all = [value - step, value, value + step].map { value in
      isHour
        ? TimeOfDay(hour: value, minute: 0) : TimeOfDay(hour: 0, minute: value)
    }
    var made = rows(all, widest: TimeOfDay(hour: 22, minute: 44), column) { _ in true }
    if value - step < 0 { made.before = nil }
    if value + step > most { made.after = nil }
    return made
  }
}

extension DateColumn {
  /// The field without the point or unit behind it, which says nothing where every part stands alone.
  var numberPattern: DatePattern {
    // Of a year in two forms, 2025(乙巳), the number is enough.
    var text = String(pattern.text.prefix { !"(（".contains($0) })
    while let last = text.last, !(last.isASCII && last.isLetter) {
      text.removeLast()
      guard last == "'" else { continue }
      while text.popLast().map({ $0 != "'" }) ?? false {}
    }
    return (try? DatePattern(text)) ?? pattern
  }
}

extension Array {
  /// The element at a place; `nil` beyond the end.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
