import MaquetteCore

/// How glass bends what is behind it near its edge: the outermost points show what is outside of it,
/// pressed together. Fitted by others on a tab bar: 2.7 times at the edge (joxan2137/NoTomorrow).
struct MaterialLens {
  private static let compression = 2.7
  private let frame: Rect
  private let radius: Double
  private let band: Double
  private let reach: Double

  /// `nil` for shapes that are no rectangles, and where nothing is bent.
  ///
  /// - Parameter transform: from points to pixels.
  init?(_ shape: Shape, band: Double, _ transform: Transform) {
    guard band > 0, transform.isUniformScale else { return nil }
    switch shape {
    case .rect(let rect): (frame, radius) = (transform.apply(rect), 0)
    case .roundedRect(let rect, let radius, _):
      frame = transform.apply(rect)
      self.radius = min(radius * transform.a, min(frame.width, frame.height) / 2)
    case .path: return nil
    }
    self.band = min(band * transform.a, min(frame.width, frame.height) / 2)
    guard self.band > 0 else { return nil }
    reach = (MaterialLens.compression - 1) / 2 * self.band
  }

  /// How far from a pixel the colour is taken that it shows; `nil` for the pixel itself.
  @inline(__always)
  func shift(x: Double, y: Double) -> (x: Double, y: Double)? {
    // From the middle of the nearest corner's circle.
    let dx = max(abs(x - frame.midX) - (frame.width / 2 - radius), 0)
    let dy = max(abs(y - frame.midY) - (frame.height / 2 - radius), 0)
    let depth: Double
    var (nx, ny) = (0.0, 0.0)
    if dx > 0, dy > 0 {
      let distance = (dx * dx + dy * dy).squareRoot()
      depth = radius - distance
      (nx, ny) = (dx / distance, dy / distance)
    } else {
      let (side, end) = (
        frame.width / 2 - abs(x - frame.midX), frame.height / 2 - abs(y - frame.midY)
      )
      depth = min(side, end)
      if side < end { nx = 1 } else { ny = 1 }
    }
    guard depth < band else { return nil }
    let share = 1 - max(0, depth) / band
    let length = reach * share * share
    return ((x < frame.midX ? -nx : nx) * length, (y < frame.midY ? -ny : ny) * length)
  }
}
