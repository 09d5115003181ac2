import MaquetteLocale

extension NumberLabel {
  public static let names = ["NumberLabel"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    NumberLabel(nil), summary: "A number in the locale's digits, with its separators and signs.",
    titleKey: "value",
    examples: [
      ComponentExample("A number", "NumberLabel: 1234567.5\n"),
      ComponentExample("Eastern Arabic digits", "NumberLabel: 1234567.5\nlocale: ar_EG\n"),
      ComponentExample("A share", "NumberLabel: 0.25\nstyle: percent\nlocale: fa\n"),
      ComponentExample(
        "Money", "NumberLabel: 1299\nstyle: currency\ncurrency: SAR\nlocale: ar_SA\n"),
    ])
}
