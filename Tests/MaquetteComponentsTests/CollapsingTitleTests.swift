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
    "On the way the title moves up with them; what is under the row is cut, or since version 26 fades",
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
    let part = try #require(moved.nodes.first { $0.component == "Lifted" })
    let small = try bar(scene(0, large.scrolled(), version, in: direction)).frame
    #expect(abs(part.frame.minY - small.maxY) < 0.01)
    #expect(abs(part.frame.maxY - lower.frame.maxY) < 0.01)
    let fading = lower.children.firstIndex { $0.component == "ScrollEdge" }
    guard version == 26 else {
      let cut = try #require(part.clip?.bounds)
      #expect(abs(cut.minY - small.maxY) < 0.01 && abs(cut.maxY - lower.frame.maxY) < 0.01)
      #expect(fading == nil)
      return
    }
    #expect(part.clip == nil)
    // The effect is that of the small bar: over the title, and under the buttons.
    let edge = lower.children[try #require(fading)]
    #expect(lower.children.first?.component == "Lifted" && fading == 1)
    #expect(edge.frame.minY == 0 && abs(edge.frame.maxY - small.maxY) < 0.01)
    let full = try bar(scene(160, large, version, in: direction))
    #expect(edge.items == full.items && !edge.items.isEmpty)
  }

  @Test("In version 26 a bar whose background is hidden has no effect, and its title is cut")
  func hidden() throws {
    let moved = try scene(30, large.toolbarBackground(.hidden), 26)
    #expect(!moved.nodes.contains { $0.component == "ScrollEdge" })
    #expect(moved.nodes.first { $0.component == "Lifted" }?.clip != nil)
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

  @Test(
    "Before it is gone it is lower, and its letters faint: none is cut",
    arguments: looks, [TextSize.large, .accessibility2])
  func squeezed(version: Int, size: TextSize) throws {
    func drawn(_ offset: Double, _ prompt: String) throws -> SceneNode? {
      let bar = large.searchable(prompt: prompt).searchPlacement(.navigationBarDrawer)
      let environment = Environment(platform: .ios, osVersion: version, textSize: size)
      return try draw(
        Screen(device: "iPhone 15", navigationBar: bar) { list(offset) }, in: environment
      ).nodes.first { $0.component == "SearchField" }
    }
    func opacity(_ node: SceneNode) -> Double { node.items.textOpacities.min() ?? 1 }
    for prompt in ["Search", "بحث", "חיפוש", "खोजें", "検索", "Поиск"] {
      let rest = try #require(try drawn(0, prompt))
      let lower = try #require(try drawn(8, prompt))
      #expect(abs(rest.frame.height - lower.frame.height - 8) < 0.4, "\(prompt)")
      #expect(rest.frame.minY == lower.frame.minY && lower.clip == nil)
      #expect(opacity(rest) == 1 && opacity(lower) < 1 && opacity(lower) > 0, "\(prompt)")
      let low = try #require(try drawn(rest.frame.height - 4, prompt))
      #expect(low.frame.height < 5 && opacity(low) == 0, "\(prompt)")
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

extension [DrawItem] {
  /// How opaque each text among them is.
  fileprivate var textOpacities: [Double] {
    flatMap { item -> [Double] in
      switch item {
      case .text: [1]
      case .group(let group): group.items.textOpacities.map { $0 * group.opacity }
      default: []
      }
    }
  }
}
