import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The button that shows and hides a sidebar")
struct SidebarToggleTests {
  private func split(_ change: (inout SplitView) -> Void = { _ in }) -> SplitView {
    var view = SplitView(columnVisibility: .all) {
      NavigationBar("Mailboxes")
      List { Label("Inbox") }
    } content: {
      NavigationBar("Inbox", titleDisplayMode: .inline)
      Label("Anna")
    } detail: {
      NavigationBar("Lunch", titleDisplayMode: .inline)
      Label("At one?")
    }
    change(&view)
    return view
  }

  private func toggles(_ view: SplitView, version: Int? = nil, on name: String) throws
    -> [SceneNode]
  {
    let device = try #require(Device.named(name))
    var environment = Environment(platform: device.platform, osVersion: version)
    environment.device = device
    return try draw(Screen { view }, in: environment).nodes
      .filter { $0.accessibility?.label == "Sidebar" }
  }

  private let pad = "iPad Pro 11-inch M4 landscape"

  @Test("On an iPad it is at the leading end of the sidebar's bar", arguments: [18, 26])
  func sidebar(version: Int) throws {
    let found = try toggles(split(), version: version, on: pad)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.path.contains("Sidebar/NavigationBar") && $0.frame.midX < 100 })
  }

  @Test("Without the sidebar it is in the bar of the next column")
  func others() throws {
    let two = try toggles(split { $0.columnVisibility = .doubleColumn }, on: pad)
    #expect(two.count == 1 && two[0].path.contains("Content/NavigationBar"))
    let one = try toggles(split { $0.columnVisibility = .detailOnly }, on: pad)
    #expect(one.count == 1 && one[0].path.contains("Screen/NavigationBar"))
  }

  @Test("It is left out where somebody says so, has one already, or shows one column")
  func hidden() throws {
    #expect(try toggles(split { $0.sidebarToggle = .hidden }, on: pad).isEmpty)
    #expect(try toggles(split(), on: "iPhone 15").isEmpty)
    let own = NavigationBar(
      "Mailboxes", leadingItems: { Button("Columns", symbol: "sidebar.left") })
    #expect(try toggles(split { $0.sidebar = [AnyComponent(own)] }, on: pad).isEmpty)
  }

  @Test(
    "In a Mac's window with a toolbar it is in the line of the window's buttons",
    arguments: [15, 26], LayoutDirection.allCases)
  func window(version: Int, direction: LayoutDirection) throws {
    func scene(_ visibility: Visibility) throws -> Scene {
      let view = SplitView {
        List { Label("Notes") }
      } detail: {
        Label("Milk")
      }
      let toolbar = Toolbar { Button("Delete", symbol: "trash") }
      let window = Window("Notes", toolbar: toolbar) {
        view.with { $0.sidebarToggle = visibility }
      }
      return try draw(
        window.frame(width: 800, height: 400),
        in: Environment(platform: .macos, osVersion: version, direction: direction))
    }
    let drawn = try scene(.automatic)
    let toggle = try #require(drawn.nodes.first { $0.accessibility?.label == "Sidebar" }).frame
    let buttons = drawn.nodes.filter { $0.component == "WindowButton" }.map(\.frame)
    let sidebar = try #require(drawn.nodes.first { $0.component == "Sidebar" }).frame
    #expect(buttons.allSatisfy { abs($0.midY - toggle.midY) < 1 })
    #expect(sidebar.minX < toggle.minX && toggle.maxX < sidebar.maxX)
    let isFarther = buttons.allSatisfy {
      direction == .rightToLeft ? toggle.maxX < $0.minX : toggle.minX > $0.maxX
    }
    #expect(isFarther)
    #expect(try !scene(.hidden).nodes.contains { $0.accessibility?.label == "Sidebar" })
  }

  @Test(
    "Where a Mac's title has a row of its own it is among the items below, once",
    arguments: [15, 26], LayoutDirection.allCases)
  func expanded(version: Int, direction: LayoutDirection) throws {
    func scene(_ change: (inout Toolbar, inout SplitView) -> Void = { _, _ in }) throws -> Scene {
      var view = SplitView {
        List { Label("Notes") }
      } detail: {
        Label("Milk")
      }
      var toolbar = Toolbar("Notes") { Button("Delete", symbol: "trash") }.toolbarStyle(.expanded)
      change(&toolbar, &view)
      return try draw(
        Window(toolbar: toolbar) { view }.frame(width: 800, height: 400),
        in: Environment(platform: .macos, osVersion: version, direction: direction))
    }
    func toggles(_ scene: Scene) -> [SceneNode] {
      scene.nodes.filter { $0.accessibility?.label == "Sidebar" }
    }
    let drawn = try scene()
    try #require(toggles(drawn).count == 1)
    let toggle = toggles(drawn)[0].frame
    let delete = try #require(drawn.nodes.first { $0.accessibility?.label == "Delete" }).frame
    let sidebar = try #require(drawn.nodes.first { $0.component == "Sidebar" }).frame
    #expect(toggle.midY == delete.midY)
    let isBetween =
      direction == .leftToRight
      ? sidebar.maxX < toggle.minX && toggle.maxX < delete.minX
      : delete.maxX < toggle.minX && toggle.maxX < sidebar.minX
    #expect(isBetween)
    #expect(try toggles(scene { $1.sidebarToggle = .hidden }).isEmpty)
    let own = Button("Columns", symbol: "sidebar.left")
    #expect(try toggles(scene { bar, _ in bar.leadingItems = [AnyComponent(own)] }).isEmpty)
  }

  /// ipados26.yaml, navigationBar, searchWidth: beside the buttons of other bars.
  @Test("A sidebar's field to search with is below its title, as wide as the panel leaves it")
  func search() throws {
    let device = try #require(Device.named("iPad Pro 11-inch M5"))
    var environment = Environment(platform: .ipados, osVersion: 26)
    environment.device = device
    let view = split {
      $0.sidebar[0] = AnyComponent(NavigationBar("Settings").searchable())
    }
    let drawn = try draw(Screen { view }, in: environment)
    let panel = try #require(drawn.nodes.first { $0.component == "Sidebar" }).frame
    let field = try #require(drawn.nodes.first { $0.component == "SearchField" }).frame
    let title = try #require(drawn.nodes.first { $0.text == "Settings" }).frame
    #expect(field.minY >= title.maxY)
    #expect(abs(field.minX - panel.minX - (panel.maxX - field.maxX)) < 0.01)
    #expect(field.width >= panel.width - 60)
  }
}
