/// The button that shows and hides the sidebar of a split view.
enum SidebarToggle {
  private static let symbol = "sidebar.leading"

  /// It as people would write it. VoiceOver says its title, which is not seen.
  static func button(in context: LayoutContext) -> Button {
    Button(context.word(.sidebar), symbol: symbol)
  }

  /// Whether there is one among some items already.
  static func isAmong(_ items: [AnyComponent]) -> Bool {
    items.contains { item in
      let name = item.barItem.button?.symbol ?? ""
      return name == symbol || name == "sidebar.left"
    }
  }

  /// The items with the button before them, unless it is there.
  static func added(to items: [AnyComponent], in context: LayoutContext) -> [AnyComponent] {
    isAmong(items) ? items : [AnyComponent(button(in: context))] + items
  }
}

extension Screen {
  /// A window with the button that shows and hides its sidebar among the items below its title, as AppKit's: the line
  /// of the title has no items where it is apart from them (`NSWindow.ToolbarStyle.expanded`). `nil` for all others.
  func withSidebarToggleBelowTitle(in context: LayoutContext) -> Screen? {
    guard columns.hasSidebarToggle, self.bars.windowBar?.toolbarStyle == .expanded else {
      return nil
    }
    var copy = self
    copy.columns.hasSidebarToggle = false
    if !SidebarToggle.isAmong(columns.sidebarItems) {
      copy.bars.toolbar = copy.bars.toolbar?.withWindowSidebarToggle(in: context)
    }
    return copy
  }
}

extension AnyComponent {
  /// A navigation bar with the button that shows and hides the sidebar at its leading end, and everything else as it is.
  func withSidebarToggle(in context: LayoutContext) -> AnyComponent {
    replacing(NavigationBar.self) { bar in
      bar.with { $0.leadingItems = SidebarToggle.added(to: bar.leadingItems, in: context) }
    }
  }

  /// The same of the toolbar of a window.
  func withWindowSidebarToggle(in context: LayoutContext) -> AnyComponent {
    replacing(Toolbar.self) { bar in
      bar.with { $0.leadingItems = SidebarToggle.added(to: bar.leadingItems, in: context) }
    }
  }
}
