import MaquetteCore

extension RatingIndicator {
  private static let prototype = RatingIndicator()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "RatingIndicator", prototype: prototype, summary: "A rating as a row of symbols.",
    titleKey: "value",
    properties: [
      Property(
        "value", \.value, "The rating.", aliases: ["rating", "doubleValue"],
        range: 0...count.upperBound,
        prototype: prototype),
      Property(
        "maximum", \.maximum, "How many symbols there are.", aliases: ["maxValue", "count"],
        range: count, prototype: prototype),
      Property(
        "title", \.title, "What is rated.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "allowsHalves", \.allowsHalves, "Whether halves are shown.", aliases: ["halfStars"],
        prototype: prototype),
      Property(
        "symbol", \.symbol, "The symbol.", aliases: ["systemImage", "image", "ratingImage"],
        type: .symbol,
        prototype: prototype),
      Property(
        "showsPlaceholders", \.showsPlaceholders,
        "Whether symbols that are not reached are shown faintly.",
        aliases: ["placeholderVisibility"], prototype: prototype),
      Property(
        "showsNumerals", \.showsNumerals,
        "Whether numerals in the locale's digits stand below the symbols.",
        aliases: ["numerals"], prototype: prototype),
      Property(
        "isEditable", \.isEditable, "Whether people can change it.", aliases: ["editable"],
        prototype: prototype),
      Property(
        "color", \.color, "The symbols' colour.", aliases: ["tint", "tintColor", "fillColor"],
        prototype: prototype),
      Property(
        "font", \.font, "The text that the symbols would stand beside.", prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large it is, on macOS.", aliases: ["size"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
    ],
    examples: [
      ComponentExample("Three and a half stars", "RatingIndicator: 3.5\n"),
      ComponentExample(
        "With numerals", "RatingIndicator:\n  value: 4\n  showsNumerals: true\n  symbol: heart\n"),
    ])
}
