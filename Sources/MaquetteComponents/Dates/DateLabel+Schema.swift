import MaquetteCore

extension DateLabel {
  private static let prototype = DateLabel()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "DateLabel", prototype: prototype, aliases: ["WKInterfaceDate"],
    summary: "A date, a time or both as the locale writes them, shorter where there is less room.",
    titleKey: "date",
    properties: [
      Property(
        "date", \.date,
        "The moment shown, as ISO 8601; without an offset, what clocks show there. "
          + "The environment's 'now' when not given.",
        prototype: prototype),
      Property(
        "dateStyle", \.dateStyle,
        "How much of the date is shown; medium when neither a style nor a format is given.",
        prototype: prototype),
      Property(
        "timeStyle", \.timeStyle, "How much of the time is shown.", prototype: prototype),
      Property(
        "format", \.format,
        "A Unicode date pattern in place of the styles, for example EEE d MMM.",
        aliases: ["dateFormat"], prototype: prototype),
      Property(
        "template", \.template,
        "Fields in place of the styles that the locale orders, for example EEEdMMM.",
        aliases: ["dateFormatTemplate", "skeleton"], prototype: prototype),
      Property(
        "family", \.family,
        "The complication whose room there is; 'width' and the surroundings narrow it too.",
        prototype: prototype),
    ] + localeProperties(prototype) + styleProperties(prototype),
    examples: [
      ComponentExample("A date", "DateLabel:\ndateStyle: short\n"),
      ComponentExample(
        "Date and time in France",
        "DateLabel:\n  dateStyle: full\n  timeStyle: short\n  timeZone: Europe/Paris\nlocale: fr\n"),
      ComponentExample("A format of one's own", "DateLabel:\nformat: EEE d MMM\n"),
      ComponentExample(
        "Fields in the locale's order", "DateLabel:\ntemplate: EEEdMMM\nlocale: ja\n"),
      ComponentExample(
        "Another calendar", "DateLabel:\ndateStyle: long\ncalendar: islamic-umalqura\n"),
    ])
}
