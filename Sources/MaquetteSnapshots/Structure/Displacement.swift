import MaquetteCore

/// How far the edges of a rectangle moved, in points: right and down are positive.
struct Displacement: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  static let none = Displacement(left: 0, top: 0, right: 0, bottom: 0)

  /// Less than the last of two decimals is nothing.
  private static let least = 0.005
  /// Edges are on whole pixels, so that what follows something may be up to a point's half off.
  private static let snapping = 0.51

  init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(from old: Rect, to new: Rect) {
    left = Displacement.difference(old.minX, new.minX)
    top = Displacement.difference(old.minY, new.minY)
    right = left + Displacement.difference(old.width, new.width)
    bottom = top + Displacement.difference(old.height, new.height)
  }

  /// The difference of two numbers of two decimals; what only binary fractions make is 0.
  static func difference(_ old: Double, _ new: Double) -> Double {
    let difference = new - old
    return abs(difference) < least ? 0 : difference
  }

  /// Whether nothing moved.
  var isNone: Bool { left == 0 && top == 0 && right == 0 && bottom == 0 }
  var width: Double { Displacement.difference(left, right) }
  var height: Double { Displacement.difference(top, bottom) }
  var isResized: Bool { width != 0 || height != 0 }

  /// Only what happened along an axis.
  func along(_ axis: AxisMove.Axis) -> Displacement {
    axis == .vertical
      ? Displacement(left: 0, top: top, right: 0, bottom: bottom)
      : Displacement(left: left, top: 0, right: right, bottom: 0)
  }

  static func + (_ one: Displacement, _ other: Displacement) -> Displacement {
    Displacement(
      left: one.left + other.left, top: one.top + other.top, right: one.right + other.right,
      bottom: one.bottom + other.bottom)
  }

  /// Whether something inside of what moved like this and did so itself is explained by it: its
  /// edges moved no less and no more than the edges around them, as what is pinned, centred or
  /// stretched does.
  func explains(_ inner: Displacement) -> Bool {
    guard !isNone else { return inner.isNone }
    return Displacement.between(left, right, inner.left)
      && Displacement.between(left, right, inner.right)
      && Displacement.between(top, bottom, inner.top)
      && Displacement.between(top, bottom, inner.bottom)
  }

  private static func between(_ one: Double, _ other: Double, _ value: Double) -> Bool {
    value >= min(one, other) - snapping && value <= max(one, other) + snapping
  }

  /// Whether a change of size is only that edges are on other pixels than before.
  func isSnapping(of size: Size) -> Bool {
    let least = 4.0
    return abs(width) <= Displacement.snapping && abs(height) <= Displacement.snapping
      && (width == 0 || (left != 0 && size.width >= least))
      && (height == 0 || (top != 0 && size.height >= least))
  }
}
