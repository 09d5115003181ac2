@testable import MaquettePainting

/// How much two pictures differ.
enum ImageDifference {
  /// The mean difference of a colour component, 0 to 255.
  ///
  /// SVG documents and pages have whole points, so that the second picture may be larger by less than
  /// one, of at most three pixels.
  static func mean(_ left: RasterImage, _ right: RasterImage) -> Double {
    guard (0..<3).contains(right.width - left.width),
      (0..<3).contains(right.height - left.height), !left.pixels.isEmpty
    else { return 255 }
    var sum = 0
    for y in 0..<left.height {
      for x in 0..<left.width {
        let (a, b) = (left.pixels[y * left.width + x], right.pixels[y * right.width + x])
        for shift in [0, 8, 16] as [UInt32] {
          sum += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
        }
      }
    }
    return Double(sum) / Double(left.pixels.count * 3)
  }
}
