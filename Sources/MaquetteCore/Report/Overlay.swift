/// Something drawn over a picture to explain it.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// The areas that answer to touch or pointer, in the colour and line of their state.
  case hitTargets = "hit-targets"
  /// The frames of all components.
  case bounds
  /// The first baselines of texts.
  case baselines
  /// Numbers on controls and texts, explained beside the picture.
  case callouts
  /// Sizes, distances and hit targets, in points.
  case redlines

  /// Whether it has texts, which only ``Annotations`` draws.
  public var isAnnotation: Bool { self == .callouts || self == .redlines }

  /// The scene with the overlay over it; frames stay as they are.
  ///
  /// - Parameter legend: numbers and explanations of hit targets; the canvas grows by the legend's
  ///   room. Other overlays have none.
  package func applied(to scene: Scene, legend: OverlayLegend? = nil) -> Scene {
    var scene = scene
    let layer = node(for: scene, legend: legend)
    guard let layer else { return scene }
    let canvas = layer.frame
    guard let legend, self == .hitTargets else {
      // The overlay must lie over everything, and a clip of the root must not cut it.
      scene.root = SceneNode(
        path: "picture", component: "Picture", frame: canvas, children: [scene.root, layer])
      return scene
    }
    scene.root = SceneNode(
      path: "picture", component: "Picture", frame: canvas, clip: .rect(canvas),
      children: [scene.root, layer])
    return legend.added(to: scene)
  }

  private func node(for scene: Scene, legend: OverlayLegend?) -> SceneNode? {
    let items = items(for: scene, legend: legend)
    guard !items.isEmpty else { return nil }
    return SceneNode(
      path: "overlay:\(rawValue)", component: "Overlay",
      frame: Rect(origin: .zero, size: scene.size), items: items)
  }

  private func items(for scene: Scene, legend: OverlayLegend?) -> [DrawItem] {
    switch self {
    case .hitTargets:
      return HitTargetLayer(scene, unit: legend?.unit ?? 1).items(badges: legend?.badges ?? [])
    case .bounds:
      return scene.nodes.filter { !$0.component.isEmpty }.map { node in
        outline(node.frame, Color(rgb: node.children.isEmpty ? 0xFF2D55 : 0xAF52DE), width: 0.5)
      }
    case .baselines: return baselineItems(scene)
    case .callouts, .redlines:
      // Texts are laid out elsewhere; without them frames are all there is to show.
      return RedlineParts(scene).parts.map { part in
        outline(part.frame, AnnotationInk.size(isDark: scene.isDark), width: 0.75)
      }
    }
  }

  private func baselineItems(_ scene: Scene) -> [DrawItem] {
    scene.nodes.compactMap { node in
      guard let baseline = node.baseline else { return nil }
      let line = Rect(x: node.frame.minX, y: baseline, width: node.frame.width, height: 0.5)
      return .fill(.rect(line), .color(Color(rgb: 0xFF2D55)))
    }
  }

  private func outline(_ rect: Rect, _ color: Color, width: Double) -> DrawItem {
    // A frame without extent would turn inside out.
    let inset = min(width / 2, rect.width / 2, rect.height / 2)
    return .stroke(.rect(rect.inset(by: inset)), width: width, color)
  }
}
