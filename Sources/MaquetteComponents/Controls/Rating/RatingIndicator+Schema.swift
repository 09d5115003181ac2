extension RatingIndicator {
  public static let names = ["RatingIndicator"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    RatingIndicator(), summary: "A rating as a row of symbols.", titleKey: "value",
    examples: [
      ComponentExample("Three and a half stars", "RatingIndicator: 3.5\n"),
      ComponentExample(
        "With numerals", "RatingIndicator:\n  value: 4\n  showsNumerals: true\n  symbol: heart\n"),
    ])
}
