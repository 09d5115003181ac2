extension SegmentedControl {
  public static let names = ["SegmentedControl"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    SegmentedControl([]), summary: "Several segments beside one another, one of which is chosen.",
    childrenKey: "segments",
    examples: [
      ComponentExample(
        "Texts", "width: 320\nSegmentedControl: [Day, Week, Month]\nselection: 1\n"),
      ComponentExample(
        "Symbols",
        "SegmentedControl:\n  stretch: false\n  segments:\n"
          + "    - {symbol: list.bullet, title: List}\n"
          + "    - {symbol: square.grid.2x2, title: Grid}\n"
          + "    - {symbol: chart.bar, title: Chart, enabled: false}\n"),
    ])
}
