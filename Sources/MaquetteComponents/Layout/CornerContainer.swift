import MaquetteCore

/// Something with round corners around other components, which corners inside follow.
///
/// It knows its frame only once it is placed, which it is before what is inside.
final class CornerContainer {
  private let value: CornerRadius
  private let outer: CornerContainer?
  /// How round its corners are, in points, once it is placed.
  private var radii = CornerRadii(all: 0)
  /// Where it is; `nil` before it is placed.
  private var frame: Rect?

  /// - Parameter outer: the corners around it, which it may follow itself.
  init(_ value: CornerRadius, in outer: CornerContainer?) {
    self.value = value
    self.outer = outer
  }

  /// A surface of the system, whose corners are told where it is placed.
  convenience init() { self.init(.points(0), in: nil) }

  /// Takes its place, before what is inside.
  func place(in frame: Rect) {
    switch value {
    case .points(let radius): place(in: frame, radii: CornerRadii(all: radius))
    case .concentric:
      place(in: frame, radii: CornerRadii(all: outer?.radii(of: frame).largest ?? 0))
    }
  }

  /// Takes its place with corners of its own.
  func place(in frame: Rect, radii: CornerRadii) {
    self.frame = frame
    self.radii = radii.fitting(frame.size)
  }

  /// The radii that keep the distance to its corners for a rectangle inside: its own less the room
  /// between the two, which is their mean where it is not the same on both sides. Corners that are
  /// farther from its own than its radius are square.
  func radii(of inner: Rect) -> CornerRadii {
    guard let frame else { return CornerRadii(all: 0) }
    func radius(_ own: Double, _ across: Double, _ down: Double) -> Double {
      guard across < own, down < own else { return 0 }
      return max(0, own - (max(0, across) + max(0, down)) / 2)
    }
    let (left, right) = (inner.minX - frame.minX, frame.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - frame.minY, frame.maxY - inner.maxY)
    return CornerRadii(
      topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
      bottomRight: radius(radii.bottomRight, right, bottom),
      bottomLeft: radius(radii.bottomLeft, left, bottom))
  }
}

extension LayoutContext {
  /// The context of what is inside of round corners.
  func inside(_ corners: CornerContainer) -> LayoutContext {
    var copy = self
    copy.corners = corners
    return copy
  }

  /// The radii of a rectangle's corners that follow those around; none without any around.
  func concentricRadii(in frame: Rect) -> CornerRadii {
    self.corners?.radii(of: frame) ?? CornerRadii(all: 0)
  }

  /// One radius for all corners: the largest of those that follow the corners around.
  func radius(_ value: CornerRadius, in frame: Rect) -> Double {
    switch value {
    case .points(let radius): return radius
    case .concentric:
      warnOfSquareCorners(key: "cornerRadius")
      return concentricRadii(in: frame).largest
    }
  }

  /// Warns where nothing around has corners that concentric ones could follow: they are square, as SwiftUI's are then.
  func warnOfSquareCorners(key: String) {
    guard self.corners == nil else { return }
    report(
      .warning, "concentric corners are square here: nothing around has round corners", key: key,
      length: "concentric".count,
      hint: "give a container around it a 'background' and a 'cornerRadius', put it into a Screen, "
        + "or write a radius in points")
  }
}
