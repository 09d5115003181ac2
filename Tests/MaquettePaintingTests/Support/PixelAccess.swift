import MaquetteCore

@testable import MaquettePainting

extension RasterImage {
  /// Alpha, red, green and blue of a pixel, the colours multiplied by alpha.
  subscript(x: Int, y: Int) -> [Int] {
    let pixel = pixels[y * width + x]
    return [24, 16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  /// How far the dark pixels' centre of mass is from the left edge, in pixels.
  var inkCentreX: Double {
    var (mass, moment) = (0.0, 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let ink = Double(255 - self[x, y][1])
        mass += ink
        moment += ink * (Double(x) + 0.5)
      }
    }
    return moment / mass
  }

  /// The mean and the largest difference of a colour component between two opaque pictures.
  func difference(from other: RasterImage) -> (mean: Double, largest: Int) {
    var (sum, largest) = (0, 0)
    for (a, b) in zip(pixels, other.pixels) {
      for shift in [16, 8, 0] as [UInt32] {
        let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        sum += difference
        largest = max(largest, difference)
      }
    }
    return (Double(sum) / Double(max(1, pixels.count * 3)), largest)
  }
}
