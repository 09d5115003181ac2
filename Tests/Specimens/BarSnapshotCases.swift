import Maquette

extension SnapshotCase {
  /// Bars, rows that lead on, paths, and screens with bars.
  static var bars: [SnapshotCase] {
    cases("navigation-bars", on: .ios, large: true) { navigationBars }
      + cases("tab-bars", on: .ios) { tabBars } + cases("toolbars", on: .macos) { toolbars }
      + cases("navigation-rows", on: .ios, large: true) { rows(.ios) }
      + cases("navigation-rows", on: .macos) { rows(.macos) }
      + cases("navigation-rows", on: .tvos) { rows(.tvos) }
      + cases("navigation-rows", on: .watchos) { rows(.watchos) }
      + cases("tab-bar", on: .tvos) { televisionTabs }
      + screens
  }

  private static func cases(
    _ name: String, on platform: Platform, large: Bool = false,
    _ component: () -> some Component
  ) -> [SnapshotCase] {
    let content = component().padding(platform == .tvos ? 30 : 12)
    var plain = Environment(platform: platform)
    plain.scale = 1
    var all: [(String, Environment)] = [("", plain)]
    func add(_ suffix: String, _ change: (inout Environment) -> Void) {
      var environment = plain
      change(&environment)
      all.append((suffix, environment))
    }
    add(".rtl") { $0.explicitDirection = .rightToLeft }
    if platform == .ios || platform == .macos {
      add("~dark") { $0.appearance = .dark }
      add(".increased") { $0.contrast = .increased }
    }
    if large {
      add(".accessibility5") { $0.textSize = .accessibility5 }
      add(".bold") { $0.legibilityWeight = .bold }
    }
    return all.map { suffix, environment in
      SnapshotCase(
        name: "\(platform.rawValue)/\(name)\(suffix)", component: content,
        environment: environment)
    }
  }

  private static let tabs: [TabItem] = [
    TabItem("Home", systemImage: "house"), TabItem("Bag", systemImage: "bag", badge: "3"),
    TabItem("Saved", systemImage: "heart"),
  ]

  private static var navigationBars: AnyComponent {
    VStack(spacing: 8) {
      NavigationBar("Sounds", backTitle: "Settings") {
      } trailingItems: {
        Button(systemItem: .edit)
      }.toolbarBackground(.visible)
      NavigationBar("A title that is too long", backTitle: "Notifications") {
      } trailingItems: {
        Menu("", symbol: "ellipsis.circle")
        Button(systemItem: .add)
      }.toolbarBackground(.visible)
      NavigationBar("Contacts") {
        Button("Lists")
      } trailingItems: {
        Button(systemItem: .add)
      }.searchable()
    }.frame(width: 300)
  }

  private static var tabBars: AnyComponent {
    VStack(spacing: 8) {
      TabBar(tabs, selection: 1)
      TabBar(tabs).itemLayout(.compactInline)
      Toolbar {
        Button(systemItem: .action)
        Spacer()
        Label("Updated", font: .style(.caption2))
        Spacer()
        Button(systemItem: .compose)
      }
      PreviousNextControl(canGoBack: false)
    }.frame(width: 300)
  }

  private static var toolbars: AnyComponent {
    VStack(spacing: 8) {
      toolbar.subtitle("12 new").searchable().windowControls()
      toolbar.displayMode(.iconAndLabel).toolbarStyle(.expanded).windowControls()
      PathControl([
        PathItem("Disk", systemImage: "archivebox"), PathItem("Users", systemImage: "folder"),
        "Report",
      ])
      PreviousNextControl(canGoForward: false)
    }.frame(width: 480)
  }

  private static var toolbar: Toolbar {
    Toolbar("Inbox") {
      Button("Archive", symbol: "archivebox")
      Button("Delete", symbol: "trash", state: .disabled)
      Menu("More", symbol: "ellipsis.circle")
    } leadingItems: {
      PreviousNextControl()
    }
  }

  private static func rows(_ platform: Platform) -> AnyComponent {
    List {
      NavigationLink("Wi-Fi", value: "Home", systemImage: "wifi")
      if platform != .tvos { NavigationLink("Chosen", accessory: .checkmark) }
      if platform == .tvos { NavigationLink("Focused", value: "On").state(.focused) }
      if platform == .ios || platform == .macos {
        NavigationLink("Network", accessory: .detailDisclosureButton)
      }
      if platform == .macos || platform == .watchos {
        NavigationLink("Off", value: "None").disabled()
      }
    }.frame(width: platform == .tvos ? 500 : platform == .watchos ? 176 : 280)
  }

  private static var televisionTabs: AnyComponent {
    VStack(spacing: 10) {
      TabBar(tabs, selection: 1).state(.focused)
    }.frame(width: 640)
  }

  private static var screens: [SnapshotCase] {
    let phone = Screen(
      device: "iPhone SE 4-inch", navigationBar: NavigationBar("Settings"), tabBar: TabBar(tabs)
    ) {
      List {
        NavigationLink("Wi-Fi", value: "Home", systemImage: "wifi")
        NavigationLink("General")
      }
    }
    let watch = Screen(
      navigationBar: NavigationBar("Workout", backTitle: "Apps"),
      toolbar: Toolbar {
        Button("", symbol: "pause.fill")
        Button("", symbol: "xmark", role: .primary)
      }
    ) { NavigationLink("Goal", value: "300 kcal") }
    return [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
      let suffix = direction == .rightToLeft ? ".rtl" : ""
      return [
        SnapshotCase(
          name: "ios/screen-bars\(suffix)", component: AnyComponent(phone),
          environment: Environment(
            direction: direction, locale: direction == .rightToLeft ? "ar_EG" : "en_US", scale: 1)),
        SnapshotCase(
          name: "watchos/screen-bars\(suffix)", component: AnyComponent(watch),
          environment: Environment(platform: .watchos, direction: direction, scale: 1)),
      ]
    }
  }
}
