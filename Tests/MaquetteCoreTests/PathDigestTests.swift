import MaquetteCore
import Testing

@Suite("Digests of outlines")
struct PathDigestTests {
  private func path(_ points: Point...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  private var arrow: Path { path(.init(x: 0, y: 0), .init(x: 10, y: 5), .init(x: 0, y: 10)) }
  private var flag: Path { path(.init(x: 0, y: 0), .init(x: 10, y: 7.5), .init(x: 0, y: 10)) }

  @Test("Outlines of as many steps in the same bounds have digests of their own")
  func differs() {
    #expect(arrow.controlBounds == flag.controlBounds)
    #expect(PathDigest(arrow) != PathDigest(flag))
    #expect(PathDigest(arrow) != PathDigest(arrow, evenOdd: true))
    var line = arrow
    line.elements[1] = .move(Point(x: 10, y: 5))
    #expect(PathDigest(line) != PathDigest(arrow), "a step of another kind")
  }

  @Test(
    "One that only moved has the same digest, wherever it is",
    arguments: [0.1, 1.0 / 3, 0.005, 1e4 + 0.7, -77.77, 1e-9])
  func moves(distance: Double) {
    let round = Path(
      roundedRect: Rect(x: 0, y: 0, width: 20.125, height: 8.255), radius: 3, curve: .continuous)
    for path in [arrow, flag, round] {
      let moved = path.scaled(by: 1, offset: Point(x: distance, y: -distance))
      #expect(PathDigest(moved) == PathDigest(path))
    }
  }

  @Test("It is eight digits, the same in every process, and of no number a trap")
  func text() {
    #expect(PathDigest(Path()).text == "29620a93")
    #expect(PathDigest(arrow).text == "98d8921c")
    let wild = path(.init(x: .nan, y: 1e300), .init(x: -.infinity, y: 0))
    #expect(PathDigest(wild).text.utf8.count == 8)
  }
}
