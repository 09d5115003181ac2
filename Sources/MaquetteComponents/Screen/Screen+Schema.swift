extension Screen {
  public static let names = ["Screen"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Screen {}, summary: "A device's whole screen; its contents stay in the safe area.",
    childrenKey: "children", isPresentationScope: true,
    examples: [
      ComponentExample(
        "A watch",
        "platform: watchos\nScreen:\n  title: Workout\n  children:\n    - Button: Start\n"
          + "      style: filled\n    - Button: Settings\n"),
      ComponentExample(
        "With bars",
        "Screen:\n  navigationBar: Settings\n  tabBar:\n    - {title: Home, symbol: house}\n"
          + "    - {title: Settings, symbol: gearshape}\n  children:\n    - List:\n"
          + "        - NavigationLink: General\n        - NavigationLink: Privacy\n"),
      ComponentExample(
        "A window with a sidebar",
        "platform: macos\nwidth: 480\nheight: 300\nScreen:\n  toolbar: {title: Inbox}\n  sidebar:\n"
          + "    - List:\n        - {Label: Inbox, symbol: tray, listRowState: selected}\n"
          + "        - {Label: Sent, symbol: paperplane}\n  children:\n    - Label: No messages\n"),
    ])
}
