import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A line or a curve of a path, with its length.
private struct PathPiece {
  /// Into how many lines a curve is cut to be measured.
  private static let steps = 32

  let start: Point
  /// The curve's control points; `nil` for a line.
  let controls: (Point, Point)?
  let end: Point
  /// Whether it begins a subpath, and whether it ends one that is closed.
  let isFirst: Bool
  let closes: Bool
  /// The lengths up to each step.
  private let lengths: [Double]

  var length: Double { lengths.last ?? 0 }

  init(
    from start: Point, _ controls: (Point, Point)? = nil, to end: Point, isFirst: Bool,
    closes: Bool = false
  ) {
    self.start = start
    self.controls = controls
    self.end = end
    self.isFirst = isFirst
    self.closes = closes
    guard let controls else {
      lengths = [PathPiece.distance(start, end)]
      return
    }
    var (sum, last) = (0.0, start)
    lengths = (1...PathPiece.steps).map { step in
      let share = Double(step) / Double(PathPiece.steps)
      let point = PathPiece.split(start, controls.0, controls.1, end, at: share).middle
      sum += PathPiece.distance(last, point)
      last = point
      return sum
    }
  }

  private static func distance(_ one: Point, _ other: Point) -> Double {
    hypot(other.x - one.x, other.y - one.y)
  }

  private static func mixed(_ one: Point, _ other: Point, _ share: Double) -> Point {
    Point(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
  }

  /// A curve in two (de Casteljau): the first one's control points, where they meet, and the second one's.
  private static func split(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at share: Double)
    -> (before: (Point, Point), middle: Point, after: (Point, Point))
  {
    let (ab, bc, cd) = (mixed(a, b, share), mixed(b, c, share), mixed(c, d, share))
    let (abc, bcd) = (mixed(ab, bc, share), mixed(bc, cd, share))
    return ((ab, abc), mixed(abc, bcd, share), (bcd, cd))
  }

  /// How far a curve has come at a length, as a share of its parameter.
  private func share(at length: Double) -> Double {
    guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    let part = step > 0 ? (length - before) / step : 0
    return (Double(index) + part) / Double(lengths.count)
  }

  /// Adds what lies between two lengths to a path.
  func add(to path: inout Path, from first: Double, to last: Double, isJoined: Bool) {
    guard let controls else {
      if !isJoined { path.move(to: PathPiece.mixed(start, end, first / length)) }
      path.line(to: last < length ? PathPiece.mixed(start, end, last / length) : end)
      return
    }
    let (from, to) = (share(at: first), share(at: last))
    let head = PathPiece.split(start, controls.0, controls.1, end, at: to)
    let (beginning, ending) = to < 1 ? (head.before, head.middle) : (controls, end)
    let part = PathPiece.split(
      start, beginning.0, beginning.1, ending, at: to > 0 ? from / to : 0)
    if !isJoined { path.move(to: part.middle) }
    path.curve(part.after.0, part.after.1, to: ending)
  }

  /// The pieces of a path in their order.
  static func all(of path: Path) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (start, pen, isFirst) = (Point.zero, Point.zero, true)
    func add(_ controls: (Point, Point)? = nil, to end: Point, closes: Bool = false) {
      pieces.append(PathPiece(from: pen, controls, to: end, isFirst: isFirst, closes: closes))
      (pen, isFirst) = (end, closes)
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, pen, isFirst) = (point, point, true)
      case .line(let point): add(to: point)
      case .curve(let one, let other, let point): add((one, other), to: point)
      case .close: add(to: start, closes: true)
      }
    }
    return pieces
  }
}

extension Path {
  /// The part between two shares of the path's length; subpaths follow one another.
  func trimmed(from: Double, to: Double) -> Path {
    guard from > 0 || to < 1 else { return self }
    let pieces = PathPiece.all(of: self)
    let total = pieces.reduce(0) { $0 + $1.length }
    var result = Path()
    var (passed, isWhole, hasBegun) = (0.0, false, false)
    for piece in pieces {
      let first = max(0, from * total - passed)
      let last = min(piece.length, to * total - passed)
      passed += piece.length
      if piece.isFirst { (isWhole, hasBegun) = (first == 0, false) }
      if last > first {
        piece.add(to: &result, from: first, to: last, isJoined: hasBegun)
        hasBegun = true
      }
      isWhole = isWhole && first == 0 && last >= piece.length
      if piece.closes, isWhole, hasBegun { result.close() }
    }
    return result
  }
}
