import MaquetteCore

/// What is behind a material, on fewer pixels where it is blurred widely: a wide blur has no detail to
/// lose, and costs no more than a narrow one. All arithmetic is on whole numbers in a fixed order.
struct BackdropPixels {
  /// The widest deviation blurred at full resolution, in pixels.
  private static let largestDeviation = 4.0
  /// Red, green and blue, 16 bits each: 8 of them are a fraction.
  private var channels: [[Int32]]
  private let width: Int
  private let height: Int
  /// The side of one of these in pixels of the picture, as a power of two.
  private let shift: Int

  /// Pixels of a picture, opaque, made smaller and blurred.
  ///
  /// - Parameters:
  ///   - pixels: `0xAARRGGBB`, row by row.
  ///   - deviation: the blur's standard deviation, in pixels of the picture.
  /// - Throws: ``DiagnosticError`` when there is no memory for it, or the picture has taken more time
  ///   than it may.
  init(_ pixels: [UInt32], width: Int, height: Int, deviation: Double) throws {
    var shift = 0
    while deviation / Double(1 << shift) > BackdropPixels.largestDeviation, shift < 6 { shift += 1 }
    self.shift = shift
    let shrink = 1 << shift
    let (columns, rows) = ((width + shrink - 1) / shrink, (height + shrink - 1) / shrink)
    (self.width, self.height) = (columns, rows)
    try WorkBudget.check(adding: 3 * columns * rows * MemoryLayout<Int32>.stride)
    channels = try BackdropPixels.reduced(pixels, width, height, by: shrink)
    let boxes = BackdropPixels.boxes(deviation: deviation / Double(shrink))
    for index in channels.indices {
      for radius in boxes where radius > 0 {
        try BackdropPixels.box(
          &channels[index], lines: rows, length: columns, lineStep: columns, step: 1, radius: radius
        )
        try BackdropPixels.box(
          &channels[index], lines: columns, length: rows, lineStep: 1, step: columns, radius: radius
        )
      }
    }
  }

  /// The means of squares of pixels, of red, green and blue.
  private static func reduced(
    _ pixels: [UInt32], _ width: Int, _ height: Int, by shrink: Int
  ) throws -> [[Int32]] {
    let (columns, rows) = ((width + shrink - 1) / shrink, (height + shrink - 1) / shrink)
    var (red, green, blue) = ([Int32](), [Int32](), [Int32]())
    try pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<rows {
        try WorkBudget.check(pixels: width * shrink)
        let (top, bottom) = (row * shrink, min(height, row * shrink + shrink))
        for column in 0..<columns {
          let (left, right) = (column * shrink, min(width, column * shrink + shrink))
          var sums: (red: UInt32, green: UInt32, blue: UInt32) = (0, 0, 0)
          for y in top..<bottom {
            for x in left..<right {
              let pixel = pixels[y * width + x]
              sums.red &+= (pixel >> 16) & 0xFF
              sums.green &+= (pixel >> 8) & 0xFF
              sums.blue &+= pixel & 0xFF
            }
          }
          let count = UInt32((bottom - top) * (right - left))
          red.append(Int32((sums.red &* 256 &+ count / 2) / count))
          green.append(Int32((sums.green &* 256 &+ count / 2) / count))
          blue.append(Int32((sums.blue &* 256 &+ count / 2) / count))
        }
      }
    }
    return [red, green, blue]
  }

  /// The radii of three boxes that come near to a Gaussian.
  private static func boxes(deviation: Double) -> [Int] {
    let count = 3.0
    let ideal = (12 * deviation * deviation / count + 1).squareRoot()
    var lower = PixelRect.whole(ideal.rounded(.down))
    if lower % 2 == 0 { lower -= 1 }
    lower = max(1, lower)
    let width = Double(lower)
    let share =
      (12 * deviation * deviation - count * width * width - 4 * count * width - 3 * count)
      / (-4 * width - 4)
    let lowers = max(0, min(3, PixelRect.whole(share.rounded())))
    return (0..<3).map { ($0 < lowers ? lower : lower + 2) / 2 }
  }

  /// Means over a moving window; beyond the ends the last pixel goes on.
  private static func box(
    _ values: inout [Int32], lines: Int, length: Int, lineStep: Int, step: Int, radius: Int
  ) throws {
    let count = Int32(2 * radius + 1)
    let half = count / 2
    var line = [Int32](repeating: 0, count: length)
    try values.withUnsafeMutableBufferPointer { values in
      try line.withUnsafeMutableBufferPointer { line in
        for index in 0..<lines {
          try WorkBudget.check(pixels: length)
          let start = index * lineStep
          for place in 0..<length { line[place] = values[start + place * step] }
          var sum = line[0] &* Int32(radius)
          for place in 0...radius { sum &+= line[min(place, length - 1)] }
          for place in 0..<length {
            values[start + place * step] = (sum &+ half) / count
            sum &+= line[min(place + radius + 1, length - 1)] &- line[max(place - radius, 0)]
          }
        }
      }
    }
  }

  /// Gives the colours to whoever asks for many.
  func reading<Result>(_ body: (Reading) throws -> Result) rethrows -> Result {
    try channels[0].withUnsafeBufferPointer { red in
      try channels[1].withUnsafeBufferPointer { green in
        try channels[2].withUnsafeBufferPointer { blue in
          try body(
            Reading(
              red: red, green: green, blue: blue, width: width, height: height, shift: shift))
        }
      }
    }
  }

  /// The colours between the pixels.
  struct Reading {
    fileprivate let red: UnsafeBufferPointer<Int32>
    fileprivate let green: UnsafeBufferPointer<Int32>
    fileprivate let blue: UnsafeBufferPointer<Int32>
    fileprivate let width: Int
    fileprivate let height: Int
    fileprivate let shift: Int

    /// The three channels, 8 bits of each a fraction.
    ///
    /// - Parameters:
    ///   - x: the column in the picture in 256ths of a pixel, of the pixel's middle; from 0.
    ///   - y: the row likewise.
    @inline(__always)
    func color(x: Int, y: Int) -> (red: Int32, green: Int32, blue: Int32) {
      let (u, v) = (max(0, (x >> shift) - 128), max(0, (y >> shift) - 128))
      let (left, top) = (min(u >> 8, width - 1), min(v >> 8, height - 1))
      let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
      let (fx, fy) = (Int32(u & 0xFF), Int32(v & 0xFF))
      let (above, below) = (top * width, bottom * width)
      @inline(__always)
      func mix(_ channel: UnsafeBufferPointer<Int32>) -> Int32 {
        let upper = channel[above + left] &* (256 &- fx) &+ channel[above + right] &* fx
        let lower = channel[below + left] &* (256 &- fx) &+ channel[below + right] &* fx
        return ((upper >> 8) &* (256 &- fy) &+ (lower >> 8) &* fy) >> 8
      }
      return (mix(red), mix(green), mix(blue))
    }
  }

  /// The mean brightness, 0 to 255.
  var meanBrightness: Double {
    var sums: [Int] = []
    for channel in channels { sums.append(channel.reduce(0) { $0 + Int($1) }) }
    let total = (sums[0] * 54 + sums[1] * 183 + sums[2] * 19) / 256
    return Double(total / max(1, channels[0].count)) / 256
  }
}
