import MaquetteLocale

extension DatePickerLayout {
  /// A title and pills, and what an open one shows.
  func compactElement() -> any LayoutElement {
    guard let look = context.look(CompactDatePickerLook.self, component: "compact date picker"),
      let calendarLook = opened.context.look(CalendarLook.self, component: "calendar")
    else { return EmptyElement() }
    let pills = parts.map { part in
      DatePickerPill(
        part, texts: texts(of: part), isOpen: picker.isPresented && part == opener,
        picker: picker, look: look, context: context)
    }
    return CompactElement(
      title: titleElement, value: .pills(pills, gap: look.gap),
      card: picker.isPresented ? opened.card(calendarLook) : nil, opener: opener, look: look,
      name: picker.title, context: context)
  }

  /// The picker where what it opens lies, over a bar around it.
  var opened: DatePickerLayout {
    DatePickerLayout(picker: picker, values: values, context: context.outOfBar.offGlass)
  }

  /// The title; `nil` where it is not drawn.
  var titleElement: (any LayoutElement)? {
    picker.labelsHidden
      ? nil : context.controlTitle(picker.title, isEnabled: picker.state != .disabled)
  }

  private var parts: [DatePickerPill.Part] {
    switch picker.mode {
    case .date, .yearAndMonth: [.date]
    case .time, .countdown: [.time]
    case .dateAndTime: [.date, .time]
    }
  }

  /// The pill that is open: the one whose part is being changed.
  private var opener: DatePickerPill.Part {
    switch picker.mode {
    case .date, .yearAndMonth: .date
    case .time, .countdown: .time
    case .dateAndTime: picker.editing == .time ? .time : .date
    }
  }

  /// What a pill shows, from long to short.
  private func texts(of part: DatePickerPill.Part) -> [String] {
    let settings = values.settings
    if picker.mode == .yearAndMonth {
      return [settings.text(of: values.day, template: .monthInYear)]
    }
    if part == .date {
      return [DateStyle.medium, .short].map {
        settings.text(of: values.selected, date: $0, time: .none)
      }
    }
    let time = settings.text(of: values.time, template: .time)
    guard let typed = values.typed else { return [time] }
    // What is typed stands where the time stood, beside its AM or PM.
    return [
      time.replacing(
        settings.textWithoutDayPeriod(of: values.time),
        with: typed.text(in: settings, time: values.time))
    ]
  }

  private func card(_ look: CalendarLook) -> CompactCard? {
    guard picker.mode.hasDay else {
      return WheelCard(self, mode: picker.mode).map { .wheels($0) }
    }
    if picker.mode == .dateAndTime, picker.editing == .time {
      return WheelCard(self, mode: .time).map { .wheels($0) }
    }
    guard let card = context.look(CalendarCardLook.self, component: "date picker") else {
      return nil
    }
    var inner = self.context
    // The card is no part of a row, whose margins its calendar would share.
    inner.isListRow = false
    inner = inner.entering("Calendar")
    let layout = DatePickerLayout(picker: picker, values: values, context: inner)
    let surface = Surface(card, context: context)
    return .calendar(
      MonthCalendarElement(layout.withCalendarText, look: look, fills: false), surface, context)
  }
}
