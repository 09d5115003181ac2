import MaquetteCore

/// Finds areas for fingers that lie on one another.
enum HitTargetCheck {
  /// One finding for each pair of hit targets that overlap, along the picture's longer side.
  static func findings(in scene: Scene) -> [Finding] {
    // Along the longer side the fewest lie beside one another.
    let axis: Axis = scene.size.width > scene.size.height ? .horizontal : .vertical
    func start(_ rect: Rect) -> Double { axis == .horizontal ? rect.minX : rect.minY }
    let targets = scene.nodes.compactMap { node in
      node.hitTarget.map { (node: node, area: $0) }
    }.sorted { start($0.area) < start($1.area) }
    var findings: [Finding] = []
    for (index, first) in targets.enumerated() {
      let end = start(first.area) + first.area.size[axis]
      for second in targets[(index + 1)...] {
        // Sorted by where they start, all that follow lie beyond.
        if start(second.area) >= end { break }
        guard let overlap = first.area.intersection(second.area), overlap.width > 0.01,
          overlap.height > 0.01
        else { continue }
        guard findings.count < Limits.diagnostics else { return findings }
        findings.append(finding(first.node, second.node, overlap))
      }
    }
    return findings
  }

  private static func finding(_ first: SceneNode, _ second: SceneNode, _ overlap: Rect) -> Finding {
    func name(_ node: SceneNode) -> String {
      "\(node.component) '\(node.accessibility?.label ?? "")'"
    }
    let width = NumberFormat.short(overlap.width, digits: 1)
    let height = NumberFormat.short(overlap.height, digits: 1)
    return Finding(
      id: "hit-target-overlap",
      message: "the hit targets of \(name(first)) and \(name(second)) overlap by "
        + "\(width) × \(height) points",
      paths: [first.path, second.path], source: first.source ?? second.source)
  }
}
