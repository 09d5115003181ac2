import MaquetteCore

extension LevelIndicator {
  private static let prototype = LevelIndicator()
  private static let numbers = -Limits.coordinate...Limits.coordinate

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "LevelIndicator", prototype: prototype, aliases: ["NSLevelIndicator"],
    summary: "How full or strong something is, on macOS.", titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What is shown.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "value", \.value, "The value.", aliases: ["doubleValue", "integerValue"], range: numbers,
        prototype: prototype),
      Property(
        "range", \.range, "What the value may be.", aliases: ["in", "bounds"], range: numbers,
        prototype: prototype),
      Property(
        "style", \.style, "One bar or blocks.", aliases: ["levelIndicatorStyle"],
        prototype: prototype),
      Property(
        "warningValue", \.warningValue, "The value from which on its colour warns.",
        range: numbers, prototype: prototype),
      Property(
        "criticalValue", \.criticalValue, "The value from which on its colour alarms.",
        range: numbers, prototype: prototype),
      Property(
        "fillColor", \.fillColor, "The colour of what is full.",
        aliases: ["tint", "tintColor", "color"], prototype: prototype),
      Property(
        "showsNumerals", \.showsNumerals,
        "Whether numerals in the locale's digits stand below.", aliases: ["numerals"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
    ] + ValueRange.properties(\.range.minimum, \.range.maximum, prototype: prototype),
    examples: [
      ComponentExample(
        "Disk space",
        "platform: macos\nwidth: 260\nLevelIndicator: Disk\nvalue: 7\n"
          + "range: 0...10\nwarningValue: 6\ncriticalValue: 9\n")
    ])
}
