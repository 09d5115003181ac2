extension LevelIndicator {
  public static let names = ["LevelIndicator", "NSLevelIndicator"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    LevelIndicator(), summary: "Shows how full or strong something is, on macOS.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "Disk space",
        "platform: macos\nwidth: 260\nLevelIndicator: Disk\nvalue: 7\n"
          + "range: 0...10\nwarningValue: 6\ncriticalValue: 9\n")
    ])
}
