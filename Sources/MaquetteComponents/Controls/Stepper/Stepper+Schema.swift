import MaquetteCore

extension Stepper {
  private static let prototype = Stepper()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Stepper", prototype: prototype, summary: "Makes a value larger or smaller step by step.",
    titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What is changed; leave it out for the stepper alone.",
        aliases: ["text", "label"], prototype: prototype),
      Property(
        "value", \.value, "The value; at an end of the range a half is disabled.",
        aliases: ["doubleValue", "integerValue"], range: -Limits.coordinate...Limits.coordinate,
        prototype: prototype),
      Property(
        "range", \.range, "What the value may be.", aliases: ["in", "bounds"],
        range: -Limits.coordinate...Limits.coordinate, prototype: prototype),
      Property(
        "wraps", \.wraps, "Whether the value goes on at the other end.",
        aliases: ["valueWraps"], prototype: prototype),
      Property(
        "pressedHalf", \.pressedHalf, "The half that is pressed.", aliases: ["pressed"],
        prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large it is, on macOS.", aliases: ["size"],
        prototype: prototype),
      Property("state", \.state, "What is happening to all of it.", prototype: prototype),
      Property(
        "labelsHidden", \.labelsHidden,
        "Whether the title is told to assistive technology only.", prototype: prototype),
    ] + ValueRange.properties(\.range.minimum, \.range.maximum, prototype: prototype),
    examples: [
      ComponentExample("A stepper", "width: 320\nStepper: 'Copies: 2'\nvalue: 2\n"),
      ComponentExample(
        "At its end", "Stepper:\n  value: 0\n  range: 0...10\n  pressedHalf: increment\n"),
    ])
}
