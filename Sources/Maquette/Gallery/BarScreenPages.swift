import MaquetteSpec

extension GalleryPage {
  /// Whole screens with bars, and with a sidebar where there is one.
  static func barScreens(_ platform: Platform) -> [GalleryPage] {
    let bars = page("screen-bars", "A screen with bars", screen(platform), platform)
    guard platform == .macos || platform == .ipados else { return [bars] }
    return [
      bars, page("screen-sidebar", "A screen with a sidebar", sidebarScreen(platform), platform),
    ]
  }

  private static func page(
    _ name: String, _ title: String, _ screen: Screen, _ platform: Platform
  ) -> GalleryPage {
    var patch = EnvironmentPatch()
    patch.platform = platform
    if platform == .tvos { patch.scale = 1 }
    return GalleryPage(
      name, title, platform: platform,
      document: SpecDocument(
        component: AnyComponent(screen),
        canvas: Canvas(title: "\(platform.displayName): \(title)"), environment: patch))
  }

  private static func sidebarScreen(_ platform: Platform) -> Screen {
    let screen =
      platform == .macos
      ? Screen(device: "Mac 800x600", toolbar: GalleryPage.macToolbar.subtitle("12 messages")) {
        settings
      } : Screen(navigationBar: NavigationBar("Inbox")) { settings }
    return screen.sidebar {
      List {
        Section("Mailboxes") {
          Label("Inbox", systemImage: "tray").listRowState(.selected)
          Label("Drafts", systemImage: "doc")
          Label("Sent", systemImage: "paperplane")
        }
        Section("Folders") {
          Label("Receipts", systemImage: "folder")
          Label("Travel", systemImage: "folder")
        }
      }
    }
  }

  private static func screen(_ platform: Platform) -> Screen {
    switch platform {
    case .ios, .ipados:
      Screen(
        navigationBar: NavigationBar("Settings").searchable(),
        tabBar: TabBar(BarSamples.tabs, selection: 3)
      ) { settings }
    case .macos:
      Screen(
        device: "Mac 800x600",
        toolbar: GalleryPage.macToolbar.subtitle("12 messages").searchable()
      ) { settings }
    case .tvos:
      Screen(tabBar: TabBar(["Home", "Movies", "Settings"], selection: 2)) { settings }
    case .watchos:
      Screen(
        navigationBar: NavigationBar("Workout", backTitle: "Apps"),
        toolbar: Toolbar {
          Button("", symbol: "pause.fill")
          Button("", symbol: "xmark", role: .primary)
        }
      ) {
        List {
          NavigationLink("Goal", value: "300 kcal")
          NavigationLink("Music")
        }
      }
    }
  }

  private static var settings: List {
    List {
      Section {
        NavigationLink("Wi-Fi", value: "Home", systemImage: "wifi")
        NavigationLink("Notifications", systemImage: "bell")
        NavigationLink("Privacy", systemImage: "lock")
      }
      Section("About") {
        NavigationLink("General")
        NavigationLink("Software Update", value: "Automatic")
      }
    }
  }
}
