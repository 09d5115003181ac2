internal import CCairo
import MaquetteCore

/// A run's glyphs together with its text, so that a page can be searched and copied from.
struct PDFText {
  /// Glyphs after which Cairo is made to write a position anew.
  ///
  /// Cairo 1.16 cuts the widths that it writes to thousandths of an em and does not make up for it,
  /// so that a line of 50 glyphs ends a third of a point early.
  private static let glyphsPerPosition = 6
  /// A baseline that moves by this much of an em, which nobody sees, makes it do so.
  private static let nudge = 0.0012

  private let run: GlyphRun
  private let glyphs: [cairo_glyph_t]
  private let clusters: [cairo_text_cluster_t]

  /// - Parameter everyGlyph: what is drawn in the place of each glyph; `nil` for the glyphs.
  init(_ run: GlyphRun, everyGlyph: UInt32? = nil) {
    self.run = run
    glyphs = run.glyphs.enumerated().map { index, glyph in
      let isNudged = (index / PDFText.glyphsPerPosition) % 2 == 1
      let nudge = isNudged ? PDFText.nudge * run.size : 0
      return cairo_glyph_t(
        index: UInt(everyGlyph ?? glyph.id), x: run.origin.x + glyph.position.x,
        y: run.origin.y + glyph.position.y + nudge)
    }
    clusters = run.clusters.map {
      cairo_text_cluster_t(
        num_bytes: Int32(clamping: $0.utf8Count), num_glyphs: Int32(clamping: $0.glyphCount))
    }
  }

  /// Draws the glyphs; with their text where the two belong together without a gap.
  func show(on context: CairoContext) {
    let count = Int32(clamping: glyphs.count)
    guard count > 0 else { return }
    guard hasSoundClusters else { return cairo_show_glyphs(context.pointer, glyphs, count) }
    let direction =
      run.isRightToLeft
      ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    cairo_show_text_glyphs(
      context.pointer, run.text, Int32(clamping: run.text.utf8.count), glyphs, count, clusters,
      Int32(clamping: clusters.count), direction)
  }

  /// Cairo's own conditions: every byte and glyph in just one cluster, none empty, none in the
  /// middle of a character. Breaking one would make the whole page an error.
  private var hasSoundClusters: Bool {
    let text = run.text.utf8
    // Cairo takes the characters that Unicode sets aside for other uses than text for mistakes.
    guard !run.clusters.isEmpty,
      run.text.unicodeScalars.allSatisfy({ $0.value != 0 && !$0.properties.isNoncharacterCodePoint }
      )
    else { return false }
    var place = text.startIndex
    var glyphs = 0
    for cluster in run.clusters {
      guard cluster.utf8Count >= 0, cluster.glyphCount >= 0,
        cluster.utf8Count > 0 || cluster.glyphCount > 0,
        let next = text.index(place, offsetBy: cluster.utf8Count, limitedBy: text.endIndex),
        next == text.endIndex || text[next] & 0xC0 != 0x80
      else { return false }
      place = next
      glyphs += min(cluster.glyphCount, run.glyphs.count + 1)
    }
    return place == text.endIndex && glyphs == run.glyphs.count
  }
}
