import MaquetteCore

extension Toggle {
  private static let prototype = Toggle()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Toggle", prototype: prototype, aliases: ["Switch"],
    summary: "Something that is on or off: a switch, a check box, a radio button.",
    titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What is on or off; leave it out for the figure alone.",
        aliases: ["text", "label"], prototype: prototype),
      Property(
        "systemImage", \.systemImage, "A symbol before the title.", aliases: ["symbol", "icon"],
        type: .symbol, prototype: prototype),
      Property(
        "isOn", \.isOn, "Whether it is on.", aliases: ["on", "value"], prototype: prototype),
      Property(
        "isMixed", \.isMixed, "Whether it stands for several things of which some are on.",
        aliases: ["mixed"], prototype: prototype),
      Property(
        "style", \.style, "How it looks; checkbox and radio on macOS only.",
        aliases: ["toggleStyle", "preferredStyle"], prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large it is, on macOS.", aliases: ["size"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
      Property(
        "tint", \.tint, "The colour of what is on.", aliases: ["tintColor", "onTintColor"],
        prototype: prototype),
      Property(
        "thumbTintColor", \.thumbTintColor, "The colour of a switch's thumb.",
        prototype: prototype),
      Property(
        "showsOnOffLabels", \.showsOnOffLabels,
        "Whether a switch has the marks for on and off that a setting adds.",
        aliases: ["onOffLabels"], prototype: prototype),
      Property(
        "labelsHidden", \.labelsHidden,
        "Whether the title is told to assistive technology only.", prototype: prototype),
      Property(
        "onText", \.onText, "What says that it is on: on tvOS, and to assistive technology.",
        prototype: prototype),
      Property(
        "offText", \.offText, "What says that it is off: on tvOS, and to assistive technology.",
        prototype: prototype),
    ],
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
