import MaquetteCore
import MaquetteLocale

/// Finds what contradicts itself in a date picker.
struct DatePickerCheck {
  private let picker: DatePicker
  private let values: DatePickerValues
  private let context: LayoutContext

  init(_ picker: DatePicker, values: DatePickerValues, context: LayoutContext) {
    self.picker = picker
    self.values = values
    self.context = context
  }

  /// Whether nothing is wrong; reports what is, all of it.
  var isSound: Bool {
    warnOfUnusedKeys()
    // Each check reports by itself.
    let checks = [
      hasGoodInterval(), hasGoodBounds(), hasGoodStyle(), hasGoodRange(), hasGoodDigits(),
    ]
    return checks.allSatisfy { $0 }
  }

  private func warnOfUnusedKeys() {
    let (mode, kind) = (picker.mode, context.conventions.datePicker)
    if kind != .field, !showsCalendar {
      context.warnUnused("endDate", because: "only a calendar shows a range")
    }
    if kind == .field || !showsCalendar {
      context.warnUnused("decorations", because: "only a calendar of iOS and iPadOS shows them")
    }
    warnOfEditing()
    context.warnOfUnusedKeys(of: "DatePicker")
    if mode != .countdown {
      context.warnUnused("duration", because: "only mode: countdown has one")
    } else {
      context.warnUnused(
        "selection", "minimumDate", "maximumDate", because: "a countdown has no date")
    }
    if picker.editing != .keypad {
      context.warnUnused("typedDigits", because: "only editing: keypad shows them")
    }
    if picker.style == .wheels {
      context.warnUnused("disabledDates", because: "only a calendar shows them")
    }
  }

  /// Whether it draws a month, of which days are chosen.
  private var showsCalendar: Bool {
    guard picker.mode.hasDay, context.conventions.datePicker == .compact else { return false }
    switch picker.style {
    case .inline, .graphical: return true
    case .automatic, .compact: return picker.isPresented
    case .wheels, .field, .stepperField: return false
    }
  }

  private func warnOfEditing() {
    guard let editing = picker.editing else { return }
    let mode = picker.mode
    let isTime = editing == .time || editing == .keypad
    if isTime, !mode.hasTime {
      context.warnUnused("editing", because: "mode: \(mode.rawValue) has no time")
    } else if !isTime, !mode.hasDay {
      context.warnUnused("editing", because: "mode: \(mode.rawValue) has no day")
    } else if picker.style == .wheels, editing != .keypad {
      context.warnUnused("editing", because: "wheels show every part at once")
    }
  }

  private func fail(_ message: String, key: String, hint: String) -> Bool {
    context.report(.error, message, key: key, hint: hint)
    return false
  }

  private func hasGoodInterval() -> Bool {
    let interval = picker.minuteInterval
    guard interval < 1 || interval > 30 || 60 % interval != 0 else { return true }
    guard interval <= 30 else {
      return fail(
        "'minuteInterval' is \(interval); the largest is 30", key: "minuteInterval",
        hint: "use 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30")
    }
    return fail(
      "'minuteInterval' is \(interval), which does not divide 60", key: "minuteInterval",
      hint: "use 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30")
  }

  private func hasGoodBounds() -> Bool {
    if let minimum = values.minimum, let maximum = values.maximum, minimum > maximum {
      return fail(
        "'minimumDate' is after 'maximumDate'", key: "minimumDate",
        hint: "swap them, or remove one of them")
    }
    guard picker.mode != .countdown else { return true }
    var isGood = true
    let chosen = picker.dates.isEmpty ? [values.selected] : []
    let isBefore = chosen.contains { instant in values.minimum.map { instant < $0 } ?? false }
    let isAfter = chosen.contains { instant in values.maximum.map { instant > $0 } ?? false }
    // Where only days count, the bound's own day can be chosen whatever its time.
    let isOutside =
      picker.mode.hasTime ? isBefore || isAfter : !values.days.contains(values.day)
    if isOutside, picker.dates.isEmpty {
      let bound = isBefore || values.day < values.days.lowerBound ? "minimumDate" : "maximumDate"
      let given = bound == "minimumDate" ? picker.minimumDate : picker.maximumDate
      let name = "'selection'"
      let side = bound == "minimumDate" ? "before" : "after"
      isGood = fail(
        "\(name) is \(side) '\(bound)', \(given?.text ?? "")",
        key: "selection",
        hint: "choose a date and time between the bounds, or move them")
    }
    for moment in picker.dates {
      let day = values.settings.day(of: moment.instant(in: values.settings.timeZone))
      guard !values.isSelectable(day) else { continue }
      isGood = fail(
        "'\(moment.text)' among 'dates' cannot be chosen", key: "dates",
        hint: "choose days between the bounds that are not among 'disabledDates'")
    }
    if picker.dates.isEmpty, picker.mode.hasDay, !isOutside, !values.isSelectable(values.day) {
      isGood = fail(
        "'selection' is among 'disabledDates'",
        key: picker.selection == nil ? "disabledDates" : "selection",
        hint: "choose another day, or take this one out of 'disabledDates'")
    }
    return isGood
  }

  private func hasGoodStyle() -> Bool {
    guard picker.mode == .countdown, picker.style == .inline || picker.style == .compact else {
      return true
    }
    return fail(
      "a countdown has no \(picker.style.rawValue) style", key: "style",
      hint: "use style: wheels or automatic; inline and compact show dates and times")
  }

  private func hasGoodRange() -> Bool {
    guard let end = values.rangeEnd else { return true }
    if !picker.mode.hasDay {
      return fail(
        "'endDate' makes no sense in the mode \(picker.mode.rawValue)", key: "endDate",
        hint: "remove it, or use mode: date")
    }
    guard end < values.day else { return true }
    return fail(
      "'endDate' is before 'selection'", key: "endDate", hint: "swap them, or remove it")
  }

  private func hasGoodDigits() -> Bool {
    let digits = picker.typedDigits
    guard !digits.isEmpty, TypedTime(digits) == nil else { return true }
    return fail(
      "'typedDigits' is '\(SpecNode.excerpt(digits))', which is not a time", key: "typedDigits",
      hint: "write up to four digits from the left, 9, 93 and 930 for 9:30")
  }
}
