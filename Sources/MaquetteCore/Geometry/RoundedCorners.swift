#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Path {
  /// How much longer than its radius a continuous corner is: Apple's corner starts 1.528665 radii
  /// before the edge ends.
  static let continuousExtent = 1.528_665

  /// A rectangle with round corners, clockwise from the top edge.
  ///
  /// A continuous corner needs 1.53 radii of straight side; where a side has less, the corner uses
  /// what there is and comes nearer to a quarter circle, so that a capsule's ends are round.
  package init(roundedRect rect: Rect, radius: Double, curve: CornerCurve) {
    self.init()
    let budget = min(rect.width, rect.height) / 2
    let radius = min(max(0, radius), budget)
    guard radius > 0 else {
      addRect(rect)
      return
    }
    let extent = curve == .continuous ? Path.continuousExtent : 1
    let corner = Corner(radius: radius, smoothing: min(extent, budget / radius) - 1)
    let corners: [(Point, Point, Point)] = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: -1), Point(x: 1, y: 0)),
    ]
    for (index, (tip, along, across)) in corners.enumerated() {
      corner.add(to: &self, tip: tip, along: along, across: across, isFirst: index == 0)
    }
    close()
  }
}

/// One corner in its own axes: it comes in along one side and leaves along the next.
///
/// The construction is a circular arc in the middle and, on both sides, a curve that eases the
/// straight line into it. `smoothing` is the share of the quarter turn taken by those two curves;
/// 0 leaves a plain quarter circle.
private struct Corner {
  let radius: Double
  let extent: Double
  let ease: (a: Double, b: Double, c: Double, d: Double)
  let arcSide: Double
  let arcHandle: Double
  let tilt: Double

  init(radius: Double, smoothing: Double) {
    let smoothing = max(0, smoothing)
    self.radius = radius
    extent = radius * (1 + smoothing)
    tilt = .pi / 4 * smoothing
    let arcAngle = .pi / 2 * (1 - smoothing)
    arcSide = sin(arcAngle / 2) * radius * 2.0.squareRoot()
    arcHandle = radius * 4 / 3 * tan(arcAngle / 4)
    let bend = radius * tan(tilt / 2)
    let c = bend * cos(tilt)
    let d = bend * sin(tilt)
    let b = (extent - arcSide - c - d) / 3
    ease = (a: 2 * b, b: b, c: c, d: d)
  }

  func add(to path: inout Path, tip: Point, along: Point, across: Point, isFirst: Bool) {
    func at(_ s: Double, _ t: Double) -> Point {
      let s = s - extent
      return Point(
        x: tip.x + along.x * s + across.x * t, y: tip.y + along.y * s + across.y * t)
    }
    let (a, b, c, d) = ease
    if isFirst { path.move(to: at(0, 0)) } else { path.line(to: at(0, 0)) }
    let start = a + b + c
    if d > 0 { path.curve(at(a, 0), at(a + b, 0), to: at(start, d)) }
    let end = (s: start + arcSide, t: d + arcSide)
    path.curve(
      at(start + arcHandle * cos(tilt), d + arcHandle * sin(tilt)),
      at(end.s - arcHandle * sin(tilt), end.t - arcHandle * cos(tilt)),
      to: at(end.s, end.t))
    if d > 0 {
      path.curve(at(extent, extent - a - b), at(extent, extent - a), to: at(extent, extent))
    }
  }
}
