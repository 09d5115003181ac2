import MaquetteCore

extension NavigationBar {
  private static let prototype = NavigationBar("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "NavigationBar", prototype: prototype,
    summary: "The bar at the top of a screen: its title, what leads back, and what can be done.",
    titleKey: "title",
    properties: [
      Property(
        "title", \.title, "Where one is.", aliases: ["navigationTitle"], prototype: prototype),
      Property(
        "titleDisplayMode", \.titleDisplayMode,
        "Below the buttons or among them; 'automatic' is large where nothing leads back.",
        aliases: ["navigationBarTitleDisplayMode", "largeTitleDisplayMode"], prototype: prototype),
      Property(
        "backTitle", \.backTitle,
        "The title of the screen before; \"\" for a chevron alone, left out for no way back.",
        aliases: ["backButtonTitle"], prototype: prototype),
      Property(
        "backButtonDisplayMode", \.backButtonDisplayMode,
        "What of it is shown; where it has no room, it is shortened in any case.",
        prototype: prototype),
      Property(
        "leadingItems", \.leadingList, "What stands at the leading end.",
        aliases: [
          "leading", "topBarLeading", "navigationBarLeading", "leftBarButtonItems",
          "leftBarButtonItem",
        ],
        prototype: prototype),
      Property(
        "trailingItems", \.trailingList, "What stands at the trailing end, in reading direction.",
        aliases: [
          "trailing", "items", "topBarTrailing", "navigationBarTrailing", "rightBarButtonItems",
          "rightBarButtonItem",
        ], prototype: prototype),
      Property("prompt", \.prompt, "A line above the buttons.", prototype: prototype),
      Property(
        "searchPrompt", \.searchPrompt, "The placeholder of a search field below the title.",
        aliases: ["search", "searchable"], prototype: prototype),
      Property(
        "backgroundVisibility", \.backgroundVisibility,
        "Whether material and line are drawn; 'automatic' is where content lies under the bar.",
        aliases: ["toolbarBackground"], prototype: prototype),
      Property(
        "isAtScrollEdge", \.isAtScrollEdge,
        "Whether the content below stands at its upper end; scrolled content is under the bar.",
        prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "On a screen that others lead to",
        "width: 390\nNavigationBar: Display & Text Size\nbackTitle: Accessibility\n"
          + "backgroundVisibility: visible\ntrailingItems: [{systemItem: edit}]\n"),
      ComponentExample(
        "A large title, with a search field",
        "width: 390\nNavigationBar: Contacts\nsearchPrompt: Search\n"
          + "leadingItems: [Lists]\ntrailingItems: [{systemItem: add}]\n"),
    ])

  var leadingList: BarItemList {
    get { BarItemList(items: leadingItems) }
    set { leadingItems = newValue.items }
  }

  var trailingList: BarItemList {
    get { BarItemList(items: trailingItems) }
    set { trailingItems = newValue.items }
  }
}
