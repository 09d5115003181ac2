extension TimerLabel {
  public static let names = ["TimerLabel", "WKInterfaceTimer"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    TimerLabel(target: nil),
    summary: "A timer that counts down to a date and time, or up from it.",
    titleKey: "title",
    examples: [
      ComponentExample("A countdown", "TimerLabel: Workout\ntarget: 2007-01-09T09:42:30Z\n"),
      ComponentExample(
        "In words",
        "TimerLabel: Oven\ntarget: 2007-01-09T11:11:00Z\nunits: [hours, minutes]\nstyle: full\n"),
      ComponentExample(
        "Days since",
        "TimerLabel: Streak\ntarget: 2006-12-24\nunits: [weeks, days]\nstyle: short\n"),
    ])
}
