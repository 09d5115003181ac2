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
    var content = ""
    for glyph in run.glyphs {
      let path = try outlines.path(of: glyph.id, in: run.face)
      guard !path.isEmpty else { continue }
      let name = definitions.identifier("glyph", key(glyph.id, run.face)) {
        ("<path", SVGValues.attribute("d", SVGValues.pathData(path)) + "/>")
      }
      content += "<use href=\"#\(name)\""
      content += coordinate("x", glyph.position.x / scale)
      content += coordinate("y", -glyph.position.y / scale) + "/>"
    }
    guard !content.isEmpty else { return "" }
    let place = Transform(
      a: scale, b: 0, c: 0, d: -scale, tx: run.origin.x, ty: run.origin.y)
    return "<g" + SVGValues.attribute("transform", SVGValues.matrix(place))
      + SVGValues.color("fill", color) + ">\(content)</g>\n"
  }

  /// A whole font unit is a thousandth of what can be seen.
  private func coordinate(_ name: String, _ value: Double) -> String {
    let text = NumberFormat.short(value, digits: 0)
    return text == "0" ? "" : SVGValues.attribute(name, text)
  }

  private func key(_ glyph: UInt32, _ face: FontFace) -> SVGDefinitions.Content {
    .glyph(AdaptiveGlyphs.Key(face: face, glyph: glyph))
  }

  private func writePictures(
    _ run: GlyphRun, _ file: FontFile, _ color: Color, _ definitions: inout SVGDefinitions
  ) throws -> String {
    var content = ""
    for glyph in run.glyphs {
      guard let picture = try pictures.picture(of: glyph.id, in: file) else { continue }
      let name = try definitions.identifier("picture", key(glyph.id, run.face)) {
        let data = Base64.encoded(try encoder.encode(picture.image, scale: 1))
        let size =
          " width=\"\(picture.image.width)\" height=\"\(picture.image.height)\""
        return ("<image", "\(size) href=\"data:image/png;base64,\(data)\"/>")
      }
      let place = SVGValues.matrix(run.place(of: picture, at: glyph.position))
      content += "<use href=\"#\(name)\"" + SVGValues.attribute("transform", place)
      content += (color.alpha < 1 ? SVGValues.attribute("opacity", color.alpha) : "") + "/>\n"
    }
    return content
  }
}
