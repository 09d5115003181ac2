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
    let budget = min(rect.width, rect.height) / 2
    self.init(
      roundedRect: rect, radii: CornerRadii(all: min(max(0, radius), budget)), curve: curve)
  }

  /// A rectangle whose corners have radii of their own, clockwise from the top edge.
  ///
  /// Radii that two corners of a side have no room for become smaller by the same factor, all four, as
  /// CSS has it.
  package init(roundedRect rect: Rect, radii: CornerRadii, curve: CornerCurve) {
    self.init()
    let radii = radii.fitting(rect.size)
    guard radii.largest > 0 else {
      addRect(rect)
      return
    }
    let extent = curve == .continuous ? Path.continuousExtent : 1
    func corner(
      _ radius: Double, beside next: Double, _ side: Double, and last: Double, _ other: Double
    )
      -> Corner
    {
      guard radius > 0 else { return Corner(radius: 0, smoothing: 0) }
      let budget = min(side / (radius + next), other / (radius + last))
      return Corner(radius: radius, smoothing: min(extent, budget) - 1)
    }
    let (width, height) = (rect.width, rect.height)
    let (a, b) = (radii.topLeft, radii.topRight)
    let (c, d) = (radii.bottomRight, radii.bottomLeft)
    let corners: [(Corner, Point, Point, Point)] = [
      (
        corner(b, beside: a, width, and: c, height), Point(x: rect.maxX, y: rect.minY),
        Point(x: 1, y: 0), Point(x: 0, y: 1)
      ),
      (
        corner(c, beside: b, height, and: d, width), Point(x: rect.maxX, y: rect.maxY),
        Point(x: 0, y: 1), Point(x: -1, y: 0)
      ),
      (
        corner(d, beside: c, width, and: a, height), Point(x: rect.minX, y: rect.maxY),
        Point(x: -1, y: 0), Point(x: 0, y: -1)
      ),
      (
        corner(a, beside: d, height, and: b, width), Point(x: rect.minX, y: rect.minY),
        Point(x: 0, y: -1), Point(x: 1, y: 0)
      ),
    ]
    for (index, (corner, tip, along, across)) in corners.enumerated() {
      corner.add(to: &self, tip: tip, along: along, across: across, isFirst: index == 0)
    }
    close()
  }
}

/// The radii of the four corners of a rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
  /// In a left-to-right layout the leading corner at the top.
  package var topLeft: Double
  /// The other one at the top.
  package var topRight: Double
  /// The one below that.
  package var bottomRight: Double
  /// The last one.
  package var bottomLeft: Double

  /// Radii, clockwise.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at all corners.
  package init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Two radii.
  package init(top: Double, bottom: Double) {
    self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  /// The largest one.
  package var largest: Double { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

  /// Radii for which there is room in a rectangle.
  package func fitting(_ size: Size) -> CornerRadii {
    func share(_ side: Double, _ first: Double, _ second: Double) -> Double {
      first + second > side ? max(0, side) / (first + second) : 1
    }
    let r = CornerRadii(
      topLeft: max(0, topLeft), topRight: max(0, topRight), bottomRight: max(0, bottomRight),
      bottomLeft: max(0, bottomLeft))
    let factor = min(
      min(share(size.width, r.topLeft, r.topRight), share(size.width, r.bottomLeft, r.bottomRight)),
      min(
        share(size.height, r.topLeft, r.bottomLeft), share(size.height, r.topRight, r.bottomRight)))
    return r.scaled(by: factor)
  }

  /// The radii of a rectangle that is larger or smaller by a factor.
  package func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }

  /// The radii with every one made smaller by a distance.
  package func inset(by distance: Double) -> CornerRadii {
    func inner(_ radius: Double) -> Double { max(0, radius - distance) }
    return CornerRadii(
      topLeft: inner(topLeft), topRight: inner(topRight), bottomRight: inner(bottomRight),
      bottomLeft: inner(bottomLeft))
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
    guard radius > 0 else { return }
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
