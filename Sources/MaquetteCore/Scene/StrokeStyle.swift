#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the ends of a line look, under the names of Core Graphics and SVG.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// They end where the line ends.
  case butt
  /// A half circle.
  case round
  /// Half a square.
  case square
}

/// How the corners of a line look, under the names of Core Graphics and SVG.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// A point.
  case miter
  /// A part of a circle.
  case round
  /// Cut off.
  case bevel
}

/// How a line along an outline is drawn. Lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  /// How wide it is.
  package var width: Double
  /// How its ends look.
  package var cap: LineCap
  /// How its corners look.
  package var join: LineJoin
  /// How many times its width a corner's point may reach before it is cut off.
  package var miterLimit: Double
  /// The lengths of dashes and gaps by turns; empty for an unbroken line.
  package var dash: [Double]
  /// How far into the dashes the line begins.
  package var dashPhase: Double

  /// A style from its parts.
  package init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How far ink may lie from the outline that it follows.
  package func reach(along shape: Shape) -> Double {
    let ends = cap == .square ? 2.0.squareRoot() : 1
    guard join == .miter, case .path(let path, _) = shape else { return width / 2 * ends }
    return width / 2 * max(ends, path.sharpestMiter(limit: miterLimit))
  }

  /// About how many dashes there are along an outline; 0 for an unbroken line.
  package func dashCount(along shape: Shape) -> Double {
    let period = dash.reduce(0, +)
    guard !dash.isEmpty, period > 0 else { return dash.isEmpty ? 0 : .infinity }
    return shape.path.controlLength / period * Double(dash.count)
  }
}

extension Path {
  /// How long the lines between all its points are, in points: no less than the path.
  package var controlLength: Double {
    var length = 0.0
    var (start, pen) = (Point.zero, Point.zero)
    func add(_ point: Point) {
      length += hypot(point.x - pen.x, point.y - pen.y)
      pen = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point): add(point)
      case .curve(let first, let second, let point):
        add(first)
        add(second)
        add(point)
      case .close: add(start)
      }
    }
    return length
  }

  /// How far the sharpest corner's point lies from the corner, in half widths of the line; corners
  /// that are sharper than a limit are cut off.
  fileprivate func sharpestMiter(limit: Double) -> Double {
    var most = 1.0
    var (start, pen) = (Point.zero, Point.zero)
    var (first, before): (Point?, Point?)
    func corner(_ incoming: Point, _ outgoing: Point) {
      let lengths = hypot(incoming.x, incoming.y) * hypot(outgoing.x, outgoing.y)
      guard lengths > 0 else { return }
      let cosine = (incoming.x * outgoing.x + incoming.y * outgoing.y) / lengths
      // The half angle between the two sides has this sine: cos of half the turn.
      let sine = max(0, (1 + cosine) / 2).squareRoot()
      if sine > 0, 1 / sine <= limit { most = max(most, 1 / sine) }
    }
    func side(_ leaving: Point, _ arriving: Point, _ to: Point) {
      let (out, arrival) = (leaving.minus(pen), to.minus(arriving))
      if let before { corner(before, out) }
      first = first ?? out
      before = arrival == .zero ? to.minus(pen) : arrival
      pen = to
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, pen) = (point, point)
        (first, before) = (nil, nil)
      case .line(let point): if point != pen { side(point, pen, point) }
      case .curve(let one, let two, let point):
        side(one == pen ? two : one, two, point)
      case .close:
        if pen != start { side(start, pen, start) }
        if let first, let before { corner(before, first) }
        (first, before) = (nil, nil)
      }
    }
    return most
  }
}

extension Point {
  fileprivate func minus(_ other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
}
