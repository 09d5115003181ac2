import MaquetteCore

extension ProgressView {
  private static let prototype = ProgressView()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "ProgressView", prototype: prototype,
    aliases: ["ProgressIndicator", "UIProgressView", "NSProgressIndicator"],
    summary: "How far something has come, or that it goes on.", titleKey: "title",
    properties: [
      Property("title", \.title, "What is done.", aliases: ["label"], prototype: prototype),
      Property(
        "value", \.value, "How much of the total is done; leave it out when nobody knows.",
        aliases: ["progress", "doubleValue"], range: 0...Limits.coordinate, prototype: prototype),
      Property(
        "total", \.total, "How much there is to do.", aliases: ["maxValue"],
        range: 0...Limits.coordinate, prototype: prototype),
      Property(
        "currentValueLabel", \.currentValueLabel, "A text below that says how far it is.",
        prototype: prototype),
      Property(
        "showsCurrentValue", \.showsCurrentValue,
        "Whether the share done is written in the locale's percent.",
        aliases: ["showsPercent"], prototype: prototype),
      Property(
        "showsNumerals", \.showsNumerals,
        "Whether numerals in the locale's digits stand below a bar.", aliases: ["numerals"],
        prototype: prototype),
      Property(
        "style", \.style, "A bar or something round.", aliases: ["progressViewStyle"],
        prototype: prototype),
      Property(
        "progressTintColor", \.progressTintColor, "The colour of what is done.",
        aliases: ["tint", "tintColor", "color"], prototype: prototype),
      Property(
        "trackTintColor", \.trackTintColor, "The colour of what is left.", prototype: prototype),
      Property(
        "phase", \.phase, "How far something without a value has moved.", range: 0...1,
        prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large it is.", aliases: ["size"],
        prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "A bar", "width: 320\nProgressView: Downloading…\nvalue: 0.6\nshowsCurrentValue: true\n"),
      ComponentExample(
        "A ring on a watch",
        "platform: watchos\nProgressView:\n  value: 3\n  total: 4\n"
          + "  style: circular\n"),
      ComponentExample("Nobody knows how long", "ProgressView: Loading…\n"),
    ])
}
