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
  /// What has been typed so far; `nil` for nothing.
  let typed: TypedTime?
  /// The marks below days.
  let decorations: [CalendarDay: CalendarDecoration]
  /// The days between which one can choose.
  let days: ClosedRange<CalendarDay>
  /// The bounds, where there are any.
  let minimum: Instant?
  let maximum: Instant?
  private let disabledDays: Set<CalendarDay>

  /// `nil` after reporting what is wrong.
  init?(_ picker: DatePicker, context: LayoutContext) {
    let overrides = picker.localeOverrides
    guard let present = context.presentTime(overrides) else { return nil }
    let settings = present.settings
    func instant(_ moment: Moment) -> Instant { moment.instant(in: settings.timeZone) }
    let today = settings.day(of: present.now)
    func instant(_ moment: PickerMoment) -> Instant {
      switch moment {
      case .moment(let moment): moment.instant(in: settings.timeZone)
      case .time(let time): settings.instant(of: today, at: time)
      }
    }
    let minimum = picker.minimumDate.map { instant($0) }
    let maximum = picker.maximumDate.map { instant($0) }
    let selected: Instant
    if let selection = picker.selection {
      selected = instant(selection)
    } else if let first = picker.dates.first {
      selected = instant(first)
    } else {
      // As UIKit does, the present becomes the bound that it lies beyond.
      selected = min(max(present.now, minimum ?? present.now), maximum ?? .distantFuture)
    }
    self.settings = settings
    self.selected = selected
    self.today = today
    self.minimum = minimum
    self.maximum = maximum
    day = settings.day(of: selected)
    // As UIKit does, a time between two steps shows the earlier one.
    let time = settings.time(of: selected)
    let step = max(1, picker.minuteInterval)
    var shown = time
    if step > 1 {
      shown = TimeOfDay(hour: time.hour, minute: time.minute / step * step)
      // Before the first moment that can be chosen the next step is shown.
      if let minimum, picker.mode.hasTime,
        settings.instant(of: settings.day(of: selected), at: shown) < minimum
      {
        let next = time.hour * 60 + (time.minute / step + 1) * step
        if next < 24 * 60 { shown = TimeOfDay(hour: next / 60, minute: next % 60) }
      }
    }
    let isTyping = picker.editing == .keypad && !picker.typedDigits.isEmpty
    typed = isTyping ? TypedTime(picker.typedDigits) : nil
    self.time =
      typed?.time(isAfternoon: shown.isAfternoon, hasHalves: settings.hasDayPeriods) ?? shown
    decorations = Dictionary(
      picker.decorations.compactMap { mark in
        mark.date.map { (settings.day(of: instant($0)), mark) }
      }, uniquingKeysWith: { _, last in last })
    rangeEnd = picker.endDate.map { settings.day(of: instant($0)) }
    let several = picker.dates.map { settings.day(of: instant($0)) }
    // A calendar of several days may have none.
    let single = picker.allowsMultipleSelection && picker.selection == nil ? [] : [day]
    selectedDays = Set(several.isEmpty ? single : several)
    disabledDays = Set(picker.disabledDates.map { settings.day(of: instant($0)) })
    let first = minimum.map(settings.day) ?? CalendarDay(Int.min)
    let last = maximum.map(settings.day) ?? CalendarDay(Int.max)
    days = first...max(first, last)
    guard DatePickerCheck(picker, values: self, context: context).isSound else { return nil }
  }

  /// Whether a day is chosen, by itself or in a range.
  func isSelected(_ other: CalendarDay) -> Bool {
    if let rangeEnd, (day...max(day, rangeEnd)).contains(other) { return true }
    return selectedDays.contains(other)
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
