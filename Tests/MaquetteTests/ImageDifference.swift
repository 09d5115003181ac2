@testable import MaquettePainting

/// How much two pictures differ.
enum ImageDifference {
  /// Two pictures whose sizes say that they show something else.
  struct OtherSize: Error, CustomStringConvertible {
    var description: String
  }

  /// The mean difference of a colour component, 0 to 255.
  ///
  /// - Parameters:
  ///   - picture: what is expected, and how large.
  ///   - other: the same as another program draws it. Where a point has several pixels, it may be larger by
  ///     less than a point to the right and at the bottom, because SVG documents and pages have whole points.
  ///   - scale: pixels per point.
  /// - Throws: ``OtherSize``; no number would tell whether they are alike.
  static func mean(
    _ picture: RasterImage, _ other: RasterImage, scale: Double = 1
  ) throws -> Double {
    let rest = 0..<max(1, Int(scale.rounded(.up)))
    guard rest.contains(other.width - picture.width),
      rest.contains(other.height - picture.height), !picture.pixels.isEmpty
    else {
      throw OtherSize(
        description: "\(picture.width) × \(picture.height) and \(other.width) × \(other.height)")
    }
    var sum = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (a, b) = (picture.pixels[y * picture.width + x], other.pixels[y * other.width + x])
        for shift in [0, 8, 16] as [UInt32] {
          sum += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
        }
      }
    }
    return Double(sum) / Double(picture.pixels.count * 3)
  }
}
