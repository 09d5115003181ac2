import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Which part is shown first of what scrolls")
struct ScrollAnchorTests {
  private func block(of scene: Scene) throws -> Rect {
    try #require(scene.nodes.first { $0.component == "Rectangle" }).frame
  }

  @Test(
    "A scroll view shows its beginning, its middle or its end",
    arguments: [(ScrollAnchor?.none, 0.0), (.top, 0), (.center, -150), (.bottom, -300)])
  func view(anchor: ScrollAnchor?, start: Double) throws {
    let view = ScrollView { Rectangle().frame(width: 40, height: 500) }
      .defaultScrollAnchor(anchor)
    #expect(try block(of: draw(view, width: 100, height: 200)).minY == start)
  }

  @Test(
    "Content that is smaller than its view stands where the anchor is",
    arguments: [(ScrollAnchor?.none, 0.0), (.top, 0), (.center, 80), (.bottom, 160)])
  func small(anchor: ScrollAnchor?, start: Double) throws {
    let view = ScrollView { Rectangle().frame(width: 40, height: 40) }.defaultScrollAnchor(anchor)
    #expect(try block(of: draw(view, width: 100, height: 200)).minY == start)
  }

  @Test(
    "SwiftUI's points lie in the middle across",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func across(direction: LayoutDirection) throws {
    let row = ScrollView(.horizontal) { Rectangle().frame(width: 500, height: 40) }
      .defaultScrollAnchor(.bottom)
    let frame = try block(of: draw(row, width: 100, height: 40, in: surroundings(direction)))
    #expect(frame.minX == -200)
    let column = ScrollView { Rectangle().frame(width: 500, height: 500) }
    let still = try block(of: draw(column, width: 100, height: 200))
    let moved = try block(of: draw(column.defaultScrollAnchor(.bottom), width: 100, height: 200))
    #expect(moved.minX == still.minX && moved.minY == -300)
  }

  @Test(
    "A list ends at its last row, at every text size", arguments: [TextSize.large, .accessibility3])
  func list(size: TextSize) throws {
    let list = List(style: .plain) { for index in 0..<30 { Label("Row \(index)") } }
    func first(_ list: List) throws -> Double {
      let environment = Environment(platform: .ios, textSize: size)
      let scene = try draw(list, width: 300, height: 400, in: environment)
      return try #require(scene.nodes.first { $0.component == "Row" }).frame.minY
    }
    let end = try first(list.contentOffset(Point(x: 0, y: 100_000)))
    #expect(try abs(first(list.defaultScrollAnchor(.bottom)) - end) < 0.5)
    #expect(try first(list) > end + 400)
    let few = List(style: .plain) { Label("a") }
    #expect(
      try draw(few, width: 300, height: 400).nodes.map(\.frame)
        == draw(few.defaultScrollAnchor(.bottom), width: 300, height: 400).nodes.map(\.frame))
  }

  @Test("A form and a table end at their last row, too", arguments: [Platform.ios, .ipados])
  func rows(platform: Platform) throws {
    let form = Form { for index in 0..<30 { Toggle("Row \(index)") } }
    let table = Table(["Name"], rows: TableRows((0..<30).map { ["Row \($0)"] }))
    func first(_ component: some Component) throws -> Double {
      let scene = try draw(
        component, width: 300, height: 400, in: Environment(platform: platform))
      return try #require(
        scene.nodes.first { ["Row", "TableRow"].contains($0.component) }
      ).frame.minY
    }
    let far = Point(x: 0, y: 100_000)
    let ends = (try first(form.contentOffset(far)), try first(table.contentOffset(far)))
    #expect(try abs(first(form.defaultScrollAnchor(.bottom)) - ends.0) < 0.5)
    #expect(try abs(first(table.defaultScrollAnchor(.bottom)) - ends.1) < 0.5)
    #expect(try first(form) > ends.0 + 400 && first(table) > ends.1 + 400)
  }

  @Test("The end of a screen's contents stands above the bar at the lower edge")
  func screen() throws {
    let screen = Screen(
      device: "iPhone 15", isScrolling: true, navigationBar: NavigationBar("a").scrolled(),
      tabBar: TabBar([TabItem("Home", systemImage: "house")])
    ) {
      Rectangle().frame(height: 1_500)
    }.defaultScrollAnchor(.bottom)
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 18))
    let tabs = try #require(scene.nodes.first { $0.component == "TabBar" }).frame
    #expect(abs(try block(of: scene).maxY - tabs.minY) < 1)
  }

  @Test("An offset says more than an anchor")
  func offset() throws {
    let view = ScrollView { Rectangle().frame(width: 40, height: 500) }
      .contentOffset(y: 20).defaultScrollAnchor(.bottom)
    #expect(try block(of: draw(view, width: 100, height: 200)).minY == -20)
  }
}
