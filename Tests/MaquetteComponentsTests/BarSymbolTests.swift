import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Titles and symbols in bars of iOS")
struct BarSymbolTests {
  private func scene(_ item: some Component, version: Int, isBelow: Bool) throws -> Scene {
    let bar = NavigationBar("Notes", trailingItems: { [AnyComponent(item)] })
    let screen =
      isBelow
      ? Screen(toolbar: Toolbar { item }) { Label("a") }
      : Screen(navigationBar: bar) { Label("a") }
    return try draw(screen, in: Environment(platform: .ios, osVersion: version))
  }

  @Test(
    "A symbol stands alone, and its title is read aloud",
    arguments: [18, 26], [false, true])
  func button(version: Int, isBelow: Bool) throws {
    let both = try scene(Button("Add", symbol: "plus"), version: version, isBelow: isBelow)
    let alone = try scene(Button("", symbol: "plus"), version: version, isBelow: isBelow)
    let node = try #require(both.nodes.first { $0.accessibility?.label == "Add" })
    let other = try #require(alone.nodes.first { $0.component == "Button" })
    #expect(node.frame == other.frame)
    #expect(!both.nodes.contains { $0.text == "Add" })
  }

  @Test("So does the symbol of a menu", arguments: [18, 26])
  func menu(version: Int) throws {
    let menu = Menu("Sort", symbol: "arrow.up.arrow.down") { MenuItem("Name") }
    let scene = try scene(menu, version: version, isBelow: false)
    #expect(scene.nodes.contains { $0.accessibility?.label == "Sort" })
    #expect(!scene.nodes.contains { $0.text == "Sort" })
  }

  @Test("A title without a symbol is drawn")
  func title() throws {
    let scene = try scene(Button("Add"), version: 26, isBelow: false)
    #expect(scene.nodes.contains { $0.text == "Add" })
  }
}
