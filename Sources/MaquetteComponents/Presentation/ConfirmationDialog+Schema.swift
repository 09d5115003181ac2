extension ConfirmationDialog {
  public static let names = ["ConfirmationDialog", "ActionSheet"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ConfirmationDialog {},
    summary: "Choices about an action, in an action sheet, a popover or an alert.",
    titleKey: "title", childrenKey: "buttons", dimsTint: { $0.dimsTint(in: $1) },
    examples: [
      ComponentExample(
        "An action sheet",
        "ConfirmationDialog: Delete this draft?\nmessage: It is on this iPhone only.\nbuttons:\n"
          + "  - Save Draft\n  - {title: Delete Draft, role: destructive}\n"
          + "  - {title: Cancel, role: cancel}\n"),
      ComponentExample(
        "A popover",
        "platform: ipados\nConfirmationDialog:\n  buttons:\n    - Duplicate\n    - Move\n"
          + "    - {title: Delete, role: destructive}\n"),
      ComponentExample(
        "Below the button that opened it",
        "platform: ipados\nConfirmationDialog: Delete this draft?\nanchor:\n"
          + "  - Button: Delete\nbuttons:\n  - {title: Delete Draft, role: destructive}\n"),
    ])
}
