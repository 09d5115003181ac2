import MaquetteCore
import MaquetteLocale

/// What a date picker shows, resolved in its surroundings.
struct DatePickerValues {
  /// How dates and times are written.
  let settings: LocaleSettings
  /// The chosen moment.
  let selected: Instant
  /// The chosen day.
  let day: CalendarDay
  /// The chosen time, in whole steps of the interval.
  let time: TimeOfDay
  /// The present day.
  let today: CalendarDay
  /// Every chosen day of a calendar.
  let selectedDays: Set<CalendarDay>
  /// The last day of a range; `nil` for none.
  let rangeEnd: CalendarDay?
  /// The days between which one can choose.
  let days: ClosedRange<CalendarDay>
  /// The bounds, where there are any.
  let minimum: Instant?
  let maximum: Instant?
  private let disabledDays: Set<CalendarDay>

  /// `nil` after reporting what is wrong.
  init?(_ picker: DatePicker, context: LayoutContext) {
    let overrides = LocaleOverrides(
      locale: picker.locale, calendar: picker.calendar, timeZone: picker.timeZone,
      hourCycle: picker.hourCycle)
    guard let present = context.presentTime(overrides) else { return nil }
    let settings = present.settings
    func instant(_ moment: Moment) -> Instant { moment.instant(in: settings.timeZone) }
    let today = settings.day(of: present.now)
    let selected: Instant =
      switch picker.selection {
      case .moment(let moment): instant(moment)
      case .time(let time): settings.instant(of: today, at: time)
      case nil: picker.dates.first.map(instant) ?? present.now
      }
    let (minimum, maximum) = (picker.minimumDate.map(instant), picker.maximumDate.map(instant))
    self.settings = settings
    self.selected = selected
    self.today = today
    self.minimum = minimum
    self.maximum = maximum
    day = settings.day(of: selected)
    // As UIKit does, a time between two steps shows the earlier one.
    let time = settings.time(of: selected)
    let step = max(1, picker.minuteInterval)
    self.time =
      step == 1
      ? time : TimeOfDay(hour: time.hour, minute: time.minute / step * step, second: 0)
    rangeEnd = picker.endDate.map { settings.day(of: instant($0)) }
    let several = picker.dates.map { settings.day(of: instant($0)) }
    selectedDays = Set(several.isEmpty ? [day] : several)
    disabledDays = Set(picker.disabledDates.map { settings.day(of: instant($0)) })
    let first = minimum.map(settings.day) ?? CalendarDay(Int.min)
    let last = maximum.map(settings.day) ?? CalendarDay(Int.max)
    days = first...max(first, last)
    guard DatePickerCheck(picker, values: self, context: context).isSound else { return nil }
  }

  /// Whether a day can be chosen.
  func isSelectable(_ day: CalendarDay) -> Bool {
    days.contains(day) && !disabledDays.contains(day)
  }

  /// Whether a moment can be chosen.
  func isSelectable(_ instant: Instant) -> Bool {
    minimum.map { $0 <= instant } ?? true && maximum.map { instant <= $0 } ?? true
  }

  /// Whether a time of the chosen day can be chosen.
  func isSelectable(_ time: TimeOfDay) -> Bool {
    isSelectable(settings.instant(of: day, at: time))
  }
}
