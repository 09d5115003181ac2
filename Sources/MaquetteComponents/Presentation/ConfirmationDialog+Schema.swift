import MaquetteCore

extension ConfirmationDialog {
  private static let prototype = ConfirmationDialog {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "ConfirmationDialog", prototype: prototype, aliases: ["ActionSheet"],
    summary: "Choices about an action: an action sheet, a popover or an alert.",
    titleKey: "title", childrenKey: "buttons",
    properties: [
      Property("title", \.title, "What is asked.", prototype: prototype),
      Property("message", \.message, "More about it.", prototype: prototype),
      Property(
        "arrowEdge", \.arrowEdge, "Where the arrow of an iPad's popover stands.",
        prototype: prototype),
      Property(
        "buttons", \.actionList, "The choices; their roles decide on their places.",
        aliases: ["actions"], prototype: prototype),
    ],
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
    ])
}
