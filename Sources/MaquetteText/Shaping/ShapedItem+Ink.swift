internal import CPango

extension ShapedItem {
  /// How far the letters reach above and below the baseline of the line, in points.
  func ink(style: SpanStyle) -> (above: Double, below: Double) {
    var above = -Double.infinity
    var below = -Double.infinity
    if isAttachment, let attachment = style.attachment {
      return (
        attachment.ascent + style.baselineOffset, attachment.descent - style.baselineOffset
      )
    }
    guard let file else { return (above, below) }
    let scale = style.size / file.unitsPerEm
    for glyph in glyphs {
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(file.font, glyph.id, &extents) != 0, extents.height != 0
      else { continue }
      // Heights of a font count upwards, those of a picture downwards.
      let top = Double(extents.y_bearing) * scale - glyph.position.y + style.baselineOffset
      above = max(above, top)
      below = max(below, -(top + Double(extents.height) * scale))
    }
    return (above, below)
  }
}
