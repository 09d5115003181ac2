import MaquetteCore
import MaquetteThemes

/// The button that shows and hides the sidebar of a split view.
enum SidebarToggle {
  private static let symbol = "sidebar.left"

  /// It as people would write it. VoiceOver says its title, which is not seen.
  static var button: Button { Button("Sidebar", symbol: symbol) }

  /// Whether there is one among some items already.
  static func isAmong(_ items: [AnyComponent]) -> Bool {
    items.contains { item in
      let name = item.barItem.button?.symbol ?? ""
      return name == symbol || name == "sidebar.leading"
    }
  }

  /// The items with the button before them, unless it is there.
  static func added(to items: [AnyComponent]) -> [AnyComponent] {
    isAmong(items) ? items : [AnyComponent(button)] + items
  }
}

extension AnyComponent {
  /// A navigation bar with the button that shows and hides the sidebar at its leading end, and everything else as it is.
  var withSidebarToggle: AnyComponent {
    replacing(NavigationBar.self) { bar in
      bar.with { $0.leadingItems = SidebarToggle.added(to: bar.leadingItems) }
    }
  }

  /// The same of the toolbar of a window.
  var withWindowSidebarToggle: AnyComponent {
    replacing(Toolbar.self) { bar in
      bar.with { $0.leadingItems = SidebarToggle.added(to: bar.leadingItems) }
    }
  }
}
