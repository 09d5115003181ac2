import MaquetteCore
import Testing

@Suite("The area of a stroke")
struct StrokeOutlineTests {
  private func line(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if closed { path.close() }
    return path
  }

  @Test("A straight segment is a capsule around it")
  func capsule() throws {
    let pieces = line([.zero, Point(x: 10, y: 0)]).strokePieces(width: 4)
    let piece = try #require(pieces.first)
    #expect(pieces.count == 1)
    let area = abs(piece.signedArea)
    #expect(abs(area - (40 + Double.pi * 4)) < 0.05)
    for point in piece.samples {
      // Every point of the outline is half the width away from the segment.
      let nearest = Point(x: min(10, max(0, point.x)), y: 0)
      #expect(abs(distance(point, nearest) - 2) < 0.01)
    }
  }

  @Test("Each segment of a polygon is a piece of its own", arguments: [(false, 2), (true, 3)])
  func corners(closed: Bool, count: Int) {
    let path = line(
      [.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)], closed: closed)
    #expect(path.strokePieces(width: 2).count == count)
  }

  @Test("A closed curve is one ring with an outer and an inner edge")
  func ring() throws {
    var path = Path()
    path.addCircle(centre: Point(x: 12, y: 12), radius: 8)
    let pieces = path.strokePieces(width: 2)
    let ring = try #require(pieces.first)
    #expect(pieces.count == 1)
    #expect(ring.elements.filter { $0 == .close }.count == 2)
    for point in ring.samples {
      let reach = distance(point, Point(x: 12, y: 12))
      #expect(abs(reach - 9) < 0.1 || abs(reach - 7) < 0.1)
    }
  }

  @Test("Subpaths are stroked one by one")
  func subpaths() {
    var path = line([.zero, Point(x: 5, y: 0)])
    path.elements += line([Point(x: 0, y: 9), Point(x: 5, y: 9)]).elements
    #expect(path.strokePieces(width: 1).count == 2)
  }

  @Test("Nothing comes of no width, no length or no path", arguments: [0.0, -1, .nan])
  func nothing(width: Double) {
    #expect(line([.zero, Point(x: 5, y: 0)]).strokePieces(width: width).isEmpty)
    #expect(line([Point(x: 5, y: 0)]).strokePieces(width: 2).isEmpty)
    #expect(line([.zero, .zero]).strokePieces(width: 2).isEmpty)
    #expect(Path().strokePieces(width: 2).isEmpty)
  }
}
