import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Context menus that are higher than their screens")
struct ContextMenuHeightTests {
  private func contextMenu(_ count: Int) -> ContextMenu {
    ContextMenu {
      for number in 0..<count { MenuItem("Add to all of them \(number)") }
    } preview: {
      Spacer().frame(width: 200, height: 120)
    }
  }

  private func scene(
    _ component: some Component, on device: String, version: Int = 18,
    size: TextSize = .accessibility5
  ) throws -> Scene {
    var environment = Environment(platform: .ios, osVersion: version, textSize: size)
    environment.device = Device.named(device)
    return try draw(Screen { component }, in: environment)
  }

  @Test(
    "A context menu in the largest texts wraps its titles, keeps to the screen and scrolls",
    arguments: [18, 26], ["iPhone SE 4.7-inch", "iPhone 15", "iPhone 15 landscape"])
  func contextMenu(version: Int, device: String) throws {
    let scene = try scene(contextMenu(6), on: device, version: version)
    let screen = Rect(origin: .zero, size: scene.size)
    let (menu, preview) = (try node(scene, "MenuItems"), try node(scene, "Preview"))
    #expect(menu.frame.union(screen) == screen && preview.frame.union(screen) == screen)
    #expect(preview.frame.maxY < menu.frame.minY && preview.frame.height > 20)
    let rows = try node(scene, "Rows")
    #expect(rows.clip?.bounds == menu.frame, "what is below scrolls")
    let items = scene.nodes.filter { $0.component == "MenuItem" }
    #expect(items.count == 6 && items[5].frame.maxY > screen.maxY)
    #expect(abs(items[0].frame.minY - menu.frame.minY) < 20)
    // A title takes several lines, and nothing of it is left out.
    for (number, item) in items.enumerated() {
      #expect(item.text?.hasSuffix("them \(number)") == true)
      #expect(item.frame.height > 2 * (item.style?.size ?? 0))
    }
    #expect(!scene.findings.contains { $0.id == "outside-canvas" })
  }

  @Test("One that fits shows all of it, with the preview as high as it is")
  func fitting() throws {
    let scene = try scene(contextMenu(3), on: "iPhone 15", size: .large)
    #expect(!scene.nodes.contains { $0.component == "Rows" })
    #expect(try abs(node(scene, "Preview").frame.height - 120) < 0.01)
  }
}
