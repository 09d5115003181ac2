import MaquetteCore

/// A line's items in the order of its text, before it has a place.
struct ShapedLine {
  var items: [ShapedItem]
  /// The UTF-8 that the items' ranges count in.
  var bytes: [UInt8]

  /// How wide it is, in points.
  var width: Double { max(0, items.reduce(0) { $0 + $1.advance }) }

  /// The runs from left to right.
  func runs(x: Double, baseline: Double, size: Double) -> [GlyphRun] {
    var left = x
    return visualOrder().compactMap { item in
      let origin = Point(x: left, y: baseline)
      left += item.advance
      guard let face = item.face, !item.glyphs.isEmpty else { return nil }
      return GlyphRun(
        face: face, size: size, glyphs: item.glyphs,
        text: String(decoding: bytes[item.range], as: UTF8.self),
        clusters: item.clusters.map {
          GlyphRun.Cluster(utf8Count: $0.range.count, glyphCount: $0.glyphs.count)
        },
        isRightToLeft: item.isRightToLeft, origin: origin)
    }
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level down to the lowest odd one,
  /// turn round every stretch at or above the level.
  private func visualOrder() -> [ShapedItem] {
    guard let highest = items.map(\.level).max(), highest > 0 else { return items }
    var order = items
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, order[end].level >= level { end += 1 }
        if end - start > 1 { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return order
  }
}
