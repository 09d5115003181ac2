@testable import MaquettePainting

/// Blocks of colours that a generator of numbers chooses, the same each time: 40 × 30 pixels.
struct RandomBlocks {
  let picture: RasterImage

  init(seed: UInt64, colors: UInt64, cell: Int) {
    let (width, height) = (40, 30)
    var state = seed
    var known: [[Int]: UInt32] = [:]
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let key = [x / cell, y / cell]
        if known[key] == nil {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let value = UInt32((state >> 33) % colors)
          let (red, green, blue) = (value * 37 % 256, value * 101 % 256, value * 59 % 256)
          known[key] = 0xFF00_0000 | red << 16 | green << 8 | blue
        }
        pixels.append(known[key] ?? 0)
      }
    }
    picture = RasterImage(width: width, height: height, pixels: pixels)
  }
}

extension RasterImage {
  /// The picture with each pixel where its left neighbour was; what leaves comes in at the left.
  var turnedRight: RasterImage { changed { x, y in value((x + width - 1) % width, y) } }

  /// Each pixel mixed with its left neighbour.
  var softened: RasterImage {
    let moved = turnedRight
    return changed { x, y in
      let (one, other) = (value(x, y), moved.value(x, y))
      func half(_ shift: UInt32) -> UInt32 {
        let sum: UInt32 = (one &>> shift & 255) + (other &>> shift & 255)
        return (sum / 2) &<< shift
      }
      return 0xFF00_0000 | half(16) | half(8) | half(0)
    }
  }

  /// The pixel at a place.
  func value(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

  /// A picture of the same size with a colour for each place.
  func changed(_ color: (_ x: Int, _ y: Int) -> UInt32) -> RasterImage {
    let pixels = (0..<width * height).map { color($0 % width, $0 / width) }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
