import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Bars of phones that lie on their side")
struct LowBarTests {
  /// A screen with all three bars on a device.
  private func scene(
    _ device: String, version: Int? = nil, tabs: Int = 3,
    direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let own = try #require(Device.named(device))
    var environment = Environment(
      platform: own.platform, osVersion: version, direction: direction)
    environment.device = own
    let bar = NavigationBar(
      "Inbox", titleDisplayMode: .large, backTitle: "Mail",
      trailingItems: {
        Button("Edit")
        Button("", symbol: "plus")
        Menu("", symbol: "ellipsis") { MenuItem("Sort") }
      })
    let items = (1...tabs).map { TabItem("Tab \($0)", systemImage: "bell", badge: "3") }
    let screen = Screen(
      navigationBar: bar, toolbar: Toolbar { Button("", symbol: "trash") }, tabBar: TabBar(items)
    ) { Label("x") }
    return try draw(screen, in: environment)
  }

  private func height(_ bar: String, _ scene: Scene) -> Double? {
    scene.nodes.first { $0.component == bar }?.frame.height
  }

  @Test("They are 32 points high, and the tabs stand on the home indicator's room")
  func heights() throws {
    for direction in LayoutDirection.allCases {
      let scene = try scene("iPhone 15 Pro landscape", direction: direction)
      #expect(["NavigationBar", "Toolbar", "TabBar"].map { height($0, scene) } == [32, 32, 32])
      #expect(abs(try #require(scene.frame("TabBar")).maxY - (393 - 21)) < 1e-6)
    }
  }

  @Test(
    "They keep their height where the width is regular, upright, and on an iPad",
    arguments: [
      ("iPhone 15 Pro Max landscape", [44, 44, 49]), ("iPhone 15 Pro", [96, 44, 49]),
      ("iPad Pro 11-inch landscape", [102, 50, 50]),
    ])
  func usualHeights(device: String, wanted: [Double]) throws {
    let scene = try scene(device)
    #expect(["NavigationBar", "Toolbar", "TabBar"].map { height($0, scene) } == wanted)
  }

  @Test("Glass keeps its height")
  func glass() throws {
    let scene = try scene("iPhone 15 Pro landscape", version: 26)
    #expect(scene.frame("BackButton")?.height == 44)
  }

  @Test("What stands in them is no higher than they are")
  func contents() throws {
    let scene = try scene("iPhone 15 Pro landscape")
    for name in ["NavigationBar", "Toolbar"] {
      let bar = try #require(scene.nodes.first { $0.component == name })
      let parts = scene.nodes.filter {
        $0.path.contains("/\(name)/") && ["Button", "BackButton", "Menu"].contains($0.component)
      }
      #expect(parts.count == (name == "Toolbar" ? 1 : 4))
      for part in parts {
        #expect(part.frame.minY >= bar.frame.minY && part.frame.maxY <= bar.frame.maxY)
      }
    }
  }

  @Test("Their tabs share all of the width, with titles after symbols, and are five at most")
  func tabs() throws {
    let found = try scene("iPhone 15 Pro landscape", tabs: 6).nodes
      .filter { $0.component == "Tab" }
    #expect(found.count == 5 && found.last?.text == "More")
    #expect(found.allSatisfy { abs($0.frame.width - (852 - 2 * 59) / 5) < 0.01 })
    #expect(found[0].style?.size == 12)
    let badge = try #require(found[0].children.first).frame
    #expect(badge.minY == found[0].frame.minY + 2)
  }

  @Test("A title is large on an iPad that lies on its side, and not on a phone, however wide")
  func titles() throws {
    func size(_ device: String) throws -> Double? {
      try scene(device).nodes.first { $0.text == "Inbox" }?.style?.size
    }
    #expect(try size("iPad Pro 11-inch landscape") == 34)
    #expect(try size("iPhone 15 Pro landscape") == 17)
    #expect(try size("iPhone 15 Pro Max landscape") == 17)
  }
}
