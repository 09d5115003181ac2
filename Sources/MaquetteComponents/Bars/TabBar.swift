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
  public struct Keys: KeyList {
    let items = PartKey(
      \TabBar.items.specList, "The tabs: texts, or maps with title, symbol and badge.",
      aliases: ["tabs", "children"])
    public let chosen = Key<Selection>(
      .automatic, "The chosen tab: its number from 0, its title or tag; none or -1 for nothing.",
      named: "selection", aliases: ["selectedIndex", "selectedItem"])
    public let itemLayout = Key(
      TabItemLayout.automatic, "Whether titles are below symbols or beside them.")
    public let state = Key(ControlState.normal, "On tvOS: whether the chosen tab has focus.")
    public let tint = Key<ColorValue?>(nil, "The colour of the chosen tab.", aliases: ["tintColor"])
    public let unselectedItemTintColor = Key<ColorValue?>(nil, "The colour of the other tabs.")
    public let backgroundVisibility = Key.barBackground()
    public let accessory = Key<[AnyComponent]>(
      [],
      "Since iOS 26: the components in a capsule above the tabs, on an iPad at the lower edge. "
        + "As in bars, their texts keep their size when people choose larger text.",
      aliases: ["bottomAccessory", "tabViewBottomAccessory"])
    public let isMinimized = Key(
      false, "Since iOS 26: whether only the chosen tab is shown, as after scrolling down.",
      aliases: ["isMinimised", "minimized"])
    public let isAtScrollEdge = Key(
      false,
      "Whether the content is scrolled to its end; if not, it continues under the bar.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The tabs, in reading direction.
  public var items: [TabItem] = []

  /// A tab bar.
  public init(_ items: [TabItem], selection: Int = 0) {
    self.items = items
    self.chosen = Selection(number: selection)
  }

  /// A tab bar whose chosen tab is told by its title or tag.
  public init(_ items: [TabItem], selection: String) {
    self.items = items
    self.chosen = Selection(named: selection)
  }

  /// The chosen tab, from 0; -1 for none, or where there is none of its name.
  public var selection: Int {
    get { self.chosen.number(among: items) ?? -1 }
    set { self.chosen = Selection(number: newValue) }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("TabBar")
    guard var look = context.bar(TabBarLook.self, "TabBar", component: "tab bar"),
      isRight(in: context)
    else { return EmptyElement() }
    if let tint = self.tint { look.tint = context.color(tint, key: "tint") }
    if context.theme.uses("state", of: "TabBar"), self.state == .disabled {
      context.warnUnused("state", because: "tabs are disabled one by one, with 'isEnabled: false'")
    }
    context.warnOfUnusedKeys(of: "TabBar", except: self.state == .normal ? ["state"] : [])
    warnOfFloatingTabs(look, in: context)
    if look.sharedPitch == nil {
      let reason = "only the floating bar of an iPhone since iOS 26 has it"
      context.warnUnused("isMinimized", because: reason)
      if !context.partsTabAccessory {
        context.warnUnused("accessory", because: reason)
      } else if !context.hasTabAccessory {
        context.warnUnused(
          "accessory", because: "only a screen with a 'tabBar' has it, at its lower edge")
      }
    }
    var bar = self
    bar.selection = self.chosen.index(among: items, prefersNumbers: true) ?? -1
    return TabBarElement(bar, look: look, context: context.inBar)
  }

  /// Warns of keys of a bar across the screen where tabs float, unless the platform has said all of them.
  private func warnOfFloatingTabs(_ look: TabBarLook, in context: LayoutContext) {
    guard look.pillHeight != nil, context.theme.uses("itemLayout", of: "TabBar") else { return }
    context.warnUnused(
      "backgroundVisibility", "isAtScrollEdge",
      because: "tabs that float have no background of the whole bar")
    if look.sharedPitch == nil {
      context.warnUnused("itemLayout", because: "tabs above the contents have one layout")
    }
  }

  /// Whether it can be drawn.
  private func isRight(in context: LayoutContext) -> Bool {
    guard !items.isEmpty else {
      context.report(
        .error, "a tab bar needs tabs", key: "items",
        hint: "write 'items: [{title: Home, symbol: house}]', for example", id: .nothingToShow)
      return false
    }
    for (index, item) in items.enumerated() where item.name.isEmpty && item.role == .normal {
      context.report(
        .warning, "tab \(index) has neither a title nor a symbol", key: "items",
        hint: "write a text, or '{title: Home, symbol: house}'", id: .nothingToShow)
    }
    guard self.chosen.resolved(among: items, prefersNumbers: true) != .missing else {
      self.chosen.reportMissing(among: items, kind: "tab", key: "selection", in: context)
      return false
    }
    return true
  }

  public static let names = ["TabBar"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    TabBar([]), summary: "The bar that switches between an app's areas, on iOS, iPadOS and tvOS.",
    childrenKey: "items",
    examples: [
      ComponentExample(
        "Four areas",
        "width: 390\nTabBar:\n  - {title: Home, symbol: house}\n"
          + "  - {title: Orders, symbol: bag, badge: 3}\n  - {title: Saved, symbol: heart}\n"
          + "  - {title: Account, symbol: person}\nselection: 1\n"),
      ComponentExample(
        "With an accessory, since iOS 26",
        "osVersion: 26\nwidth: 402\nTabBar:\n  items:\n    - {title: Home, symbol: house}\n"
          + "    - {title: Library, symbol: square.stack}\n    - {title: Search, role: search}\n"
          + "  accessory:\n    - HStack: [Label: Ocean Song, Spacer: {}, Image: play]\n"),
      ComponentExample(
        "On a television",
        "platform: tvos\nwidth: 1400\nTabBar:\n  items: [Watch Now, Movies, TV Shows, Library]\n"
          + "  state: focused\n"),
    ])
}
