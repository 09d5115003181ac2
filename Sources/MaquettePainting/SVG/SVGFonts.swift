import MaquetteCore

/// Writes glyphs: each is defined once a picture, in font units, and then used.
final class SVGFonts {
  let shelf: FontShelf
  let outlines: GlyphOutlines
  private let pictures = GlyphPictures()
  private let encoder: PNGEncoder

  init() throws {
    shelf = try FontShelf()
    outlines = GlyphOutlines(shelf: shelf)
    encoder = try PNGEncoder()
  }

  /// A run as elements; what it needs is added to the definitions.
  func write(
    _ run: GlyphRun, _ color: Color, _ definitions: inout SVGDefinitions
  ) throws -> String {
    let file = try shelf.file(for: run.face)
    guard file.isScalable else { return try writePictures(run, file, color, &definitions) }
    // Glyphs stand in font units with y upwards, as they were drawn.
    let scale = run.size / file.unitsPerEm
    let face = definitions.number(of: run.face)
    let place = Transform(a: scale, b: 0, c: 0, d: -scale, tx: run.origin.x, ty: run.origin.y)
    var content = SVGBuffer(reserving: 128 + 64 * run.glyphs.count)
    content += "<g transform=\""
    SVGValues.add(place, to: &content)
    content += "\""
    content += SVGValues.color("fill", color)
    content += ">"
    let start = content.count
    for glyph in run.glyphs {
      let name = try definitions.glyph(glyph.id, of: face) { definitions in
        let path = try outlines.path(of: glyph.id, in: run.face)
        guard !path.isEmpty else { return "" }
        return definitions.identifier("glyph", key(glyph.id, run.face)) {
          ("<path", SVGValues.attribute("d", SVGValues.pathData(path)) + "/>")
        }
      }
      guard !name.isEmpty else { continue }
      content += "<use href=\"#"
      content += name
      content += "\""
      // A whole font unit is a thousandth of what can be seen.
      content.addLength(" x=\"", glyph.position.x / scale, digits: 0)
      content.addLength(" y=\"", -glyph.position.y / scale, digits: 0)
      content += "/>"
    }
    guard content.count > start else { return "" }
    content += "</g>\n"
    return content.text
  }

  private func key(_ glyph: UInt32, _ face: FontFace) -> SVGDefinitions.Content {
    .glyph(AdaptiveGlyphs.Key(face: face, glyph: glyph))
  }

  private func writePictures(
    _ run: GlyphRun, _ file: PaintedFont, _ color: Color, _ definitions: inout SVGDefinitions
  ) throws -> String {
    var content = ""
    for glyph in run.glyphs {
      guard let picture = try pictures.picture(of: glyph.id, in: file) else { continue }
      let name = try definitions.identifier("picture", key(glyph.id, run.face)) {
        let data = Base64.encoded(try encoder.encode(picture.image, scale: 1))
        let size = " width=\"\(picture.image.width)\" height=\"\(picture.image.height)\""
        return ("<image", "\(size) href=\"data:image/png;base64,\(data)\"/>")
      }
      let place = SVGValues.matrix(run.place(of: picture, at: glyph.position))
      content += "<use href=\"#\(name)\"" + SVGValues.attribute("transform", place)
      content += (color.alpha < 1 ? SVGValues.attribute("opacity", color.alpha) : "") + "/>\n"
    }
    return content
  }
}
