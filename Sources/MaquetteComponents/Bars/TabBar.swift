import MaquetteCore
import MaquetteThemes

/// How the tabs of a tab bar are laid out, under UIKit's names of `UITabBarAppearance`.
public enum TabItemLayout: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Stacked where the bar is narrow, inline where it is wide.
  case automatic
  /// Titles below symbols.
  case stacked
  /// Titles after symbols, as on an iPad.
  case inline
  /// Titles after symbols in a low bar, as on an iPhone held sideways.
  case compactInline
}

/// The bar that switches between an app's areas: at the bottom of a screen of iOS and iPadOS, at the
/// top of one of tvOS. Elsewhere it is an error that says what to use.
///
/// The first tab stands at the leading end: from right to left at the right. Titles keep their size
/// at any text size, as UIKit's do. An iPhone has room for five tabs; where there are more, the fifth
/// one is UIKit's More.
public struct TabBar: CatalogComponent {
  /// The tabs, in reading direction.
  public var items: [TabItem]
  /// Which tab is chosen: by its number, title or tag; the first one by default.
  public var chosen: Selection
  /// How tabs are laid out.
  public var itemLayout = TabItemLayout.automatic
  /// What is happening to the chosen tab: on tvOS it has focus or not; nothing by default.
  public var state = ControlState.normal
  /// The colour of the chosen tab; `nil`, the default, for the tint of the surroundings.
  public var tint: ColorValue?
  /// The colour of the other tabs; `nil`, the default, for the platform's.
  public var unselectedItemTintColor: ColorValue?
  /// Whether the bar's material and line are drawn; by default where content lies under the bar.
  public var backgroundVisibility = BarBackground.automatic
  /// Whether the content stands at its lower end, so that none of it lies under the bar; no by default.
  public var isAtScrollEdge = false

  /// A tab bar.
  public init(_ items: [TabItem], selection: Int = 0) {
    self.items = items
    chosen = Selection(number: selection)
  }

  /// A tab bar whose chosen tab is told by its title or tag.
  public init(_ items: [TabItem], selection: String) {
    self.items = items
    chosen = Selection(named: selection)
  }

  /// The chosen tab, from 0; -1 for none, or where there is none of its name.
  public var selection: Int {
    get {
      if case .index(let number) = chosen { return number }
      return chosen.index(among: items, prefersNumbers: true) ?? -1
    }
    set { chosen = Selection(number: newValue) }
  }

  /// The bar in another state.
  public func state(_ state: ControlState) -> TabBar { with { $0.state = state } }

  /// The bar with another layout of its tabs.
  public func itemLayout(_ layout: TabItemLayout) -> TabBar { with { $0.itemLayout = layout } }

  /// The bar with another colour for the chosen tab.
  public func tint(_ color: ColorValue?) -> TabBar { with { $0.tint = color } }

  private func with(_ change: (inout TabBar) -> Void) -> TabBar {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("TabBar")
    guard var look = context.bar(TabBarLook.self, component: "tab bar", instead: TabBar.instead),
      isRight(in: context)
    else { return EmptyElement() }
    if let tint { look.tint = context.color(tint, key: "tint") }
    if context.theme.platform == .tvos, state == .disabled {
      context.warnUnused("state", because: "tabs are disabled one by one, with 'isEnabled: false'")
    }
    if state != .normal { context.warnUnused("state", exceptOn: .tvos) }
    context.warnUnused(
      "itemLayout", "backgroundVisibility", "isAtScrollEdge", exceptOn: .ios, .ipados)
    var bar = self
    bar.selection = chosen.index(among: items, prefersNumbers: true) ?? -1
    return TabBarElement(bar, look: look, context: context.inBar)
  }

  private static let instead: [Platform: String] = [
    .macos:
      "use a 'SegmentedControl' above the view, as the tabs of a TabView are, or a sidebar list",
    .watchos: "use pages that scroll, or a 'List' of areas",
  ]

  /// Whether it can be drawn.
  private func isRight(in context: LayoutContext) -> Bool {
    guard !items.isEmpty else {
      context.report(
        .error, "a tab bar needs tabs", key: "items",
        hint: "write 'items: [{title: Home, symbol: house}]', for example", id: .nothingToShow)
      return false
    }
    for (index, item) in items.enumerated() where item.name.isEmpty {
      context.report(
        .warning, "tab \(index) has neither a title nor a symbol", key: "items",
        hint: "write a text, or '{title: Home, symbol: house}'", id: .nothingToShow)
    }
    guard chosen.resolved(among: items, prefersNumbers: true) != .missing else {
      chosen.reportMissing(among: items, kind: "tab", key: "selection", in: context)
      return false
    }
    return true
  }

  private static let prototype = TabBar([])

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "TabBar", prototype: prototype,
    summary: "The bar that switches between an app's areas, on iOS, iPadOS and tvOS.",
    childrenKey: "items",
    properties: [
      Property(
        "items", \.items.specList, "The tabs: texts, or maps with title, symbol and badge.",
        aliases: ["tabs", "children"], prototype: prototype),
      Property(
        "selection", \.chosen,
        "The chosen tab: its number from 0, its title or tag; none or -1 for nothing.",
        aliases: ["selectedIndex", "selectedItem"], prototype: prototype),
      Property(
        "itemLayout", \.itemLayout, "Whether titles stand below or after symbols.",
        prototype: prototype),
      Property(
        "state", \.state, "On tvOS: whether the chosen tab has focus.", prototype: prototype),
      Property(
        "tint", \.tint, "The colour of the chosen tab.", aliases: ["tintColor"],
        prototype: prototype),
      Property(
        "unselectedItemTintColor", \.unselectedItemTintColor, "The colour of the other tabs.",
        prototype: prototype),
      Property(
        "backgroundVisibility", \.backgroundVisibility,
        "Whether material and line are drawn; 'automatic' is where content lies under the bar.",
        aliases: ["toolbarBackground"], prototype: prototype),
      Property(
        "isAtScrollEdge", \.isAtScrollEdge,
        "Whether the content above stands at its lower end.", prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "Four areas",
        "width: 390\nTabBar:\n  - {title: Home, symbol: house}\n"
          + "  - {title: Orders, symbol: bag, badge: 3}\n  - {title: Saved, symbol: heart}\n"
          + "  - {title: Account, symbol: person}\nselection: 1\n"),
      ComponentExample(
        "On a television",
        "platform: tvos\nwidth: 1400\nTabBar:\n  items: [Watch Now, Movies, TV Shows, Library]\n"
          + "  state: focused\n"),
    ])
}
