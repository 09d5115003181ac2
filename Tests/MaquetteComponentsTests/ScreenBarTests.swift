import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Bars of screens")
struct ScreenBarTests {
  private let tabs = TabBar([
    TabItem("Home", systemImage: "house"), TabItem("Saved", systemImage: "heart"),
  ])

  private func screen(_ device: String = "iPhone 15") -> Screen {
    Screen(device: device, navigationBar: NavigationBar("Settings"), tabBar: tabs) {
      List { NavigationLink("General") }
    }
  }

  @Test("The navigation bar stands below the status bar, the tab bar above the home indicator")
  func places() throws {
    let scene = try draw(screen(), in: Environment())
    // Measured: 59 at the top and 34 at the bottom of an iPhone 15 (swift-snapshot-testing).
    #expect(scene.frame("NavigationBar")?.minY == 59)
    #expect(scene.frame("TabBar").map { abs($0.maxY - (852 - 34)) < 1e-6 } == true)
    let list = try #require(scene.nodes.first { $0.component == "List" })
    #expect(list.frame.minY == 59 + 96)
    // It scrolls, and goes on under the bar.
    #expect(abs(list.frame.maxY - 852) < 1e-6)
  }

  @Test(
    "A menu of a bar opens over the contents, beside its button",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func menu(direction: LayoutDirection) throws {
    let menu = Menu("More", symbol: "ellipsis.circle", isPresented: true) {
      for title in ["Copy", "Paste", "Delete"] { MenuItem(title) }
    }
    var environment = Environment(direction: direction)
    let bar = NavigationBar("Notes", trailingItems: { menu })
    let top = Screen(device: "iPhone 15", navigationBar: bar) { List { Label("a") } }
    let below = Screen(device: "iPhone 15", toolbar: Toolbar { menu }) { Label("a") }
    func areas(_ screen: Screen) throws -> (button: Rect, panel: Rect, list: Rect?) {
      let scene = try draw(screen, in: environment)
      let panel = try #require(scene.nodes.first { $0.component == "MenuItems" }).frame
      let button = try #require(scene.nodes.first { $0.component == "Menu" }).frame
      return (button, panel, scene.nodes.first { $0.component == "List" }?.frame)
    }
    let (button, panel, list) = try areas(top)
    #expect(panel.minY >= button.maxY && panel.minX >= 10 && panel.maxX <= 393 - 10)
    #expect(list?.intersection(panel) != nil)
    #expect((direction == .rightToLeft) == (panel.midX < 393 / 2))
    // Above a bar at the lower edge.
    let lower = try areas(below)
    #expect(lower.panel.maxY <= lower.button.minY)
    // Its texts grow with the text size, those of the bar do not.
    environment.textSize = .accessibility2
    let large = try areas(top)
    #expect(large.panel.height > panel.height)
    #expect(large.button.height == button.height)
  }

  @Test("The grounds of bars reach to the edges of the screen")
  func grounds() throws {
    var screen = screen()
    screen = Screen(
      device: "iPhone 15", navigationBar: NavigationBar("a").toolbarBackground(.visible),
      toolbar: Toolbar { Button("b") }, tabBar: tabs
    ) { Label("c") }
    let scene = try draw(screen, in: Environment())
    func ground(_ path: String) -> Rect? {
      guard case .fill(.rect(let rect), _) = scene.node(path)?.items.first else { return nil }
      return rect
    }
    #expect(ground("NavigationBar")?.minY == 0)
    #expect(ground("TabBar").map { abs($0.maxY - 852) < 1e-6 } == true)
    // The toolbar stands on the tab bar and reaches no further.
    #expect(ground("Toolbar")?.maxY == scene.frame("TabBar")?.minY)
  }

  @Test(
    "In version 26, what fades contents under a toolbar goes on behind the tabs that float below")
  func fading() throws {
    let toolbar = Toolbar { Button("b") }.with { $0.isAtScrollEdge = false }
    let screen = Screen(device: "iPhone 15", toolbar: toolbar, tabBar: tabs) { List { Label("c") } }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 26))
    let bars = scene.nodes.filter { ["Toolbar", "TabBar"].contains($0.component) }
    #expect(bars.map(\.component) == ["Toolbar", "TabBar"])
    let ends = bars[0].items.compactMap { item -> Double? in
      if case .fill(let shape, .material) = item { shape.bounds?.maxY } else { nil }
    }
    #expect(!ends.isEmpty && ends.allSatisfy { abs($0 - 852) < 1e-6 })
  }

  @Test("With bars the time is shown, in the words and digits of the locale")
  func statusBar() throws {
    func texts(_ screen: Screen, locale: String = "en_US") throws -> [String] {
      try draw(screen, in: Environment(locale: locale)).nodes
        .filter { $0.path.contains("StatusBar") }.compactMap(\.text)
    }
    #expect(try texts(screen()) == ["9:41"])
    #expect(try texts(screen(), locale: "ar_EG") == ["٩:٤١"])
    #expect(try texts(Screen { Label("a") }) == [])
    #expect(try texts(Screen(showsStatusBar: true) { Label("a") }) == ["9:41"])
    var hidden = screen()
    hidden.showsStatusBar = false
    #expect(try texts(hidden) == [])
    // Phones with a Home button, and iPads, say whether it is morning.
    #expect(try texts(screen("iPhone 8")) == ["9:41\u{202F}AM"])
  }

  @Test("From right to left the time stands at the right and the battery at the left")
  func mirroredStatusBar() throws {
    let left = try draw(screen(), in: Environment())
    let right = try draw(screen(), in: Environment(direction: .rightToLeft))
    let time = left.nodes.first { $0.text == "9:41" }?.frame
    let mirrored = right.nodes.first { $0.text == "9:41" }?.frame
    #expect(time.map { $0.maxX < 196 } == true)
    #expect(mirrored.map { $0.minX > 196 } == true)
  }

  @Test("The home indicator is 5 points high, 8 above the edge, and as wide as the screen has it")
  func homeIndicator() throws {
    let frame = try draw(screen(), in: Environment()).frame("HomeIndicator")
    #expect(isSame(frame, Rect(x: 126, y: 839, width: 141, height: 5)))
    // 140 on 390 points, 145 on 402 and 151 on 420 (UIKit, read by others).
    for (device, width) in [("iPhone 16e", 140.0), ("iPhone 17 Pro", 145), ("iPhone Air", 151)] {
      let frame = try draw(screen(device), in: Environment()).frame("HomeIndicator")
      #expect(frame?.width == width, "\(device)")
    }
    #expect(try draw(screen("iPhone 8"), in: Environment()).frame("HomeIndicator") == nil)
  }

  @Test("A Mac's toolbar takes the place of the title bar, a television's tabs start at the edge")
  func others() throws {
    let mac = Screen(device: "Mac 800x600", toolbar: Toolbar("a") { Button("b") }) {
      List { Label("c") }
    }
    let scene = try draw(mac, in: Environment(platform: .macos))
    #expect(scene.frame("Toolbar") == Rect(x: 0, y: 0, width: 800, height: 52))
    #expect(scene.nodes.first { $0.component == "List" }?.frame.minY == 52)
    let tv = try draw(Screen(tabBar: tabs) { Label("a") }, in: Environment(platform: .tvos))
    #expect(tv.frame("TabBar")?.minY == 0)
  }

  @Test("A watch shows title and way back in the line of the time")
  func watch() throws {
    let screen = Screen(navigationBar: NavigationBar("Workout", backTitle: "Apps")) { Label("a") }
    let scene = try draw(screen, in: Environment(platform: .watchos))
    #expect(scene.nodes.contains { $0.text == "Workout" })
    #expect(scene.node("BackButton")?.accessibility?.label == "Apps")
    // All of the corner answers, and nothing of the contents below: 35 points at 45 mm.
    #expect(scene.node("BackButton")?.hitTarget == Rect(x: 0, y: 0, width: 44, height: 35))
    let mirrored = try draw(
      screen, in: Environment(platform: .watchos, direction: .rightToLeft))
    #expect((mirrored.frame("BackButton")?.minX ?? 0) > 100)
  }

  @Test("A bar among the contents is a warning that says where it belongs")
  func misplaced() {
    let found = complaints(Screen { NavigationBar("a") }, in: Environment())
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.hint?.contains("'navigationBar:'") == true)
  }

  @Test("No target of a screen with bars overlaps another one")
  func targets() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try draw(screen(), in: Environment(direction: direction))
      #expect(scene.findings.filter { $0.id == "hit-target-overlap" }.isEmpty)
    }
  }

  @Test("On a phone's side bars keep clear of sensors, and titles have no line of their own")
  func landscape() throws {
    for direction in LayoutDirection.allCases {
      var environment = Environment(platform: .ios, direction: direction)
      environment.device = Device.named("iPhone 16 Pro landscape")
      let screen = Screen(navigationBar: NavigationBar("Inbox", leadingItems: { Button("Edit") })) {
        Label("Hello")
      }
      let scene = try draw(screen, in: environment)
      #expect(scene.size == Size(width: 874, height: 402))
      let bar = try #require(scene.frame("NavigationBar"))
      #expect(bar.minX == 62 && bar.maxX == 874 - 62 && bar.minY == 0 && bar.height == 32)
      let title = try #require(scene.nodes.first { $0.text == "Inbox" })
      #expect(title.style?.size == 17 && abs(title.frame.midX - 437) < 0.5)
      #expect(!scene.nodes.contains { $0.text == "9:41" })
      #expect(scene.nodes.contains { $0.component == "HomeIndicator" })
    }
  }

  @Test(
    "Since iOS 26 glass in a bar does not touch the upper edge of a phone on its side",
    arguments: ["iPhone 17 Pro landscape", "iPhone 16 Pro landscape"])
  func landscapeGlass(device: String) throws {
    var environment = Environment(platform: .ios, osVersion: 26)
    environment.device = Device.named(device)
    let bar = NavigationBar("Inbox", leadingItems: { Button("Edit") })
    let scene = try draw(Screen(navigationBar: bar) { List { Label("a") } }, in: environment)
    let edit = try #require(scene.nodes.first { $0.component == "Button" }).frame
    // As much as below the row.
    #expect(edit.minY == 10 && scene.frame("NavigationBar")?.minY == 10)
    let label = try #require(scene.nodes.first { $0.text == "a" }).frame
    #expect(label.minY >= 10 + 44 + 10)
    environment.device = Device.named("iPhone 17 Pro")
    let upright = try draw(Screen(navigationBar: bar) { Label("a") }, in: environment)
    #expect(upright.frame("NavigationBar")?.minY == 62)
  }

  @Test(
    "An iPad tells time and day without commas, in any language",
    arguments: ["en_US", "de_DE", "es_ES", "ar_EG", "he_IL", "ja_JP", "th_TH", "fa_IR"])
  func dayWithoutCommas(locale: String) throws {
    var screen = Screen { Label("x") }
    screen.showsStatusBar = true
    let scene = try draw(screen, in: Environment(platform: .ipados, locale: locale))
    let texts = scene.nodes.filter { $0.path.contains("StatusBar") }.compactMap(\.text)
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains { ",،、".contains($0) } }, "\(texts)")
  }

  @Test("Above a bar an iPad's tabs lie over one scroll edge, which begins at the screen's edge")
  func tabsAboveBar() throws {
    func scene(isScrolled: Bool) throws -> Scene {
      let bar = NavigationBar("Find", titleDisplayMode: .inline, leadingItems: { Button("Edit") })
      let screen = Screen(navigationBar: bar.scrolled(isScrolled), tabBar: tabs) {
        List { Label("a") }
      }
      return try draw(screen, in: Environment(platform: .ipados, osVersion: 26))
    }
    let over = try scene(isScrolled: true)
    let edges = over.items.compactMap { item -> Rect? in
      if case .fill(.rect(let rect), .material) = item { rect } else { nil }
    }
    let bar = try #require(over.frame("NavigationBar"))
    let row = try #require(over.frame("TabBar"))
    #expect(row.minY == 32 && row.maxY == bar.minY)
    #expect(edges.count == 1 && edges[0].minY == 0 && edges[0].maxY >= bar.maxY)
    // Where nothing lies behind the bar the tabs are read first.
    let still = try scene(isScrolled: false)
    for (drawn, order) in [
      (over, ["NavigationBar", "TabBar"]), (still, ["TabBar", "NavigationBar"]),
    ] {
      #expect(drawn.root.children.map(\.component).filter { order.contains($0) } == order)
    }
  }
}
