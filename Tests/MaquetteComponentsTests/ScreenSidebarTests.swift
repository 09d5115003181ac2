import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The sidebar of a screen")
struct ScreenSidebarTests {
  private func window(
    toolbar: Toolbar? = Toolbar("Inbox") {}, _ direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let screen = Screen(toolbar: toolbar) { Label("No messages") }
      .sidebar {
        List {
          Label("Inbox")
          Label("Sent")
        }
      }
    return try draw(
      screen, width: 600, height: 400, in: Environment(platform: .macos, direction: direction))
  }

  private func buttons(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "WindowButton" }.map(\.frame)
  }

  @Test("In a window it is a column from the upper to the lower edge, at the leading one")
  func column() throws {
    #expect(try window().frame("Sidebar") == Rect(x: 0, y: 0, width: 200, height: 400))
    #expect(
      try window(.rightToLeft).frame("Sidebar") == Rect(x: 400, y: 0, width: 200, height: 400))
  }

  @Test("What is behind it shines through, but not with reduced transparency or increased contrast")
  func material() throws {
    let screen = Screen { Label("No messages") }.sidebar { List { Label("Inbox") } }
    for appearance in Appearance.allCases {
      var environment = Environment(platform: .macos, appearance: appearance)
      func ground() throws -> DrawItem? {
        let scene = try draw(screen, width: 600, height: 400, in: environment)
        // A list in it has no ground of its own.
        #expect(scene.nodes.first { $0.component == "List" }?.items.isEmpty == true)
        return scene.node("Sidebar")?.items.first
      }
      #expect(try ground()?.material?.name == "sidebarMaterial")
      let gray = appearance == .dark ? Color(rgb: 0x323232) : Color(rgb: 0xECECEC)
      environment.accessibilityReduceTransparency = true
      #expect(try ground()?.color == gray)
      environment.accessibilityReduceTransparency = false
      environment.contrast = .increased
      #expect(try ground()?.color == gray)
    }
  }

  @Test("The toolbar and the contents have the rest, the contents in its middle")
  func rest() throws {
    let scene = try window()
    #expect(scene.frame("Toolbar") == Rect(x: 200, y: 0, width: 400, height: 52))
    let label = try #require(scene.nodes.first { $0.text == "No messages" })
    #expect(abs(label.frame.midX - 400) < 1)
    let turned = try window(.rightToLeft)
    #expect(turned.frame("Toolbar") == Rect(x: 0, y: 0, width: 400, height: 52))
  }

  @Test("The buttons of the window stand in it, at the height of the toolbar, and nowhere else")
  func controls() throws {
    let scene = try window()
    #expect(buttons(scene).count == 3)
    #expect(buttons(scene).allSatisfy { $0.maxX < 200 && $0.midY == 26 })
    #expect(buttons(try window(.rightToLeft)).allSatisfy { $0.minX > 400 })
    #expect(buttons(try window(toolbar: nil)).count == 3)
    #expect(buttons(try window(toolbar: Toolbar("Inbox") {}.windowControls(false))).isEmpty)
    #expect(buttons(try window(toolbar: Toolbar("Inbox") {}.windowControls())).count == 3)
    let compact = try window(toolbar: Toolbar("Inbox") {}.toolbarStyle(.unifiedCompact))
    #expect(buttons(compact).allSatisfy { $0.midY == 19 })
  }

  @Test("Its list starts below the buttons and has the style of sidebars")
  func list() throws {
    let scene = try window()
    let list = try #require(scene.nodes.first { $0.component == "List" })
    #expect(list.frame.minY == 52 && list.frame.maxY == 400)
    let plain = Screen { List(style: .sidebar) { Label("Inbox") } }
    let asked = try draw(plain, width: 600, height: 400, in: Environment(platform: .macos))
    let row = { (scene: Scene) in scene.nodes.first { $0.text == "Inbox" }?.style }
    var style = try #require(row(scene))
    // Documented (HIG, Color, macOS): colours on sidebars are vibrant.
    #expect(style.color == Theme.macos.vibrant["label"]?[ColorTraits()])
    style.color = try #require(row(asked)).color
    #expect(style == row(asked))
  }

  @Test("A narrow window keeps half of its width for the contents")
  func narrow() throws {
    let screen = Screen { Label("a") }.sidebar { Label("b") }
    let scene = try draw(screen, width: 300, height: 200, in: Environment(platform: .macos))
    #expect(scene.frame("Sidebar")?.width == 150)
  }

  /// ipados26.yaml, sidebar: a floating panel of 320 points, inset on all sides.
  @Test(
    "Since iPadOS 26 it is a panel, inset on all sides, whose contents begin below the time",
    arguments: LayoutDirection.allCases)
  func panel(direction: LayoutDirection) throws {
    var environment = Environment(platform: .ipados, osVersion: 26, direction: direction)
    environment.device = Device.named("iPad Pro 11-inch M5 landscape")
    let split = SplitView {
      NavigationBar("Mailboxes", trailingItems: { Button("Edit") })
      List { Label("Inbox") }
    } content: {
      NavigationBar("Inbox")
      List { Label("Anna") }
    } detail: {
      NavigationBar("Lunch")
      Label("At one?")
    }
    let scene = try draw(Screen { split }, in: environment)
    let isLeft = direction == .leftToRight
    let panel = try #require(scene.frame("Sidebar"))
    #expect(panel == Rect(x: isLeft ? 10 : 880, y: 10, width: 320, height: 814))
    let column = try #require(scene.frame("Content"))
    #expect(isLeft ? column.minX == 340 : column.maxX == 870)
    // All bars stand side by side below the time.
    let bars = scene.nodes.filter { $0.component == "NavigationBar" }.map(\.frame)
    #expect(bars.map(\.minY) == [32, 32, 32])
  }

  @Test("An iPad has one, too, without the buttons of a window")
  func pad() throws {
    let screen = Screen(navigationBar: NavigationBar("Notes")) { Label("a") }
      .sidebar { List { Label("b") } }
    let scene = try draw(screen, in: Environment(platform: .ipados))
    #expect(scene.frame("Sidebar")?.width == 320)
    #expect(scene.frame("NavigationBar")?.minX == 320)
    #expect(buttons(scene).isEmpty)
  }

  @Test("In an iPad's window the bars beside a panel stand as high as the panel's own")
  func windowBars() throws {
    func bars(_ osVersion: Int, hasSidebar: Bool = true) throws -> (tops: [Double], window: Rect) {
      var window = Window("Notes", navigationBar: NavigationBar("Main")) { Label("a") }
      if hasSidebar {
        window.sidebar = [
          AnyComponent(NavigationBar("Side")), AnyComponent(List { Label("b") }),
        ]
      }
      let scene = try draw(window, in: Environment(platform: .ipados, osVersion: osVersion))
      return (
        scene.nodes.filter { $0.component == "NavigationBar" }.map(\.frame.minY),
        try #require(scene.nodes.first { $0.component == "Window" }).frame
      )
    }
    let (alone, window) = try bars(26, hasSidebar: false)
    let (both, same) = try bars(26)
    #expect(alone.count == 1 && both.count == 2 && window == same)
    // The panel keeps 10 points from the window's edge.
    #expect(both == [alone[0] + 10, alone[0] + 10])
    let (before, _) = try bars(18)
    #expect(before.count == 2 && before[0] == before[1])
  }

  @Test("What goes on under the bar of a panel ends at its corners")
  func panelCorners() throws {
    var environment = Environment(platform: .ipados, osVersion: 26)
    environment.device = Device.named("iPad Pro 11-inch M5 landscape")
    func sidebar(isScrolled: Bool) throws -> SceneNode {
      let screen = Screen { Label("a") }.sidebar {
        NavigationBar("Side").scrolled(isScrolled)
        List { Label("b") }
      }
      let scene = try draw(screen, in: environment)
      return try #require(scene.nodes.first { $0.component == "Sidebar" })
    }
    let panel = try sidebar(isScrolled: true)
    let contents = try #require(panel.children.first)
    #expect(panel.children.count == 1 && contents.component == "Contents")
    guard case .roundedRect(let rect, let radius, _) = contents.clip else {
      Issue.record("it has the panel's corners")
      return
    }
    #expect(rect == panel.frame && radius > 0)
    // Where nothing does, nothing is cut.
    #expect(try sidebar(isScrolled: false).children.allSatisfy { $0.component != "Contents" })
  }

  /// macos26.yaml, sidebar: 200 points, 8 from the window's edges.
  @Test("Since macOS 26 it is a panel of the same width")
  func macPanel() throws {
    let screen = Screen(toolbar: Toolbar("Inbox") {}) { Label("a") }.sidebar { Label("b") }
    let scene = try draw(
      screen, width: 600, height: 400, in: Environment(platform: .macos, osVersion: 26))
    #expect(scene.frame("Sidebar") == Rect(x: 8, y: 8, width: 200, height: 384))
    #expect(scene.frame("Toolbar")?.minX == 208)
  }

  /// materials.yaml, blur.filter_radius, and macos26.yaml, glass.inactive_window.
  @Test("It blurs as large glass, without bent edge and shadow where its window is not in front")
  func macGlass() throws {
    let screen = Screen { Label("a") }.sidebar { Label("b") }
    func panel(_ state: ControlActiveState) throws -> [DrawItem] {
      var environment = Environment(platform: .macos, osVersion: 26)
      environment.controlActiveState = state
      return try #require(
        draw(screen, width: 600, height: 400, in: environment).node("Sidebar")
      ).items
    }
    func hasShadow(_ items: [DrawItem]) -> Bool {
      items.contains { if case .shadow = $0 { true } else { false } }
    }
    let (front, behind) = (try panel(.key), try panel(.inactive))
    let glass = try #require(front.compactMap(\.material).first)
    #expect(glass.name == "largeGlass" && glass.effect.blur == 7 && hasShadow(front))
    let inactive = try #require(behind.compactMap(\.material).first)
    #expect(inactive.name == "inactiveGlass" && inactive.effect.lens == 0 && !hasShadow(behind))
  }

  @Test("The time over a panel that floats has the panel's colour, the signs that of the backdrop")
  func time() throws {
    for appearance in [Appearance.light, .dark] {
      var environment = Environment(platform: .ipados, osVersion: 26, appearance: appearance)
      environment.device = Device.named("iPad Pro 11-inch M5")
      var screen = Screen(showsStatusBar: true) { Label("No messages") }
        .sidebar { List { Label("Inbox") } }
      // White is read on it.
      screen.backdrop = "#202060"
      let scene = try draw(screen, in: environment)
      func time(_ scene: Scene) -> [Color?] {
        scene.nodes.filter { $0.path.contains("StatusBar") && $0.text != nil }.map(\.style?.color)
      }
      #expect(time(scene) == [appearance == .light ? .black : .white])
      let signs = scene.nodes.filter { $0.component == "StatusBar" }
      #expect(signs.count == 1)
      #expect(signs.first?.leaves.contains { $0.color == .white } == true)
      #expect(scene.nodes.count { $0.component == "HomeIndicator" } == 1)
      screen.sidebar = []
      #expect(try time(draw(screen, in: environment)) == [.white])
    }
  }
}
