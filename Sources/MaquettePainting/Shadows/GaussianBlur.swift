import MaquetteCore

/// Blurs coverage, one byte a pixel.
///
/// Where the blur is wide, three box blurs come within 3 % of a Gaussian at a cost that does not
/// depend on the width; a narrow one, whose boxes would be a pixel wide, is a weighted sum.
enum GaussianBlur {
  /// How far a blur of a standard deviation spreads, in pixels.
  static func reach(_ deviation: Double) -> Int {
    PixelRect.whole((deviation * 3).rounded(.up)) + 1
  }

  /// Blurs an image in place; what is outside of it counts as empty. Stops where the picture has taken
  /// more time than it may, and is refused at its end.
  static func blur(_ bytes: inout [UInt8], width: Int, height: Int, stride: Int, deviation: Double)
  {
    guard deviation > 0.01, width > 0, height > 0, bytes.count >= stride * height else { return }
    let line = BlurredLine(deviation: deviation, length: max(width, height))
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<height where !WorkBudget.isSpent {
        line.blur(base + row * stride, count: width, step: 1)
      }
      for column in 0..<width where !WorkBudget.isSpent {
        line.blur(base + column, count: height, step: stride)
      }
    }
  }
}
