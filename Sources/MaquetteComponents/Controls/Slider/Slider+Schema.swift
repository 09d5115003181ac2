extension Slider {
  public static let names = ["Slider", "UISlider", "NSSlider", "WKInterfaceSlider"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Slider(), summary: "A thumb on a track that chooses a value between two ends.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "Between symbols",
        "width: 320\nSlider: Volume\nvalue: 0.4\nminimumValueImage: speaker.fill\n"
          + "maximumValueImage: speaker.wave.3.fill\n"),
      ComponentExample(
        "Tick marks and numerals on macOS",
        "platform: macos\nwidth: 320\nSlider:\n  value: 4\n  range: 0...10\n  step: 2\n"
          + "  showsNumerals: true\n"),
    ])
}
