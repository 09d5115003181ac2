import MaquetteCore

extension SymbolDrawing {
  /// The room that it takes in a line of text: as wide as its ink, as a symbol by itself is, and its
  /// middle at that of the capitals.
  func attachment(in font: ResolvedFont) -> TextAttachment {
    let middle = font.capHeight / 2
    return TextAttachment(
      width: bounds.width, ascent: middle - bounds.minY, descent: bounds.maxY - middle)
  }
}

extension LabelText {
  /// What draws a run, which stands somewhere on the canvas: its letters, or its symbols.
  func items(of run: TextRun, glyphs: GlyphRun, color: Color) -> [DrawItem] {
    // An ellipsis in the look of a symbol has letters.
    guard glyphs.glyphs.isEmpty, run.glyphs.glyphs.isEmpty, let symbol = look(of: run).symbol else {
      return [.text(glyphs, color)]
    }
    let font = look(of: run).font
    var pen = 0.0
    return run.glyphs.clusters.flatMap { cluster in
      defer { pen += cluster.advance }
      let left = run.glyphs.isRightToLeft ? run.width - pen - cluster.advance : pen
      let centre = Point(
        x: glyphs.origin.x + left - symbol.bounds.minX,
        y: glyphs.origin.y - font.capHeight / 2)
      return symbol.items(at: centre, color: color)
    }
  }
}

extension Label {
  /// The text as it is read aloud, symbols by their names.
  var spokenText: String {
    guard let runs = attributedText?.runs, runs.contains(where: { $0.attributes.symbol != nil })
    else { return text }
    return runs.map(\.spoken).joined()
  }
}
