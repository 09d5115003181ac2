import MaquetteCore
import Testing

@Suite("SVG path data as outlines")
struct PathDataTests {
  @Test("All commands, absolute and relative, and numbers without spaces")
  func commands() throws {
    let path = try SVGPathData.path("m1,2 3-4H5v6L.5.5zM0 0C1 1 2 2 3 3s1 1 2 0Q6 6 7 7T8 8")
    #expect(
      path.elements.prefix(6) == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: -2)), .line(Point(x: 5, y: -2)),
        .line(Point(x: 5, y: 4)), .line(Point(x: 0.5, y: 0.5)), .close,
      ])
    #expect(path.elements.count == 11)
    #expect(path.elements[8] == .curve(Point(x: 4, y: 4), Point(x: 4, y: 4), Point(x: 5, y: 3)))
  }

  @Test("An arc of half a turn lies on its circle")
  func arc() throws {
    let path = try SVGPathData.path("M0 0A10 10 0 0 1 20 0")
    let bounds = try #require(path.controlBounds)
    #expect(abs(bounds.minY + 10) < 1e-9)
    #expect(abs(bounds.width - 20) < 1e-9)
    // Radii too small for the distance grow, and flags need no spaces.
    #expect(try SVGPathData.path("M0 0a1 1 0 0120 0").elements.count == path.elements.count)
  }

  @Test(
    "What is not path data is told with its place",
    arguments: [
      ("", 0), ("L1 1", 1), ("M1", 2), ("M0 0 L1 x", 8), ("M0 0 & 1", 5),
      ("M0 0A1 1 0 2 0 3 3", 11),
      ("hello", 1),
    ])
  func problems(_ text: String, _ offset: Int) {
    do throws(SVGPathData.Problem) {
      _ = try SVGPathData.path(text)
      Issue.record("it was read")
    } catch {
      #expect(abs(error.offset - offset) <= 1)
    }
  }

  @Test(
    "Numbers that are missing, too large or none, and flags of arcs, are told apart",
    arguments: [
      ("M0 0L1", "numbers of 'L' are missing"), ("M0 0L1e999 5", "a number of 'L' is too large"),
      ("M0 0L-1e999 5", "a number of 'L' is too large"), ("M0 0L1e 5", "this is not a number"),
      ("M0 0A1 1 0 2 0 3 3", "a flag of 'A' must be 0 or 1"),
      ("M0 0A1 1 0 0 0 3", "numbers of 'A' are missing"),
    ])
  func numbers(_ text: String, _ message: String) {
    #expect(throws: SVGPathData.Problem.self) { try SVGPathData.path(text) }
    do throws(SVGPathData.Problem) {
      _ = try SVGPathData.path(text)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test("Outlines with too many steps are refused")
  func many() {
    let text = "M0 0" + String(repeating: "h1", count: 30_000)
    #expect(throws: SVGPathData.Problem.self) { try SVGPathData.path(text) }
  }

  @Test("A corner's point reaches as far as its angle says")
  func miters() {
    var path = Path()
    path.move(to: Point(x: 0, y: 10))
    path.line(to: Point(x: 10, y: 0))
    path.line(to: Point(x: 20, y: 10))
    let shape = Shape.path(path, evenOdd: false)
    #expect(abs(StrokeStyle(width: 2).reach(along: shape) - 2.0.squareRoot()) < 1e-9)
    #expect(StrokeStyle(width: 2, join: .round).reach(along: shape) == 1)
    #expect(StrokeStyle(width: 2, miterLimit: 1.2).reach(along: shape) == 1)
  }

  @Test("Corners with radii of their own share sides that are too short")
  func corners() throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let even = CornerRadii(topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8)
    for curve in CornerCurve.allCases {
      #expect(
        Path(roundedRect: rect, radii: even, curve: curve)
          == Path(roundedRect: rect, radius: 8, curve: curve))
    }
    let large = CornerRadii(topLeft: 100, topRight: 0, bottomRight: .nan, bottomLeft: 100)
    let bounds = try #require(
      Path(roundedRect: rect, radii: large, curve: .circular).controlBounds)
    #expect(bounds == rect)
  }

  @Test("An angular gradient fills the gap of less than a turn from both ends")
  func angular() {
    func share(_ angle: Double, _ start: Double, _ end: Double) -> Double {
      (Gradient.share(at: angle, from: start, to: end) * 1000).rounded() / 1000
    }
    #expect([0, 90, 180, 269.9].map { share($0, 0, 360) } == [0, 0.25, 0.5, 0.75])
    #expect([0, 90, 179, 181, 269, 271].map { share($0, 0, 180) }.prefix(3) == [0, 0.5, 0.994])
    #expect(share(200, 0, 180) == 1)
    #expect(share(350, 0, 180) == 0)
    #expect(share(-10, 0, 180) == 0)
    // It may run backwards.
    #expect(share(-90, 0, -360) == 0.25)
  }
}
