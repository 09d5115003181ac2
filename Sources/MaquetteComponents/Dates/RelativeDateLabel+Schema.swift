extension RelativeDateLabel {
  public static let names = ["RelativeDateLabel", "CLKRelativeDateTextProvider"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    RelativeDateLabel(nil),
    summary: "The time until or since a date, in the longest form that fits.", titleKey: "target",
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
