import MaquetteCore

extension RelativeDateLabel {
  private static let prototype = RelativeDateLabel(nil)

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "RelativeDateLabel", prototype: prototype, aliases: ["CLKRelativeDateTextProvider"],
    summary: "The time to or since a moment, in the longest form that fits.",
    titleKey: "target",
    properties: [
      Property(
        "target", \.target, "The moment told of, as ISO 8601; it is compared with 'now'.",
        aliases: ["date"], prototype: prototype),
      Property("style", \.style, "How it is told.", prototype: prototype),
      Property(
        "units", \.units,
        "The units counted in: hours, minutes and seconds of a timer; otherwise days, hours and "
          + "minutes.", aliases: ["calendarUnits"], prototype: prototype),
      Property(
        "family", \.family,
        "The complication whose room there is; 'width' and the surroundings narrow it too.",
        prototype: prototype),
      localeProperty(prototype),
    ] + styleProperties(prototype),
    examples: [
      ComponentExample("In words", "RelativeDateLabel: 2007-01-09T11:11:00Z\n"),
      ComponentExample(
        "In a small complication",
        "RelativeDateLabel: 2007-01-09T11:11:00Z\nfamily: graphicCircular\n"),
      ComponentExample(
        "An offset", "RelativeDateLabel: 2007-01-09T08:11:00Z\nstyle: offset\nwidth: 80\n"),
      ComponentExample("A timer", "RelativeDateLabel: 2007-01-09T09:42:30Z\nstyle: timer\n"),
    ])
}
