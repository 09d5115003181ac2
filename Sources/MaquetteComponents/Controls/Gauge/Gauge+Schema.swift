extension Gauge {
  public static let names = ["Gauge"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Gauge(), summary: "Shows a value within a range.", titleKey: "title",
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
