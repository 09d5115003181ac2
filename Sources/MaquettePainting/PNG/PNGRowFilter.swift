internal import CPixelComparison

/// Which rows of a picture are written as what differs from the row above.
///
/// Interface pictures are flat: deflate finds most of a row in the rows before it, and makes them smaller and
/// is faster without any filter. It finds next to nothing of a photograph or of a wheel of colours, whose bytes
/// differ little from those above. Rows are asked in bands, so that a line of text is no photograph.
///
/// Measured: pictures with a photograph become smaller by a quarter to a third, a wheel of colours by two thirds.
struct PNGRowFilter {
  /// How many rows are asked together.
  private static let band = 32
  /// One row of so many is looked at.
  private static let step = 4
  /// How much of a band is smooth, from which on filtering pays.
  private static let least = 0.12

  private var bands: [Bool] = []

  /// No row.
  static let none = PNGRowFilter()

  private init() {}

  /// The rows of a picture that are better written so.
  init(_ pixels: [UInt32], width: Int, height: Int) {
    var seen = [UInt64](repeating: 0, count: 1 << MAQUETTE_SEEN_BITS)
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      for first in stride(from: 0, to: height, by: PNGRowFilter.band) {
        let rows = first..<min(height, first + PNGRowFilter.band)
        var smooth = 0
        for row in rows where row % PNGRowFilter.step == PNGRowFilter.step - 1 {
          let pixels = start + row * width
          smooth += maquette_smooth_groups(pixels, pixels - width, width, &seen)
        }
        let share = Double(3 * PNGRowFilter.step * smooth) / Double(width * rows.count)
        bands.append(share > PNGRowFilter.least)
      }
    }
  }

  /// Whether there is any such row.
  var isUsed: Bool { bands.contains(true) }

  /// The filter byte of a row: 2 where the row above is taken from it, and 0 where nothing is.
  func byte(of row: Int) -> UInt8 {
    let band = row / PNGRowFilter.band
    return row > 0 && band < bands.count && bands[band] ? 2 : 0
  }
}
