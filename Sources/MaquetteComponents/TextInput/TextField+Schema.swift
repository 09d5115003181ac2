extension TextField {
  public static let names = ["TextField"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    TextField(), summary: "A field for one line of text that people type.", titleKey: "title",
    examples: [
      ComponentExample("An empty field", "width: 320\nTextField: E-mail\n"),
      ComponentExample(
        "While people type",
        "width: 320\nTextField: Name\ntext: Ada\nfocused: true\nborderStyle: roundedBorder\n"
          + "clearButton: whileEditing\n"),
      ComponentExample(
        "Rows of a form",
        "width: 390\nList:\n  - TextField: Name\n    placeholder: Required\n"
          + "  - TextField: Price\n    placeholder: Optional\n    text: '12.50'\n    prefix: €\n"),
      ComponentExample(
        "With an error below",
        "width: 320\nTextField: E-mail\ntext: ada@\nerror: Enter a whole address.\n"
          + "borderStyle: roundedBorder\n"),
    ])
}
