import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Parts of outlines")
struct ShapeTrimTests {
  /// The points on the line of a shape in a frame of 100 × 60, or of 100 × 100 for a circle.
  private func points(
    _ shape: some ShapeComponent, height: Double = 60,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> [Point] {
    let drawn = shape.stroke("red", lineWidth: 4).frame(width: 100, height: height)
    guard case .line(let line, _, _)? = try draw(drawn, in: surroundings(direction)).items.first
    else { return [] }
    return line.path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }

  private func isNear(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 0.02 && abs(point.y - y) < 0.02
  }

  @Test("A circle begins at its right and goes clockwise; from right to left it is mirrored")
  func circle() throws {
    let circle = Circle().trim(from: 0.25, to: 0.625)
    let points = try points(circle, height: 100)
    let diagonal = 50 - 50 * 0.5.squareRoot()
    #expect(isNear(points.first, 50, 100) && isNear(points.last, diagonal, diagonal))
    let start = try self.points(Circle().trim(to: 0.5), height: 100)
    #expect(isNear(start.first, 100, 50) && isNear(start.last, 0, 50))
    let mirrored = try self.points(circle, height: 100, .rightToLeft)
    #expect(isNear(mirrored.first, 50, 100) && isNear(mirrored.last, 100 - diagonal, diagonal))
  }

  @Test("An ellipse and a capsule begin at their right, a rectangle at its top left corner")
  func starts() throws {
    for points in [
      try points(Ellipse().trim(to: 0.25)), try points(Capsule().trim(to: 0.25)),
      try points(RoundedRectangle(cornerRadius: 12).trim(to: 0.25)),
      try points(UnevenRoundedRectangle(bottomTrailingRadius: 12).trim(to: 0.25)),
    ] {
      #expect(isNear(points.first, 100, 30))
      #expect(points.allSatisfy { $0.y >= 29.9 })
    }
    let rectangle = try points(Rectangle().trim(to: 0.5))
    #expect(rectangle == [Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 100, y: 60)])
    let last = try points(Rectangle().trim(from: 0.75))
    #expect(isNear(last.first, 20, 60) && isNear(last.last, 0, 0))
  }

  @Test("Two parts of an outline are as long as all of it, and all of it is closed")
  func whole() throws {
    let half = try points(Capsule().trim(to: 0.3))
    let rest = try points(Capsule().trim(from: 0.3))
    let meeting = try #require(half.last)
    #expect(isNear(rest.first, meeting.x, meeting.y))
    #expect(isNear(rest.last, 100, 30))
    let drawn = Circle().trim().stroke("red").frame(width: 40, height: 40)
    guard case .line(let line, _, _)? = try draw(drawn).items.first else {
      Issue.record("no line is drawn")
      return
    }
    #expect(line.path.elements.last == .close)
    #expect(try points(Circle().trim(from: 0.4, to: 0.4)).isEmpty)
  }

  @Test("A path of several outlines is gone along in their order, and lines have parts, too")
  func paths() throws {
    let two = PathShape([
      .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 40, y: 0)), .move(to: Point(x: 0, y: 10)),
      .line(to: Point(x: 40, y: 10)),
    ])
    let points = try points(two.trim(from: 0.25, to: 0.75))
    let ends = [(20.0, 0.0), (40, 0), (0, 10), (20, 10)]
    #expect(points.count == 4)
    for (point, end) in zip(points, ends) { #expect(isNear(point, end.0, end.1)) }
    let line = try self.points(LineShape().trim(to: 0.5))
    #expect(isNear(line.last, 50, 30))
  }

  @Test("What is filled is cut off along the straight line between the ends, as in SwiftUI")
  func fill() throws {
    let drawn = Circle().trim(to: 0.5).fill("red").frame(width: 40, height: 40)
    guard case .fill(let shape, _)? = try draw(drawn).items.first else {
      Issue.record("nothing is filled")
      return
    }
    #expect(shape.bounds.map { $0.minY >= 19.9 } == true)
  }

  @Test("Ends in the wrong order, and beyond the outline, are told of")
  func wrong() {
    for trim in [ShapeTrim(from: 0.6, to: 0.4), ShapeTrim(from: 0, to: 1.5)] {
      var circle = Circle()
      circle.trim = trim
      #expect(complaints(circle).contains { $0.severity == .error })
    }
  }
}
