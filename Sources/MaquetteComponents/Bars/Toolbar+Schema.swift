import MaquetteCore

extension Toolbar {
  private static let prototype = Toolbar {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Toolbar", prototype: prototype,
    summary: "What can be done with what a screen or a window shows.",
    childrenKey: "items",
    properties: [
      Property(
        "items", \.itemList, "Buttons, menus, other controls, and spaces among them.",
        aliases: ["children", "bottomBar", "toolbarItems"], prototype: prototype),
      Property(
        "leadingItems", \.leadingList, "On macOS before the title, on a watch in the upper corner.",
        aliases: ["leading", "topBarLeading", "navigation"], prototype: prototype),
      Property(
        "trailingItems", \.trailingList,
        "On macOS after the items, on a watch in the upper corner.",
        aliases: ["trailing", "topBarTrailing", "primaryAction"], prototype: prototype),
      Property(
        "title", \.title, "On macOS: the window's title.", aliases: ["navigationTitle"],
        prototype: prototype),
      Property(
        "subtitle", \.subtitle, "On macOS: a smaller line below it.",
        aliases: ["navigationSubtitle"], prototype: prototype),
      Property(
        "displayMode", \.displayMode, "On macOS: what is shown of items.", prototype: prototype),
      Property(
        "toolbarStyle", \.toolbarStyle, "On macOS: how title and items stand together.",
        aliases: ["style", "windowToolbarStyle"], prototype: prototype),
      Property(
        "searchPrompt", \.searchPrompt, "On macOS: the placeholder of a search field.",
        aliases: ["search", "searchable"], prototype: prototype),
      Property(
        "showsWindowControls", \.showsWindowControls,
        "On macOS: whether the buttons that close and zoom are drawn; in a 'Screen' when not given.",
        prototype: prototype),
      Property(
        "backgroundVisibility", \.backgroundVisibility,
        "On iOS: whether material and line are drawn.", aliases: ["toolbarBackground"],
        prototype: prototype),
      Property(
        "isAtScrollEdge", \.isAtScrollEdge,
        "On iOS: whether the content stands at its end.", prototype: prototype),
    ],
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

  var itemList: BarItemList {
    get { BarItemList(items: items) }
    set { items = newValue.items }
  }

  var leadingList: BarItemList {
    get { BarItemList(items: leadingItems) }
    set { leadingItems = newValue.items }
  }

  var trailingList: BarItemList {
    get { BarItemList(items: trailingItems) }
    set { trailingItems = newValue.items }
  }
}
