import MaquetteCore
import Testing

@Suite("Round corners")
struct RoundedCornersTests {
  private let square = Rect.square(100)

  private func outline(_ rect: Rect, _ radius: Double, _ curve: CornerCurve) -> Path {
    Path(roundedRect: rect, radius: radius, curve: curve)
  }

  /// Whether every point has a partner where a reflection puts it.
  private func isSymmetric(_ path: Path, _ reflect: (Point) -> Point) -> Bool {
    path.samples.allSatisfy { point in
      path.samples.contains { distance($0, reflect(point)) < 0.01 }
    }
  }

  @Test("A continuous corner starts 1.528665 radii before its edge ends")
  func continuousStart() throws {
    let path = outline(square, 20, .continuous)
    let first = try #require(path.ends.first)
    #expect(abs(first.x - (100 - 20 * 1.528665)) < 1e-9)
    #expect(first.y == 0)
    let corner = try #require(path.ends.dropFirst(3).first)
    #expect(corner.x == 100)
    #expect(abs(corner.y - 20 * 1.528665) < 1e-9)
  }

  @Test("A circular corner starts one radius before its edge ends")
  func circularStart() throws {
    let path = outline(square, 20, .circular)
    #expect(path.ends.first == Point(x: 80, y: 0))
    let centre = Point(x: 80, y: 20)
    for point in path.samples where point.x > 80 && point.y < 20 {
      #expect(abs(distance(point, centre) - 20) < 0.01)
    }
  }

  @Test("A continuous corner keeps near to the circle it stands for and inside its edges")
  func continuousShape() {
    let path = outline(square, 20, .continuous)
    let centre = Point(x: 80, y: 20)
    let diagonal = path.samples.filter { $0.x > 80 && $0.y < 20 }
    #expect(diagonal.count > 30)
    for point in diagonal { #expect(abs(distance(point, centre) - 20) < 1) }
    for point in path.samples {
      #expect(point.x >= -1e-9 && point.x <= 100 + 1e-9)
      #expect(point.y >= -1e-9 && point.y <= 100 + 1e-9)
    }
    // It takes less off the corner's sides than it takes longer to do so.
    let circle = outline(square, 20, .circular)
    #expect(path.signedArea < circle.signedArea)
    #expect(path.signedArea > circle.signedArea - 4 * 8)
  }

  @Test("Curvature starts at nothing, so that no edge is felt")
  func smoothStart() throws {
    let path = outline(square, 20, .continuous)
    guard case .move(let start) = path.elements[0],
      case .curve(let first, let second, _) = path.elements[1]
    else {
      Issue.record("a corner begins with a curve")
      return
    }
    // Both control points lie on the edge: direction and curvature go on from the straight line.
    #expect(start.y == 0 && first.y == 0 && second.y == 0)
    #expect(start.x < first.x && first.x < second.x)
  }

  @Test("All four corners are alike", arguments: CornerCurve.allCases, [4.0, 20, 40, 50])
  func symmetry(curve: CornerCurve, radius: Double) {
    let path = outline(square, radius, curve)
    #expect(isSymmetric(path) { Point(x: 100 - $0.x, y: $0.y) })
    #expect(isSymmetric(path) { Point(x: $0.x, y: 100 - $0.y) })
    #expect(isSymmetric(path) { Point(x: $0.y, y: $0.x) })
  }

  @Test("The outline runs clockwise and is closed", arguments: CornerCurve.allCases)
  func clockwise(curve: CornerCurve) {
    let path = outline(Rect(x: 3, y: 4, width: 60, height: 30), 8, curve)
    #expect(path.signedArea > 0)
    #expect(path.elements.last == .close)
    #expect(path.elements.filter { $0 == .close }.count == 1)
  }

  @Test(
    "Where a side is short the corner comes nearer to a circle", arguments: CornerCurve.allCases)
  func shortSide(curve: CornerCurve) {
    // 40 high with a radius of 20: no straight side is left, so the ends are half circles.
    let path = outline(Rect(x: 0, y: 0, width: 200, height: 40), 20, curve)
    let left = Point(x: 20, y: 20)
    for point in path.samples where point.x < 20 {
      #expect(abs(distance(point, left) - 20) < 0.02)
    }
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test("On the way to a circle the corner uses exactly the side there is")
  func partlyShortSide() throws {
    let path = outline(Rect(x: 0, y: 0, width: 200, height: 50), 20, .continuous)
    let first = try #require(path.ends.first)
    #expect(abs(first.x - (200 - 25)) < 1e-9)
  }

  @Test("A radius above half the side makes a capsule", arguments: CornerCurve.allCases)
  func capsule(curve: CornerCurve) {
    let rect = Rect(x: 10, y: 10, width: 120, height: 40)
    #expect(outline(rect, 1000, curve) == outline(rect, 20, curve))
  }

  @Test("No radius, a negative one or no side makes a plain rectangle")
  func noRadius() {
    var plain = Path()
    plain.addRect(square)
    #expect(outline(square, 0, .continuous) == plain)
    #expect(outline(square, -3, .continuous) == plain)
    #expect(outline(square, .nan, .circular) == plain)
    #expect(outline(.zero, 5, .continuous).samples.allSatisfy { $0 == .zero })
  }
}
