internal import CPixelComparison

extension PixelComparison {
  /// The colour of pixels that differ in ``picture(over:)``.
  package static let differentColor: UInt32 = 0xFFFF_0000
  /// The colour of pixels that are tolerated in ``picture(over:)``.
  package static let toleratedColor: UInt32 = 0xFFFF_FF00

  /// Where the pictures differ: red what differs, yellow what is tolerated, over the expected
  /// picture faded nearly to white. As wide and as high as the larger picture.
  ///
  /// - Parameter expected: the first picture that was compared.
  package func picture(over expected: RasterImage) -> RasterImage {
    let (width, height) = (mask.width, mask.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      maquette_fill(target.baseAddress, 0xFF, width * height * 4)
      expected.pixels.withUnsafeBufferPointer { source in
        mask.values.withUnsafeBufferPointer { values in
          guard let target = target.baseAddress else { return }
          for row in 0..<height {
            let line = target + row * width
            if row < expected.height, let source = source.baseAddress {
              maquette_fade(source + row * expected.width, line, min(expected.width, width))
            }
            mark(row, line, values)
          }
        }
      }
      count = width * height
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  private func mark(
    _ row: Int, _ line: UnsafeMutablePointer<UInt32>, _ values: UnsafeBufferPointer<UInt8>
  ) {
    if row < mask.slots.count, mask.slots[row] != PixelMask.noSlot, let start = values.baseAddress {
      let width = mask.common.width
      maquette_mark(
        start + Int(mask.slots[row]) * width, line, width, PixelComparison.differentColor,
        PixelComparison.toleratedColor)
    }
    // What only one picture has.
    let common = row < mask.common.maxY ? mask.common.maxX : 0
    let end = mask.pictures.filter { row < $0.maxY }.map(\.maxX).max() ?? 0
    if end > common {
      UnsafeMutableBufferPointer(start: line + common, count: end - common)
        .update(repeating: PixelComparison.differentColor)
    }
  }
}

extension RasterImage {
  /// The colours before they were multiplied by alpha, as a PNG file has them; `nil` when the
  /// picture is opaque and they are the same.
  var straightPixels: [UInt32]? {
    if isOpaque { return nil }
    return [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
      _ = maquette_unpremultiply(pixels, target.baseAddress, pixels.count)
      count = pixels.count
    }
  }
}
