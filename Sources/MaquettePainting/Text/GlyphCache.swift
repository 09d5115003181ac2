internal import CCairo
import MaquetteCore

/// Coverage of a glyph, one byte a pixel, at one of sixteen places within a pixel.
struct GlyphBitmap {
  /// Where its bytes start in the cache's storage.
  var start = 0
  /// Distance of its left edge from the glyph's whole-pixel origin.
  var left = 0
  /// Distance of its top edge from the same, downwards.
  var top = 0
  var width = 0
  var height = 0
}

/// Draws glyphs once and keeps the result.
///
/// A glyph is drawn where it belongs to a quarter of a pixel, both ways: text keeps the spacing
/// that layout gave it, and a label is still made of a few cached bitmaps. Cairo 1.16 itself would
/// move each glyph to a whole pixel.
final class GlyphCache {
  /// Places within a pixel, along each axis.
  static let phases = 4
  /// Bytes kept before all are dropped.
  static let capacity = 8 << 20
  /// A bitmap side that no glyph drawn here needs; a damaged font may ask for more.
  private static let largestSide = 4096

  /// A glyph at a place within a pixel. Bitmaps are made of a strike and of this, and of nothing else.
  struct Place: Hashable {
    let glyph: UInt32
    let phaseX: Int
    let phaseY: Int

    /// - Parameters:
    ///   - x: the origin in quarters of a pixel, of which only what is within a pixel counts.
    ///   - y: the same downwards.
    init(_ glyph: UInt32, x: Int, y: Int) {
      self.glyph = glyph
      phaseX = x & (GlyphCache.phases - 1)
      phaseY = y & (GlyphCache.phases - 1)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(glyph) << 8 | UInt64(phaseX << 4 | phaseY))
    }
  }

  private struct Strike: Hashable {
    var face: FontFace
    /// Pixels per em, in 64ths.
    var characterSize: Int
  }

  /// The coverage of all bitmaps, one after another.
  private(set) var storage: [UInt8] = []
  private var strikes: [Strike: [Place: GlyphBitmap]] = [:]
  private var entries = 0

  /// The glyph's coverage; its bytes are in ``storage`` until the next call.
  ///
  /// - Parameter characterSize: pixels per em, in 64ths.
  func bitmap(of place: Place, in file: PaintedFont, characterSize: Int) throws -> GlyphBitmap {
    let strike = Strike(face: file.name, characterSize: characterSize)
    if let bitmap = strikes[strike]?[place] { return bitmap }
    // An entry takes about 64 bytes beside its coverage; spaces have nothing but that.
    if storage.count + entries * 64 > GlyphCache.capacity { drop() }
    let bitmap = try draw(place, file, strike)
    strikes[strike, default: [:]][place] = bitmap
    entries += 1
    return bitmap
  }

  private func drop() {
    storage.removeAll(keepingCapacity: true)
    strikes.removeAll()
    entries = 0
  }

  private func draw(_ place: Place, _ file: PaintedFont, _ strike: Strike) throws -> GlyphBitmap {
    let glyph = place.glyph
    try file.setCharacterSize(strike.characterSize)
    let slot = try file.load(glyph, flags: FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return GlyphBitmap() }
    let part = 64 / GlyphCache.phases
    // FreeType's y axis points upwards.
    FT_Outline_Translate(&slot.pointee.outline, place.phaseX * part, -place.phaseY * part)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let (left, right) = (box.xMin >> 6, (box.xMax + 63) >> 6)
    let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard width > 0, height > 0 else { return GlyphBitmap() }
    guard width <= GlyphCache.largestSide, height <= GlyphCache.largestSide else {
      throw DiagnosticError(
        "glyph \(glyph) of the font file '\(file.name.file)' is \(width) × \(height) pixels large",
        hint: "the file seems damaged: install the font again, or use another one", id: .badFont)
    }
    FT_Outline_Translate(&slot.pointee.outline, -left << 6, -bottom << 6)
    let start = storage.count
    storage.append(contentsOf: repeatElement(0, count: width * height))
    let status = storage.withUnsafeMutableBufferPointer { bytes in
      var target = FT_Bitmap()
      target.rows = UInt32(height)
      target.width = UInt32(width)
      target.pitch = Int32(width)
      target.buffer = bytes.baseAddress.map { $0 + start }
      target.num_grays = 256
      target.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(file.library.pointer, &slot.pointee.outline, &target)
    }
    try file.check(status, while: "drawing glyph \(glyph)")
    return GlyphBitmap(start: start, left: left, top: -top, width: width, height: height)
  }
}
