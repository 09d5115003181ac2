import CCairo
import MaquetteCore

@testable import MaquettePainting

extension PaintedFont {
  /// A run of one glyph a character, without kerning or ligatures.
  ///
  /// Shaping is the text engine's work; tests of painting do with this and no text engine.
  func plainRun(_ text: String, size: Double, origin: Point) throws -> GlyphRun {
    var (glyphs, clusters): ([Glyph], [GlyphRun.Cluster]) = ([], [])
    var x = 0.0
    for character in text.unicodeScalars {
      let glyph = FT_Get_Char_Index(face, UInt(character.value))
      glyphs.append(Glyph(id: glyph, position: Point(x: x, y: 0)))
      clusters.append(.init(utf8Count: UTF8.width(character), glyphCount: 1))
      x += isScalable ? try advance(of: glyph) * size : size
    }
    return GlyphRun(
      face: name, size: size, glyphs: glyphs, text: text, clusters: clusters,
      isRightToLeft: false, origin: origin)
  }

  /// How far a glyph moves the pen, in ems.
  private func advance(of glyph: UInt32) throws -> Double {
    let slot = try load(glyph, flags: FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)
    return Double(slot.pointee.metrics.horiAdvance) / unitsPerEm
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }
}
