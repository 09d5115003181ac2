extension ButtonGroup {
  public static let names = ["ButtonGroup"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ButtonGroup {},
    summary: "Buttons that belong together; their roles decide their places, as on the platform.",
    childrenKey: "buttons",
    examples: [
      ComponentExample(
        "A row of macOS",
        "platform: macos\nwidth: 360\nbackground: windowBackground\nButtonGroup:\n"
          + "  buttons:\n    - {title: Save, role: primary}\n    - {title: Cancel, role: cancel}\n"
          + "    - {title: Delete, role: destructive}\n  padding: 20\n"),
      ComponentExample(
        "A column of iOS",
        "width: 320\nButtonGroup:\n  stretch: true\n  buttons:\n"
          + "    - Button: Not Now\n      role: cancel\n      style: plain\n"
          + "    - Button: Continue\n      role: primary\n      style: filled\n      size: large\n"
          + "  padding: 20\n"),
    ])
}
