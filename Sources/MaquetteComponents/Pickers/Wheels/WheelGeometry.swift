#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The cylinder that the rows of a wheel lie on, seen from the front in perspective.
///
/// A row that is turned away by an angle stands higher or lower on the cylinder, further back and so
/// smaller, and is seen at a slant. This is the projection that Flutter's Cupertino wheels use, whose
/// constants the theme has; the rows of UIKit's wheels stand where it puts them.
struct WheelGeometry {
  /// Where a row is seen.
  struct Projection {
    /// How far its middle is below that of the wheel, in points.
    var y: Double
    /// How wide it looks, as a share.
    var scaleX: Double
    /// How high it looks, as a share.
    var scaleY: Double
    /// How much of its distance from the vanishing point a letter leans for each point of height.
    var lean: Double
  }

  /// Rows that look flatter than this are not seen.
  private static let flattest = 0.06

  /// The cylinder's radius, in points.
  let radius: Double
  /// The angle from one row to the next, in radians.
  let rowAngle: Double
  private let perspective: Double

  init(height: Double, look: WheelLook) {
    radius = height * look.diameterRatio / 2
    perspective = look.perspective
    // What is seen of the cylinder from top to bottom; rows are squeezed together on it.
    let visible = 2 * asin(1 / max(1, look.diameterRatio))
    rowAngle = height > 0 ? look.rowHeight / height * visible / max(0.1, look.squeeze) : 0
  }

  /// Where the row at a distance from the selected one is seen; `nil` when it is not.
  ///
  /// - Parameter row: the distance in rows; not a whole one while the wheel turns.
  func projection(of row: Double) -> Projection? {
    let angle = row * rowAngle
    guard rowAngle > 0, abs(angle) < Double.pi / 2 else { return nil }
    let (sine, cosine) = (sin(angle), cos(angle))
    let depth = 1 + perspective * radius * (1 - cosine)
    let scaleY = cosine / depth - radius * perspective * sine * sine / (depth * depth)
    guard scaleY > WheelGeometry.flattest else { return nil }
    return Projection(
      y: radius * sine / depth, scaleX: 1 / depth, scaleY: scaleY,
      lean: -perspective * sine / (depth * depth))
  }

  /// How many rows are seen above the selected one, and below.
  var reach: Int {
    var count = 0
    while count < 100, projection(of: Double(count + 1)) != nil { count += 1 }
    return count
  }
}
