extension Stepper {
  public static let names = ["Stepper"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Stepper(), summary: "Increases or decreases a value in steps.", titleKey: "title",
    examples: [
      ComponentExample("A stepper", "width: 320\nStepper: 'Copies: 2'\nvalue: 2\n"),
      ComponentExample(
        "At an end of its range",
        "Stepper:\n  value: 0\n  range: 0...10\n  pressedHalf: increment\n"),
    ])
}
