extension SceneNode {
  /// Where the letters are that it draws itself; its frame where it draws none.
  package var textArea: Rect {
    if let textGeometry { return textGeometry.textRect }
    let rects = items.flatMap(\.textRects)
    return rects.dropFirst().reduce(rects.first) { $0?.union($1) } ?? frame
  }
}

extension DrawItem {
  /// Where its texts are, from the capitals' height to below the baseline.
  var textRects: [Rect] {
    switch self {
    case .text(let run, _):
      let width = run.clusters.reduce(0) { $0 + $1.advance }
      return [
        Rect(
          x: run.origin.x, y: run.origin.y - 0.74 * run.size, width: width,
          height: 0.92 * run.size)
      ]
    case .group(let group) where group.transform == .identity:
      return group.items.flatMap(\.textRects)
    default: return []
    }
  }
}
