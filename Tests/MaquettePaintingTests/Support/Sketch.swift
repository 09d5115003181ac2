@testable import MaquettePainting

/// A picture made of what covers each pixel by how much, as rasterisers do it.
struct Sketch {
  let width: Int
  let height: Int
  /// How much of each pixel is covered, 0 to 1.
  private(set) var shares: [Double]

  /// - Parameter isInside: whether a point is covered.
  init(_ width: Int, _ height: Int, _ isInside: (_ x: Double, _ y: Double) -> Bool) {
    (self.width, self.height) = (width, height)
    let steps = (0..<6).map { (Double($0) + 0.5) / 6 }
    shares = (0..<width * height).map { place in
      var count = 0.0
      for y in steps {
        for x in steps where isInside(Double(place % width) + x, Double(place / width) + y) {
          count += 1
        }
      }
      return count / 36
    }
  }

  /// The picture in ink on paper.
  func image(_ ink: [Double], _ paper: [Double] = [255, 255, 255]) -> RasterImage {
    RasterImage(
      width: width, height: height,
      pixels: shares.map { share in
        zip(ink, paper).reduce(0xFF) { pixel, channel in
          pixel << 8 | UInt32((channel.1 + (channel.0 - channel.1) * share).rounded())
        }
      })
  }

  /// Places of pixels that are covered by a share in a range.
  func places(_ range: ClosedRange<Double>) -> [Int] {
    shares.indices.filter { range.contains(shares[$0]) }
  }

  /// The line around a rectangle with round corners, a pixel wide.
  static func border(radius: Double) -> Sketch {
    func isInside(_ x: Double, _ y: Double, _ inset: Double) -> Bool {
      let radius = max(0, radius - inset)
      let nearX = max(4 + inset + radius, min(44 - inset - radius, x))
      let nearY = max(4 + inset + radius, min(28 - inset - radius, y))
      let (right, down) = (x - nearX, y - nearY)
      if radius == 0 { return right == 0 && down == 0 }
      return right * right + down * down <= radius * radius
    }
    return Sketch(48, 32) { isInside($0, $1, 0) && !isInside($0, $1, 1) }
  }

  /// Six letters of slanted strokes.
  static func letters(moved: Double = 0) -> Sketch {
    func isOn(
      _ x: Double, _ y: Double, _ from: (Double, Double), _ to: (Double, Double), _ width: Double
    ) -> Bool {
      let (dx, dy) = (to.0 - from.0, to.1 - from.1)
      let along = ((x - from.0) * dx + (y - from.1) * dy) / (dx * dx + dy * dy)
      let near = max(0, min(1, along))
      let (right, down) = (x - from.0 - near * dx, y - from.1 - near * dy)
      return right * right + down * down <= width * width / 4
    }
    return Sketch(84, 28) { x, y in
      let letter = max(0, min(5, ((x - moved - 5) / 12).rounded(.down)))
      let left = 6 + letter * 12 + moved
      return isOn(x, y, (left, 6), (left + 4, 20), 1.6)
        || isOn(x, y, (left + 4, 20), (left + 8, 6.3), 1.6)
        || isOn(x, y, (left + 2, 13), (left + 6, 13), 1.3)
    }
  }
}

extension RasterImage {
  /// The picture with levels added to each channel of some pixels.
  func adding(_ levels: [Int], at places: [Int]) -> RasterImage {
    var pixels = pixels
    for place in places {
      var pixel: UInt32 = 0xFF
      for (shift, level) in zip([16, 8, 0] as [UInt32], levels) {
        pixel = pixel << 8 | UInt32(max(0, min(255, Int(pixels[place] >> shift & 255) + level)))
      }
      pixels[place] = pixel
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
