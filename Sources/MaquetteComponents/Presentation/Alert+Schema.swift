import MaquetteCore

extension Alert {
  private static let prototype = Alert("") {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Alert", prototype: prototype, aliases: ["UIAlertController", "NSAlert"],
    summary: "A message that has to be answered; among a screen's contents it lies over them.",
    titleKey: "title", childrenKey: "buttons",
    properties: [
      Property(
        "title", \.title, "What happened, or what is asked.", aliases: ["messageText"],
        prototype: prototype),
      Property(
        "message", \.message, "More about it.", aliases: ["informativeText"],
        prototype: prototype),
      Property(
        "textField", \.textField, "The placeholder of a text field.", aliases: ["placeholder"],
        prototype: prototype),
      Property(
        "symbol", \.symbol, "The symbol above the title on macOS; an app's icon when not given.",
        aliases: ["icon", "systemImage"], type: .symbol, prototype: prototype),
      Property(
        "showsHelp", \.showsHelp, "Whether there is a help button, on macOS.",
        aliases: ["helpButton", "help"], prototype: prototype),
      Property(
        "buttons", \.actionList, "The answers; their roles decide on their places.",
        aliases: ["actions"], prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "Two buttons",
        "Alert: Delete “Notes”?\nmessage: This cannot be undone.\nbuttons:\n"
          + "  - {title: Delete, role: destructive}\n  - {title: Cancel, role: cancel}\n"),
      ComponentExample(
        "Three buttons on macOS",
        "platform: macos\nAlert: Do you want to keep this new document?\n"
          + "message: You can choose to save your changes, or delete this document immediately.\n"
          + "buttons:\n  - {title: Save, role: primary}\n"
          + "  - {title: Delete, role: destructive}\n  - {title: Cancel, role: cancel}\n"),
      ComponentExample(
        "Over a screen",
        "Screen:\n  - Label: Library\n    font: largeTitle\n"
          + "  - Alert: New Folder\n    message: Enter a name for this folder.\n"
          + "    textField: Name\n    buttons:\n      - {title: Cancel, role: cancel}\n"
          + "      - {title: Save, role: primary}\n"),
    ])
}
