import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The materials of bars before version 26")
struct BarMaterialTests {
  @Test(
    "They show what is behind a bar, and take no colour from what is beside it",
    arguments: [Platform.ios, .ipados], LayoutDirection.allCases)
  func closed(platform: Platform, direction: LayoutDirection) throws {
    let device = try #require(
      Device.named(platform == .ios ? "iPhone 15" : "iPad Pro 11-inch M4"))
    var environment = Environment(platform: platform, osVersion: 18, direction: direction)
    environment.device = device
    let bar = NavigationBar("Notes", titleDisplayMode: .inline)
      .with { $0.backgroundVisibility = .visible }
    let screen = Screen(
      navigationBar: bar, toolbar: Toolbar { Button("", symbol: "trash") },
      tabBar: TabBar([TabItem("Notes", systemImage: "house")])
    ) {
      List { for index in 0..<60 { Label("Row \(index)") } }
    }
    let scene = try draw(screen, in: environment)
    var count = 0
    for node in scene.nodes where ["NavigationBar", "Toolbar", "TabBar"].contains(node.component) {
      for item in node.items {
        guard case .fill(let shape, .material(let material)) = item else { continue }
        count += 1
        #expect(material.window?.part == shape.bounds)
        // Corners of the display are those of the screen.
        #expect(material.window?.frame.size == device.size)
      }
    }
    #expect(count >= 2)
  }
}
