/// The pixels of a screen.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// A length rounded up to whole pixels, as UIKit rounds intrinsic sizes.
  func roundedUp(_ length: Double) -> Double {
    // The tolerance keeps what is a whole number but for a rounding error.
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// A coordinate rounded to whole pixels.
  func rounded(_ coordinate: Double) -> Double { (coordinate * scale).rounded() / scale }
}
