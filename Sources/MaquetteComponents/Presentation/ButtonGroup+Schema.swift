import MaquetteCore

extension ButtonGroup {
  private static let prototype = ButtonGroup {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "ButtonGroup", prototype: prototype,
    summary: "Buttons that belong together, placed by their roles as the platform places them.",
    childrenKey: "buttons",
    properties: [
      Property(
        "axis", \.axis, "Whether buttons stand beside or below one another.", prototype: prototype),
      Property(
        "spacing", \.spacing, "Space between buttons; the platform's when not given.",
        prototype: prototype),
      Property(
        "stretch", \.stretch,
        "Whether they take all the width there is; the platform's habit when not given.",
        prototype: prototype),
      Property(
        "buttons", \.actionList, "The buttons, in any order.",
        aliases: ["actions", "children", "content"], prototype: prototype),
    ],
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
