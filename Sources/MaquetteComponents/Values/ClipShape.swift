import MaquetteCore

/// A shape that a component is cut to.
public enum ClipShape: String, Hashable, Sendable, CaseIterable {
  /// The frame, with round corners where `cornerRadius` says so.
  case rectangle
  /// The largest circle in the frame.
  case circle
  /// The frame with ends as round as can be.
  case capsule
  /// The ellipse that touches all sides of the frame.
  case ellipse

  /// The outline in a frame.
  ///
  /// - Parameters:
  ///   - radius: that of a rectangle's corners, in points.
  ///   - inset: how far inside of the frame it lies, in points.
  func outline(in frame: Rect, radius: Double, inset: Double = 0) -> Shape {
    let frame = frame.inset(by: min(inset, min(frame.width, frame.height) / 2))
    let half = min(frame.width, frame.height) / 2
    switch self {
    case .rectangle:
      return radius > inset
        ? .roundedRect(frame, radius: radius - inset, curve: .continuous) : .rect(frame)
    case .capsule: return .roundedRect(frame, radius: half, curve: .circular)
    case .ellipse:
      let circle = Path(
        roundedRect: Rect(x: 0, y: 0, width: 2, height: 2), radius: 1, curve: .circular)
      return .path(
        circle.mapPoints {
          Point(
            x: frame.minX + $0.x * frame.width / 2, y: frame.minY + $0.y * frame.height / 2)
        }, evenOdd: false)
    case .circle:
      let square = Rect(
        x: frame.midX - half, y: frame.midY - half, width: 2 * half, height: 2 * half)
      return .roundedRect(square, radius: half, curve: .circular)
    }
  }
}
