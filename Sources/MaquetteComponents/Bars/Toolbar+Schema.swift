extension Toolbar {
  public static let names = ["Toolbar"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Toolbar {}, summary: "A bar with actions for the contents of a screen or a window.",
    childrenKey: "items",
    examples: [
      ComponentExample(
        "At the bottom of a screen",
        "width: 390\nToolbar:\n  - {systemItem: action}\n  - {systemItem: bookmarks}\n"
          + "  - {systemItem: trash}\n"),
      ComponentExample(
        "At the top of a window",
        "platform: macos\nwidth: 640\nToolbar:\n  title: Inbox\n  subtitle: 12 messages\n"
          + "  leadingItems: [PreviousNextControl]\n  items:\n"
          + "    - {title: Archive, symbol: archivebox}\n"
          + "    - {title: Delete, symbol: trash}\n  searchPrompt: Search\n"),
    ])
}
