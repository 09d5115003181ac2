extension Alert {
  public static let names = ["Alert", "UIAlertController", "NSAlert"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Alert("") {},
    summary: "A message that people have to answer. In a Screen, it covers the other contents.",
    titleKey: "title", childrenKey: "buttons",
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
