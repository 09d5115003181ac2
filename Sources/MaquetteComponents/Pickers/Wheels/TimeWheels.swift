import MaquetteLocale

/// The wheels that choose a time of the day.
struct TimeWheels {
  private let values: DatePickerValues
  private let interval: Int
  private var settings: LocaleSettings { values.settings }

  init(_ picker: DatePicker, values: DatePickerValues) {
    self.values = values
    interval = max(1, picker.minuteInterval)
  }

  /// Hours, minutes and, where clocks have them, morning and afternoon, in the locale's order.
  var columns: [WheelColumn] {
    let parts = settings.columns(for: .time)
    return parts.enumerated().compactMap { index, column in
      switch column.field {
      case .hour: hours(column)
      case .minute: minutes(column)
      case .dayPeriod: dayPeriods(isFirst: index == 0)
      default: nil
      }
    }
  }

  private func hours(_ column: DateColumn) -> WheelColumn {
    // A clock of twelve hours shows those of the chosen half of the day.
    let isHalf = settings.hasDayPeriods
    let first = isHalf && values.time.isAfternoon ? 12 : 0
    let times = (0..<(isHalf ? 12 : 24)).map { TimeOfDay(hour: first + $0, minute: 0) }
    let rows = rows(times, pattern: column.pattern) { isSelectable($0) }
    var wheel = WheelColumn(
      rows, selected: values.time.hour - first, alignment: .right, wraps: true, field: .hour)
    wheel.widest = rows.suffix(4).map(\.title)
    return wheel
  }

  private func minutes(_ column: DateColumn) -> WheelColumn {
    let hour = values.time.hour
    let times = stride(from: 0, to: 60, by: interval).map { TimeOfDay(hour: hour, minute: $0) }
    let rows = rows(times, pattern: column.pattern) { isSelectable($0, to: $0.minute) }
    var wheel = WheelColumn(
      rows, selected: values.time.minute / interval, alignment: .right, wraps: true,
      field: .minute)
    wheel.widest = rows.suffix(4).map(\.title)
    return wheel
  }

  private func dayPeriods(isFirst: Bool) -> WheelColumn {
    let rows = settings.dayPeriods.enumerated().map { index, title in
      WheelRow(title, isEnabled: isSelectable(TimeOfDay(hour: index * 12, minute: 0), hours: 12))
    }
    var wheel = WheelColumn(
      rows, selected: values.time.isAfternoon ? 1 : 0,
      alignment: isFirst ? .trailing : .leading, field: .dayPeriod)
    wheel.widest = rows.map(\.title)
    return wheel
  }

  private func rows(
    _ times: [TimeOfDay], pattern: DatePattern, isEnabled: (TimeOfDay) -> Bool
  ) -> [WheelRow] {
    zip(times, settings.texts(of: times, pattern: pattern)).map { time, title in
      WheelRow(title, isEnabled: isEnabled(time))
    }
  }

  /// Whether some minute can be chosen: from a time on, to a minute of the last of some hours.
  private func isSelectable(_ time: TimeOfDay, to minute: Int = 59, hours: Int = 1) -> Bool {
    let end = TimeOfDay(hour: time.hour + hours - 1, minute: minute, second: 59)
    let isEarly = values.minimum.map { settings.instant(of: values.day, at: end) < $0 } ?? false
    let isLate = values.maximum.map { $0 < settings.instant(of: values.day, at: time) } ?? false
    return !isEarly && !isLate
  }
}
