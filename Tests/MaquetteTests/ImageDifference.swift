@testable import MaquettePainting

/// Where two pictures differ.
struct ImageDifference: CustomStringConvertible {
  /// How many pixels differ; all of the larger one when the sizes do.
  let count: Int
  private let text: String

  var isEmpty: Bool { count == 0 }
  var description: String { text }

  init(_ left: RasterImage, _ right: RasterImage) {
    guard left.width == right.width, left.height == right.height else {
      count = max(left.pixels.count, right.pixels.count)
      text = "\(left.width) × \(left.height) became \(right.width) × \(right.height) pixels"
      return
    }
    let width = left.width
    let places = left.pixels.indices.filter { left.pixels[$0] != right.pixels[$0] }
    count = places.count
    let first = places.first.map { " from \($0 % width), \($0 / width)" } ?? ""
    text = "\(places.count) pixels differ\(first)"
  }

  /// The mean difference of a colour component, 0 to 255.
  static func mean(_ left: RasterImage, _ right: RasterImage) -> Double {
    guard left.width == right.width, left.height == right.height, !left.pixels.isEmpty else {
      return 255
    }
    var sum = 0
    for (a, b) in zip(left.pixels, right.pixels) {
      for shift in [0, 8, 16] as [UInt32] {
        sum += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
      }
    }
    return Double(sum) / Double(left.pixels.count * 3)
  }
}
