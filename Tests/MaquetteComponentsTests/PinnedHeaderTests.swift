import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Headers of lists that are scrolled")
struct PinnedHeaderTests {
  private func scene(
    _ offset: Double, _ style: ListStyle = .plain, in direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let list = List(style: style) {
      Section("First") { for index in 0..<4 { NavigationLink("A\(index)") } }
      Section("Second") { for index in 0..<8 { NavigationLink("B\(index)") } }
    }
    return try draw(
      list.contentOffset(Point(x: 0, y: offset)), width: 300, height: 200,
      in: surroundings(direction))
  }

  private func frame(_ text: String, in scene: Scene) throws -> Rect {
    try #require(scene.nodes.first { $0.text == text }).frame
  }

  @Test(
    "A plain list's header stays at its top, on a ground over the rows that go on",
    arguments: LayoutDirection.allCases)
  func pinned(direction: LayoutDirection) throws {
    let (still, moved) = (try scene(0, in: direction), try scene(100, in: direction))
    #expect(still.node("PinnedHeader") == nil)
    let band = try #require(moved.node("Section[0]/PinnedHeader"))
    #expect(band.frame.minX == 0 && band.frame.minY == 0 && band.frame.width == 300)
    let header = try frame("First", in: moved)
    #expect(header.minX == (try frame("First", in: still)).minX)
    #expect(band.frame.union(header) == band.frame)
    guard case .fill(.rect(let ground), .color(let color)) = band.items.first else {
      Issue.record("it has a ground")
      return
    }
    #expect(ground == band.frame && color.alpha == 1)
    #expect(moved.node("Section[0]")?.children.last?.component == "PinnedHeader")
    // Everything else goes on.
    for path in ["Section[0]/Row[1]", "Section[1]/Row[0]"] {
      let (before, after) = (try #require(still.frame(path)), try #require(moved.frame(path)))
      #expect(abs(before.minY - after.minY - 100) < 1e-6)
    }
    let second = try frame("Second", in: still).minY
    #expect(abs(try frame("Second", in: moved).minY - (second - 100)) < 1e-6)
  }

  @Test("The end of its section takes it along, and the next one stays in its place")
  func pushed() throws {
    let end = try #require(try scene(0).frame("Section[0]")).maxY
    let leaving = try scene(end - 10)
    let band = try #require(leaving.frame("Section[0]/PinnedHeader"))
    #expect(abs(band.maxY - 10) < 1e-6 && band.minY < 0)
    #expect(leaving.node("Section[1]/PinnedHeader") == nil)
    let next = try #require(try scene(end + 60).frame("Section[1]/PinnedHeader"))
    #expect(next.minY == 0)
  }

  @Test("Since version 26 no row is seen between it and the bar above", arguments: [18, 26])
  func underBar(version: Int) throws {
    let list = List(style: .plain) {
      Section("First") { for index in 0..<30 { Label("A\(index)") } }
    }
    let screen = Screen(navigationBar: NavigationBar("Orders").scrolled()) {
      list.contentOffset(Point(x: 0, y: 200))
    }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: version))
    let band = try #require(scene.nodes.first { $0.component == "PinnedHeader" })
    guard case .fill(.rect(let ground), _) = band.items.first else {
      Issue.record("it has a ground")
      return
    }
    #expect(band.frame.minY > 50 && ground.maxY == band.frame.maxY)
    #expect(ground.minY == (version == 26 ? 0 : band.frame.minY))
  }

  @Test("Rows under it answer to nobody")
  func targets() throws {
    let still = try scene(0)
    let row = try #require(still.frame("Section[0]/Row[1]"))
    let height = try #require(try scene(100).frame("Section[0]/PinnedHeader")).height
    // A part of the second row is left.
    let moved = try scene(row.maxY - height - 5)
    #expect(!moved.hitTargets.contains { $0.name == "A0" })
    let left = try #require(moved.hitTargets.first { $0.name == "A1" })
    #expect(abs(left.area.minY - height) < 1e-6 && left.area.height < 5.5)
    let further = try scene(row.maxY - height + 1)
    #expect(!further.hitTargets.contains { $0.name == "A1" })
  }

  @Test(
    "Headers of other styles go on with their rows",
    arguments: [ListStyle.grouped, .insetGrouped])
  func others(style: ListStyle) throws {
    let (still, moved) = (try scene(0, style), try scene(100, style))
    #expect(moved.node("PinnedHeader") == nil)
    let first = still.nodes.first { $0.component == "Row" }?.frame
    let second = moved.nodes.first { $0.component == "Row" }?.frame
    #expect(abs((first?.minY ?? 0) - (second?.minY ?? 0) - 100) < 1e-6)
  }
}
