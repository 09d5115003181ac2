@testable import MaquettePainting

/// Pictures that bytes draw.
enum FuzzPixels {
  /// A picture of more colours than a palette has room for. The first byte is its width, the second says
  /// whether it is opaque, and each other one draws a run of one colour, or what is above.
  static func image(_ bytes: [UInt8]) -> RasterImage {
    let width = Int(bytes.first ?? 0) + 1
    let isOpaque = bytes.dropFirst().first.map { $0 < 128 } ?? true
    var pixels = (0...256).map { 0xFF00_0000 | UInt32($0) &* 0x01_0305 }
    if !isOpaque { pixels[0] = 0 }
    for byte in bytes.dropFirst(2) {
      let length = Int(byte & 7) * Int(byte & 7) * 3 + 1
      for _ in 0..<length {
        let copies = byte >= 0xC0 && pixels.count >= width
        pixels.append(
          copies ? pixels[pixels.count - width] : 0xFF00_0000 | UInt32(byte >> 3) &* 0x02_0703)
      }
    }
    let height = (pixels.count + width - 1) / width
    pixels += [UInt32](repeating: 0xFFFF_FFFF, count: width * height - pixels.count)
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
