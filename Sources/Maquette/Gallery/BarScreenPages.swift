import MaquetteSpec

extension GalleryPage {
  /// A whole screen with bars.
  static func barScreen(_ platform: Platform) -> GalleryPage {
    var patch = EnvironmentPatch()
    patch.platform = platform
    if platform == .tvos { patch.scale = 1 }
    return GalleryPage(
      "screen-bars", "A screen with bars", platform: platform,
      document: SpecDocument(
        component: AnyComponent(screen(platform)),
        canvas: Canvas(title: "\(platform.displayName): A screen with bars"), environment: patch))
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
