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
    let ramp = Ramp(gradient, opacity: opacity)
    let jumps = gradient.jumps.map { start + $0 * (end - start) }
    // How far the corner of a pixel is from its middle, in the gradient's coordinates.
    let reach = transform.largestStretch * 0.75
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { room, count in
      for row in 0..<height {
        for column in 0..<width {
          let spot = Point(
            x: Double(area.minX + column) + 0.5, y: Double(area.minY + row) + 0.5)
          let place = transform.apply(spot)
          let (dx, dy) = (place.x - centre.x, place.y - centre.y)
          let angle = atan2(dy, dx) * 180 / .pi
          let distance = hypot(dx, dy)
          let isNear =
            distance < 2 * reach
            || jumps.contains { jump in
              let turn = (angle - jump) / 360
              let off = abs(turn - turn.rounded()) * 2 * .pi
              return off * distance < reach
            }
          room[row &* width &+ column] =
            isNear
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

/// The colours of a gradient, multiplied by their opacity.
private struct Ramp {
  private let stops: [(location: Double, color: SIMD4<Double>)]

  init(_ gradient: Gradient, opacity: Double) {
    stops = gradient.stops.map { stop in
      let color = stop.color
      return (
        stop.location,
        SIMD4(
          Double(color.red), Double(color.green), Double(color.blue), color.alpha * opacity * 255)
      )
    }
  }

  /// Red, green, blue and opacity, up to 255 each; colours are not multiplied.
  private func color(at location: Double) -> SIMD4<Double> {
    guard let last = stops.last else { return .zero }
    var before = stops[0]
    for stop in stops {
      if location < stop.location {
        let extent = stop.location - before.location
        guard extent > 0 else { return stop.color }
        return before.color
          + (stop.color - before.color) * ((location - before.location) / extent)
      }
      before = stop
    }
    return last.color
  }

  func pixel(at location: Double) -> UInt32 { Ramp.packed(multiplied(at: location)) }

  private func multiplied(at location: Double) -> SIMD4<Double> {
    let color = color(at: location)
    let share = color.w / 255
    return SIMD4(color.x * share, color.y * share, color.z * share, color.w)
  }

  /// The mean of the samples of a pixel.
  func average(around spot: Point, _ count: Int, _ share: (Point) -> Double) -> UInt32 {
    var sum = SIMD4<Double>.zero
    for row in 0..<count {
      for column in 0..<count {
        let offset = { (index: Int) in (Double(index) + 0.5) / Double(count) - 0.5 }
        sum += multiplied(at: share(spot.offset(x: offset(column), y: offset(row))))
      }
    }
    return Ramp.packed(sum / Double(count * count))
  }

  private static func packed(_ color: SIMD4<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
    return byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }
}
