import Testing

@testable import MaquettePainting

@Suite("Rows of a PNG file that take the place of their pixels")
struct PNGRowTests {
  @Test(
    "They are those that are written beside them, in any size",
    arguments: [
      (1, 1), (1, 9), (9, 1), (2, 3), (3, 2), (4, 4), (5, 7), (16, 33), (33, 16), (100, 64),
    ])
  func rows(width: Int, height: Int) {
    var generator = SystemRandomNumberGenerator()
    // What differs little from row to row is filtered.
    let isSmooth = width > 15 && width % 2 == 0
    for isOpaque in [true, false] {
      let pixels = (0..<width * height).map { _ -> UInt32 in
        let alphas: [UInt32] = isOpaque ? [255] : isSmooth ? [250, 255] : [0, 1, 127, 255]
        let alpha = alphas.randomElement() ?? 255
        let gray = UInt32.random(in: 0...min(alpha, isSmooth ? 12 : 255), using: &generator)
        return alpha << 24 | gray * 0x01_0101
      }
      let filter = PNGRowFilter(pixels, width: width, height: height)
      #expect(filter.isUsed || !isSmooth)
      let count = (width * (isOpaque ? 3 : 4) + 1) * height
      var beside = [UInt8](repeating: 1, count: count)
      beside.withUnsafeMutableBufferPointer {
        PNGRows.write(
          pixels, width: width, height: height, isOpaque: isOpaque, filter: filter, to: $0)
      }
      var over = pixels
      PNGRows.makeRoom(in: &over, height: height)
      let written = over.withUnsafeMutableBytes { bytes in
        PNGRows.write(
          over: bytes, width: width, height: height, isOpaque: isOpaque, filter: filter)
        return Array(bytes[..<count])
      }
      #expect(written == beside)
    }
  }
}
