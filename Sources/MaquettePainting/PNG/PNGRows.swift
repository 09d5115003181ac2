/// Turns premultiplied pixels into the rows of a PNG file: a filter byte and then each pixel.
enum PNGRows {
  /// Writes all rows; `rows` has room for them.
  static func write(_ image: RasterImage, isOpaque: Bool, to rows: inout [UInt8]) {
    image.pixels.withUnsafeBufferPointer { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let source = pixels.baseAddress, let start = rows.baseAddress else { return }
        var target = start
        for row in 0..<image.height {
          target.pointee = 0
          target += 1
          let from = source + row * image.width
          if isOpaque {
            writeRGB(from, image.width, target)
            target += image.width * 3
          } else {
            writeRGBA(from, image.width, target)
            target += image.width * 4
          }
        }
      }
    }
  }

  private static func writeRGB(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    var (index, at) = (0, 0)
    while index < count {
      let pixel = pixels[index]
      bytes[at] = UInt8(truncatingIfNeeded: pixel &>> 16)
      bytes[at &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      bytes[at &+ 2] = UInt8(truncatingIfNeeded: pixel)
      index &+= 1
      at &+= 3
    }
  }

  private static func writeRGBA(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    var (index, at) = (0, 0)
    while index < count {
      let pixel = pixels[index]
      let alpha = pixel &>> 24
      let straight = alpha == 255 || alpha == 0 ? pixel : divided(pixel, by: alpha)
      bytes[at] = UInt8(truncatingIfNeeded: straight &>> 16)
      bytes[at &+ 1] = UInt8(truncatingIfNeeded: straight &>> 8)
      bytes[at &+ 2] = UInt8(truncatingIfNeeded: straight)
      bytes[at &+ 3] = UInt8(truncatingIfNeeded: alpha)
      index &+= 1
      at &+= 4
    }
  }

  /// The pixel's colours before they were multiplied by alpha, to the nearest whole number.
  private static func divided(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
    func straight(_ shift: UInt32) -> UInt32 {
      let value = (pixel &>> shift) & 0xFF
      return min(255, (value &* 255 &+ alpha / 2) / alpha) &<< shift
    }
    return straight(16) | straight(8) | straight(0)
  }
}
