import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The pixels of gradients around a point, in one arithmetic for all formats.
enum AngularPixels {
  /// Pixels per point on a page or in a picture of outlines.
  private static let density = 2.0
  /// The most pixels of one such gradient.
  private static let most = 2e6
  /// Samples along each side of a pixel where the colour jumps.
  private static let samples = 4

  /// How many pixels an output of points has for each of them.
  static func pageScale(for area: Rect) -> Double {
    min(density, (most / max(1, area.width * area.height)).squareRoot())
  }

  /// The pixels of an area.
  ///
  /// - Parameter transform: from pixels to the gradient's own coordinates.
  /// - Throws: ``DiagnosticError`` for too many pixels, and when the picture has taken more time or memory
  ///   than it may.
  static func image(
    _ gradient: Gradient, _ area: PixelRect, _ transform: Transform, opacity: Double = 1
  ) throws -> RasterImage {
    let (width, height) = (max(1, area.width), max(1, area.height))
    guard width * height <= Limits.pixels else {
      throw DiagnosticError(
        "an angular gradient takes \(width) × \(height) pixels", hint: "make its shape smaller",
        id: .tooMuch)
    }
    try WorkBudget.check(adding: width * height * 4)
    guard case .angular(let centre, let start, let end) = gradient.course else {
      return RasterImage(
        width: width, height: height, pixels: .init(repeating: 0, count: width * height))
    }
    let ramp = AngularRamp(gradient, opacity: opacity)
    let jumps = AngularJumps(gradient.jumps, from: start, to: end)
    // How far the corner of a pixel is from its middle, in the gradient's coordinates.
    let reach = transform.largestStretch * 0.75
    let pixels = try [UInt32](unsafeUninitializedCapacity: width * height) { room, count in
      for row in 0..<height {
        // Angles take longer than other pixels.
        try WorkBudget.check(pixels: 4 * width)
        for column in 0..<width {
          let spot = Point(
            x: Double(area.minX + column) + 0.5, y: Double(area.minY + row) + 0.5)
          let place = transform.apply(spot)
          let offset = Point(x: place.x - centre.x, y: place.y - centre.y)
          let angle = atan2(offset.y, offset.x) * 180 / .pi
          room[row &* width &+ column] =
            jumps.areNear(offset, angle, reach: reach)
            ? ramp.average(around: spot, samples) { spot in
              let place = transform.apply(spot)
              let angle = atan2(place.y - centre.y, place.x - centre.x) * 180 / .pi
              return Gradient.share(at: angle, from: start, to: end)
            }
            : ramp.pixel(at: Gradient.share(at: angle, from: start, to: end))
        }
      }
      count = width * height
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
