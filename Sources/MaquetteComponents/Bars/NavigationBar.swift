import MaquetteCore

/// How a navigation bar shows its title, under SwiftUI's names.
public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Large on a screen that nothing leads back from, in the row of buttons elsewhere.
  case automatic
  /// In the row of buttons.
  case inline
  /// Below the row of buttons, where the content is not scrolled.
  case large

  /// UIKit's names.
  public static var synonyms: [String: TitleDisplayMode] { ["always": .large, "never": .inline] }
}

/// The bar at the top of a screen: where one is, what leads back, and what can be done.
///
/// iOS, iPadOS and tvOS draw it; watchOS draws it as a part of its `Screen`, and macOS has a
/// ``Toolbar`` in its place. What leads back stands at the leading end and points there: from right
/// to left at the right, pointing right.
public struct NavigationBar: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The screen's title.", aliases: ["navigationTitle"])
    public let subtitle = Key(
      "", "A smaller line below the title, since iOS 26.", aliases: ["navigationSubtitle"])
    public let titleDisplayMode = Key<TitleDisplayMode>(
      .automatic,
      "Whether the title is large and below the buttons, or inline between them; 'automatic' is "
        + "large unless there is a back button or a 'principal'.",
      aliases: ["navigationBarTitleDisplayMode", "largeTitleDisplayMode"])
    public let backTitle = Key<String?>(
      nil,
      "The title of the previous screen: \"\" for a chevron alone; leave it out for no back "
        + "button.",
      aliases: ["backButtonTitle"])
    public let backButtonDisplayMode = Key(
      BackButtonDisplayMode.default,
      "What the back button shows: the title of the previous screen, a word such as Back, or a "
        + "chevron alone. It is shortened when space is short.")
    public let principal = Key<[AnyComponent]>(
      [],
      "What stands in the middle of the row in place of the title, which is then spoken only.",
      aliases: ["titleView"])
    let leadingItems = PartKey(
      \NavigationBar.leadingItems.inBar, "The items at the leading end.",
      aliases: [
        "leading", "topBarLeading", "navigationBarLeading", "leftBarButtonItems",
        "leftBarButtonItem",
      ])
    let trailingItems = PartKey(
      \NavigationBar.trailingItems.inBar, "The items at the trailing end, in reading direction.",
      aliases: [
        "trailing", "items", "topBarTrailing", "navigationBarTrailing", "rightBarButtonItems",
        "rightBarButtonItem",
      ])
    public let prompt = Key("", "A line above the buttons.")
    public let searchPrompt = Key<String?>(
      nil,
      "The placeholder of a search field: below the title, and since iOS 26 at the bottom of a "
        + "phone's screen.",
      aliases: ["search", "searchable"])
    public let searchText = Key(
      "", "The text that people have typed into the search field.", isTyped: true)
    public let isSearchPresented = Key(
      false,
      "Whether people search: the field has focus, and on a phone the bar's title and items are "
        + "hidden.",
      aliases: ["isSearching", "isSearchActive"])
    public let searchPlacement = Key(
      SearchFieldPlacement.automatic,
      "Where the search field is on a phone since iOS 26.", aliases: ["searchFieldPlacement"])
    public let hidesSearchBarWhenScrolling = Key(
      true,
      "Whether a search field below the title goes away when the content is scrolled and nobody "
        + "searches.")
    public let searchToolbarBehavior = Key(
      SearchToolbarBehavior.automatic,
      "Whether a search field at the bottom of a phone's screen is a button, since iOS 26.")
    public let backgroundVisibility = Key.barBackground()
    public let scrollEdgeEffect = Key.scrollEdgeEffect()
    public let isAtScrollEdge = Key(
      true,
      "Whether the content is scrolled to its top; if not, it continues under the bar, and the title "
        + "is small. In a screen, content that is scrolled says so itself.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// What stands at the leading end, after what leads back.
  public var leadingItems: [AnyComponent] = []
  /// What stands at the trailing end, in reading direction.
  public var trailingItems: [AnyComponent] = []

  /// A navigation bar.
  public init(
    _ title: String, titleDisplayMode: TitleDisplayMode = .automatic, backTitle: String? = nil,
    @ComponentBuilder leadingItems: () -> [AnyComponent] = { [] },
    @ComponentBuilder trailingItems: () -> [AnyComponent] = { [] }
  ) {
    self.title = title
    self.titleDisplayMode = titleDisplayMode
    self.backTitle = backTitle
    self.leadingItems = leadingItems()
    self.trailingItems = trailingItems()
  }

  /// The bar with a search field.
  public func searchable(prompt: String = "Search") -> NavigationBar {
    with { $0.searchPrompt = prompt }
  }

  /// The bar with its background shown or hidden.
  public func toolbarBackground(_ visibility: BarBackground) -> NavigationBar {
    with { $0.backgroundVisibility = visibility }
  }

  /// The bar above content that is scrolled, or not.
  public func scrolled(_ isScrolled: Bool = true) -> NavigationBar {
    with { $0.isAtScrollEdge = !isScrolled }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("NavigationBar")
    guard
      let look = context.bar(
        NavigationBarLook.self, "NavigationBar", component: "navigation bar")
    else { return EmptyElement() }
    warnOfUnusedKeys(look, in: context)
    return element(look, in: context)
  }

  /// Whether there is room between it and a list that has not been scrolled: below a small title.
  func leavesRoomForLists(in context: LayoutContext) -> Bool {
    guard self.isAtScrollEdge, !self.hasLargeTitle else { return false }
    return self.searchPrompt == nil || NavigationBarLook(context)?.searchWidth != nil
  }

  /// Whether the title stands below the row of buttons.
  var hasLargeTitle: Bool {
    guard !self.title.isEmpty, self.isAtScrollEdge else { return false }
    switch self.titleDisplayMode {
    case .automatic: return self.backTitle == nil && self.principal.isEmpty
    case .inline: return false
    case .large: return true
    }
  }
}
