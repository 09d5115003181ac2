#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Path {
  /// The areas that a round pen covers when it follows the path, one simple outline a piece.
  ///
  /// Pieces may overlap one another but none overlaps itself, so each can be cut out of something
  /// by the even-odd rule. A straight segment is a capsule; a subpath with curves is one ribbon.
  package func strokePieces(width: Double) -> [Path] {
    let radius = width / 2
    guard radius > 0 else { return [] }
    return subpaths().flatMap { subpath -> [Path] in
      if subpath.hasCurves {
        return [Path.ribbon(along: subpath.points, closed: subpath.isClosed, radius: radius)]
      }
      let ends = subpath.isClosed ? subpath.points + subpath.points.prefix(1) : subpath.points
      return zip(ends, ends.dropFirst()).map {
        Path.ribbon(along: [$0, $1], closed: false, radius: radius)
      }
    }
  }

  private struct Polyline {
    var points: [Point]
    var hasCurves = false
    var isClosed = false
  }

  private func subpaths() -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(points: [])
    func isLong(_ line: Polyline) -> Bool { line.points.count > 1 }
    for element in elements {
      switch element {
      case .move(let point):
        if isLong(current) { result.append(current) }
        current = Polyline(points: [point])
      case .line(let point):
        if current.points.last != point { current.points.append(point) }
      case .curve(let first, let second, let point):
        guard let start = current.points.last else { continue }
        current.hasCurves = true
        let steps = 12
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let spot = Path.pointOnCurve(start, first, second, point, at: t)
          if current.points.last != spot { current.points.append(spot) }
        }
      case .close:
        guard let start = current.points.first else { continue }
        current.isClosed = true
        if current.points.count > 1, current.points.last == start { current.points.removeLast() }
        if isLong(current) { result.append(current) }
        current = Polyline(points: [start])
      }
    }
    if isLong(current) { result.append(current) }
    return result
  }

  /// The point of a cubic curve at a share of its way.
  package static func pointOnCurve(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, at t: Double
  ) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The outline of a round pen along a polyline; a closed one has an outer and an inner ring.
  private static func ribbon(along points: [Point], closed: Bool, radius: Double) -> Path {
    var path = Path()
    func side(_ sign: Double) -> [Point] {
      points.indices.map { index in
        let normal = normal(at: index, of: points, closed: closed)
        return points[index].offset(x: sign * normal.x * radius, y: sign * normal.y * radius)
      }
    }
    func addRing(_ ring: [Point]) {
      for (index, point) in ring.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    if closed {
      addRing(side(1))
      addRing(side(-1))
      return path
    }
    guard let first = points.first, let last = points.last else { return path }
    let left = side(1)
    let right = Array(side(-1).reversed())
    for (index, point) in left.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if let from = left.last, let to = right.first { path.addCap(from, to, centre: last) }
    for point in right.dropFirst() { path.line(to: point) }
    if let from = right.last, let to = left.first { path.addCap(from, to, centre: first) }
    path.close()
    return path
  }

  /// A half circle from one point to the one opposite, by way of the outer side.
  private mutating func addCap(_ from: Point, _ to: Point, centre: Point) {
    let k = Path.circleControl
    let arm = Point(x: from.x - centre.x, y: from.y - centre.y)
    let out = Point(x: arm.y, y: -arm.x)
    let tip = Point(x: centre.x + out.x, y: centre.y + out.y)
    curve(
      from.offset(x: out.x * k, y: out.y * k), tip.offset(x: arm.x * k, y: arm.y * k), to: tip)
    curve(
      tip.offset(x: -arm.x * k, y: -arm.y * k), to.offset(x: out.x * k, y: out.y * k), to: to)
  }

  private static func normal(at index: Int, of points: [Point], closed: Bool) -> Point {
    let count = points.count
    let before = closed ? points[(index + count - 1) % count] : points[max(0, index - 1)]
    let after = closed ? points[(index + 1) % count] : points[min(count - 1, index + 1)]
    let dx = after.x - before.x
    let dy = after.y - before.y
    let length = max(hypot(dx, dy), .leastNormalMagnitude)
    return Point(x: -dy / length, y: dx / length)
  }
}
