import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Split views")
struct SplitViewTests {
  private func split(_ change: (inout SplitView) -> Void = { _ in }) -> SplitView {
    var view = SplitView {
      NavigationBar("Mailboxes")
      Label("Inbox")
    } content: {
      Label("Anna")
    } detail: {
      NavigationBar("Lunch", titleDisplayMode: .inline)
      Label("At one?")
    }
    change(&view)
    return view
  }

  private func texts(_ view: SplitView, on device: String) throws -> Set<String> {
    let found = try #require(Device.named(device))
    var environment = Environment(theme: .builtIn(found.platform))
    environment.device = found
    return Set(try draw(Screen { view }, in: environment).nodes.compactMap(\.text))
  }

  @Test("On an iPad upright the first of three columns waits outside")
  func upright() throws {
    let shown = try texts(split(), on: "iPad Pro 11-inch")
    #expect(shown.contains("Anna") && shown.contains("At one?") && !shown.contains("Inbox"))
    let all = try texts(split { $0.columnVisibility = .all }, on: "iPad Pro 11-inch")
    #expect(all.isSuperset(of: ["Inbox", "Anna", "At one?", "Mailboxes", "Lunch"]))
    let detail = try texts(split { $0.columnVisibility = .detailOnly }, on: "iPad Pro 11-inch")
    #expect(!detail.contains("Anna") && detail.contains("At one?"))
  }

  @Test("Two columns are both shown")
  func two() throws {
    let shown = try texts(
      split {
        $0.content = []
        $0.columnVisibility = .doubleColumn
      }, on: "iPad Pro 11-inch")
    #expect(shown.contains("Inbox") && shown.contains("At one?"))
  }

  @Test(
    "On an iPhone one column is shown, with its bar",
    arguments: [
      (SplitViewColumn.sidebar, "Inbox"), (.content, "Anna"), (.detail, "At one?"),
    ])
  func compact(column: SplitViewColumn, text: String) throws {
    let shown = try texts(split { $0.preferredCompactColumn = column }, on: "iPhone 15")
    #expect(shown.intersection(["Inbox", "Anna", "At one?"]) == [text])
    #expect(shown.contains("Lunch") == (column == .detail))
  }

  @Test("A narrow window of an iPad shows one column")
  func narrow() throws {
    let scene = try draw(
      Window("Mail", size: .third) { split() }, in: Environment(theme: .builtIn(.ipados)))
    #expect(!scene.nodes.contains { $0.text == "Anna" })
    #expect(scene.nodes.contains { $0.text == "At one?" })
  }

  @Test("Bars of columns stand at the edges of their columns")
  func bars() throws {
    var environment = Environment(theme: .builtIn(.ipados))
    environment.device = Device.named("iPad Pro 11-inch")
    let scene = try draw(
      Screen { split { $0.columnVisibility = .all } }.frame(width: 1_000, height: 700),
      in: environment)
    let bars = scene.nodes.filter { $0.component == "NavigationBar" }.map(\.frame)
    let sidebar = try #require(scene.nodes.first { $0.component == "Sidebar" }).frame
    let content = try #require(scene.nodes.first { $0.component == "Content" }).frame
    #expect(bars.count == 2)
    #expect(bars.contains { $0.minX == sidebar.minX && $0.width == sidebar.width })
    #expect(bars.contains { abs($0.minX - content.maxX) < 1 })
  }

  @Test("Widths are kept, and leave most of the room to what is chosen")
  func widths() throws {
    func width(_ wanted: Double) throws -> Double {
      let scene = try draw(
        split { $0.contentWidth = wanted }.frame(width: 1_000, height: 400),
        in: Environment(theme: .builtIn(.ipados)))
      return try #require(scene.nodes.first { $0.component == "Content" }).frame.width
    }
    #expect(try width(210) == 210)
    #expect(try width(2_000) < 600)
  }

  @Test(
    "By itself it takes all of a device, as in a screen",
    arguments: ["iPad Pro 11-inch", "iPad Pro 11-inch landscape", "iPhone 15"])
  func device(name: String) throws {
    let device = try #require(Device.named(name))
    var environment = Environment(theme: .builtIn(device.platform))
    environment.device = device
    let alone = try draw(split(), in: environment)
    #expect(alone.size == device.size)
    #expect(alone.root == (try draw(Screen { split() }, in: environment)).root)
  }

  @Test("It fills the room it is offered outside of screens, without buttons of a window")
  func alone() throws {
    let scene = try draw(
      split(), width: 900, height: 300, in: Environment(theme: .builtIn(.ipados)))
    #expect(
      try #require(scene.nodes.first { $0.component == "SplitView" }).frame.size
        == Size(width: 900, height: 300))
    #expect(!scene.nodes.contains { $0.component == "WindowButton" })
  }

  @Test(
    "A bar has a scroll edge where its own column scrolls",
    arguments: [SplitViewColumn.sidebar, .content, .detail])
  func scrollEdges(scrolling: SplitViewColumn) throws {
    func column(_ own: SplitViewColumn) -> [AnyComponent] {
      let bar = AnyComponent(NavigationBar(own.rawValue).scrolled())
      let rows = own == scrolling ? AnyComponent(List { Label("a") }) : AnyComponent(Label("a"))
      return [bar, rows]
    }
    let view = SplitView(columnVisibility: .all) {
      column(.sidebar)
    } content: {
      column(.content)
    } detail: {
      column(.detail)
    }
    var environment = Environment(platform: .ipados, osVersion: 26)
    environment.device = Device.named("iPad Pro 11-inch M5 landscape")
    let bars = try draw(Screen { view }, in: environment).nodes
      .filter { $0.component == "NavigationBar" }
    let edges = bars.filter { bar in
      bar.items.contains { if case .fill(.rect, .material) = $0 { true } else { false } }
    }
    let places: [SplitViewColumn: String] = [
      .sidebar: "Sidebar/NavigationBar", .content: "Content/NavigationBar",
      .detail: "Screen/NavigationBar",
    ]
    #expect(bars.count == 3 && edges.count == 1)
    #expect(edges.allSatisfy { $0.path.hasSuffix(places[scrolling] ?? "-") })
  }

  /// ipados26.yaml, sidebar: a panel that keeps 10 points to all sides.
  @Test("Beside a floating panel all bars stand as high as the panel's, which is as wide as asked")
  func panel() throws {
    var view = split { $0.sidebarWidth = 250 }
    view.detail = [
      AnyComponent(NavigationBar("Lunch", titleDisplayMode: .inline)),
      AnyComponent(List { Label("At one?") }),
    ]
    let scene = try draw(
      view, width: 900, height: 400, in: Environment(platform: .ipados, osVersion: 26))
    #expect(scene.frame("Sidebar") == Rect(x: 10, y: 10, width: 250, height: 380))
    #expect(scene.frame("Content")?.minX == 270)
    let bars = scene.nodes.filter { $0.component == "NavigationBar" }.map(\.frame.minY)
    #expect(bars.count == 2 && Set(bars).count == 1 && bars[0] > 10)
    // What is chosen is a list, whose ground is behind all of it.
    let whole = try #require(scene.nodes.first { $0.component == "SplitView" })
    #expect(whole.leaves.map(\.color) == [Color(rgb: 0xF2F2F7)])
  }

  @Test("On a Mac the width of a sidebar is that of its panel, too", arguments: [15, 26])
  func macPanel(version: Int) throws {
    var split = SplitView(sidebar: { Label("Mail") }, detail: { Label("Text") })
    split.sidebarWidth = 240
    let window = Window("Mail") { split }
    let scene = try draw(
      window.frame(width: 900, height: 400), in: Environment(platform: .macos, osVersion: version))
    #expect(try #require(scene.nodes.first { $0.component == "Sidebar" }).frame.width == 240)
  }
}
