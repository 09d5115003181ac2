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
}

/// What can be done with what a screen or window shows: at the bottom of a screen of iOS and iPadOS, at
/// the top of a window of macOS, in the corners of a watch's screen. tvOS has none.
///
/// Items on iOS are spread over the bar where there is no space of its own among them. A Mac's stand
/// at the trailing end after the title, or where spaces put them.
public struct Toolbar: CatalogComponent {
  /// What can be done, in reading direction; on a watch in the bar at the bottom.
  public var items: [AnyComponent]
  /// On macOS what stands before the title, on a watch what stands in the leading upper corner.
  public var leadingItems: [AnyComponent]
  /// On macOS what stands after all other items, on a watch in the trailing upper corner.
  public var trailingItems: [AnyComponent]
  /// The window's title, on macOS; empty for none.
  public var title = ""
  /// A smaller line below it, on macOS; empty for none.
  public var subtitle = ""
  /// What items show, on macOS.
  public var displayMode = ToolbarDisplayMode.default
  /// How title and items stand together, on macOS.
  public var toolbarStyle = ToolbarStyle.automatic
  /// The placeholder of a search field after the items, on macOS; `nil`, the default, for no field.
  public var searchPrompt: String?
  /// Whether the buttons that close, minimise and zoom the window are drawn, on macOS; `nil`, the
  /// default, for a window's toolbar alone.
  public var showsWindowControls: Bool?
  /// Whether the bar's material and line are drawn, on iOS; by default where content lies under it.
  public var backgroundVisibility = BarBackground.automatic
  /// Whether the content stands at its end, so that none of it lies under the bar; no by default.
  public var isAtScrollEdge = false

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

  /// The toolbar with a line below its title.
  public func subtitle(_ subtitle: String) -> Toolbar { with { $0.subtitle = subtitle } }

  /// The toolbar with other things shown of its items.
  public func displayMode(_ mode: ToolbarDisplayMode) -> Toolbar {
    with { $0.displayMode = mode }
  }

  /// The toolbar in another style.
  public func toolbarStyle(_ style: ToolbarStyle) -> Toolbar { with { $0.toolbarStyle = style } }

  /// The toolbar with a search field.
  public func searchable(prompt: String = "Search") -> Toolbar {
    with { $0.searchPrompt = prompt }
  }

  /// The toolbar with the window's own buttons, or without them.
  public func windowControls(_ isShown: Bool = true) -> Toolbar {
    with { $0.showsWindowControls = isShown }
  }

  private func with(_ change: (inout Toolbar) -> Void) -> Toolbar {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Toolbar")
    guard let look = context.bar(ToolbarLook.self, component: "toolbar", instead: Toolbar.instead)
    else {
      return EmptyElement()
    }
    warnOfUnusedKeys(in: context)
    switch context.theme.platform {
    case .macos: return MacToolbarElement(self, look: look, context: context)
    case .watchos:
      return WatchToolbar(self, look: look, context: context).bottom ?? EmptyElement()
    default: return ToolbarElement(self, look: look, context: context)
    }
  }

  /// Warns of keys that other platforms have.
  func warnOfUnusedKeys(in context: LayoutContext) {
    context.warnUnused(
      "title", "subtitle", "displayMode", "toolbarStyle", "searchPrompt", "showsWindowControls",
      exceptOn: .macos)
    context.warnUnused("leadingItems", "trailingItems", exceptOn: .macos, .watchos)
    context.warnUnused("backgroundVisibility", "isAtScrollEdge", exceptOn: .ios, .ipados)
  }

  private static let instead: [Platform: String] = [
    .tvos: "use the items of a 'NavigationBar', or buttons in the view"
  ]
}
