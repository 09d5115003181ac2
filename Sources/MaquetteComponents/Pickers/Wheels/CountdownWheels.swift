import MaquetteLocale

/// The wheels that choose a duration in hours and minutes.
struct CountdownWheels {
  private let seconds: Int
  private let interval: Int
  private let settings: LocaleSettings

  init(_ picker: DatePicker, settings: LocaleSettings) {
    // As UIKit's, it starts at a minute.
    seconds = picker.duration?.seconds ?? 60
    interval = max(1, picker.minuteInterval)
    self.settings = settings
  }

  /// Hours and minutes with their units.
  var columns: [WheelColumn] {
    let (hour, minute) = (seconds / 3600, seconds / 60 % 60 / interval)
    return [
      column(
        (0..<24).map { TimeOfDay(hour: $0, minute: 0) }, pattern: .hours, selected: hour,
        unit: settings.unit(of: DurationPart(.hours, hour), style: .full), field: .hour),
      column(
        stride(from: 0, to: 60, by: interval).map { TimeOfDay(hour: 0, minute: $0) },
        pattern: .minutes, selected: minute,
        unit: settings.unit(of: DurationPart(.minutes, minute * interval), style: .short),
        field: .minute),
    ]
  }

  private func column(
    _ times: [TimeOfDay], pattern: DatePattern, selected: Int, unit: String, field: DateColumn.Field
  ) -> WheelColumn {
    let titles = settings.texts(of: times, pattern: pattern)
    var column = WheelColumn(
      titles.map { WheelRow($0) }, selected: selected, alignment: .right, label: unit,
      wraps: true, field: field)
    column.widest = titles.suffix(4)
    return column
  }
}
