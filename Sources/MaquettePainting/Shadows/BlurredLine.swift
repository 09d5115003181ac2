#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Blurs one row or column at a time, with memory of its own.
final class BlurredLine {
  private enum Method {
    /// Weights of the pixel itself and of those 1, 2, … away; all sides together are 65,536.
    case weights([UInt32])
    /// How far each of three boxes reaches to both sides.
    case boxes([Int])
  }

  private let method: Method
  private let margin: Int
  // Coverage with eight binary places, so that three rounds of rounding leave no bands.
  private var line: [UInt32]
  private var other: [UInt32]
  // The last line that had any coverage, and what became of it: those through the middle of a shape
  // are all alike.
  private var given: [UInt8]
  private var known: [UInt8]
  private var blurred: [UInt8]
  private var knownCount = 0

  /// - Parameter length: pixels in the longest line.
  init(deviation: Double, length: Int) {
    margin = GaussianBlur.reach(deviation) + 2
    method =
      deviation < 2
      ? .weights(BlurredLine.weights(deviation)) : .boxes(BlurredLine.boxes(deviation))
    line = [UInt32](repeating: 0, count: length + 2 * margin)
    other = line
    given = [UInt8](repeating: 0, count: length)
    (known, blurred) = (given, given)
  }

  /// Blurs `count` bytes that are `step` apart; there are no more than the longest line has.
  func blur(_ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
    var any: UInt8 = 0
    given.withUnsafeMutableBufferPointer { given in
      for index in 0..<count {
        let value = bytes[index &* step]
        any |= value
        given[index] = value
      }
    }
    guard any != 0 else { return }
    if knownCount != count || memcmp(given, known, count) != 0 {
      swap(&given, &known)
      knownCount = count
      known.withUnsafeBufferPointer { known in
        blurred.withUnsafeMutableBufferPointer { blur(known, into: $0, count: count) }
      }
    }
    blurred.withUnsafeBufferPointer { blurred in
      for index in 0..<count { bytes[index &* step] = blurred[index] }
    }
  }

  private func blur(
    _ bytes: UnsafeBufferPointer<UInt8>, into blurred: UnsafeMutableBufferPointer<UInt8>,
    count: Int
  ) {
    let margin = margin
    line.withUnsafeMutableBufferPointer { line in
      other.withUnsafeMutableBufferPointer { other in
        guard var from = line.baseAddress, var to = other.baseAddress else { return }
        let length = count + 2 * margin
        from.update(repeating: 0, count: margin)
        for index in 0..<count {
          from[margin &+ index] = UInt32(truncatingIfNeeded: bytes[index]) &<< 8
        }
        (from + margin + count).update(repeating: 0, count: margin)
        switch method {
        case .weights(let weights):
          BlurredLine.sum(from, to, length, weights)
          swap(&from, &to)
        case .boxes(let radii):
          for radius in radii {
            BlurredLine.box(from, to, length, radius)
            swap(&from, &to)
          }
        }
        for index in 0..<count {
          let value = (from[margin &+ index] &+ 128) &>> 8
          blurred[index] = UInt8(truncatingIfNeeded: min(value, 255))
        }
      }
    }
  }

  private static func box(
    _ from: UnsafeMutablePointer<UInt32>, _ to: UnsafeMutablePointer<UInt32>, _ length: Int,
    _ radius: Int
  ) {
    let size = UInt64(2 * radius + 1)
    let share = ((1 << 32) + size / 2) / size
    var sum: UInt64 = 0
    for index in 0..<min(radius, length) { sum &+= UInt64(from[index]) }
    // The margins are wider than a box reaches, and hold nothing near their ends, so the ends
    // themselves stay empty.
    guard length >= 2 * radius else { return }
    func write(_ index: Int) {
      to[index] = UInt32(truncatingIfNeeded: (sum &* share &+ (1 << 31)) &>> 32)
    }
    for index in 0..<radius {
      sum &+= UInt64(from[index &+ radius])
      write(index)
    }
    for index in radius..<length - radius {
      sum &+= UInt64(from[index &+ radius])
      write(index)
      sum &-= UInt64(from[index &- radius])
    }
    for index in length - radius..<length {
      write(index)
      sum &-= UInt64(from[index &- radius])
    }
  }

  private static func sum(
    _ from: UnsafeMutablePointer<UInt32>, _ to: UnsafeMutablePointer<UInt32>, _ length: Int,
    _ weights: [UInt32]
  ) {
    let reach = weights.count - 1
    guard length > 2 * reach else { return }
    weights.withUnsafeBufferPointer { weights in
      for index in reach..<(length - reach) {
        var sum = UInt64(from[index]) &* UInt64(weights[0])
        for distance in 1..<weights.count {
          let both = UInt64(from[index &- distance]) &+ UInt64(from[index &+ distance])
          sum &+= both &* UInt64(weights[distance])
        }
        to[index] = UInt32(truncatingIfNeeded: (sum &+ 32768) &>> 16)
      }
    }
  }

  /// What a pixel's coverage gives to the average over each pixel after an exact Gaussian blur, so
  /// that a deviation of a fraction of a pixel is right as well.
  private static func weights(_ deviation: Double) -> [UInt32] {
    // The second integral of the normal distribution: its second differences are those averages.
    func integral(_ x: Double) -> Double {
      let z = x / deviation
      let below = (1 + erf(z / 2.0.squareRoot())) / 2
      return x * below + deviation * exp(-z * z / 2) / (2 * Double.pi).squareRoot()
    }
    let reach = GaussianBlur.reach(deviation)
    let shares = (0...reach).map { distance in
      let x = Double(distance)
      return integral(x + 1) - 2 * integral(x) + integral(x - 1)
    }
    var weights = shares.map { UInt32(max(0, min(65_536, ($0 * 65_536).rounded()))) }
    // What rounding lost or gained goes to the middle: full coverage must stay full.
    let sides = weights.dropFirst().reduce(0, +) * 2
    weights[0] = 65_536 - min(65_536, sides)
    return weights
  }

  /// Radii of three boxes that together have the deviation asked for.
  private static func boxes(_ deviation: Double) -> [Int] {
    let variance = 12 * deviation * deviation
    let ideal = (variance / 3 + 1).squareRoot()
    let radius = max(0, PixelRect.whole(((ideal - 1) / 2).rounded(.down)))
    let narrow = Double(2 * radius + 1)
    // So many of the three are of the narrow kind; the others are two pixels wider.
    let count = ((3 * narrow * narrow + 12 * narrow + 9 - variance) / (4 * narrow + 4)).rounded()
    return (0..<3).map { Double($0) < count ? radius : radius + 1 }
  }
}
