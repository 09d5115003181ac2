import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// ios26.yaml, navigation_bar.large_title.inside_scroll_content; UIKit, hidesSearchBarWhenScrolling.
@Suite("Large titles and search fields over contents that scroll")
struct CollapsingTitleTests {
  private static let looks = [18, 26]

  private func list(_ offset: Double) -> List {
    List(style: .plain) { for index in 0..<40 { Label("Row \(index)") } }
      .contentOffset(Point(x: 0, y: offset))
  }

  private func scene(
    _ offset: Double, _ bar: NavigationBar, _ version: Int = 18,
    in direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    try draw(
      Screen(device: "iPhone 15", navigationBar: bar) { list(offset) },
      in: Environment(platform: .ios, osVersion: version, direction: direction))
  }

  private func bar(_ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.component == "NavigationBar" })
  }

  private func top(_ text: String, _ scene: Scene) throws -> Double {
    try #require(scene.nodes.first { $0.text == text }).frame.minY
  }

  private let large = NavigationBar("Library")

  @Test(
    "Contents that are scrolled far leave the small title, as below a bar that says that they are",
    arguments: looks, LayoutDirection.allCases)
  func collapsed(version: Int, direction: LayoutDirection) throws {
    let rest = try bar(scene(0, large, version, in: direction)).frame.height
    let small = try bar(scene(0, large.scrolled(), version, in: direction)).frame.height
    #expect(rest > small + 30)
    // They took the title with them on the way.
    let own = try scene(160, large, version, in: direction)
    let told = try scene(160 - (rest - small), large.scrolled(), version, in: direction)
    #expect(own.nodes.map(\.path) == told.nodes.map(\.path))
    for (node, other) in zip(own.nodes, told.nodes) {
      #expect(abs(node.frame.minY - other.frame.minY) < 0.01, "\(node.path)")
      #expect(node.text == other.text && node.items.count == other.items.count)
      #expect(node.clip?.bounds?.minY == other.clip?.bounds?.minY)
    }
  }

  @Test(
    "On the way the title moves up with them, and is cut below the row of buttons",
    arguments: looks, LayoutDirection.allCases)
  func partly(version: Int, direction: LayoutDirection) throws {
    let (still, moved) = (
      try scene(0, large, version, in: direction), try scene(30, large, version, in: direction)
    )
    for text in ["Library", "Row 0", "Row 7"] {
      #expect(try abs(top(text, still) - top(text, moved) - 30) < 0.01, "\(text)")
    }
    let (rest, lower) = (try bar(still), try bar(moved))
    #expect(abs(rest.frame.maxY - lower.frame.maxY - 30) < 0.01 && lower.items.isEmpty)
    let cut = try #require(moved.nodes.first { $0.component == "Lifted" }?.clip?.bounds)
    let small = try bar(scene(0, large.scrolled(), version, in: direction)).frame
    #expect(abs(cut.minY - small.maxY) < 0.01 && abs(cut.maxY - lower.frame.maxY) < 0.01)
  }

  @Test("Contents are scrolled as far as they are without a jump where the title leaves")
  func continuous() throws {
    let first = try top("Row 9", scene(0, large))
    for offset in stride(from: 4.0, through: 120, by: 4) {
      #expect(try abs(first - top("Row 9", scene(offset, large)) - offset) < 0.01, "\(offset)")
    }
  }

  @Test("Their end is as far away as it was", arguments: looks)
  func end(version: Int) throws {
    let far = try scene(100_000, large, version)
    let anchored = try draw(
      Screen(device: "iPhone 15", navigationBar: large) { list(0).defaultScrollAnchor(.bottom) },
      in: Environment(platform: .ios, osVersion: version))
    #expect(try abs(top("Row 39", far) - top("Row 39", anchored)) < 0.5)
    #expect(try bar(far).frame.height == bar(anchored).frame.height)
    let rows = try draw(
      Screen(device: "iPhone 15", navigationBar: large) {
        List(style: .plain) { Label("Row 0") }.contentOffset(Point(x: 0, y: 160))
      }, in: Environment(platform: .ios, osVersion: version))
    // Nothing that fits is scrolled.
    #expect(try bar(rows).frame.height == bar(scene(0, large, version)).frame.height)
  }

  @Test(
    "So it is in the columns of an iPad", arguments: looks,
    [SplitViewColumn.sidebar, .content, .detail])
  func columns(version: Int, scrolling: SplitViewColumn) throws {
    func height(_ offset: Double) throws -> Double {
      func column(_ own: SplitViewColumn) -> [AnyComponent] {
        [
          AnyComponent(NavigationBar(own.rawValue, titleDisplayMode: .large)),
          AnyComponent(list(own == scrolling ? offset : 0)),
        ]
      }
      let view = SplitView(columnVisibility: .all) {
        column(.sidebar)
      } content: {
        column(.content)
      } detail: {
        column(.detail)
      }
      var environment = Environment(platform: .ipados, osVersion: version)
      environment.device = Device.named("iPad Pro 11-inch M5 landscape")
      let places: [SplitViewColumn: String] = [
        .sidebar: "Sidebar/NavigationBar", .content: "Content/NavigationBar",
        .detail: "Screen/NavigationBar",
      ]
      let scene = try draw(Screen { view }, in: environment)
      return try #require(
        scene.nodes.first {
          $0.component == "NavigationBar" && $0.path.hasSuffix(places[scrolling] ?? "-")
        }
      ).frame.height
    }
    let (rest, partly, far) = (try height(0), try height(20), try height(300))
    #expect(abs(rest - partly - 20) < 0.01 && far < rest - 30)
  }

  // MARK: Search fields

  private func field(_ scene: Scene) -> Rect? {
    scene.nodes.first { $0.component == "SearchField" }?.frame
  }

  @Test(
    "A field to search with goes away with them first, and the title after it",
    arguments: [TitleDisplayMode.inline, .large])
  func search(mode: TitleDisplayMode) throws {
    let plain = NavigationBar("Library", titleDisplayMode: mode)
    let own = plain.searchable()
    let (rest, without) = (try bar(scene(0, own)).frame, try bar(scene(0, plain)).frame)
    let band = rest.height - without.height
    #expect(band > 40)
    let partly = try scene(20, own)
    #expect(try abs(bar(partly).frame.maxY - (rest.maxY - 20)) < 0.01)
    #expect(try top("Library", partly) == top("Library", scene(0, own)))
    let gone = try scene(band + 300, own)
    #expect(field(gone) == nil)
    #expect(try bar(gone).frame.height == bar(scene(0, plain.scrolled())).frame.height)
    if mode == .large {
      let lifted = try scene(band + 20, own)
      #expect(field(lifted) == nil)
      #expect(try abs(top("Library", scene(0, own)) - top("Library", lifted) - 20) < 0.01)
    }
  }

  @Test("It stays while people search, and where the spec says so")
  func keptSearch() throws {
    let own = large.searchable()
    let kept = own.with { $0.hidesSearchBarWhenScrolling = false }
    for bar in [kept, own.with { $0.searchText = "Love" }] {
      let scene = try scene(300, bar)
      let (field, row) = (try #require(self.field(scene)), try self.bar(scene).frame)
      #expect(field.minY > row.minY + 40 && field.maxY < row.maxY)
      #expect(scene.nodes.contains { $0.text == "Library" && $0.frame.maxY < field.minY })
    }
    let open = own.with { $0.isSearchPresented = true }
    #expect(field(try scene(300, open)) != nil)
  }
}
