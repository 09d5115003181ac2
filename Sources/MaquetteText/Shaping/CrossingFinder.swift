internal import CPango

/// Finds where letters cross a line that is drawn below them, so that it can leave them room.
final class CrossingFinder {
  private struct Key: Hashable {
    var file: ObjectIdentifier
    var glyph: UInt32
    var band: ClosedRange<Double>
  }

  private let functions: OpaquePointer?
  private var known: [Key: ClosedRange<Double>?] = [:]
  /// The letters of a few scripts in a few sizes; a caller that varies them endlessly starts anew.
  private static let limit = 4096

  init() { functions = maquette_band_functions() }

  deinit { hb_draw_funcs_destroy(functions) }

  /// The extents of an item's glyphs in a band, from the item's start.
  ///
  /// - Parameter band: distances below the baseline, in points.
  func crossings(of item: ShapedItem, band: ClosedRange<Double>, size: Double)
    -> [ClosedRange<Double>]
  {
    guard let file = item.file, size > 0 else { return [] }
    let scale = size / file.unitsPerEm
    return item.glyphs.compactMap { glyph in
      // Heights of a font count upwards.
      let low = -(band.upperBound - glyph.position.y) / scale
      let high = -(band.lowerBound - glyph.position.y) / scale
      guard low.isFinite, high.isFinite, low <= high,
        let extent = extent(of: glyph.id, in: low...high, file: file)
      else { return nil }
      let x = glyph.position.x
      return x + extent.lowerBound * scale...x + extent.upperBound * scale
    }
  }

  /// Where the outline of a glyph crosses a band, in units of the design; `nil` where it does not.
  func extent(of glyph: UInt32, in band: ClosedRange<Double>, file: FontFile)
    -> ClosedRange<Double>?
  {
    let key = Key(file: ObjectIdentifier(file), glyph: glyph, band: band)
    if let extent = known[key] { return extent }
    let found = maquette_crossing(
      file.font, glyph, functions, band.lowerBound, band.upperBound)
    let extent = found.left <= found.right ? found.left...found.right : nil
    if known.count >= Self.limit { known.removeAll() }
    known[key] = .some(extent)
    return extent
  }
}
