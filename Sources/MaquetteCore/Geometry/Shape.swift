/// How the corners of a rounded rectangle curve.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter circle.
  case circular
  /// Apple's continuous corner: curvature grows gradually, so that no edge is felt where the
  /// straight side ends.
  case continuous
}

/// A region to fill, stroke, clip to or cast a shadow from, in points.
package enum Shape: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with round corners; a radius above half the shorter side makes a capsule.
  case roundedRect(Rect, radius: Double, curve: CornerCurve)
  /// Any outline, filled by the non-zero rule, or by the even-odd rule when asked.
  case path(Path, evenOdd: Bool)

  /// A rectangle whose left and right sides are half circles.
  package static func capsule(_ rect: Rect) -> Shape {
    .roundedRect(rect, radius: rect.height / 2, curve: .circular)
  }

  /// The shape as an outline.
  package var path: Path {
    switch self {
    case .rect(let rect):
      var path = Path()
      path.addRect(rect)
      return path
    case .roundedRect(let rect, let radius, let curve):
      return Path(roundedRect: rect, radius: radius, curve: curve)
    case .path(let path, _):
      return path
    }
  }

  /// Whether the even-odd rule decides what is inside.
  package var isEvenOdd: Bool {
    if case .path(_, evenOdd: true) = self { true } else { false }
  }

  /// The smallest rectangle around the shape's control points; `nil` for an empty path.
  package var bounds: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _): rect
    case .path(let path, _): path.controlBounds
    }
  }
}
