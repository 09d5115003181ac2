import MaquetteCore

extension AdaptiveItems {
  /// The outline of a glyph as path data.
  func outline(of key: AdaptiveGlyphs.Key) throws -> String {
    var data = CompactPathData(digits: 0)
    data.add(try fonts.outlines.path(of: key.glyph, in: key.face))
    return data.text
  }

  /// A run: its letters as one outline but for those that are defined once.
  func write(_ run: GlyphRun, _ light: Color, _ dark: Color) throws -> String {
    let file = try fonts.shelf.file(for: run.face)
    guard file.isScalable else {
      if light.alpha == dark.alpha { return try fonts.write(run, light, &definitions) }
      return try turns(
        { try fonts.write(run, light, &definitions) },
        { try fonts.write(run, dark, &definitions) })
    }
    // Glyphs stand in font units with y upwards, as they were drawn.
    let scale = run.size / file.unitsPerEm
    var data = CompactPathData(digits: 0)
    var uses = ""
    let face = definitions.number(of: run.face)
    for glyph in run.glyphs {
      let path = try fonts.outlines.path(of: glyph.id, in: run.face)
      guard !path.isEmpty else { continue }
      let key = AdaptiveGlyphs.Key(face: run.face, glyph: glyph.id)
      let x = (glyph.position.x / scale).rounded()
      let y = (-glyph.position.y / scale).rounded()
      if glyphs.shared.contains(key) {
        let name = try definitions.glyph(glyph.id, of: face) { definitions in
          try definitions.identifier("", .glyph(key)) {
            ("<path", " d=\"\(try outline(of: key))\"/>")
          }
        }
        uses += "<use href=\"#\(name)\"\(CompactSVG.length("x", x))\(CompactSVG.length("y", y))/>"
      } else {
        data.add(y == 0 ? path : path.mapPoints { $0.offset(x: 0, y: y) }, movedBy: x)
      }
    }
    guard !data.text.isEmpty || !uses.isEmpty else { return "" }
    let place = CompactSVG.transform(
      Transform(a: scale, b: 0, c: 0, d: -scale, tx: run.origin.x, ty: run.origin.y))
    let attributes = place + colors.paint("fill", light, dark)
    if uses.isEmpty { return "<path\(attributes) d=\"\(data.text)\"/>" }
    let rest = data.text.isEmpty ? "" : "<path d=\"\(data.text)\"/>"
    return "<g\(attributes)>\(rest)\(uses)</g>"
  }
}
