extension ProgressView {
  public static let names = [
    "ProgressView", "ProgressIndicator", "UIProgressView", "NSProgressIndicator",
  ]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ProgressView(), summary: "A bar or spinner that shows how far a task has come.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "A bar", "width: 320\nProgressView: Downloading…\nvalue: 0.6\nshowsCurrentValue: true\n"),
      ComponentExample(
        "A ring on a watch",
        "platform: watchos\nProgressView:\n  value: 3\n  total: 4\n"
          + "  style: circular\n"),
      ComponentExample("A task of unknown length", "ProgressView: Loading…\n"),
    ])
}
