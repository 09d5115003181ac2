extension Picker {
  public static let names = ["Picker", "PickerView", "WKInterfacePicker"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Picker(),
    summary:
      "A control for choosing one of several values: a wheel, a menu, radio buttons and others.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "A wheel",
        "width: 320\nPicker: Fruit\nstyle: wheel\nselection: Cherry\n"
          + "options: [Apple, Banana, Cherry, Damson, Elderberry]\n"),
      ComponentExample(
        "Two wheels",
        "width: 320\nPicker: Size\nstyle: wheel\ncolumns:\n  - [S, M, L]\n"
          + "  - options: [Red, Green, Blue]\n    selection: Green\n"),
      ComponentExample("A menu", "Picker: Size\nselection: M\noptions: [S, M, L]\n"),
    ])
}
