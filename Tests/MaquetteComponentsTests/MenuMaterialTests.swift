import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The ground of open menus")
struct MenuMaterialTests {
  @Test("A menu is of the platform's material, and shows what is behind it", arguments: [18, 26])
  func material(version: Int) throws {
    let menu = Menu("Sort", isPresented: true) { MenuItem("Name") }
    for appearance in [Appearance.light, .dark] {
      let scene = try draw(
        menu, in: Environment(platform: .ios, osVersion: version, appearance: appearance))
      let panel = try #require(scene.nodes.first { $0.component == "MenuItems" })
      let names = panel.items.compactMap { item -> String? in
        if case .fill(_, .material(let material)) = item { material.name } else { nil }
      }
      #expect(names == [version == 26 ? "largeGlass" : "regularMaterial"])
    }
    var plain = Environment(platform: .ios, osVersion: version)
    plain.accessibilityReduceTransparency = true
    let scene = try draw(menu, in: plain)
    let panel = try #require(scene.nodes.first { $0.component == "MenuItems" })
    #expect(
      !panel.items.contains { if case .fill(_, .material) = $0 { true } else { false } })
  }
}
