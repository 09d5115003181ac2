internal import CCairo
import MaquetteCore

/// Coverage of all glyphs of a run, to be painted at once.
///
/// Memory is kept between runs; a mask is never larger than what can be seen of the run.
struct GlyphMask {
  private var bytes: [UInt8] = []
  private var area = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  private var stride = 0
  private var inked: PixelRect?

  /// Empties the mask and puts it somewhere.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  mutating func reset(to area: PixelRect) throws {
    self.area = area
    inked = nil
    stride = (max(0, area.width) + 3) & ~3
    let count = stride * max(0, area.height)
    if bytes.count < count {
      try WorkBudget.check(adding: count)
      bytes = [UInt8](repeating: 0, count: count)
    } else {
      bytes.withUnsafeMutableBufferPointer { $0.baseAddress?.update(repeating: 0, count: count) }
    }
  }

  /// Adds a glyph's coverage, whose whole-pixel origin is given; overlaps stay at full coverage.
  mutating func add(_ bitmap: GlyphBitmap, from storage: [UInt8], x: Int, y: Int) {
    let place = PixelRect(
      minX: x + bitmap.left, minY: y + bitmap.top,
      maxX: x + bitmap.left + bitmap.width, maxY: y + bitmap.top + bitmap.height)
    let part = place.intersection(area)
    guard !part.isEmpty else { return }
    inked = inked.map { $0.union(part) } ?? part
    let (stride, area) = (stride, area)
    storage.withUnsafeBufferPointer { storage in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let source = storage.baseAddress, let target = bytes.baseAddress else { return }
        for row in part.minY..<part.maxY {
          let from =
            source + bitmap.start + (row - place.minY) * bitmap.width + (part.minX - place.minX)
          let to = target + (row - area.minY) * stride + (part.minX - area.minX)
          var index = 0
          while index < part.width {
            let sum =
              UInt16(truncatingIfNeeded: from[index]) &+ UInt16(truncatingIfNeeded: to[index])
            to[index] = UInt8(truncatingIfNeeded: min(sum, 255))
            index &+= 1
          }
        }
      }
    }
  }

  /// Paints the present colour through the mask.
  mutating func paint(on context: CairoContext) throws {
    guard var part = inked else { return }
    // Rows of a Cairo mask start at multiples of four bytes.
    part.minX = area.minX + ((part.minX - area.minX) & ~3)
    let start = (part.minY - area.minY) * stride + (part.minX - area.minX)
    let stride = stride
    try bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let mask = try CairoSurface(
        bytes: base + start, format: CAIRO_FORMAT_A8, width: part.width, height: part.height,
        stride: stride)
      cairo_mask_surface(context.pointer, mask.pointer, Double(part.minX), Double(part.minY))
      try mask.finish()
    }
  }
}
