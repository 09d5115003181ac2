import MaquetteCore
import MaquettePainting

/// Where scenes have text, in pixels.
enum TextInk {
  /// The places of all texts, with room for glyphs that reach out of them. What is around a text,
  /// such as the symbol and the background of its button, is no ink: there nothing is tolerated.
  static func areas(of scenes: [SceneOutline], scale: Double) -> [PixelRect] {
    let areas = scenes.map(OutlineTree.init).flatMap { tree in
      tree.nodes.indices.flatMap { node in
        zip(tree.nodes[node].items, tree.itemBounds[node]).compactMap { item, rect -> Rect? in
          if case .text = item.content { rect } else { nil }
        }
      }
    }.map { rect in
      PixelRect(
        around: Rect(
          x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
          height: rect.height * scale)
      ).expanded(by: 2)
    }
    var seen: Set<PixelRect> = []
    return areas.filter { seen.insert($0).inserted }
  }
}
