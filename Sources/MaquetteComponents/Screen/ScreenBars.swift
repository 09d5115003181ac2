import MaquetteCore
import MaquetteThemes

/// The bars of a screen, with their places in a spec.
package struct ScreenBars: Hashable, Sendable {
  /// The one at the top.
  package var navigationBar: AnyComponent?
  /// The one with what can be done.
  package var toolbar: AnyComponent?
  /// The one that switches between areas.
  package var tabBar: AnyComponent?

  /// The tabs of a window, below its toolbar.
  package var windowTabs: AnyComponent?

  /// All that there are.
  var all: [AnyComponent] { [navigationBar, toolbar, tabBar, windowTabs].compactMap(\.self) }

  /// Whether there is none of them.
  var isEmpty: Bool { all.isEmpty }

  /// No bars.
  package init() {}

  init(navigationBar: NavigationBar?, toolbar: Toolbar?, tabBar: TabBar?) {
    self.navigationBar = navigationBar.map { AnyComponent($0) }
    self.toolbar = toolbar.map { AnyComponent($0) }
    self.tabBar = tabBar.map { AnyComponent($0) }
  }

  /// Whether what is scrolled goes on under the navigation bar: one that says that it stands over
  /// contents, and sets itself apart from them.
  ///
  /// - Parameter look: what such a bar looks like; `nil` where there is none.
  func letsThrough(_ look: NavigationBarLook?, in context: LayoutContext) -> Bool {
    guard let bar = watchBar else { return true }
    let background = bar.backgroundVisibility
    guard background == .visible || !bar.isAtScrollEdge else { return false }
    return look?.scrollEdge == nil || context.showsScrollEdge(background)
  }

  /// The navigation bar itself, which a watch draws in the line of the time.
  var watchBar: NavigationBar? { navigationBar?.unmodified as? NavigationBar }

  /// The bars over contents that are scrolled: those under a small title go on under the bar, unless the spec says that
  /// they don't, and a large title goes away with those that moved up for what people type. `nil` where nothing
  /// changes.
  ///
  /// - Parameter typing: what people type into; `nil` without a keyboard.
  func scrolled(
    _ contents: ScreenContents, below safeArea: EdgeInsets, typing: TypingPlace? = nil,
    in context: LayoutContext
  ) -> ScreenBarElements? {
    guard let bar = watchBar, bar.isAtScrollEdge else { return nil }
    if bar.hasLargeTitle {
      guard typing != nil, contents.scrolls, contents.room.revealed > 0 else { return nil }
    } else {
      let places = context.conventions.screenBars
      guard places == .edges || places == .tabsAbove,
        navigationBar?.provenance?.keys["isAtScrollEdge"] == nil
      else { return nil }
    }
    var copy = self
    copy.navigationBar = navigationBar?.mappingBar { $0.scrolled() }
    return ScreenBarElements(
      copy, around: contents, safeArea: safeArea, typing: typing, context: context.quiet)
  }

  /// The toolbar itself, in whose height a window has its buttons.
  var windowBar: Toolbar? { toolbar?.unmodified as? Toolbar }

  // MARK: As specs write them

  var navigationSlot: BarSlot<NavigationBar> {
    get { BarSlot(component: navigationBar) }
    set { navigationBar = newValue.component }
  }

  var toolbarSlot: BarSlot<Toolbar> {
    get { BarSlot(component: toolbar) }
    set { toolbar = newValue.component }
  }

  var tabSlot: BarSlot<TabBar> {
    get { BarSlot(component: tabBar) }
    set { tabBar = newValue.component }
  }
}

extension AnyComponent {
  /// The component with its navigation bar changed, inside of whatever alters that.
  fileprivate func mappingBar(_ change: (NavigationBar) -> NavigationBar) -> AnyComponent {
    if let bar = base as? NavigationBar {
      return AnyComponent(change(bar), provenance: provenance)
    }
    guard var modified = base as? ModifiedComponent else { return self }
    modified.content = modified.content.mappingBar(change)
    return AnyComponent(modified, provenance: provenance)
  }
}

extension LayoutContext {
  /// Warns of a bar among the contents of a screen: it would stand below the status bar and not at the
  /// screen's edge.
  func warnOfMisplacedBar(_ child: AnyComponent) {
    let key: String
    switch child.unmodified {
    case is NavigationBar: key = "navigationBar"
    case is Toolbar: key = "toolbar"
    case is TabBar: key = "tabBar"
    default: return
    }
    deeper(child.provenance)?.report(
      .warning, "the bar is among the contents of the screen",
      hint: "write it below the screen's '\(key):'")
  }
}
