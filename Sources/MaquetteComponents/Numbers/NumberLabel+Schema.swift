import MaquetteCore
import MaquetteLocale

extension NumberLabel {
  private static let prototype = NumberLabel(nil)

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "NumberLabel", prototype: prototype,
    summary: "A number in the locale's digits, with its separators and signs.", titleKey: "value",
    properties: [
      Property(
        "value", \.value, "The number; for the percent style a share, where 1 is 100%.",
        range: -1e15...1e15, prototype: prototype),
      Property("style", \.style, "How it is written.", prototype: prototype),
      Property(
        "currency", \.currency,
        "A currency by its ISO 4217 code; that of the locale's region when not given.",
        aliases: ["currencyCode"], prototype: prototype),
      Property(
        "minimumFractionDigits", \.minimumFractionDigits,
        "The fewest digits after the decimal separator; the style's own when not given.",
        range: 0...20, prototype: prototype),
      Property(
        "maximumFractionDigits", \.maximumFractionDigits,
        "The most digits after the decimal separator; the style's own when not given.",
        range: 0...20, prototype: prototype),
      Property(
        "locale", \.locale, "A locale such as ar-EG-u-nu-latn; the environment's when not given.",
        prototype: prototype),
    ] + styleProperties(prototype),
    examples: [
      ComponentExample("A number", "NumberLabel: 1234567.5\n"),
      ComponentExample("Eastern Arabic digits", "NumberLabel: 1234567.5\nlocale: ar_EG\n"),
      ComponentExample("A share", "NumberLabel: 0.25\nstyle: percent\nlocale: fa\n"),
      ComponentExample(
        "Money", "NumberLabel: 1299\nstyle: currency\ncurrency: SAR\nlocale: ar_SA\n"),
    ])
}
