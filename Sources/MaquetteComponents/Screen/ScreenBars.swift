import MaquetteCore

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

  /// Warns of what a navigation bar on a watch does not draw.
  ///
  /// - Parameter title: the screen's own, beside the time.
  func warnUnusedOnWatch(title: String, in context: LayoutContext) {
    guard let bar = navigationBar, let inner = context.deeper(bar.provenance) else { return }
    inner.warnOfUnusedKeys(
      of: "NavigationBar",
      because: "a watch's bar has a title and a way back; buttons are in its 'toolbar'")
    if !title.isEmpty {
      inner.warnUnused("title", because: "the 'title' of the screen is in its place")
    }
  }

  /// The navigation bar itself, which a watch draws in the line of the time.
  var watchBar: NavigationBar? { navigationBar?.unmodified as? NavigationBar }

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
