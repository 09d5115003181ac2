import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Open menus that are higher than their screens")
struct LongMenuTests {
  private func menu(_ count: Int) -> Menu {
    Menu("Choose a city", isPresented: true) {
      for number in 0..<count { MenuItem("City \(number)") }
    }
  }

  private func scene(_ screen: Screen, on device: String, version: Int) throws -> Scene {
    var environment = Environment(platform: .ios, osVersion: version)
    environment.device = Device.named(device)
    return try draw(screen, in: environment)
  }

  @Test(
    "It ends in the safe area with all its corners, cuts its rows, and tells that a device scrolls",
    arguments: [18, 26], ["iPhone SE 4-inch", "iPhone 16 Pro", "iPhone 16 Pro landscape"])
  func panel(version: Int, name: String) throws {
    let scene = try scene(Screen { menu(40) }, on: name, version: version)
    let device = try #require(Device.named(name)?.running(version))
    let safe = Rect(origin: .zero, size: device.size)
      .inset(by: device.safeArea, direction: .leftToRight).inset(by: 9.49)
    let panel = try node(scene, "MenuItems")
    #expect(safe.union(panel.frame) == safe)
    #expect(panel.frame.height > 100)
    #expect(try node(scene, "Rows").clip?.bounds == panel.frame)
    let rows = scene.nodes.filter { $0.component == "MenuItem" }.map(\.frame)
    #expect(rows.count == 40 && rows[39].maxY > panel.frame.maxY)
    #expect(rows[0].minY >= panel.frame.minY)
    let findings = scene.findings.filter { $0.id == "outside-canvas" }
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("the open menu is cut off") == true)
  }

  @Test("Below a bar's button it leaves the button free")
  func bar() throws {
    var bar = NavigationBar("Cities")
    bar.trailingItems = [AnyComponent(menu(40))]
    let scene = try scene(
      Screen(navigationBar: bar) { Label("x") }, on: "iPhone 16 Pro", version: 18)
    let button = try node(scene, "Menu").frame
    #expect(try node(scene, "MenuItems").frame.minY >= button.maxY)
  }

  @Test("One that fits is whole, and nothing is told", arguments: [18, 26])
  func fitting(version: Int) throws {
    let scene = try scene(Screen { menu(5) }, on: "iPhone 16 Pro", version: version)
    #expect(!scene.nodes.contains { $0.component == "Rows" })
    #expect(!scene.findings.contains { $0.id == "outside-canvas" })
  }
}
