/// Several pictures side by side, each below its name, from left to right in the order they are in.
package struct ComparisonSheet {
  /// A picture and its name.
  package struct Part: Sendable {
    /// The name, which is unique among the parts and begins the paths of its nodes.
    package var name: String
    /// The name as it is drawn, with its top left corner at the origin.
    package var caption: SceneNode
    /// The picture, with its overlays.
    package var scene: Scene

    /// A part from its pieces.
    package init(name: String, caption: SceneNode, scene: Scene) {
      self.name = name
      self.caption = caption
      self.scene = scene
    }
  }

  /// A grey on which light pictures stand out as dark ones do.
  package static let ground = Color(rgb: 0xD1D1D6)

  private let parts: [Part]
  private let margin: Double
  private let captionGap: Double

  /// A sheet of some pictures.
  ///
  /// - Parameter unit: how many points a line of one point takes: more on screens that are seen
  ///   from afar.
  package init(_ parts: [Part], unit: Double = 1) {
    self.parts = parts
    margin = 20 * unit
    captionGap = 8 * unit
  }

  /// The sheet as a picture of its own, in the language of the first one.
  package var scene: Scene {
    var x = margin
    let top = margin + (parts.map(\.caption.frame.height).max() ?? 0) + captionGap
    var nodes: [SceneNode] = []
    for part in parts {
      nodes += column(part, x: x, top: top)
      x += max(part.scene.size.width, part.caption.frame.width) + margin
    }
    let height = top + (parts.map(\.scene.size.height).max() ?? 0) + margin
    let size = Size(width: max(x, 2 * margin), height: height)
    let first = parts.first?.scene
    return Scene(
      size: size, background: ComparisonSheet.ground,
      direction: first?.direction ?? .leftToRight, language: first?.language ?? "en",
      title: title,
      root: SceneNode(
        path: "comparison", component: "Picture", frame: Rect(origin: .zero, size: size),
        children: nodes))
  }

  private var title: String {
    let names = parts.map(\.name).joined(separator: ", ")
    let title = parts.first?.scene.title ?? ""
    return title.isEmpty ? names : "\(title): \(names)"
  }

  private func column(_ part: Part, x: Double, top: Double) -> [SceneNode] {
    var caption = part.caption
    caption.move(by: Point(x: x, y: top - captionGap - caption.frame.height))
    caption.nest(under: "\(part.name)/Caption")
    var root = part.scene.root
    let corner = Point(x: x, y: top)
    root.move(by: corner)
    root.nest(under: part.name)
    let frame = Rect(origin: corner, size: part.scene.size)
    let ground = part.scene.background.map { DrawItem.fill(.rect(frame), .color($0)) }
    let picture = SceneNode(
      path: "\(part.name)/Picture", component: "Picture", frame: frame,
      items: ground.map { [$0] } ?? [], clip: .rect(frame), children: [root])
    return [caption, picture]
  }
}
