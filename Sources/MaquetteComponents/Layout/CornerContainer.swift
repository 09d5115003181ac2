import MaquetteCore

/// Something with round corners around other components, which corners inside follow.
///
/// It knows its frame only once it is placed, which it is before what is inside.
final class CornerContainer {
  /// How round its corners are, in points, once it is placed.
  private(set) var radius: Double
  private let value: CornerRadius
  private let outer: CornerContainer?
  /// Where it is; `nil` before it is placed.
  private var frame: Rect?

  /// - Parameter outer: the corners around it, which it may follow itself.
  init(_ value: CornerRadius, in outer: CornerContainer?) {
    self.value = value
    self.outer = outer
    radius = if case .points(let radius) = value { radius } else { 0 }
  }

  /// Takes its place, before what is inside.
  func place(in frame: Rect) {
    self.frame = frame
    if value == .concentric { radius = outer?.radii(of: frame).largest ?? 0 }
    // A capsule's corners are no rounder than half its height.
    radius = min(radius, min(frame.width, frame.height) / 2)
  }

  /// The radii that keep the distance to its corners for a rectangle inside: its own less the room
  /// between the two, which is their mean where it is not the same on both sides. Corners that are
  /// farther from its own than its radius are square.
  func radii(of inner: Rect) -> CornerRadii {
    guard let frame else {
      return CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
    }
    func radius(_ across: Double, _ down: Double) -> Double {
      guard across < self.radius, down < self.radius else { return 0 }
      return max(0, self.radius - (max(0, across) + max(0, down)) / 2)
    }
    let (left, right) = (inner.minX - frame.minX, frame.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - frame.minY, frame.maxY - inner.maxY)
    return CornerRadii(
      topLeft: radius(left, top), topRight: radius(right, top),
      bottomRight: radius(right, bottom), bottomLeft: radius(left, bottom))
  }
}

extension LayoutContext {
  /// The radii of a rectangle's corners that follow those around; none without any around.
  func concentricRadii(in frame: Rect) -> CornerRadii {
    corners?.radii(of: frame)
      ?? CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
  }

  /// One radius for all corners: the largest of those that follow the corners around.
  func radius(_ value: CornerRadius, in frame: Rect) -> Double {
    switch value {
    case .points(let radius): return radius
    case .concentric:
      return concentricRadii(in: frame).largest
    }
  }
}
