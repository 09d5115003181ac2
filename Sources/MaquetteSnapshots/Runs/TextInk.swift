import MaquetteCore
import MaquettePainting

/// Where scenes have text, in pixels.
enum TextInk {
  /// The frames of all nodes that draw text, with room for glyphs that reach out of them.
  static func areas(of scenes: [SceneOutline], scale: Double) -> [PixelRect] {
    let areas = scenes.flatMap(\.nodes).filter { node in
      node.items.contains { item in
        if case .text = item.content { true } else { false }
      }
    }.map { node in
      let rect = node.frame
      return PixelRect(
        around: Rect(
          x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
          height: rect.height * scale)
      ).expanded(by: 2)
    }
    var seen: Set<PixelRect> = []
    return areas.filter { seen.insert($0).inserted }
  }
}
