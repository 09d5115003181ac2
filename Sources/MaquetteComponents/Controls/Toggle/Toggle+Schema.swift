extension Toggle {
  public static let names = ["Toggle", "Switch"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Toggle(), summary: "A control that is on or off: a switch, a check box or a radio button.",
    titleKey: "title",
    examples: [
      ComponentExample("A switch", "width: 320\nToggle: Airplane Mode\nisOn: true\n"),
      ComponentExample(
        "Settings",
        "width: 390\nList:\n  - Toggle: Airplane Mode\n  - Toggle: Wi-Fi\n    isOn: true\n"),
      ComponentExample(
        "Check boxes",
        "platform: macos\nVStack:\n  alignment: leading\n  children:\n"
          + "    - Toggle: All mail\n      isMixed: true\n"
          + "    - Toggle: Unread\n      isOn: true\n    - Toggle: Flagged\n"),
    ])
}
