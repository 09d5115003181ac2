import MaquetteCore

/// How much of a material is left in each row of pixels where it fades out.
struct RowWeights {
  private let full: Double
  private let end: Double

  /// - Parameter transform: from points to pixels.
  init(_ ramp: MaterialRamp, _ transform: Transform) {
    full = transform.apply(Point(x: 0, y: ramp.full)).y
    end = transform.apply(Point(x: 0, y: ramp.end)).y
  }

  /// The share of a row, of 256.
  private func weight(ofRow row: Int) -> UInt32 {
    let y = Double(row) + 0.5
    guard full != end else { return (y - end) * (full - end) >= 0 ? 256 : 0 }
    return UInt32((max(0, min(1, (y - end) / (full - end))) * 256).rounded())
  }

  /// A picture that fades into what is behind it.
  ///
  /// - Parameter area: where it is in the output.
  /// - Throws: ``DiagnosticError`` when the picture has taken more time than it may.
  func mixed(
    _ image: RasterImage, _ area: PixelRect, over backdrop: Backdrop
  ) throws -> RasterImage {
    var pixels = image.pixels
    let common = area.intersection(backdrop.area)
    for y in common.minY..<common.maxY {
      let share = weight(ofRow: y)
      guard share < 256 else { continue }
      try WorkBudget.check(pixels: common.width)
      for x in common.minX..<common.maxX {
        let place = (y - area.minY) * area.width + x - area.minX
        let behind = (y - backdrop.area.minY) * backdrop.area.width + x - backdrop.area.minX
        pixels[place] = RowWeights.mix(pixels[place], backdrop.pixels[behind], share)
      }
    }
    return RasterImage(width: image.width, height: image.height, pixels: pixels)
  }

  private static func mix(_ front: UInt32, _ behind: UInt32, _ share: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      let (own, other) = ((front >> shift) & 0xFF, (behind >> shift) & 0xFF)
      return ((own * share + other * (256 - share) + 128) >> 8) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}
