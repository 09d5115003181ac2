extension RasterImage {
  /// The picture with squares of pixels averaged to one each, for a look at one that is too large to
  /// be shown; the last column and row average what there is.
  ///
  /// - Parameter factor: how many pixels a side become one; 1 or less leaves the picture as it is.
  package func reduced(by factor: Int) -> RasterImage {
    guard factor > 1 else { return self }
    let newWidth = (width + factor - 1) / factor
    let newHeight = (height + factor - 1) / factor
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<newHeight {
        let rows = (row * factor)..<min((row + 1) * factor, height)
        for column in 0..<newWidth {
          let columns = (column * factor)..<min((column + 1) * factor, width)
          result.append(RasterImage.average(pixels, width: width, columns: columns, rows: rows))
        }
      }
    }
    return RasterImage(width: newWidth, height: newHeight, pixels: result)
  }

  /// Colours are multiplied by alpha, so each part can be averaged by itself.
  private static func average(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, columns: Range<Int>, rows: Range<Int>
  ) -> UInt32 {
    // Two parts at a time, 32 bits apart: a square of 65,536 pixels would still fit.
    var even: UInt64 = 0
    var odd: UInt64 = 0
    for row in rows {
      for column in columns {
        let pixel = UInt64(pixels[row * width + column])
        even += pixel & 0xFF | (pixel & 0xFF_0000) << 16
        odd += pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8
      }
    }
    let count = UInt64(max(1, rows.count * columns.count))
    func part(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum + count / 2) / count) }
    return part(even & 0xFFFF_FFFF) | part(odd & 0xFFFF_FFFF) << 8 | part(even >> 32) << 16
      | part(odd >> 32) << 24
  }
}
