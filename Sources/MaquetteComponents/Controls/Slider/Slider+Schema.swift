import MaquetteCore

extension Slider {
  private static let prototype = Slider()
  private static let numbers = -Limits.coordinate...Limits.coordinate

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Slider", prototype: prototype, aliases: ["UISlider", "NSSlider", "WKInterfaceSlider"],
    summary: "A thumb on a track that chooses a value between two ends.", titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What is chosen; macOS shows it, others tell assistive technology.",
        aliases: ["text", "label"], prototype: prototype),
      Property(
        "value", \.value, "The value.", aliases: ["doubleValue", "floatValue", "integerValue"],
        range: numbers, prototype: prototype),
      Property(
        "range", \.range, "What the value may be.", aliases: ["in", "bounds"], range: numbers,
        prototype: prototype),
      Property(
        "step", \.step, "The distance between values; 0 for any value.",
        range: 0...Limits.coordinate, prototype: prototype),
      Property(
        "minimumValueImage", \.minimumValueImage, "A symbol at the minimum's end.",
        aliases: ["minimumSymbol", "minImage"], type: .symbol, prototype: prototype),
      Property(
        "maximumValueImage", \.maximumValueImage, "A symbol at the maximum's end.",
        aliases: ["maximumSymbol", "maxImage"], type: .symbol, prototype: prototype),
      Property(
        "minimumValueLabel", \.minimumValueLabel, "A text at the minimum's end.",
        aliases: ["minLabel"], prototype: prototype),
      Property(
        "maximumValueLabel", \.maximumValueLabel, "A text at the maximum's end.",
        aliases: ["maxLabel"], prototype: prototype),
      Property(
        "minimumTrackTintColor", \.minimumTrackTintColor, "The colour up to the thumb.",
        aliases: ["tint", "tintColor", "color", "trackFillColor"], prototype: prototype),
      Property(
        "maximumTrackTintColor", \.maximumTrackTintColor, "The colour of the rest of the track.",
        prototype: prototype),
      Property(
        "thumbTintColor", \.thumbTintColor, "The thumb's colour.", prototype: prototype),
      Property(
        "numberOfTickMarks", \.numberOfTickMarks, "How many tick marks there are, on macOS.",
        aliases: ["ticks"], range: 0...Double(mostSteps + 1), prototype: prototype),
      Property(
        "tickMarkPosition", \.tickMarkPosition, "Where tick marks are, on macOS.",
        prototype: prototype),
      Property(
        "showsNumerals", \.showsNumerals,
        "Whether numerals in the locale's digits stand below tick marks, steps or ends.",
        aliases: ["numerals"], prototype: prototype),
      Property(
        "valueFormat", \.valueFormat, "How values are written.", aliases: ["format"],
        prototype: prototype),
      Property(
        "sliderType", \.sliderType, "A track or a knob, on macOS.", aliases: ["type"],
        prototype: prototype),
      Property(
        "isVertical", \.isVertical, "Whether it stands upright, on macOS.",
        aliases: ["vertical"], prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large it is, on macOS.", aliases: ["size"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
      Property(
        "labelsHidden", \.labelsHidden, "Whether the title is told to assistive technology only.",
        prototype: prototype),
    ] + ValueRange.properties(\.range.minimum, \.range.maximum, prototype: prototype),
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
