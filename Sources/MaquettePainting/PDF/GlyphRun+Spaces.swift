internal import CCairo
import MaquetteCore

extension GlyphRun {
  /// Whether it shows nothing but spaces.
  var isBlank: Bool { !text.isEmpty && text.allSatisfy(\.isWhitespace) }

  /// How the glyphs of a font that are an em wide are made as wide as those of the run: as its letters
  /// are, which are pictures, or as its spaces.
  var blankPlace: Transform {
    let advance = isBlank ? clusters.first?.advance ?? 0 : 0
    return Transform(a: advance > 0 ? advance : size, b: 0, c: 0, d: size, tx: 0, ty: 0)
  }

  /// The run with the space behind it that is not drawn, so that its last word and the first one of the
  /// next line stay apart for those who copy or hear them.
  ///
  /// - Parameter glyph: the glyph of a space; `nil` where the font has none, and the run stays.
  func withSpace(_ glyph: UInt32?) -> GlyphRun {
    guard let glyph else { return self }
    var copy = self
    copy.endsAtSpace = false
    copy.text += " "
    copy.clusters.append(Cluster(utf8Count: 1, glyphCount: 1))
    if isRightToLeft {
      copy.glyphs.insert(Glyph(id: glyph, position: Point(x: -size / 4, y: 0)), at: 0)
    } else {
      copy.glyphs.append(Glyph(id: glyph, position: Point(x: advance, y: 0)))
    }
    return copy
  }
}

extension PaintedFont {
  /// The glyph of a space; `nil` in a font that has none.
  var space: UInt32? {
    let glyph = FT_Get_Char_Index(face, 0x20)
    return glyph > 0 ? glyph : nil
  }
}
