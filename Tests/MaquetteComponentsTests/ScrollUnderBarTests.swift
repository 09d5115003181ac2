import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Contents that scroll under bars")
struct ScrollUnderBarTests {
  private static let looks = [18, 26]

  private func scene(
    _ screen: Screen, _ version: Int, in direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    try draw(screen, in: Environment(platform: .ios, osVersion: version, direction: direction))
  }

  private func screen(_ offset: Double, bar: NavigationBar) -> Screen {
    Screen(device: "iPhone 15", navigationBar: bar) {
      ScrollView { Rectangle().frame(height: 1_500) }.contentOffset(y: offset)
    }
  }

  @Test("What is scrolled goes on under the bar and the time, in all looks", arguments: looks)
  func scrolled(version: Int) throws {
    let drawn = try scene(screen(150, bar: NavigationBar("Library").scrolled()), version)
    let bar = try node("NavigationBar", of: drawn).frame
    let view = try node("ScrollView", of: drawn)
    // It still begins below the bar, and its contents are seen up to the edge of the screen.
    #expect(bar.maxY > 90 && abs(view.frame.minY - bar.maxY) < 1e-6)
    #expect(view.clip == .rect(Rect(x: 0, y: 0, width: 393, height: 852)))
    #expect(abs(try node("Rectangle", of: drawn).frame.minY - (bar.maxY - 150)) < 1e-6)
  }

  @Test("What is not scrolled is seen where it was, and ends at the bar", arguments: looks)
  func still(version: Int) throws {
    let drawn = try scene(screen(0, bar: NavigationBar("Library").scrolled()), version)
    let view = try node("ScrollView", of: drawn)
    #expect(view.clip == .rect(view.frame))
    #expect(try node("Rectangle", of: drawn).frame.minY == view.frame.minY)
  }

  @Test("So it is whatever title a bar has, and whether it has a ground", arguments: looks)
  func anyBar(version: Int) throws {
    let large = NavigationBar("Library")
    let small = NavigationBar("Library", titleDisplayMode: .inline)
    for bar in [large, small, large.toolbarBackground(.visible)] {
      let view = try node("ScrollView", of: scene(screen(150, bar: bar), version))
      #expect(view.clip?.bounds?.minY == 0)
    }
  }

  @Test("Without a bar it goes on under the time, and on a watch it ends below it")
  func withoutBar() throws {
    let contents = ScrollView { Rectangle().frame(height: 1_500) }.contentOffset(y: 150)
    let phone = try scene(Screen(device: "iPhone 15") { contents }, 18)
    #expect(try node("ScrollView", of: phone).clip?.bounds?.minY == 0)
    let watch = try draw(
      Screen(title: "Workout") { contents }, in: Environment(platform: .watchos))
    let view = try node("ScrollView", of: watch)
    #expect(view.frame.minY > 0 && view.clip == .rect(view.frame))
  }

  private func list(_ offset: Double) -> Screen {
    Screen(device: "iPhone 15", navigationBar: NavigationBar("Mail").scrolled()) {
      List(style: .plain) { for index in 0..<40 { NavigationLink("Row \(index)") } }
        .contentOffset(Point(x: 0, y: offset))
    }
  }

  @Test(
    "A list is scrolled, too, and rows under the bar answer to nobody", arguments: looks,
    [LayoutDirection.leftToRight, .rightToLeft])
  func scrolledList(version: Int, direction: LayoutDirection) throws {
    let still = try scene(list(0), version, in: direction)
    let moved = try scene(list(100), version, in: direction)
    func rows(_ scene: Scene) -> [Rect] {
      scene.nodes.filter { $0.component == "Row" && $0.path.contains("Section") }.map(\.frame)
    }
    #expect(rows(still).count == 40 && rows(moved).count == 40)
    #expect(
      zip(rows(still), rows(moved)).allSatisfy {
        abs($0.minY - $1.minY - 100) < 1e-6 && $0.minX == $1.minX
      })
    #expect(try node("List", of: moved).clip?.bounds?.minY == 0)
    #expect(try node("List", of: moved).frame == node("List", of: still).frame)
    // Two rows and a part of the third are above the edge of the bar.
    #expect(still.hitTargets.contains { $0.name == "Row 0" })
    #expect(!moved.hitTargets.contains { $0.name == "Row 0" || $0.name == "Row 1" })
    #expect(moved.hitTargets.contains { $0.name == "Row 3" })
    #expect(moved.findings.map(\.id) == still.findings.map(\.id))
  }

  @Test("A list by itself is cut at its edges")
  func listAlone() throws {
    let list = List(style: .plain) { for index in 0..<9 { Label("Row \(index)") } }
    let still = try draw(list, width: 300, height: 200)
    let scene = try draw(list.contentOffset(Point(x: 0, y: 60)), width: 300, height: 200)
    let view = try node("List", of: scene)
    #expect(view.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(view.clip == .rect(view.frame))
    let moved = try node("Row", of: still).frame.minY - node("Row", of: scene).frame.minY
    #expect(abs(moved - 60) < 1e-6)
    let told = complaints(list.contentOffset(Point(x: 0, y: 60)).frame(width: 300))
    #expect(told.contains { $0.message.contains("beyond the end") })
  }

  @Test("A screen scrolls all of its contents, whose end stands above the bar at the lower edge")
  func end() throws {
    func screen(_ offset: Double) -> Screen {
      Screen(
        device: "iPhone 15", isScrolling: true, navigationBar: NavigationBar("a").scrolled(),
        tabBar: TabBar([TabItem("Home", systemImage: "house")])
      ) {
        Rectangle().frame(height: 1_500)
      }.contentOffset(Point(x: 0, y: offset))
    }
    let (still, moved) = (try scene(screen(0), 18), try scene(screen(40), 18))
    let start = try node("Rectangle", of: still).frame.minY
    #expect(abs(try node("Rectangle", of: moved).frame.minY - (start - 40)) < 1e-6)
    let end = try scene(screen(5_000), 18)
    let tabs = try node("TabBar", of: end).frame
    #expect(abs(try node("Rectangle", of: end).frame.maxY - tabs.minY) < 1e-6)
    #expect(complaints(screen(5_000)).contains { $0.message.contains("beyond the end") })
  }

  /// materials.yaml, reduced_transparency.scroll_edge: an opaque background with a hairline.
  @Test("Bars that are opaque end in a line, and those of glass do not", arguments: [true, false])
  func opaqueEdges(isReduced: Bool) throws {
    let contents = ScrollView { Rectangle().frame(height: 1_500) }.contentOffset(y: 150)
    let bar = NavigationBar("Library", titleDisplayMode: .inline).scrolled()
    let toolbar = Toolbar { Button("Edit") }
    for contrast in Contrast.allCases {
      for effect in [ScrollEdgeEffect.soft, .hard] {
        var environment = Environment(osVersion: 26, contrast: contrast)
        environment.accessibilityReduceTransparency = isReduced
        let screen = Screen(
          device: "iPhone 15", navigationBar: bar.with { $0.scrollEdgeEffect = effect },
          toolbar: toolbar.with { $0.scrollEdgeEffect = effect }
        ) { contents }
        let drawn = try draw(screen, in: environment)
        for (name, isTop) in [("NavigationBar", true), ("Toolbar", false)] {
          let node = try node(name, of: drawn)
          let lines = node.items.compactMap { item -> Rect? in
            if case .fill(.rect(let rect), _) = item, rect.height < 0.5 { rect } else { nil }
          }
          #expect(lines.count == (isReduced || contrast == .increased ? 1 : 0), "\(name)")
          #expect(lines.allSatisfy { isTop ? abs($0.maxY - node.frame.maxY) < 1e-6 : true })
        }
      }
    }
  }

  @Test("Lines that say what is seen begin below the bar")
  func indicators() throws {
    let contents = ScrollView { Rectangle().frame(height: 1_500) }
      .indicators(.visible).contentOffset(y: 150)
    let bar = NavigationBar("Library").scrolled()
    let drawn = try scene(Screen(device: "iPhone 15", navigationBar: bar) { contents }, 26)
    let line = try node("ScrollIndicator", of: drawn)
    guard case .fill(let shape, _) = line.items[0] else {
      Issue.record("an indicator is a line")
      return
    }
    #expect((shape.bounds?.minY ?? 0) > (try node("NavigationBar", of: drawn).frame.maxY))
  }

  @Test("A form is scrolled as a list is", arguments: [Platform.ios, .ipados])
  func form(platform: Platform) throws {
    func row(_ offset: Double) throws -> Rect {
      let form = Form { for index in 0..<30 { Toggle("Row \(index)") } }
      let drawn = try draw(
        form.contentOffset(Point(x: 0, y: offset)), width: 300, height: 400,
        in: Environment(platform: platform))
      return try node("Row", of: drawn).frame
    }
    #expect(abs(try row(0).minY - (row(60).minY + 60)) < 1e-6)
  }

  @Test(
    "What scrolls below other contents goes on to the lower edge, under the bars", arguments: looks)
  func belowOthers(version: Int) throws {
    func end(_ last: AnyComponent, _ others: [AnyComponent]) throws -> Double {
      let screen = Screen(
        device: "iPhone 15", tabBar: TabBar([TabItem("الرئيسية", systemImage: "house")])
      ) { others + [last] }
      let drawn = try scene(screen, version)
      return try #require(
        drawn.nodes.last { $0.component == "List" || $0.component == "ScrollView" }
      ).frame.maxY
    }
    let list = AnyComponent(List { for row in 0..<40 { Label("\(row)") } })
    let view = AnyComponent(ScrollView { Rectangle().frame(height: 1_500) })
    for last in [list, view] {
      let alone = try end(last, [])
      #expect(try end(last, [AnyComponent(Label("Filter"))]) == alone)
      // Beside something that grows it ends at the bar.
      #expect(try end(last, [AnyComponent(Spacer())]) < alone)
    }
  }

  @Test("The rows of a table go on under its header, which stays; without one under the bar")
  func table() throws {
    func files(_ columnHeaders: Visibility, _ offset: Double) throws -> Scene {
      var table = Table(["Name", "Size"], rows: TableRows((0..<60).map { ["Row \($0)", "1"] }))
      table.contentOffset = Point(x: 0, y: offset)
      table.columnHeaders = columnHeaders
      let bar = NavigationBar("Files", titleDisplayMode: .inline).scrolled()
      return try draw(
        Screen(device: "iPad mini 8.3-inch", navigationBar: bar) { table },
        in: Environment(platform: .ipados))
    }
    let (still, moved) = (try files(.visible, 0), try files(.visible, 100))
    #expect(try node("Header", of: moved).frame == node("Header", of: still).frame)
    let (row, before) = (
      try node("TableRow", of: moved).frame, try node("TableRow", of: still).frame
    )
    #expect(abs(row.minY - (before.minY - 100)) < 1e-6)
    let header = try node("Header", of: moved).frame
    #expect(abs((try node("Rows", of: moved).clip?.bounds?.minY ?? 0) - header.maxY) < 1e-6)
    let bare = try files(.hidden, 100)
    #expect(try node("Rows", of: bare).clip?.bounds?.minY == 0)
  }
}
