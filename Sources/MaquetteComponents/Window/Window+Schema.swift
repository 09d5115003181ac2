extension Window {
  public static let names = ["Window"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Window {}, summary: "A window of a Mac or an iPad, with bars, tabs, columns and a shadow.",
    titleKey: "title", childrenKey: "children", isPresentationScope: true,
    examples: [
      ComponentExample(
        "A window with all its parts",
        """
        platform: macos
        width: 900
        height: 560
        Window: Inbox
        subtitle: 12 messages
        toolbar: {items: [{title: Archive, symbol: archivebox}, {title: Delete, symbol: trash}]}
        sidebar: [List: [{Label: Inbox, symbol: tray, listRowState: selected}]]
        content: [List: [Label: Anna, Label: Ben]]
        inspector: [Label: Details]
        children: [Label: Lunch at one]

        """),
      ComponentExample(
        "Half of an iPad",
        """
        platform: ipados
        Window: Notes
        size: half
        children: [List: [Label: Shopping, Label: Ideas]]

        """),
    ])
}
