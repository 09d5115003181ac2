import MaquetteCore

/// The outline of an arrow along a way with square bends.
struct ArrowDrawing {
  private let way: [Point]
  /// How wide the line is, in points.
  static let width = 2.5
  private static let radius = 14.0
  /// The radius of the dot at its beginning, in points.
  static let dotRadius = 4.5
  private static let head = Size(width: 11, height: 13)

  /// An arrow along a way of two points at least.
  init(along way: [Point]) { self.way = way }

  /// The line, which ends below the point of the head.
  var line: Path {
    var path = Path()
    guard let first = way.first, way.count > 1 else { return path }
    path.move(to: first)
    for index in 1..<way.count - 1 {
      let (before, corner, after) = (way[index - 1], way[index], way[index + 1])
      let room = min(
        distance(before, corner) / (index == 1 ? 1 : 2),
        distance(corner, after) / (index == way.count - 2 ? 1 : 2))
      let radius = min(ArrowDrawing.radius, room)
      let start = point(from: corner, towards: before, radius)
      let end = point(from: corner, towards: after, radius)
      let control = radius * (1 - Path.circleControl)
      path.line(to: start)
      path.curve(
        point(from: corner, towards: before, control),
        point(from: corner, towards: after, control), to: end)
    }
    let (last, end) = (way[way.count - 2], way[way.count - 1])
    path.line(to: point(from: end, towards: last, min(8, distance(last, end))))
    return path
  }

  /// The head, whose point is the way's end.
  var head: Path {
    var path = Path()
    guard way.count > 1 else { return path }
    let (last, end) = (way[way.count - 2], way[way.count - 1])
    let back = point(from: end, towards: last, ArrowDrawing.head.height)
    let notch = point(from: end, towards: last, ArrowDrawing.head.height - 3)
    let across =
      abs(last.x - end.x) > abs(last.y - end.y) ? Point(x: 0, y: 1) : Point(x: 1, y: 0)
    let half = ArrowDrawing.head.width / 2
    path.move(to: end)
    path.line(to: back.offset(x: across.x * half, y: across.y * half))
    path.line(to: notch)
    path.line(to: back.offset(x: -across.x * half, y: -across.y * half))
    path.close()
    return path
  }

  /// The dot at the way's beginning.
  var dot: Path {
    var path = Path()
    if let first = way.first { path.addCircle(centre: first, radius: ArrowDrawing.dotRadius) }
    return path
  }

  /// Where words may stand along the way, the best place first: in the middle of its longest straight part
  /// outside of some pictures, or beside that.
  func places(outside blocks: [Rect]) -> [Point] {
    var parts: [(length: Double, from: Point, to: Point)] = []
    for (one, two) in zip(way, way.dropFirst()) {
      let isLevel = abs(one.y - two.y) < abs(one.x - two.x)
      let (from, to) = isLevel ? (one.x, two.x) : (one.y, two.y)
      let covered = blocks.compactMap { block -> ClosedRange<Double>? in
        let (across, along) =
          isLevel
          ? (block.minY...block.maxY, block.minX...block.maxX)
          : (block.minX...block.maxX, block.minY...block.maxY)
        return across.contains(isLevel ? one.y : one.x) ? along : nil
      }
      for gap in ArrowDrawing.gaps(of: min(from, to)...max(from, to), between: covered) {
        let ends = [gap.lowerBound, gap.upperBound].map {
          isLevel ? Point(x: $0, y: one.y) : Point(x: one.x, y: $0)
        }
        parts.append((gap.upperBound - gap.lowerBound, ends[0], ends[1]))
      }
    }
    let sorted = parts.enumerated().sorted {
      ($1.element.length, $0.offset) < ($0.element.length, $1.offset)
    }
    return sorted.flatMap { part in
      [0.5, 0.3, 0.7, 0.15, 0.85].map { share in
        let (from, to) = (part.element.from, part.element.to)
        return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
    }
  }

  /// What others leave of a range.
  private static func gaps(
    of range: ClosedRange<Double>, between others: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    var start = range.lowerBound
    for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = min(other.lowerBound, range.upperBound)
      if end > start { result.append(start...end) }
      start = max(start, other.upperBound)
    }
    if start < range.upperBound { result.append(start...range.upperBound) }
    return result
  }

  private func distance(_ one: Point, _ two: Point) -> Double {
    abs(one.x - two.x) + abs(one.y - two.y)
  }

  /// The point a distance from one point on the way to another one.
  private func point(from: Point, towards to: Point, _ distance: Double) -> Point {
    let whole = self.distance(from, to)
    guard whole > 0 else { return from }
    let share = distance / whole
    return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
