@testable import MaquettePainting

/// How much two pictures differ.
enum ImageDifference {
  /// The mean difference of a colour component, 0 to 255.
  static func mean(_ left: RasterImage, _ right: RasterImage) -> Double {
    guard left.width == right.width, left.height == right.height, !left.pixels.isEmpty else {
      return 255
    }
    var sum = 0
    for (a, b) in zip(left.pixels, right.pixels) {
      for shift in [0, 8, 16] as [UInt32] {
        sum += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
      }
    }
    return Double(sum) / Double(left.pixels.count * 3)
  }
}
