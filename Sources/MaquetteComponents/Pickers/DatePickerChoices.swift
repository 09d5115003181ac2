import MaquetteCore

/// What a date picker chooses, under UIKit's names and SwiftUI's.
public enum DatePickerMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Month, day and year.
  case date
  /// Hours, minutes and, where clocks have it, AM or PM.
  case time
  /// A day, hours and minutes.
  case dateAndTime
  /// Hours and minutes of a duration, at most 23:59. Wheels only.
  case countdown
  /// A month and a year.
  case yearAndMonth

  public static var synonyms: [String: DatePickerMode] {
    ["countDownTimer": .countdown, "hourAndMinute": .time, "monthAndYear": .yearAndMonth]
  }

  /// The value of a node, SwiftUI's list of components among them; `nil` after reporting what is
  /// wrong.
  package static func read(_ node: SpecNode, by reader: SpecReader) -> DatePickerMode? {
    guard let list = node.list else { return choice(node, by: reader) }
    let modes = list.compactMap { choice($0, by: reader) }
    guard modes.count == list.count else { return nil }
    if let only = modes.first, modes.count == 1 { return only }
    if Set(modes) == [.date, .time] { return .dateAndTime }
    reader.mismatch(node, wanted: "date, hourAndMinute, or both")
    return nil
  }

  /// Whether a day can be chosen.
  var hasDay: Bool { self == .date || self == .dateAndTime }
  /// Whether a time of day can be chosen.
  var hasTime: Bool { self == .time || self == .dateAndTime }
}

/// How a date picker looks, under the names of SwiftUI, UIKit and AppKit.
public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does for the mode: compact on iOS, but wheels for a countdown or a month; a
  /// field with a stepper on macOS; wheels on watchOS.
  case automatic
  /// A button with the value that opens a calendar.
  case compact
  /// A calendar in the page; for times alone a button that opens wheels.
  case inline
  /// Wheels.
  case wheels
  /// A calendar and a clock face, on macOS.
  case graphical
  /// A field, on macOS.
  case field
  /// A field with a stepper, on macOS.
  case stepperField

  public static var synonyms: [String: DatePickerStyle] {
    [
      "wheel": .wheels, "textual": .stepperField, "textField": .field,
      "textFieldAndStepper": .stepperField, "clockAndCalendar": .graphical,
    ]
  }
}

/// Whether a control's title is drawn, under SwiftUI's names.
public enum LabelsVisibility: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Where the style has room for it.
  case automatic
  /// Before wheels too.
  case visible
  /// Told to assistive technology only.
  case hidden
}

/// Which part of an open date picker is being changed.
public enum DatePickerPart: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The day, in a calendar.
  case date
  /// Month and year, in wheels in place of the calendar's days.
  case month
  /// The time, in wheels.
  case time
  /// The time, with a keypad.
  case keypad
}
