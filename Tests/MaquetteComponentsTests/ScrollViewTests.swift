import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Scrolling views")
struct ScrollViewTests {
  private func row(_ change: (ScrollView) -> ScrollView = { $0 }) -> AnyComponent {
    change(
      ScrollView(.horizontal, spacing: 10) {
        for color in ["red", "green", "blue", "orange"] as [ColorValue] {
          Rectangle().fill(.color(color)).frame(width: 80, height: 40)
        }
      }
    ).frame(width: 200, height: 60)
  }

  private func frames(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "Rectangle" }.map(\.frame)
  }

  @Test(
    "A row starts where reading starts, and goes on beyond its view",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontal(direction: LayoutDirection) throws {
    let scene = try draw(row(), in: surroundings(direction))
    let first = try #require(frames(scene).first)
    #expect(direction == .leftToRight ? first.minX == 0 : first.maxX == 200)
    #expect(frames(scene).count == 4 && frames(scene).allSatisfy { $0.width == 80 })
    let view = try #require(scene.nodes.first { $0.component == "ScrollView" })
    #expect(view.frame.width == 200 && view.clip == .rect(view.frame))
  }

  @Test(
    "An offset moves the content, from leading",
    arguments: [
      (LayoutDirection.leftToRight, -30.0), (.rightToLeft, 30.0),
    ])
  func offset(direction: LayoutDirection, moved: Double) throws {
    let still = frames(try draw(row(), in: surroundings(direction)))
    let scrolled = frames(
      try draw(row { $0.contentOffset(x: 30) }, in: surroundings(direction)))
    #expect(zip(still, scrolled).allSatisfy { $1.minX - $0.minX == moved })
  }

  @Test("It ends with its content, and says so")
  func end() throws {
    let scene = try draw(row { $0.contentOffset(x: 5_000) })
    #expect(frames(scene).last?.maxX == 200)
    let told = complaints(row { $0.contentOffset(x: 5_000) })
    #expect(told.contains { $0.message.contains("beyond the end") })
  }

  @Test("Lines are drawn where there is more than is seen, as far as it is scrolled")
  func indicators() throws {
    func line(_ x: Double) throws -> Rect? {
      let scene = try draw(
        row { $0.indicators(.visible).contentOffset(x: x) },
        in: Environment(theme: .builtIn(.ios)))
      guard let node = scene.nodes.first(where: { $0.component == "ScrollIndicator" }),
        case .fill(let shape, _) = node.items[0]
      else { return nil }
      return shape.bounds
    }
    let (start, end) = (try #require(try line(0)), try #require(try line(150)))
    #expect(start.width == end.width && start.minX < end.minX)
    #expect(start.height == 3 && end.maxX == 197)
    let short = ScrollView(.horizontal) { Label("One") }.indicators(.visible)
    let scene = try draw(short.frame(width: 300), in: Environment(theme: .builtIn(.ios)))
    #expect(!scene.nodes.contains { $0.component == "ScrollIndicator" })
    #expect(try !draw(row()).nodes.contains { $0.component == "ScrollIndicator" })
  }

  @Test("Both ways it shows the leading upper corner of what is larger")
  func both() throws {
    let view = ScrollView(.both) { Rectangle().frame(width: 500, height: 400) }
    let scene = try draw(view.frame(width: 100, height: 100))
    #expect(frames(scene) == [Rect(x: 0, y: 0, width: 500, height: 400)])
  }
}
