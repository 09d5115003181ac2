internal import CCairo
import MaquetteCore

/// A run's glyphs together with its text, so that a page can be searched and copied from.
struct PDFText {
  private let run: GlyphRun
  private let glyphs: [cairo_glyph_t]
  private let clusters: [cairo_text_cluster_t]

  init(_ run: GlyphRun) {
    self.run = run
    glyphs = run.glyphs.map {
      cairo_glyph_t(
        index: UInt($0.id), x: run.origin.x + $0.position.x, y: run.origin.y + $0.position.y)
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
    guard !run.clusters.isEmpty, !text.contains(0) else { return false }
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
