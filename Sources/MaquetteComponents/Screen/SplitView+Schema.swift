extension SplitView {
  public static let names = ["SplitView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    SplitView {
    } detail: {
    },
    summary:
      "Two or three columns. Each column shows the details of the choice in the column before it.",
    childrenKey: "detail",
    examples: [
      ComponentExample(
        "Mail on an iPad",
        """
        platform: ipados
        width: 1024
        height: 500
        Screen:
          - SplitView:
              sidebar:
                - NavigationBar: Mailboxes
                - List:
                    - {Label: Inbox, symbol: tray, listRowState: selected}
                    - {Label: Sent, symbol: paperplane}
              detail:
                - NavigationBar: {title: Lunch, titleDisplayMode: inline}
                - Label: At one?

        """),
      ComponentExample(
        "Three columns in a window",
        """
        platform: macos
        width: 800
        height: 400
        Window: Notes
        children:
          - SplitView:
              sidebar: [List: [{Label: Notes, symbol: folder, listRowState: selected}]]
              content: [List: [Label: Shopping, Label: Ideas]]
              detail: [Label: "Milk, bread, coffee"]

        """),
    ])
}
