#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Path {
  /// The ellipse in a rectangle, as a closed path.
  package init(ellipseIn rect: Rect) {
    self.init()
    addCircle(centre: .zero, radius: 1)
    self = mapPoints {
      Point(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2)
    }
  }

  /// Adds a part of an ellipse between where the path ends and another point (SVG 2, B.2).
  ///
  /// - Parameters:
  ///   - start: where the path ends.
  ///   - radii: the ellipse's radii; those too small for the distance are made larger.
  ///   - rotation: by how many degrees the ellipse is turned.
  ///   - isLarge: whether it takes the longer way around.
  ///   - isClockwise: whether it runs clockwise.
  package mutating func arc(
    from start: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool,
    to end: Point
  ) {
    var (a, b) = (abs(radii.width), abs(radii.height))
    guard a > 0, b > 0, start != end else {
      line(to: end)
      return
    }
    let (sine, cosine) = (sin(rotation * .pi / 180), cos(rotation * .pi / 180))
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    // Half the way between the ends, seen in the ellipse's own axes.
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let lack = (x / a) * (x / a) + (y / b) * (y / b)
    if lack > 1 { (a, b) = (a * lack.squareRoot(), b * lack.squareRoot()) }
    let below = (a * y) * (a * y) + (b * x) * (b * x)
    let above = max(0, (a * b) * (a * b) - below)
    let factor = (below > 0 ? (above / below).squareRoot() : 0) * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * a * y / b, -factor * b * x / a)
    let centre = Point(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2,
      y: sine * cx + cosine * cy + (start.y + end.y) / 2)
    let first = atan2((y - cy) / b, (x - cx) / a)
    var sweep = atan2((-y - cy) / b, (-x - cx) / a) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, centre.x.isFinite, centre.y.isFinite else {
      line(to: end)
      return
    }
    let turned = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: centre.x, ty: centre.y)
    addArc(from: first, sweep: sweep) { turned.apply(Point(x: $0.x * a, y: $0.y * b)) }
  }

  /// Adds a part of a circle, whose beginning a line joins to the path.
  ///
  /// - Parameters:
  ///   - start: where it begins, in degrees clockwise from the right.
  ///   - end: where it ends, in degrees; what is less than the start runs the other way.
  package mutating func arc(centre: Point, radius: Double, from start: Double, to end: Double) {
    let first = start * .pi / 180
    let beginning = Point(x: centre.x + radius * cos(first), y: centre.y + radius * sin(first))
    if isEmpty { move(to: beginning) } else { line(to: beginning) }
    let sweep = max(-360, min(360, end - start)) * .pi / 180
    addArc(from: first, sweep: sweep) {
      Point(x: centre.x + radius * $0.x, y: centre.y + radius * $0.y)
    }
  }

  /// Adds curves of an eighth of a turn at most along the circle with radius 1.
  private mutating func addArc(
    from first: Double, sweep: Double, _ place: (Point) -> Point
  ) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (first + Double(index) * step, first + Double(index + 1) * step)
      curve(
        place(Point(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from))),
        place(Point(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to))),
        to: place(Point(x: cos(to), y: sin(to))))
    }
  }
}
