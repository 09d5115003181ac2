import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The colours of a gradient, multiplied by their opacity.
struct AngularRamp {
  /// How many parts of the gradient know where to look for their colours.
  private static let parts = 256

  private let stops: [(location: Double, color: SIMD4<Double>)]
  /// For each part, the first of the stops that may lie behind a place in it.
  private let first: [Int]

  init(_ gradient: Gradient, opacity: Double) {
    let stops = gradient.stops.map { stop in
      let color = stop.color
      return (
        location: stop.location,
        color: SIMD4(
          Double(color.red), Double(color.green), Double(color.blue), color.alpha * opacity * 255)
      )
    }
    first = (0..<AngularRamp.parts).map { part in
      let start = Double(part) / Double(AngularRamp.parts)
      return stops.firstIndex { $0.location > start } ?? stops.count
    }
    self.stops = stops
  }

  /// Red, green, blue and opacity, up to 255 each; colours are not multiplied.
  private func color(at location: Double) -> SIMD4<Double> {
    guard let last = stops.last else { return .zero }
    let part = location * Double(AngularRamp.parts)
    var index = part >= 0 && part < Double(AngularRamp.parts) ? first[Int(part)] : 0
    while index < stops.count {
      let stop = stops[index]
      if location < stop.location {
        let before = stops[max(0, index - 1)]
        let extent = stop.location - before.location
        guard extent > 0 else { return stop.color }
        return before.color
          + (stop.color - before.color) * ((location - before.location) / extent)
      }
      index += 1
    }
    return last.color
  }

  func pixel(at location: Double) -> UInt32 { AngularRamp.packed(multiplied(at: location)) }

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
    return AngularRamp.packed(sum / Double(count * count))
  }

  private static func packed(_ color: SIMD4<Double>) -> UInt32 {
    // What `rounded()` says of numbers that are not negative, which takes a call of the system.
    func byte(_ value: Double) -> UInt32 {
      let value = max(0, min(255, value))
      let whole = UInt32(value)
      return value - Double(whole) >= 0.5 ? whole + 1 : whole
    }
    return byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }
}

/// The angles at which the colour of a gradient jumps.
struct AngularJumps {
  /// How many parts of a turn know how far the nearest jump is.
  private static let parts = 1024

  /// In degrees, each once.
  private let jumps: [Double]
  /// No angle in a part is nearer to a jump than this, in radians, squared; 0 where one may be there.
  private let least: [Double]

  /// - Parameter shares: where in the gradient they are, from 0 to 1.
  init(_ shares: [Double], from start: Double, to end: Double) {
    let jumps = Array(Set(shares)).map { start + $0 * (end - start) }
    let width = 360 / Double(AngularJumps.parts)
    least = (0..<AngularJumps.parts).map { part in
      let middle = (Double(part) + 0.5) * width - 180
      let nearest = jumps.map { AngularJumps.turn(from: $0, to: middle) }.min() ?? .pi
      let least = max(0, nearest - width / 2 * .pi / 180 - 1e-6)
      return least * least
    }
    self.jumps = jumps
  }

  /// How far an angle is from another one, in radians.
  private static func turn(from jump: Double, to angle: Double) -> Double {
    let turn = (angle - jump) / 360
    return abs(turn - turn.rounded()) * 2 * .pi
  }

  /// Whether a place is so near to the centre or to a jump that the colour jumps within its pixel.
  ///
  /// - Parameters:
  ///   - offset: the place, from the centre.
  ///   - angle: its angle, in degrees.
  ///   - reach: how far the corners of a pixel are from its middle.
  func areNear(_ offset: Point, _ angle: Double, reach: Double) -> Bool {
    // Most are far from all, by far more than any rounding; all of it is squared.
    let (far, near) = (offset.x * offset.x + offset.y * offset.y, 1.001 * reach * reach)
    if angle >= -180, angle <= 180, far > 4 * near, far.isFinite {
      let part = Int((angle + 180) * (Double(AngularJumps.parts) / 360))
      if least[min(part, AngularJumps.parts - 1)] * far > near { return false }
    }
    let distance = hypot(offset.x, offset.y)
    return distance < 2 * reach
      || jumps.contains { AngularJumps.turn(from: $0, to: angle) * distance < reach }
  }
}
