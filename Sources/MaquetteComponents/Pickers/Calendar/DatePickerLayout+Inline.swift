extension DatePickerLayout {
  /// A calendar in the page; for a time a field that opens wheels, for a month wheels.
  func inlineElement() -> any LayoutElement {
    guard let look = context.look(CalendarLook.self, component: "calendar"),
      let compact = context.look(CompactDatePickerLook.self, component: "compact date picker")
    else { return EmptyElement() }
    switch picker.mode {
    case .date, .dateAndTime:
      return MonthCalendarElement(withCalendarText, look: look, fills: true)
    case .time:
      let card = picker.editing == .time ? WheelCard(opened, mode: .time) : nil
      return CompactElement(
        title: titleElement, value: .entry(TimeEntry(self, look: look)),
        card: card.map { .wheels($0) }, opener: .time, look: compact, name: picker.title,
        context: context)
    case .yearAndMonth, .countdown: return embeddedWheels(for: picker.mode)
    }
  }
}
