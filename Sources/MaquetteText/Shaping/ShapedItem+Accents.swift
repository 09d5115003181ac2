import MaquetteCore

extension ShapedItem {
  /// Puts letters together anew whose accents the face has wrong.
  ///
  /// - Parameters:
  ///   - bytes: the paragraph.
  ///   - size: of an em, in points.
  mutating func correctAccents(_ bytes: [UInt8], size: Double) {
    guard let file, bytes[range].contains(where: { $0 >= 0x80 }), let accents = file.accents else {
      return
    }
    var corrected: [Glyph] = []
    var isCorrected = false
    let scale = size / file.unitsPerEm
    // Glyphs stand from left to right; clusters in the order of the text.
    let order = isRightToLeft ? Array(clusters.indices.reversed()) : Array(clusters.indices)
    for index in order {
      let first = corrected.count
      for glyph in glyphs[clusters[index].glyphs] {
        let text = String(decoding: bytes[clusters[index].range], as: UTF8.self)
        guard clusters[index].glyphs.count == 1,
          let parts = accents.parts(of: glyph.id, scalars: text.unicodeScalars)
        else {
          corrected.append(glyph)
          continue
        }
        isCorrected = true
        corrected += parts.map { part in
          Glyph(
            id: part.glyph,
            position: Point(
              x: glyph.position.x + part.x * scale, y: glyph.position.y - part.y * scale))
        }
      }
      clusters[index].glyphs = first..<corrected.count
    }
    if isCorrected { glyphs = corrected }
  }
}
