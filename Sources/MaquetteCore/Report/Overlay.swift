/// Something drawn over a picture to explain it.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// The areas that answer to touch or pointer; red where two lie on one another.
  case hitTargets = "hit-targets"
  /// The frames of all components.
  case bounds
  /// The first baselines of texts.
  case baselines

  /// The scene with the overlay over it; frames stay as they are.
  public func applied(to scene: Scene) -> Scene {
    var scene = scene
    let items = items(for: scene)
    guard !items.isEmpty else { return scene }
    let canvas = Rect(origin: .zero, size: scene.size)
    let layer = SceneNode(
      path: "overlay:\(rawValue)", component: "Overlay", frame: canvas, items: items)
    // The overlay must lie over everything, and a clip of the root must not cut it.
    scene.root = SceneNode(
      path: "picture", component: "Picture", frame: canvas, children: [scene.root, layer])
    return scene
  }

  private func items(for scene: Scene) -> [DrawItem] {
    switch self {
    case .hitTargets: hitTargetItems(scene)
    case .bounds:
      scene.nodes.filter { !$0.component.isEmpty }.map { node in
        outline(node.frame, Color(rgb: node.children.isEmpty ? 0xFF2D55 : 0xAF52DE), width: 0.5)
      }
    case .baselines: baselineItems(scene)
    }
  }

  private func hitTargetItems(_ scene: Scene) -> [DrawItem] {
    let crowded = Set(scene.findings.filter { $0.id == "hit-target-overlap" }.flatMap(\.paths))
    return scene.nodes.flatMap { node -> [DrawItem] in
      guard let target = node.hitTarget else { return [] }
      let color = Color(rgb: crowded.contains(node.path) ? 0xFF3B30 : 0x34C759)
      return [
        .fill(.rect(target), .color(color.opacity(0.18))), outline(target, color, width: 1),
      ]
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
