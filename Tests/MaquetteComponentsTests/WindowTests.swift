import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Windows")
struct WindowTests {
  private func environment(_ platform: Platform, _ direction: LayoutDirection = .leftToRight)
    -> Environment
  {
    Environment(theme: .builtIn(platform), direction: direction)
  }

  private func window(width: Double = 900, _ change: (inout Window) -> Void = { _ in })
    -> AnyComponent
  {
    var window = Window("Inbox", subtitle: "12 messages") {
      Label("Inbox")
    } content: {
      Label("Anna")
    } inspector: {
      Label("Details")
    } children: {
      Label("Lunch?")
    }
    change(&window)
    return window.frame(width: width, height: 500)
  }

  private func frame(_ scene: Scene, _ name: String) throws -> Rect {
    try #require(scene.nodes.first { $0.component == name }).frame
  }

  @Test(
    "Columns stand in reading direction", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func columns(direction: LayoutDirection) throws {
    let scene = try draw(window(), in: environment(.macos, direction))
    let names = ["Sidebar", "Content", "Inspector"]
    var middles = try names.map { try frame(scene, $0).midX }
    let text = try #require(scene.nodes.first { $0.text == "Lunch?" })
    middles.insert(text.frame.midX, at: 2)
    #expect(middles == middles.sorted(by: direction == .leftToRight ? (<) : (>)))
    #expect(try frame(scene, "Sidebar").height == 500)
  }

  @Test(
    "Where a row is selected beside it, a sidebar's own selection is quiet",
    arguments: [Appearance.light, .dark])
  func quietSelection(appearance: Appearance) throws {
    func fills(_ rows: RowNumbers?) throws -> [Color] {
      var table = Table(["Name"], rows: [["Reed beds"], ["Saltmarsh"]])
      table.selection = rows
      var window = Window("Files") { table }
      window.sidebar = [AnyComponent(List { Label("Recents").listRowState(.selected) })]
      let scene = try draw(
        window.frame(width: 700, height: 400),
        in: Environment(platform: .macos, appearance: appearance))
      let sidebar = try #require(scene.nodes.first { $0.component == "Sidebar" })
      return sidebar.allItems.compactMap(\.color)
    }
    let theme = Theme.builtIn(.macos)
    let traits = ColorTraits(appearance: appearance)
    let loud = try #require(theme.colors["selectedContentBackground"]?[traits])
    let quiet = try #require(theme.colors["unemphasizedSelectedContentBackground"]?[traits])
    #expect(try fills(nil).contains(loud) && !fills(nil).contains(quiet))
    #expect(try fills([1]).contains(quiet) && !fills([1]).contains(loud))
  }

  @Test("A table that is all of the contents has its ground under a toolbar and a floating sidebar")
  func tableGround() throws {
    var window = Window("Files") { Table(["Name"], rows: [["Reed beds"]]) }
    window.sidebar = [AnyComponent(Label("Recents"))]
    let environment = Environment(platform: .macos, osVersion: 26)
    let scene = try draw(window.frame(width: 700, height: 400), in: environment)
    let screen = try #require(scene.nodes.first { $0.component == "Window" })
    let ground = environment.theme.colors["controlBackground"]?[ColorTraits()]
    #expect(
      screen.allItems.contains {
        if case .fill(let shape, .color(let color)) = $0 {
          shape.bounds?.width == 700 && color == ground
        } else {
          false
        }
      })
  }

  @Test("Contents keep a third between two columns of a narrow window")
  func narrow() throws {
    // Without its sidebar all of it is shared by three columns.
    let scene = try draw(window(width: 450) { $0.sidebar = [] }, in: environment(.macos))
    #expect(try frame(scene, "Content").width == 150)
    #expect(try frame(scene, "Inspector").width == 150)
  }

  @Test(
    "Tabs lie over all columns, of which nothing shows through",
    arguments: [Theme.builtIn(.macos), .builtIn(.macos, osVersion: 26)])
  func tabs(theme: Theme) throws {
    for appearance in [Appearance.light, .dark] {
      let scene = try draw(
        window { $0.tabs = ["One", "東京", "ثلاثة"] },
        in: Environment(theme: theme, appearance: appearance))
      let row = try #require(scene.nodes.first { $0.component == "Tabs" })
      guard case .fill(.rect(let ground), .color(let color)) = row.items.first else {
        Issue.record("the row has no ground")
        continue
      }
      #expect(ground == row.frame && color.alpha == 1)
    }
  }

  @Test("Without a toolbar the title stands in the middle of the title bar, and no subtitle")
  func titleBar() throws {
    let scene = try draw(
      Window("Inbox", subtitle: "12 messages") {}.frame(width: 400, height: 200),
      in: environment(.macos))
    let title = try #require(scene.nodes.first { $0.text == "Inbox" })
    #expect(abs(title.frame.midX - 200) < 1)
    #expect(try frame(scene, "Toolbar").height == 28)
    #expect(!scene.nodes.contains { $0.text == "12 messages" })
  }

  @Test("With a toolbar the title and the subtitle stand in it, whatever the toolbar calls itself")
  func toolbar() throws {
    func texts(_ bar: Toolbar) throws -> [String] {
      let window = Window("Inbox", subtitle: "12 messages", toolbar: bar) {}
      return try draw(window.frame(width: 600, height: 200), in: environment(.macos)).nodes
        .compactMap(\.text)
    }
    #expect(try texts(Toolbar {}) == ["Inbox", "12 messages"])
    #expect(try texts(Toolbar("Own") {}) == ["Own"])
  }

  @Test("A window behind others is gray and casts another shadow")
  func inactive() throws {
    let front = try draw(window(), in: environment(.macos))
    let behind = try draw(window { $0.isActive = false }, in: environment(.macos))
    func shadows(_ scene: Scene) throws -> [DrawItem] {
      try #require(scene.nodes.first { $0.component == "Window" }).items
    }
    func lights(_ scene: Scene) -> [[DrawItem]] {
      scene.nodes.filter { $0.component == "WindowButton" }.map(\.items)
    }
    #expect(try shadows(front) != shadows(behind))
    #expect(lights(front).count == 3 && lights(front) != lights(behind))
    #expect(Set(lights(behind).map { $0[0] }.map(paint)).count == 1)
  }

  private func paint(_ item: DrawItem) -> Paint? {
    if case .fill(_, let paint) = item { paint } else { nil }
  }

  @Test("Tabs share the width, and the one shown is selected")
  func tabs() throws {
    let scene = try draw(
      window {
        $0.tabs = ["Inbox", "草稿", "المرسل", "ร่าง"]
        $0.chosen = "草稿"
      }, in: environment(.macos))
    let tabs = scene.nodes.filter { $0.component == "Tab" }
    #expect(tabs.count == 4)
    #expect(Set(tabs.map { ($0.frame.width * 2).rounded() }).count <= 2)
    let chosen = tabs.filter { $0.accessibility?.traits.contains(.selected) == true }
    #expect(chosen.map { $0.accessibility?.label } == ["草稿"])
    #expect(tabs.allSatisfy { $0.hitTarget == $0.frame })
    #expect(scene.nodes.contains { $0.component == "AddTab" && $0.hitTarget != nil })
  }

  @Test("A tab that is not there is an error, with those that are")
  func missingTab() {
    let told = complaints(
      window {
        $0.tabs = ["Inbox", "Drafts"]
        $0.chosen = "Draft"
      }, in: environment(.macos))
    #expect(told.contains { $0.severity == .error && $0.hint == "did you mean 'Drafts'?" })
  }

  @Test(
    "An iPad tiles windows as Apple's traits say",
    arguments: [
      (WindowSize.third, 320.0), (.half, 412.0), (.twoThirds, 504.0), (.full, 834.0),
    ])
  func sizes(size: WindowSize, width: Double) throws {
    var environment = environment(.ipados)
    environment.device = Device.named("iPad Pro 11-inch")
    let scene = try draw(Window("Notes", size: size) { Label("x") }, in: environment)
    #expect(scene.size.width == width)
  }

  @Test("An iPad's window has three dots, since version 26 three buttons beside its first bar")
  func controls() throws {
    let old = try draw(
      Window("Notes") { Label("x") }.frame(width: 500, height: 400), in: environment(.ipados))
    #expect(try #require(old.nodes.first { $0.component == "Edge" }).items.count > 3)
    #expect(!old.nodes.contains { $0.component == "WindowButton" })
    let theme = Theme.builtIn(.ipados, osVersion: 26)
    let new = try draw(
      Window(
        "Notes",
        navigationBar: NavigationBar("Notes", titleDisplayMode: .inline) {
          Button("Edit")
        }
      ) { Label("x") }.frame(width: 500, height: 400),
      in: Environment(theme: theme))
    let buttons = new.nodes.filter { $0.component == "WindowButton" }
    let edit = try #require(new.nodes.first { $0.component == "Button" })
    #expect(buttons.count == 3)
    #expect(edit.frame.minX > (buttons.map(\.frame.maxX).max() ?? .infinity))
    // Their middles are at one height, and no glass touches the window's edge.
    #expect(buttons.allSatisfy { abs($0.frame.midY - edit.frame.midY) < 0.6 })
    #expect(edit.frame.minY >= 4)
  }

  @Test("In the panel of an iPad's window its buttons stand beside the window's, too")
  func controlsInPanel() throws {
    let window = Window("Mail") {
      SplitView(columnVisibility: .all) {
        NavigationBar("Boxes", trailingItems: { Button("Edit") })
        List { Label("Inbox") }
      } detail: {
        Label("Lunch?")
      }
    }
    let scene = try draw(
      window.frame(width: 900, height: 500), in: Environment(platform: .ipados, osVersion: 26))
    let panel = try frame(scene, "Sidebar")
    let edit = try frame(scene, "Button")
    let buttons = scene.nodes.filter { $0.component == "WindowButton" }.map(\.frame)
    #expect(buttons.count == 3 && buttons.allSatisfy { abs($0.midY - edit.midY) < 0.6 })
    #expect(edit.minY >= panel.minY + 4)
  }

  @Test("Everything in it is heard as in a window of its name")
  func speech() throws {
    let scene = try draw(window(), in: environment(.macos))
    let spoken = try #require(scene.nodes.first { $0.component == "Window" }?.accessibility)
    #expect(spoken.role == .window && spoken.label == "Inbox")
  }

  @Test("Platforms without windows say so", arguments: [Platform.ios, .tvos, .watchos])
  func elsewhere(platform: Platform) {
    let told = complaints(Window("Inbox") { Label("x") }, in: environment(platform))
    #expect(told.contains { $0.message.contains("has no window") })
  }
}
