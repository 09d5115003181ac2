extension Menu {
  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Menu(""),
    summary: "A button that opens a menu of commands; it is drawn closed or open.",
    titleKey: "title", childrenKey: "items",
    examples: [
      ComponentExample(
        "Commands in sections",
        "Menu: Options\nisPresented: true\npadding: 24\nitems:\n  - title: Copy\n"
          + "    symbol: doc.on.doc\n  - title: Duplicate\n    symbol: plus.square\n  - Divider\n"
          + "  - title: Delete\n    symbol: trash\n    role: destructive\n"),
      ComponentExample(
        "A submenu on macOS",
        "platform: macos\nMenu: File\nisPresented: true\npadding: 24\nitems:\n"
          + "  - title: New Window\n    shortcut: ⌘N\n  - Menu: Open Recent\n"
          + "    isExpanded: true\n    items: [Notes, Budget]\n"),
    ])
}
