internal import CCairo
import MaquetteCore

extension Transform {
  /// The same transform as Cairo writes it.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
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
