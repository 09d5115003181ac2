import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Lazy grids")
struct LazyGridTests {
  private func cells(_ count: Int) -> [AnyComponent] {
    (0..<count).map { _ in AnyComponent(Rectangle().frame(height: 20)) }
  }

  private func rects(_ grid: some Component, width: Double) throws -> [Rect] {
    try draw(grid, width: width).nodes.filter { $0.component == "Rectangle" }.map(\.frame)
  }

  @Test("A number of columns shares the width")
  func number() throws {
    let grid = LazyVGrid(columns: 3, spacing: 10) { cells(4) }
    let found = try rects(grid, width: 320)
    #expect(found.map(\.width) == [100, 100, 100, 100])
    #expect(found.map(\.minX) == [0, 110, 220, 0])
    #expect(found.map(\.minY) == [0, 0, 0, 30])
  }

  @Test("Fixed columns keep their width, flexible ones share the rest within their bounds")
  func kinds() throws {
    let columns: GridItems = [
      GridItem(.fixed(50)), GridItem(.flexible(maximum: 40)), GridItem(.flexible()),
    ]
    let found = try rects(LazyVGrid(columns: columns, spacing: 5) { cells(3) }, width: 300)
    #expect(found.map(\.width) == [50, 40, 200])
  }

  @Test("Adaptive ones are as many as fit", arguments: [(94.0, 1), (95, 2), (259, 4), (260, 5)])
  func adaptive(width: Double, count: Int) throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 15) { cells(6) }
    let found = try rects(grid, width: width)
    #expect(found.filter { $0.minY == 0 }.count == count)
  }

  @Test("A horizontal one grows in reading direction")
  func horizontal() throws {
    let grid = LazyHGrid(rows: 2, spacing: 10) {
      for _ in 0..<3 { Rectangle().frame(width: 30) }
    }.frame(height: 110)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try draw(grid, in: surroundings(direction))
      let found = scene.nodes.filter { $0.component == "Rectangle" }.map(\.frame)
      #expect(found.map(\.height) == [50, 50, 50])
      #expect(found.map(\.minY) == [0, 60, 0])
      #expect((found[2].minX > found[0].minX) == (direction == .leftToRight))
    }
  }

  @Test("Without a width, flexible columns are as wide as the widest cell")
  func ideal() throws {
    let scene = try draw(
      LazyVGrid(columns: 2, spacing: 0) {
        Rectangle().frame(width: 60, height: 10)
        Rectangle().frame(width: 20, height: 10)
      })
    #expect(scene.size.width == 120)
  }

  @Test("Hostile numbers of columns and lengths neither trap nor take long")
  func hostile() throws {
    let columns: [GridItems] = [
      0, 1000, [], [GridItem(.adaptive(minimum: 0))], [GridItem(.fixed(9999))],
      [GridItem(.flexible(minimum: 500))],
    ]
    for columns in columns {
      let scene = try draw(LazyVGrid(columns: columns) { cells(3) }, width: 100)
      #expect(scene.nodes.filter { $0.component == "Rectangle" }.count == 3)
    }
  }
}
