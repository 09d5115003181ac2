/// The lines and curves of a path, as far as they can be read.
struct SVGPathPieces {
  /// A line or a curve: where it is, and for how many lines it counts.
  struct Piece {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var weight: Double
    var length: Double
  }

  private(set) var list: [Piece] = []
  /// How many numbers may be in what was not understood.
  private(set) var unread = 0

  private var point = Point.zero

  /// The lines between points.
  init(points: String) {
    var numbers = SVGNumberReader(points)
    if let first = numbers.point() {
      point = first
      while let next = numbers.point() { add([next], weight: 1) }
      add([first], weight: 1)
    }
    unread = numbers.mostNumbers
  }

  /// The pieces of path data.
  init(path: String) {
    var reader = SVGPathReader(path, startsAnywhere: true)
    while let step = try? reader.next() {
      switch step {
      case .move(let to): point = to
      case .close(let to), .line(let to): add([to], weight: 1)
      case .curve(let one, let two, let to): add([one, two, to])
      case .quadCurve(_, let middle, let to): add([middle, to])
      case .arc(let from, let radii, _, _, _, let to):
        let reach =
          2 * max(abs(radii.width), abs(radii.height)) + abs(to.x - from.x) + abs(to.y - from.y)
        add([from.offset(x: -reach, y: -reach), from.offset(x: reach, y: reach), to])
      }
    }
    unread = reader.mostNumbers
  }

  private mutating func add(_ points: [Point], weight: Double? = nil) {
    var (x, y, length) = (point.x...point.x, point.y...point.y, 0.0)
    for next in points {
      let (dx, dy) = (next.x - point.x, next.y - point.y)
      guard dx.isFinite, dy.isFinite else { continue }
      length += (dx * dx + dy * dy).squareRoot()
      x = min(x.lowerBound, next.x)...max(x.upperBound, next.x)
      y = min(y.lowerBound, next.y)...max(y.upperBound, next.y)
      point = next
    }
    // Two curves cross nine times at most; long ones are drawn with more lines.
    list.append(
      Piece(x: x, y: y, weight: weight ?? max(3, length.squareRoot() / 16), length: length))
  }
}
