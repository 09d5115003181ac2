import MaquetteCore

extension TimerLabel {
  private static let prototype = TimerLabel(target: nil)

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "TimerLabel", prototype: prototype, aliases: ["WKInterfaceTimer"],
    summary: "A timer that counts down to a moment, or up from it.", titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What is timed, for assistive technology; not drawn.",
        aliases: ["name"], prototype: prototype),
      Property(
        "target", \.target,
        "The moment counted to or from, as ISO 8601; it is compared with 'now'.",
        aliases: ["date"], prototype: prototype),
      Property("units", \.units, "The units counted in.", prototype: prototype),
      Property(
        "style", \.style, "How they are written.", aliases: ["unitsStyle"],
        prototype: prototype),
      Property(
        "family", \.family,
        "The complication whose room there is; 'width' and the surroundings narrow it too.",
        prototype: prototype),
      localeProperty(prototype),
    ] + styleProperties(prototype),
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
