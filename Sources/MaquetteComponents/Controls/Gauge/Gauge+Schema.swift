import MaquetteCore

extension Gauge {
  private static let prototype = Gauge()
  private static let numbers = -Limits.coordinate...Limits.coordinate

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Gauge", prototype: prototype, summary: "Where a value is in a range.", titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What is measured.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "value", \.value, "The value.", aliases: ["doubleValue"], range: numbers,
        prototype: prototype),
      Property(
        "range", \.range, "What the value may be.", aliases: ["in", "bounds"], range: numbers,
        prototype: prototype),
      Property(
        "currentValueLabel", \.currentValueLabel, "A text for the value.",
        prototype: prototype),
      Property(
        "minimumValueLabel", \.minimumValueLabel, "A text at the minimum's end.",
        aliases: ["minLabel"], prototype: prototype),
      Property(
        "maximumValueLabel", \.maximumValueLabel, "A text at the maximum's end.",
        aliases: ["maxLabel"], prototype: prototype),
      Property(
        "showsNumerals", \.showsNumerals,
        "Whether the value and ends without a text are written in the locale's numbers.",
        aliases: ["numerals"], prototype: prototype),
      Property(
        "valueFormat", \.valueFormat, "How values are written.", aliases: ["format"],
        prototype: prototype),
      Property(
        "style", \.style, "What it looks like.", aliases: ["gaugeStyle"], prototype: prototype),
      Property(
        "tint", \.tint, "The colour of the gauge.", aliases: ["tintColor", "color"],
        prototype: prototype),
    ] + ValueRange.properties(\.range.minimum, \.range.maximum, prototype: prototype),
    examples: [
      ComponentExample(
        "Between its ends",
        "width: 300\nGauge: Battery\nvalue: 0.7\nshowsNumerals: true\n"),
      ComponentExample(
        "A ring",
        "Gauge:\n  value: 21\n  range: 10...30\n  style: accessoryCircular\n"
          + "  showsNumerals: true\n"),
    ])
}
