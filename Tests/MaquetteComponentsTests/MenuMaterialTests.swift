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

  @Test("On a Mac before version 26 it is of AppKit's, opaque where people asked for that")
  func mac() throws {
    let menu = Menu("Sort", isPresented: true) { MenuItem("Name") }
    func ground(_ environment: Environment) throws -> DrawItem? {
      let scene = try draw(menu, in: environment)
      return try #require(scene.nodes.first { $0.component == "MenuItems" }).items.first {
        if case .fill = $0 { true } else { false }
      }
    }
    var environment = Environment(platform: .macos)
    #expect(try ground(environment)?.material?.name == "menuMaterial")
    environment.contrast = .increased
    #expect(try ground(environment)?.color?.hex == "#EEEEEE")
    environment.contrast = .standard
    environment.accessibilityReduceTransparency = true
    #expect(try ground(environment)?.color?.hex == "#EEEEEE")
  }

  @Test("On a Mac of version 26 it is of large glass, as a sidebar is")
  func macOf26() throws {
    let menu = Menu("Sort", isPresented: true) { MenuItem("Name") }
    let scene = try draw(menu, in: Environment(platform: .macos, osVersion: 26))
    let panel = try #require(scene.nodes.first { $0.component == "MenuItems" })
    #expect(panel.items.compactMap(\.material?.name) == ["largeGlass"])
  }

  @Test(
    "So are popovers, sheets, alerts and toolbars of a Mac",
    arguments: [18, 26])
  func macPresentations(version: Int) throws {
    let shown: [(any Component, String)] = [
      (Popover { Label("Share") }, "popoverMaterial"),
      (Sheet { Label("Share") }, "sheetMaterial"),
      (Alert("Delete?") { Button("Delete") }, "sheetMaterial"),
    ]
    for (component, name) in shown {
      let scene = try draw(component, in: Environment(platform: .macos, osVersion: version))
      #expect(scene.nodes.flatMap(\.items).contains { $0.material?.name == name }, "\(component)")
      var plain = Environment(platform: .macos, osVersion: version)
      plain.accessibilityReduceTransparency = true
      let flat = try draw(component, in: plain).nodes.flatMap(\.items)
      #expect(!flat.contains { $0.material?.name == name }, "\(component)")
    }
    guard version == 18 else { return }
    let bar = try draw(
      Toolbar("Notes") {}, in: Environment(platform: .macos, osVersion: version))
    #expect(bar.nodes.flatMap(\.items).compactMap(\.material?.name) == ["bar"])
  }
}
