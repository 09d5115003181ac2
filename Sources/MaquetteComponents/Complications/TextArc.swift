import Glibc
import MaquetteCore

/// A line of text along a circle, its letters upright outside of it.
struct TextArc {
  /// The text, whose first line is drawn.
  let layout: TextLayout
  /// The circle's centre.
  let centre: Point
  /// The circle of the baseline, in points.
  let radius: Double
  /// Where the line's middle is, in radians, clockwise from the top.
  let angle: Double

  /// Where the line ends: the lower right corner of its last letter.
  var end: Point {
    guard let line = layout.lines.first, radius > 0 else { return centre }
    let turn = angle + line.width / 2 / radius
    let reach = max(0, radius - (layout.size.height - line.baseline))
    return Point(x: centre.x + reach * sin(turn), y: centre.y - reach * cos(turn))
  }

  /// A drawing of each letter at its place. Letters that are joined stay beside one another.
  func items(color: Color) -> [DrawItem] {
    guard let line = layout.lines.first, radius > 0 else { return [] }
    let middle = line.x + line.width / 2
    return line.runs.flatMap { run in
      run.glyphs.letters.map { letter, x in
        let turn = angle + (x - middle) / radius
        let transform = Transform(
          a: cos(turn), b: sin(turn), c: -sin(turn), d: cos(turn),
          tx: centre.x + radius * sin(turn), ty: centre.y - radius * cos(turn))
        return .group(DrawGroup([.text(letter, color)], transform: transform))
      }
    }
  }
}

extension GlyphRun {
  /// Each cluster as a run of its own whose middle is at 0, and where that middle was.
  fileprivate var letters: [(run: GlyphRun, x: Double)] {
    // Glyphs are kept from left to right, clusters as they are read.
    var starts: [Int] = []
    var byte = 0
    for cluster in clusters {
      starts.append(byte)
      byte += cluster.utf8Count
    }
    let bytes = Array(text.utf8)
    var result: [(GlyphRun, Double)] = []
    var (first, pen) = (0, 0.0)
    for index in isRightToLeft ? Array(clusters.indices.reversed()) : Array(clusters.indices) {
      let cluster = clusters[index]
      let last = min(glyphs.count, first + cluster.glyphCount)
      let middle = pen + cluster.advance / 2
      var letter = self
      letter.glyphs = glyphs[first..<last].map {
        Glyph(id: $0.id, position: Point(x: $0.position.x - middle, y: $0.position.y))
      }
      let end = min(bytes.count, starts[index] + cluster.utf8Count)
      letter.text = String(decoding: bytes[min(starts[index], end)..<end], as: UTF8.self)
      letter.clusters = [cluster]
      letter.origin = .zero
      result.append((letter, origin.x + middle))
      first = last
      pen += cluster.advance
    }
    return result
  }
}
