import MaquetteCore
import MaquetteThemes

/// How a tab view switches between what it shows, under SwiftUI's names.
public enum TabViewStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does: a tab bar, segments on a box on macOS, pages on a watch.
  case automatic
  /// Pages beside one another, with dots at the lower edge.
  case page

  /// Styles of the same look.
  public static var synonyms: [String: TabViewStyle] {
    ["tabBarOnly": .automatic, "carousel": .page]
  }
}

/// Whether a tab view of pages has dots, under SwiftUI's names.
public enum PageIndexDisplayMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Where there are several pages.
  case automatic
  /// Always.
  case always
  /// Never.
  case never
}

/// Views of which one is shown, and what switches between them: SwiftUI's `TabView`.
///
/// As the only content of a `Screen` it has its tab bar at the edge of the screen.
public struct TabView: CatalogComponent {
  public struct Keys: KeyList {
    public let style = Key<TabViewStyle>(
      .automatic, "Whether it has a tab bar or pages with dots.", aliases: ["tabViewStyle"])
    public let chosen = Key<Selection>(
      .automatic, "The tab or page shown: its number from 0, its title or tag.",
      named: "selection", aliases: ["selectedIndex", "currentPage"])
    public let accessory = Key<[AnyComponent]>(
      [],
      "Since iOS 26: the components in a capsule above the tab bar, on an iPad at the lower edge.",
      aliases: ["bottomAccessory", "tabViewBottomAccessory"])
    public let indexDisplayMode = Key<PageIndexDisplayMode>(
      .automatic, "Whether pages have dots.")
    public let children = Key<[AnyComponent]>(
      [], "The tabs, or any components as pages.", aliases: ["tabs", "pages", "content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A tab view.
  public init(
    style: TabViewStyle = .automatic, selection: Selection = .automatic,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.style = style
    self.chosen = selection
    self.children = children()
  }

  /// The tab view in another style.
  public func tabViewStyle(_ style: TabViewStyle) -> TabView { with { $0.style = style } }

  /// What a bar shows of the tabs.
  private var items: [TabItem] {
    self.children.map { ($0.unmodified as? Tab)?.item ?? TabItem("") }
  }

  /// The number of what is shown; `nil` where there is no such thing.
  package var shownIndex: Int? {
    self.chosen.index(among: items, prefersNumbers: true)
  }

  /// The number of what is shown; `nil` after reporting that there is no such thing.
  private func shown(in context: LayoutContext) -> Int? {
    guard !self.children.isEmpty else {
      context.report(
        .error, "a tab view needs tabs", key: "children",
        hint: "write 'children: [{Tab: Home, symbol: house, children: [...]}]', for example",
        id: .nothingToShow)
      return nil
    }
    switch self.chosen.resolved(among: items, prefersNumbers: true) {
    case .item(let index): return index
    case .nothing: return 0
    case .missing:
      self.chosen.reportMissing(among: items, kind: "tab", key: "selection", in: context)
      return nil
    }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("TabView")
    guard let index = shown(in: context) else { return EmptyElement() }
    let content = context.element(for: self.children[index], at: index, axis: .vertical)
    if self.style == .page || !hasBar(in: context) && context.has(PageControlLook.self) {
      return pages(content, at: index, in: context)
    }
    if hasBar(in: context) {
      let isAbove = context.conventions.screenBars != .edges
      return TabViewElement(
        content, control: bar(at: index).makeElement(in: context),
        place: isAbove ? .above : .below, context: context)
    }
    guard let look = context.look(GroupBoxLook.self, component: "tab view") else {
      return content
    }
    let segments = items.map { Segment($0.title, systemImage: $0.systemImage) }
    let control = AnyComponent(SegmentedControl(segments, selection: index))
    return TabViewElement(
      content, control: context.element(for: control, at: self.children.count, axis: .vertical),
      place: .box(look), context: context)
  }

  private func hasBar(in context: LayoutContext) -> Bool { context.has(TabBarLook.self) }

  private func bar(at index: Int) -> TabBar {
    TabBar(items, selection: index).with { $0.accessory = self.accessory }
  }

  private func pages(_ content: any LayoutElement, at index: Int, in context: LayoutContext)
    -> any LayoutElement
  {
    guard context.has(PageControlLook.self) else {
      context.report(
        .error, "\(context.theme.platform.displayName) has no pages with dots", key: "style",
        length: self.style.rawValue.count,
        hint: "leave 'style' out to get the platform's own style",
        id: .notOnPlatform)
      return EmptyElement()
    }
    let count = self.children.count
    let hasDots =
      switch self.indexDisplayMode {
      case .automatic: count > 1
      case .always: true
      case .never: false
      }
    // The page control that SwiftUI draws has no more pages than UIKit's.
    let control = PageControl(
      numberOfPages: min(count, PageControl.mostPages),
      currentPage: min(index, PageControl.mostPages - 1))
    return TabViewElement(
      content, control: hasDots ? control.makeElement(in: context) : nil, place: .over,
      context: context)
  }

  /// The bar at the edge of a screen and what is shown; `nil` where the tab view draws its own, or
  /// after nothing can be shown.
  func split(in context: LayoutContext) -> (bar: TabBar, contents: [AnyComponent])? {
    guard self.style == .automatic, hasBar(in: context), !self.children.isEmpty,
      case .item(let index) = self.chosen.resolved(among: items, prefersNumbers: true)
    else { return nil }
    let child = self.children[index]
    return (bar(at: index), (child.base as? Tab)?.children ?? [child])
  }

  public static let names = ["TabView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    TabView {},
    summary: "Several views, one of which is shown, with a tab bar or as pages with dots.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "An app's areas",
        "Screen:\n  - TabView:\n      selection: 0\n      children:\n        - Tab: Inbox\n"
          + "          symbol: tray\n          badge: 2\n          children:\n"
          + "            - List: [Label: Anna, Label: Ben]\n        - Tab: Account\n"
          + "          symbol: person\n"),
      ComponentExample(
        "Pages",
        "width: 300\nheight: 200\nTabView:\n  style: page\n  selection: 1\n"
          + "  children: [Label: One, Label: Two, Label: Three]\n"),
    ])
}
