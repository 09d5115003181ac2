internal import CCairo
import MaquetteCore

extension Transform {
  /// The same transform as Cairo writes it.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// By how much it makes areas larger; negative when it mirrors.
  var determinant: Double { a * d - b * c }

  /// Whether it can be undone with the precision at hand.
  var isInvertible: Bool { determinant.isFinite && abs(determinant) > 1e-12 }

  /// The transform that undoes this one; `nil` when it flattens everything.
  var inverse: Transform? {
    guard isInvertible else { return nil }
    let by = 1 / determinant
    return Transform(
      a: d * by, b: -b * by, c: -c * by, d: a * by,
      tx: (c * ty - d * tx) * by, ty: (b * tx - a * ty) * by)
  }

  /// An upper bound of how much it makes lengths longer.
  var largestStretch: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) * 2.0.squareRoot()
  }

  /// A plain enlargement about the origin.
  static func scale(_ scale: Double) -> Transform {
    Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  /// A plain move.
  static func move(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The direction and length that a distance has afterwards.
  func applyToDistance(_ distance: Point) -> Point {
    Point(x: a * distance.x + c * distance.y, y: b * distance.x + d * distance.y)
  }
}
