import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Where items of a Mac's toolbar stand")
struct MacToolbarPlaceTests {
  /// A window with an inspector, 640 points wide.
  private func window(_ direction: LayoutDirection, os: Int) throws -> Scene {
    var window = Window("Notes") { Label("Text") }
    window.inspector = [AnyComponent(Label("Details"))]
    window.bars.toolbar = AnyComponent(
      Toolbar("Notes") {
        Button("New", symbol: "square.and.pencil")
        Button("Delete", symbol: "trash")
      }.searchable())
    return try draw(
      window, width: 640, height: 400,
      in: Environment(platform: .macos, osVersion: os, direction: direction))
  }

  @Test(
    "On glass items end before an inspector, and only the field to search with stands over it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func inspector(direction: LayoutDirection) throws {
    let scene = try window(direction, os: 26)
    let column = try #require(scene.nodes.first { $0.component == "Inspector" }).frame
    let bar = try #require(scene.nodes.first { $0.component == "Toolbar" })
    let items = bar.children.filter { $0.component == "Items" }.map(\.frame)
    let search = try #require(scene.nodes.first { $0.component == "SearchField" }).frame
    #expect(items.count == 1)
    if direction == .leftToRight {
      #expect(items[0].maxX < column.minX && search.minX > column.minX)
    } else {
      #expect(items[0].minX > column.maxX && search.maxX < column.maxX)
    }
  }

  @Test("A window whose sidebar floats has a toolbar: its buttons stand in the sidebar")
  func floatingSidebar() throws {
    func frames(of window: Window) throws -> (bar: Rect, sidebar: Rect?) {
      let scene = try draw(
        window, width: 640, height: 400, in: Environment(platform: .macos, osVersion: 26))
      let bar = try #require(scene.nodes.first { $0.component == "Toolbar" }).frame
      return (bar, scene.nodes.first { $0.component == "Sidebar" }?.frame)
    }
    let plain = Window("Notes") { Label("Text") }
    #expect(try frames(of: plain).bar.height < 40)
    var window = plain
    window.sidebar = [AnyComponent(Label("Inbox"))]
    let own = try frames(of: window)
    window.bars.toolbar = AnyComponent(Toolbar {})
    #expect(own.bar.height == 52 && own.sidebar != nil)
    #expect(try frames(of: window) == own)
  }

  @Test("Where a bar is short the field to search with gives way first", arguments: [15, 26])
  func shortBar(os: Int) throws {
    func widths(in width: Double) throws -> (segments: Double, search: Double) {
      let bar = Toolbar("Calendar") {
        SegmentedControl(["Day", "Week", "Month", "Year"], selection: 1)
        Spacer()
        Button("Today", symbol: "calendar")
      }.searchable()
      let scene = try draw(
        bar, width: width, in: Environment(platform: .macos, osVersion: os))
      let segments = try #require(scene.nodes.first { $0.component == "SegmentedControl" })
      let search = try #require(scene.nodes.first { $0.component == "SearchField" })
      return (segments.frame.width, search.frame.width)
    }
    let (wide, short) = (try widths(in: 900), try widths(in: 520))
    #expect(short.search < wide.search && short.segments == wide.segments)
  }

  @Test(
    "Beside glass menus with a ground of their own are as high as it, in every script",
    arguments: ["Sort", "Sortieren", "ترتيب", "並べ替え", "क्रम", "เรียง"])
  func menus(title: String) throws {
    for style in [ButtonStyle.glass, .gray, .filled] {
      let menus: [AnyComponent] = [
        AnyComponent(Menu(title) { MenuItem(title) }.with { $0.style = style }),
        AnyComponent(PopUpButton(title) { MenuItem(title) }.with { $0.style = style }),
        AnyComponent(PullDownButton(title) { MenuItem(title) }.with { $0.style = style }),
      ]
      for menu in menus {
        let scene = try draw(
          Toolbar("Notes") { menu }, width: 400,
          in: Environment(platform: .macos, osVersion: 26))
        let frame = try #require(scene.nodes.first { $0.text == title }).frame
        #expect(frame.height == 28)
      }
    }
  }

  @Test("Beside glass a button with a ground of its own is a capsule as high as the glass")
  func prominent() throws {
    func button(_ button: Button, os: Int = 26) throws -> (frame: Rect, fills: [DrawItem]) {
      let scene = try draw(
        Toolbar("Notes") { button }, width: 400,
        in: Environment(platform: .macos, osVersion: os))
      let node = try #require(scene.nodes.last { $0.component == "Button" })
      return (node.frame, node.leaves.filter(\.isFill))
    }
    for style in [ButtonStyle.filled, .gray, .prominentGlass] {
      #expect(try button(Button("Done", style: style)).frame.height == 28)
    }
    // What confirms is prominent by itself; one that is disabled is not.
    let done = try button(Button("Done", role: .primary))
    let tint = ColorValue.tint
    // Glass, and the tint over it.
    #expect(done.frame.height == 28 && done.fills.count == 2)
    #expect(try button(Button("Done", role: .primary).tint(tint)).fills == done.fills)
    #expect(try button(Button("Done", role: .primary).disabled()).fills.isEmpty)
    // Of a title and a symbol the symbol is shown, and the title is told.
    let scene = try draw(
      Toolbar("Notes") { Button("Done", symbol: "checkmark", role: .primary) }, width: 400,
      in: Environment(platform: .macos, osVersion: 26))
    let node = try #require(scene.nodes.last { $0.component == "Button" })
    #expect(node.text == nil && node.accessibility?.label == "Done")
    // Before version 26 it is one of the items.
    #expect(try button(Button("Done", role: .primary), os: 15).fills.isEmpty)
  }

  private func settings(_ selection: Selection, os: Int = 15) -> (Toolbar, Environment) {
    var bar = Toolbar("General") {
      Button("General", symbol: "gearshape")
      Button("Accounts", symbol: "at")
      Button("Privacy", symbol: "hand.raised")
    }
    bar.toolbarStyle = .preference
    bar.chosen = selection
    return (bar, Environment(platform: .macos, osVersion: os))
  }

  @Test(
    "Panes of settings stand in the middle, each with its symbol over its name",
    arguments: [15, 26])
  func panes(os: Int) throws {
    let (bar, environment) = settings(.automatic, os: os)
    let scene = try draw(bar, width: 520, in: environment)
    let nodes = scene.nodes.filter { $0.component == "Button" }
    #expect(nodes.map(\.text) == ["General", "Accounts", "Privacy"])
    #expect(abs((nodes[0].frame.minX + nodes[2].frame.maxX) / 2 - 260) < 1)
    for node in nodes {
      #expect(try #require(node.baseline) > node.frame.midY + 5)
      #expect(node.frame.maxX <= 520 && node.frame.height == 46)
    }
  }

  @Test("Names of panes have one baseline, however high their symbols are", arguments: [15, 26])
  func paneBaselines(os: Int) throws {
    var (bar, environment) = settings(.automatic, os: os)
    bar.items += [
      AnyComponent(Button("Shortcuts", symbol: "keyboard")),
      AnyComponent(Menu("More", symbol: "minus") { MenuItem("Mail") }),
    ]
    let nodes = try draw(bar, width: 520, in: environment).nodes
      .filter { ["Button", "Menu"].contains($0.component) && $0.text != nil }
    #expect(nodes.count >= 5)
    let lines = try nodes.map { try #require($0.baseline) }
    #expect(lines.allSatisfy { abs($0 - lines[0]) < 0.01 }, "\(lines)")
  }

  @Test(
    "One of them is chosen, by its number or its title, or none",
    arguments: [(.automatic, 0), (2, 2), ("Accounts", 1), (.nothing, nil)] as [(Selection, Int?)])
  func chosen(selection: Selection, index: Int?) throws {
    let (bar, environment) = settings(selection)
    let nodes = try draw(bar, width: 520, in: environment).nodes
      .filter { $0.component == "Button" }
    let found = nodes.indices.filter {
      nodes[$0].accessibility?.traits.contains(.selected) == true
    }
    #expect(found == [index].compactMap(\.self))
    // The chosen one has a ground.
    #expect(nodes.indices.filter { !nodes[$0].allItems.filter(\.isFill).isEmpty } == found)
  }

  @Test("A pane that is not there is an error, with the nearest name")
  func mistakes() throws {
    let (bar, environment) = settings("Privat")
    let found = complaints(bar, in: environment)
    #expect(found.map(\.message) == ["Toolbar: 'Privat' is not among the panes"])
    #expect(found.first?.hint == "did you mean 'Privacy'?")
  }

  @Test("A menu is a pane, too, with a sign that there is more", arguments: [15, 26])
  func menuPane(os: Int) throws {
    var (bar, environment) = settings(1, os: os)
    bar.items[1] = AnyComponent(Menu("Accounts", symbol: "at") { MenuItem("Mail") })
    let scene = try draw(bar, width: 520, in: environment)
    let menu = try #require(scene.nodes.first { $0.component == "Menu" })
    let button = try #require(scene.nodes.first { $0.component == "Button" })
    #expect(menu.text == "Accounts" && menu.frame.height == button.frame.height)
    #expect(menu.frame.minY == button.frame.minY && menu.baseline != nil)
    #expect(menu.accessibility?.traits.contains(.selected) == true)
    #expect(!menu.allItems.filter(\.isFill).isEmpty)
    // Its name chooses it, as that of a button does.
    bar.chosen = "Accounts"
    #expect(complaints(bar, in: environment).isEmpty)
    environment.explicitDirection = .rightToLeft
    #expect(try draw(bar, width: 520, in: environment).nodes.contains { $0.component == "Menu" })
  }

  @Test("Panes that have no room say how much wider the window must be", arguments: [15, 26])
  func overflow(os: Int) throws {
    let (bar, environment) = settings(.automatic, os: os)
    func hint(_ width: Double) -> String? {
      complaints(bar.frame(width: width), in: environment).first {
        $0.severity == .warning && $0.message.contains("no space for all of its panes")
      }?.hint
    }
    let told = try #require(hint(150))
    let points = try #require(told.split(separator: " ").compactMap { Double($0) }.first)
    #expect(points > 0 && told.hasPrefix("make the window"))
    #expect(hint(150 + points) == nil && hint(150 + points - 2) != nil)
    // Other bars say nothing.
    var plain = bar
    plain.toolbarStyle = .unified
    #expect(
      !complaints(plain.frame(width: 90), in: environment).contains {
        $0.message.contains("panes")
      })
  }
}

extension DrawItem {
  fileprivate var isFill: Bool { if case .fill(.roundedRect, _) = self { true } else { false } }
}
