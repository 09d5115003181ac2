import MaquetteCore
import MaquetteThemes

/// What the items of a window's toolbar show, under the names of `NSToolbar.DisplayMode`.
public enum ToolbarDisplayMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the system does: symbols alone.
  case `default`
  /// Symbols, and their names below them.
  case iconAndLabel
  /// Symbols alone.
  case iconOnly
  /// Names alone.
  case labelOnly
}

/// How a window's toolbar and title stand together, under the names of `NSWindow.ToolbarStyle`.
public enum ToolbarStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the system does: unified.
  case automatic
  /// Title and items in one row.
  case unified
  /// The same in a lower row.
  case unifiedCompact
  /// The title above the items.
  case expanded
  /// The panes of settings below the title: symbols over their names in the middle, one of them chosen.
  case preference
}

/// What can be done with what a screen or window shows: at the bottom of a screen of iOS and iPadOS, at
/// the top of a window of macOS, in the corners of a watch's screen. tvOS has none.
///
/// Items on iOS are spread over the bar where there is no space of its own among them. A Mac's stand
/// at the trailing end after the title, or where spaces put them.
public struct Toolbar: CatalogComponent {
  public struct Keys: KeyList {
    let items = PartKey(
      \Toolbar.items.inBar, "The items: buttons, menus, other controls, and spaces between them.",
      aliases: ["children", "bottomBar", "toolbarItems"])
    let leadingItems = PartKey(
      \Toolbar.leadingItems.inBar,
      "The items before the title on macOS, and in the top leading corner on a watch.",
      aliases: ["leading", "topBarLeading", "navigation"])
    let trailingItems = PartKey(
      \Toolbar.trailingItems.inBar,
      "The items after the others on macOS, and in the top trailing corner on a watch.",
      aliases: ["trailing", "topBarTrailing", "primaryAction"])
    public let title = Key("", "On macOS: the window's title.", aliases: ["navigationTitle"])
    public let subtitle = Key(
      "", "On macOS: a smaller line below the title.", aliases: ["navigationSubtitle"])
    public let displayMode = Key(
      ToolbarDisplayMode.default, "On macOS: whether items show a symbol, a title or both.")
    public let toolbarStyle = Key(
      ToolbarStyle.automatic, "On macOS: how title and items are arranged.",
      aliases: ["style", "windowToolbarStyle"])
    public let chosen = Key<Selection>(
      .automatic,
      "On macOS: the chosen pane of the style 'preference': its number from 0 or its title; none or "
        + "-1 for nothing.",
      named: "selection", aliases: ["selectedItemIdentifier"])
    public let searchPrompt = Key<String?>(
      nil, "On macOS: the placeholder of a search field.", aliases: ["search", "searchable"])
    public let showsWindowControls = Key<Bool?>(
      nil,
      "On macOS: whether the buttons that close, minimise and zoom the window are drawn; by "
        + "default in a Screen or a Window.")
    public let backgroundVisibility = Key(
      BarBackground.automatic, "On iOS: whether the bar's material and line are drawn.",
      aliases: ["toolbarBackground"])
    public let scrollEdgeEffect = Key.scrollEdgeEffect()
    public let isAtScrollEdge = Key(
      false,
      "On iOS: whether the content is scrolled to its end; if not, it continues under the bar.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// What can be done, in reading direction; on a watch in the bar at the bottom.
  public var items: [AnyComponent] = []
  /// On macOS what stands before the title, on a watch what stands in the leading upper corner.
  public var leadingItems: [AnyComponent] = []
  /// On macOS what stands after all other items, on a watch in the trailing upper corner.
  public var trailingItems: [AnyComponent] = []
  /// In a window: the items of the column with the list, which stand above that.
  var columnItems: [AnyComponent] = []
  /// In a window: the items of the inspector, which stand over that or after all others.
  var inspectorItems: [AnyComponent] = []
  /// Whether it is the title bar of a window without a toolbar.
  package var isTitleBar = false
  /// Whether a field to search with is a button, on glass.
  package var minimizesSearch = false

  /// A toolbar.
  public init(
    _ title: String = "", @ComponentBuilder items: () -> [AnyComponent],
    @ComponentBuilder leadingItems: () -> [AnyComponent] = { [] },
    @ComponentBuilder trailingItems: () -> [AnyComponent] = { [] }
  ) {
    self.title = title
    self.items = items()
    self.leadingItems = leadingItems()
    self.trailingItems = trailingItems()
  }

  /// The toolbar with a search field.
  public func searchable(prompt: String = "Search") -> Toolbar {
    with { $0.searchPrompt = prompt }
  }

  /// The toolbar with the window's own buttons, or without them.
  public func windowControls(_ isShown: Bool = true) -> Toolbar {
    with { $0.showsWindowControls = isShown }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Toolbar")
    guard let look = context.bar(ToolbarLook.self, "Toolbar", component: "toolbar") else {
      return EmptyElement()
    }
    context.warnOfUnusedKeys(of: "Toolbar")
    switch context.conventions.toolbar {
    case .window: return MacToolbarElement(self, look: look, context: context)
    case .corners:
      return WatchToolbar(self, look: look, context: context).bottom ?? EmptyElement()
    case .bottom: return bottomBar(look, in: context)
    }
  }
}
