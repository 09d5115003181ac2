extension SceneNode {
  /// Where the letters are that it draws itself; its frame where it draws none.
  package var textArea: Rect {
    if let textGeometry { return textGeometry.textRect }
    let rects = items.flatMap(\.textRects)
    return rects.dropFirst().reduce(rects.first) { $0?.union($1) } ?? frame
  }
}

extension GlyphRun {
  /// How far it reaches in writing direction, with its spaces, in points.
  package var advance: Double { clusters.reduce(0) { $0 + $1.advance } }

  /// A box around its letters, from a share of its size above the baseline.
  package func box(above share: Double, height: Double) -> Rect {
    Rect(x: origin.x, y: origin.y - share * size, width: advance, height: height * size)
  }
}

extension DrawItem {
  /// Where its texts are, from the capitals' height to below the baseline.
  var textRects: [Rect] {
    switch self {
    case .text(let run, _):
      [run.box(above: 0.74, height: 0.92)]
    case .group(let group) where group.transform == .identity:
      group.items.flatMap(\.textRects)
    default: []
    }
  }
}
