import Maquette

/// The texts of a picture that can be seen: not those below what is painted over them.
struct ShownTexts {
  /// A text with the box of its glyphs.
  struct Text {
    var node: SceneNode
    var rect: Rect
  }

  /// More texts than this are compared by nobody.
  private static let most = 400

  /// The texts in paint order.
  private(set) var texts: [Text] = []

  init(_ nodes: [SceneNode]) {
    for node in nodes {
      for cover in node.items.flatMap(\.covers) {
        texts.removeAll { text in
          guard let common = text.rect.intersection(cover) else { return false }
          return common.width * common.height > 0.5 * text.rect.width * text.rect.height
        }
      }
      let boxes = node.items.flatMap(\.glyphBoxes)
      guard let first = boxes.first, node.text?.isEmpty == false, texts.count < Self.most,
        node.accessibility?.isHidden != true
      else { continue }
      texts.append(Text(node: node, rect: boxes.dropFirst().reduce(first) { $0.union($1) }))
    }
  }
}

extension DrawItem {
  /// Between the height of capitals and the baseline of each run.
  var glyphBoxes: [Rect] {
    switch self {
    case .text(let run, _):
      let width = run.clusters.reduce(0) { $0 + $1.advance }
      return [
        Rect(
          x: run.origin.x, y: run.origin.y - 0.7 * run.size, width: width, height: 0.7 * run.size)
      ]
    case .group(let group) where group.transform == .identity && group.clips.isEmpty:
      return group.items.flatMap(\.glyphBoxes)
    default: return []
    }
  }

  /// The boxes of what hides what is below.
  fileprivate var covers: [Rect] {
    switch self {
    case .fill(let shape, .color(let color)) where color.alpha > 0.9:
      shape.bounds.map { [$0] } ?? []
    case .fill(let shape, .material): shape.bounds.map { [$0] } ?? []
    case .fill(let shape, .verticalGradient(let top, _)) where top.alpha > 0.9:
      shape.bounds.map { [$0] } ?? []
    case .group(let group) where group.opacity > 0.9 && group.transform == .identity:
      group.items.flatMap(\.covers)
    default: []
    }
  }
}
