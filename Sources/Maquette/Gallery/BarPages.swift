extension GalleryPage {
  /// Navigation bars, toolbars and tab bars, paths, and rows that lead on, with whole screens.
  static func barPages(_ platform: Platform) -> [GalleryPage] {
    let bars = barPage(platform).map { [$0] } ?? []
    return bars + [rowAccessoryPage(platform)] + barScreens(platform)
  }

  // MARK: Bars

  private static func barPage(_ platform: Platform) -> GalleryPage? {
    let width = BarSamples.width(platform)
    switch platform {
    case .ios, .ipados:
      return GalleryPage("bars", "Navigation bars, toolbars and tab bars", platform: platform) {
        VStack(spacing: 12) {
          for bar in phoneBars { bar }
        }.frame(width: width)
      }
    case .macos:
      return GalleryPage("bars", "Toolbars of windows, and paths", platform: platform) {
        VStack(spacing: 16) {
          for bar in macBars { bar }
        }.frame(width: 640)
      }
    case .tvos:
      return GalleryPage("bars", "Tab bars and navigation bars", platform: platform) {
        VStack(spacing: 40) {
          TabBar(televisionTabs, selection: 1)
          TabBar(televisionTabs, selection: 1).state(.focused)
          NavigationBar("Settings") {
          } trailingItems: {
            Button("Edit")
          }
        }.frame(width: 1500)
      }
    case .watchos: return nil
    }
  }

  private static let televisionTabs: [TabItem] = [
    TabItem("Search", systemImage: "magnifyingglass"), "Watch Now", "Movies",
    TabItem("Library", systemImage: "book", badge: "3"),
  ]

  @ComponentBuilder
  private static var phoneBars: [AnyComponent] {
    NavigationBar("Display & Text Size", backTitle: "Accessibility") {
    } trailingItems: {
      Button(systemItem: .edit)
    }.toolbarBackground(.visible)
    NavigationBar("A title that is too long for its bar", backTitle: "Notifications") {
    } trailingItems: {
      Menu("", symbol: "ellipsis.circle")
      Button(systemItem: .add)
    }.toolbarBackground(.visible)
    NavigationBar("Mail", titleDisplayMode: .inline) {
      Button(systemItem: .cancel)
    } trailingItems: {
      Button(systemItem: .done)
    }.prompt("Choose a mailbox").toolbarBackground(.visible)
    NavigationBar("Contacts") {
      Button("Lists")
    } trailingItems: {
      Button(systemItem: .add)
    }.searchable()
    Toolbar {
      Button(systemItem: .action)
      Button(systemItem: .bookmarks)
      Button(systemItem: .trash)
    }
    Toolbar {
      Button("Mark All")
      Spacer()
      Label("Updated Just Now", font: .style(.caption2))
      Spacer()
      Button(systemItem: .compose)
    }
    TabBar(BarSamples.tabs, selection: 1)
    TabBar(BarSamples.tabs).itemLayout(.compactInline)
  }

  @ComponentBuilder
  private static var macBars: [AnyComponent] {
    macToolbar.subtitle("12 messages").searchable().windowControls()
    macToolbar.displayMode(.iconAndLabel).windowControls()
    macToolbar.toolbarStyle(.unifiedCompact).windowControls()
    macToolbar.toolbarStyle(.expanded).displayMode(.iconAndLabel).windowControls()
    HStack(spacing: 20) {
      PathControl(BarSamples.path)
      PathControl(BarSamples.path).frame(width: 120)
      PathControl(BarSamples.path).state(.disabled)
      PreviousNextControl(canGoForward: false)
    }
  }

  static var macToolbar: Toolbar {
    Toolbar("Inbox") {
      Button("Archive", symbol: "archivebox")
      Button("Delete", symbol: "trash", state: .hovered)
      Button("Flag", symbol: "flag", state: .disabled)
      SegmentedControl([
        Segment(systemImage: "list.bullet"), Segment(systemImage: "square.grid.2x2"),
      ])
      Menu("More", symbol: "ellipsis.circle")
    } leadingItems: {
      PreviousNextControl(canGoForward: false)
    }
  }

  // MARK: Rows

  private static func rowAccessoryPage(_ platform: Platform) -> GalleryPage {
    let isTouch = platform != .tvos && platform != .watchos
    return GalleryPage("navigation-rows", "Rows that lead on", platform: platform) {
      List {
        NavigationLink("Wi-Fi", value: "Home", systemImage: "wifi")
        NavigationLink("Notifications", systemImage: "bell")
        NavigationLink("A title that is longer than its line can hold", value: "A value")
        NavigationLink("Off", value: "Disabled").disabled()
        NavigationLink("Chosen", accessory: .checkmark)
        if platform == .tvos { NavigationLink("Focused", value: "On").state(.focused) }
        if isTouch {
          NavigationLink("Details", accessory: .detailButton)
          NavigationLink("Home network", value: "On", accessory: .detailDisclosureButton)
        }
      }.frame(width: BarSamples.width(platform))
    }
  }
}
