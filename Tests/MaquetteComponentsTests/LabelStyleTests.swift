import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The label style of buttons and menus")
struct LabelStyleTests {
  private func inBar(_ item: some Component, version: Int, isBelow: Bool = false) throws -> Scene {
    let bar = NavigationBar("Notes", trailingItems: { [AnyComponent(item)] })
    let screen =
      isBelow
      ? Screen(toolbar: Toolbar { item }) { Label("a") }
      : Screen(navigationBar: bar) { Label("a") }
    return try draw(screen, in: Environment(platform: .ios, osVersion: version))
  }

  private func add(_ style: LabelStyle) -> Button {
    var button = Button("Add", symbol: "plus")
    button.labelStyle = style
    return button
  }

  @Test(
    "In bars of iOS a symbol stands alone, and VoiceOver reads its title",
    arguments: [18, 26], [false, true])
  func button(version: Int, isBelow: Bool) throws {
    let both = try inBar(Button("Add", symbol: "plus"), version: version, isBelow: isBelow)
    let alone = try inBar(Button("", symbol: "plus"), version: version, isBelow: isBelow)
    let node = try #require(both.nodes.first { $0.accessibility?.label == "Add" })
    let other = try #require(alone.nodes.first { $0.component == "Button" })
    #expect(node.frame == other.frame)
    #expect(!both.nodes.contains { $0.text == "Add" })
  }

  @Test("So does the symbol of a menu", arguments: [18, 26])
  func menu(version: Int) throws {
    let menu = Menu("Sort", symbol: "arrow.up.arrow.down") { MenuItem("Name") }
    let scene = try inBar(menu, version: version)
    #expect(scene.nodes.contains { $0.accessibility?.label == "Sort" })
    #expect(!scene.nodes.contains { $0.text == "Sort" })
  }

  @Test("titleAndIcon shows both in a bar", arguments: [18, 26], [false, true])
  func both(version: Int, isBelow: Bool) throws {
    let scene = try inBar(add(.titleAndIcon), version: version, isBelow: isBelow)
    let alone = try inBar(add(.automatic), version: version, isBelow: isBelow)
    let node = try #require(scene.nodes.first { $0.text == "Add" })
    let other = try #require(alone.nodes.first { $0.accessibility?.label == "Add" })
    #expect(node.frame.width > other.frame.width)
  }

  @Test("titleOnly leaves the symbol out in a bar", arguments: [18, 26])
  func titleOnly(version: Int) throws {
    let scene = try inBar(add(.titleOnly), version: version)
    let title = try inBar(Button("Add"), version: version)
    let frame = try #require(title.nodes.first { $0.text == "Add" }?.frame)
    #expect(scene.nodes.first { $0.text == "Add" }?.frame == frame)
  }

  @Test("A title without a symbol is drawn, whatever the style", arguments: LabelStyle.allCases)
  func title(style: LabelStyle) throws {
    var button = Button("Add")
    button.labelStyle = style
    #expect(try inBar(button, version: 26).nodes.contains { $0.text == "Add" })
    #expect(try draw(button, in: Environment(platform: .ios)).nodes.first?.text == "Add")
  }

  @Test("Elsewhere both are shown, or what the style says", arguments: [Platform.ios, .macos])
  func outside(platform: Platform) throws {
    let environment = Environment(platform: platform)
    func width(_ component: some Component) throws -> Double? {
      try draw(component, in: environment).nodes.first?.frame.width
    }
    #expect(try width(add(.automatic)) == width(add(.titleAndIcon)))
    #expect(try width(add(.titleOnly)) == width(Button("Add")))
    #expect(try width(add(.iconOnly)) == width(Button("", symbol: "plus")))
    let node = try #require(draw(add(.iconOnly), in: environment).nodes.first)
    #expect(node.text == nil)
    #expect(node.accessibility?.label == "Add")
  }

  @Test("A Mac's toolbar shows symbols alone, and both where that is asked for")
  func macToolbar() throws {
    func scene(_ style: LabelStyle) throws -> Scene {
      try draw(
        Toolbar { add(style) }.frame(width: 300), in: Environment(platform: .macos))
    }
    #expect(!(try scene(.automatic).nodes.contains { $0.text == "Add" }))
    #expect(try scene(.titleAndIcon).nodes.contains { $0.text == "Add" })
    #expect(try scene(.titleOnly).nodes.contains { $0.text == "Add" })
  }
}
