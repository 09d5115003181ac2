extension DateLabel {
  public static let names = ["DateLabel", "WKInterfaceDate"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    DateLabel(),
    summary: "A date, a time or both, in the locale's form. It is shortened when space is short.",
    titleKey: "date",
    examples: [
      ComponentExample("A date", "DateLabel:\ndateStyle: short\n"),
      ComponentExample(
        "Date and time in France",
        "DateLabel:\n  dateStyle: full\n  timeStyle: short\n  timeZone: Europe/Paris\nlocale: fr\n"),
      ComponentExample("A Unicode date pattern", "DateLabel:\nformat: EEE d MMM\n"),
      ComponentExample(
        "Fields in the locale's order", "DateLabel:\ntemplate: EEEdMMM\nlocale: ja\n"),
      ComponentExample(
        "Another calendar", "DateLabel:\ndateStyle: long\ncalendar: islamic-umalqura\n"),
    ])
}
