#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as in SVG's `matrix`.
package struct Transform: Hashable, Sendable {
  /// Horizontal scale.
  package var a: Double
  /// Vertical shear.
  package var b: Double
  /// Horizontal shear.
  package var c: Double
  /// Vertical scale.
  package var d: Double
  /// Horizontal move, in points.
  package var tx: Double
  /// Vertical move, in points.
  package var ty: Double

  /// Leaves everything where it is.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform from its six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A scale about a fixed point.
  package init(scale: Double, about centre: Point) {
    self.init(
      a: scale, b: 0, c: 0, d: scale,
      tx: centre.x * (1 - scale), ty: centre.y * (1 - scale))
  }

  /// A scale that brings one point to another.
  package init(scale: Double, from start: Point, to end: Point) {
    self.init(
      a: scale, b: 0, c: 0, d: scale, tx: end.x - start.x * scale, ty: end.y - start.y * scale)
  }

  /// A turn about a fixed point, in degrees clockwise. Quarter turns are exact.
  package init(rotation degrees: Double, about centre: Point) {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let (sine, cosine): (Double, Double) =
      switch turn < 0 ? turn + 360 : turn {
      case 0: (0, 1)
      case 90: (1, 0)
      case 180: (0, -1)
      case 270: (-1, 0)
      default: (sin(turn * .pi / 180), cos(turn * .pi / 180))
      }
    self.init(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: centre.x - cosine * centre.x + sine * centre.y,
      ty: centre.y - sine * centre.x - cosine * centre.y)
  }

  /// The point where a point ends up.
  package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around a transformed one.
  package func apply(_ rect: Rect) -> Rect {
    let corners = [
      apply(rect.origin), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// This transform, done after the other one.
  package func after(_ first: Transform) -> Transform {
    Transform(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b,
      c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
  }

  /// By how much it makes areas larger; negative when it mirrors.
  private var determinant: Double { a * d - b * c }

  /// Whether it can be undone with the precision at hand.
  package var isInvertible: Bool { determinant.isFinite && abs(determinant) > 1e-12 }

  /// The transform that undoes this one; `nil` when it flattens everything.
  package var inverse: Transform? {
    guard isInvertible else { return nil }
    let by = 1 / determinant
    return Transform(
      a: d * by, b: -b * by, c: -c * by, d: a * by,
      tx: (c * ty - d * tx) * by, ty: (b * tx - a * ty) * by)
  }

  /// How much it makes lengths longer on average.
  package var meanStretch: Double { abs(a * d - b * c).squareRoot() }

  /// Whether it only moves and scales both axes alike, without turning or flipping.
  package var isUniformScale: Bool { b == 0 && c == 0 && a == d && a > 0 }
}
