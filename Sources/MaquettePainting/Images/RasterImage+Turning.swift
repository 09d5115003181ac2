import MaquetteCore

extension RasterImage {
  /// The picture as it is shown: Exif's orientations, from 1, as it is, to 8.
  ///
  /// - Throws: ``PictureFailure/noRoom`` when there is no memory for it.
  func turned(_ orientation: Int) throws(PictureFailure) -> RasterImage {
    guard (2...8).contains(orientation) else { return self }
    guard MemoryRoom.has(pixels.count * 4) else { throw .noRoom }
    let (wide, high) = orientation > 4 ? (height, width) : (width, height)
    let turned = [UInt32](unsafeUninitializedCapacity: wide * high) { target, count in
      for y in 0..<high {
        for x in 0..<wide {
          let (column, row) = place(x: x, y: y, orientation)
          (target.baseAddress.map { $0 + (y * wide + x) })?
            .initialize(to: pixels[row * width + column])
        }
      }
      count = wide * high
    }
    return RasterImage(width: wide, height: high, pixels: turned)
  }

  /// Where the pixel that is shown at a place is stored.
  private func place(x: Int, y: Int, _ orientation: Int) -> (Int, Int) {
    switch orientation {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    default: (width - 1 - y, x)
    }
  }
}
