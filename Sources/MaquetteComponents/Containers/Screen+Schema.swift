import MaquetteCore

extension Screen {
  private static let prototype = Screen {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Screen", prototype: prototype,
    summary: "A device's whole screen; its contents keep to the safe area.",
    childrenKey: "children",
    properties: [
      Property(
        "device", \.device, "The device's name, for example iPhone 15 Pro.",
        prototype: prototype),
      Property("background", \.background, "The screen's colour.", prototype: prototype),
      Property(
        "scrolls", \.isScrolling, "Whether the contents scroll.", aliases: ["isScrolling"],
        prototype: prototype),
      Property(
        "title", \.title, "The title beside the time, on a watch.",
        aliases: ["navigationTitle"], prototype: prototype),
      Property(
        "ignoresSafeArea", \.ignoresSafeArea,
        "Whether the contents also use the room under bars and sensors.", prototype: prototype),
      Property(
        "sidebar", \.sidebar,
        "What stands in a column at the leading edge, on iPad and Mac: a list, for example.",
        prototype: prototype),
      Property(
        "inputView", \.inputView,
        "What takes the keyboard's place at the lower edge: a picker, for example.",
        prototype: prototype),
      Property(
        "inputAccessoryView", \.accessoryList,
        "Buttons in a bar above it, and flexibleSpace between those at both ends.",
        aliases: ["keyboardToolbar"], prototype: prototype),
      Property(
        "navigationBar", \.bars.navigationSlot, "The bar at the top: its title, or its keys.",
        prototype: prototype),
      Property(
        "toolbar", \.bars.toolbarSlot,
        "The bar at the bottom on iOS, at the top on macOS, in the corners of a watch.",
        prototype: prototype),
      Property(
        "tabBar", \.bars.tabSlot, "The bar that switches between areas.", prototype: prototype),
      Property(
        "showsStatusBar", \.showsStatusBar,
        "On iOS: whether time and home indicator are drawn; with bars when not given.",
        aliases: ["statusBar"], prototype: prototype),
      Property(
        "children", \.children, "The components from top to bottom.",
        aliases: ["content", "view"], prototype: prototype),
    ],
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
