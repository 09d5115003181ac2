import MaquetteCore

extension SegmentedControl {
  private static let prototype = SegmentedControl([])

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "SegmentedControl", prototype: prototype,
    summary: "Several choices beside one another of which one is chosen.",
    childrenKey: "segments",
    properties: [
      Property(
        "segments", \.segments.specList, "The choices: texts, or maps with title, symbol and tag.",
        aliases: ["items"], prototype: prototype),
      Property(
        "selection", \.chosen,
        "The chosen segment: its number from 0, its title or tag; none or -1 for nothing.",
        aliases: ["selectedSegmentIndex", "selectedSegment", "indexOfSelectedItem"],
        prototype: prototype),
      Property(
        "isMomentary", \.isMomentary, "Whether segments act at once and none stays chosen.",
        aliases: ["momentary"], prototype: prototype),
      Property(
        "pressedSegment", \.pressedSegment, "The segment that a finger is down on; -1 for none.",
        range: -1...10_000, prototype: prototype),
      Property(
        "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent,
        "Whether segments are as wide as their content needs.", prototype: prototype),
      Property(
        "selectedSegmentTintColor", \.selectedSegmentTintColor,
        "The colour of the chosen segment.",
        aliases: ["tint", "tintColor", "selectedSegmentBezelColor"], prototype: prototype),
      Property(
        "selectedTextColor", \.selectedTextColor,
        "The colour of the chosen segment's text or symbol.", prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large it is, on macOS.", aliases: ["size"],
        prototype: prototype),
      Property("state", \.state, "What is happening to all of it.", prototype: prototype),
      Property(
        "stretch", \.stretch,
        "Whether it is as wide as there is room; the platform's habit when not given.",
        prototype: prototype),
    ],
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
