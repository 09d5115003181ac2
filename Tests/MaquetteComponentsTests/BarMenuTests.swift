import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Estimated after what is known of dialogs, which morph out of the control that opened them.
@Suite("Menus that open from a bar's glass")
struct BarMenuTests {
  private func menu(isOpen: Bool) -> AnyComponent {
    AnyComponent(
      Menu("", symbol: "ellipsis", isPresented: isOpen) {
        for title in ["Copy", "Paste", "Delete"] { MenuItem(title) }
      })
  }

  private let plus = AnyComponent(Button("", symbol: "plus"))

  private func scene(
    _ items: [AnyComponent], isBelow: Bool = false, version: Int = 26,
    direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let bar = NavigationBar("Notes", trailingItems: { items })
    let screen =
      isBelow
      ? Screen(toolbar: Toolbar { items }) { Label("a") }
      : Screen(navigationBar: bar) { Label("a") }
    return try draw(
      screen, in: Environment(platform: .ios, osVersion: version, direction: direction))
  }

  /// The glass that is drawn in bars.
  private func glass(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "Box" }.flatMap(\.leaves).compactMap { item in
      if case .fill(.roundedRect(let rect, _, _), .material) = item { rect } else { nil }
    }
  }

  @Test(
    "The menu lies in the place of its button, which is not drawn",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func replaced(direction: LayoutDirection) throws {
    let closed = try #require(glass(scene([menu(isOpen: false)], direction: direction)).first)
    let open = try scene([menu(isOpen: true)], direction: direction)
    #expect(glass(open).isEmpty)
    #expect(try node(open, "Menu").allItems.isEmpty)
    let panel = try node(open, "MenuItems").frame
    #expect(abs(panel.minY - closed.minY) < 0.51)
    #expect(
      direction == .leftToRight
        ? abs(panel.maxX - closed.maxX) < 0.51 : abs(panel.minX - closed.minX) < 0.51)
  }

  @Test("From a bar at the lower edge it grows upwards")
  func upwards() throws {
    let closed = try #require(glass(scene([menu(isOpen: false)], isBelow: true)).first)
    let open = try scene([menu(isOpen: true)], isBelow: true)
    #expect(glass(open).isEmpty)
    let panel = try node(open, "MenuItems").frame
    #expect(abs(panel.maxY - closed.maxY) < 0.51)
  }

  @Test("Where glass is shared, that of the other buttons stays, and they stay where they are")
  func shared() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let whole = try scene([plus, menu(isOpen: false)], direction: direction)
      let part = try scene([plus, menu(isOpen: true)], direction: direction)
      let (before, after) = (glass(whole), glass(part))
      try #require(before.count == 1 && after.count == 1)
      #expect(before[0].width == 88 && after[0].width == 44)
      #expect(
        direction == .leftToRight
          ? after[0].minX == before[0].minX : after[0].maxX == before[0].maxX)
      #expect(try node(part, "Button").frame == node(whole, "Button").frame)
    }
  }

  @Test("Before version 26, and outside of bars, it stands beside its button")
  func beside() throws {
    let bar = try scene([menu(isOpen: true)], version: 18)
    let alone = try draw(
      Screen { menu(isOpen: true) }, in: Environment(platform: .ios, osVersion: 26))
    for scene in [bar, alone] {
      let button = try node(scene, "Menu")
      #expect(!button.allItems.isEmpty)
      #expect(try node(scene, "MenuItems").frame.minY >= button.frame.maxY)
    }
  }
  // Measured by others: a text has 16 points beside it, in medium, and glass of its own (ios26.yaml, bar_buttons).
  @Test("A menu with a title stands on glass as a button with that title does, before 26 as before")
  func titled() throws {
    let button = try scene([AnyComponent(Button("Sort")), plus])
    let wanted = try node(button, "Button")
    for menu in [
      AnyComponent(Menu("Sort") { MenuItem("Name") }),
      AnyComponent(PullDownButton("Sort") { MenuItem("Name") }),
    ] {
      for isBelow in [false, true] {
        let found = try scene([menu, plus], isBelow: isBelow)
        let title = try #require(found.nodes.first { $0.text == "Sort" })
        #expect(glass(found).count == 2)
        #expect(title.style?.weight == .medium)
        #expect(title.frame.width >= wanted.frame.width - 0.34)
      }
    }
    let own = try scene([AnyComponent(Menu("Sort") { MenuItem("Name") }), plus])
    for (first, second) in zip(glass(own), glass(button)) {
      #expect(abs(first.minX - second.minX) < 0.34 && abs(first.width - second.width) < 0.34)
    }
    let old = try scene([AnyComponent(Menu("Sort") { MenuItem("Name") }), plus], version: 18)
    #expect(try #require(old.nodes.first { $0.text == "Sort" }).style?.weight == .regular)
  }
}
