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
    }.map { PixelRect(around: $0, scale: scale).expanded(by: 2) }
    var seen: Set<PixelRect> = []
    return areas.filter { seen.insert($0).inserted }
  }

  /// How far another rasteriser may move ink, in pixels: hinting moves stems to the next whole one.
  private static let radius = 1

  /// Pixels of texts that are looked at in one picture; beyond, texts are not.
  private static let mostPixels = 256 << 20

  /// What became of the ink of those texts that both scenes have in the same place and in which
  /// pixels differ.
  ///
  /// - Parameter differing: areas with pixels that differ.
  static func judged(
    _ scenes: (old: SceneOutline, new: SceneOutline), _ old: RasterImage, _ new: RasterImage,
    scale: Double, differing: [PixelRect]
  ) -> [RasterEvidence.Text] {
    guard !differing.isEmpty else { return [] }
    let touched = ReachMap(differing.map { (owner: 0, rect: $0.rect) }, scale: 1, margin: 0)
    let before = Set(placed(OutlineTree(scenes.old)).map(\.key))
    let tree = OutlineTree(scenes.new)
    let naming = NodeNaming(tree: tree)
    let rooms = TextRooms(tree)
    var room = mostPixels
    return placed(tree).compactMap { text in
      guard before.contains(text.key),
        !touched.owners(touching: PixelRect(around: text.rect, scale: scale)).isEmpty
      else { return nil }
      let area = wholePixels(rooms.room(in: text.rect, of: text.item, node: text.node), scale)
      room -= max(0, area.width) * max(0, area.height)
      guard room > 0 else { return nil }
      let found = InkVerdict.judged(old, new, in: area, color: text.key.color, radius: radius)
      return RasterEvidence.Text(
        name: naming.name(of: text.node), area: found.place, verdict: found.verdict)
    }
  }

  /// What makes a text the same in two scenes.
  private struct Key: Hashable {
    var text: String
    var font: SceneOutline.Font
    var color: Color
    /// The rectangle, in tenths of a point.
    var place: [Int]
  }

  private struct Placed {
    var node: Int
    /// Its number among the items of the node.
    var item: Int
    var key: Key
    var rect: Rect
  }

  /// The texts of a scene, each as high as its letters.
  private static func placed(_ tree: OutlineTree) -> [Placed] {
    tree.nodes.indices.flatMap { node in
      zip(tree.nodes[node].items.enumerated(), tree.itemBounds[node]).compactMap {
        numbered, bounds -> Placed? in
        let (index, item) = numbered
        guard case .text(let text, _, let font, let color) = item.content, let bounds else {
          return nil
        }
        let place = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { edge in
          Int(max(-1e9, min(1e9, (edge * 10).rounded())))
        }
        // Without the room above and below, in which other lines are.
        let room = 0.12 * bounds.height
        return Placed(
          node: node, item: index, key: Key(text: text, font: font, color: color, place: place),
          rect: Rect(
            x: bounds.minX, y: bounds.minY + room, width: bounds.width,
            height: bounds.height - 2 * room))
      }
    }
  }

  /// The columns that are wholly in a rectangle: those at its edges are partly its neighbours'.
  private static func wholePixels(_ rect: Rect, _ scale: Double) -> PixelRect {
    let all = PixelRect(around: rect, scale: scale)
    let inset = Rect(
      x: rect.minX + 1 / scale, y: rect.minY, width: max(0, rect.width - 2 / scale),
      height: rect.height)
    let inner = PixelRect(around: inset, scale: scale)
    return PixelRect(minX: inner.minX, minY: all.minY, maxX: inner.maxX, maxY: all.maxY)
  }
}
