import MaquetteCore

/// Finds areas for fingers that lie on one another.
enum HitTargetCheck {
  /// One finding for each pair of hit targets that overlap, from top to bottom.
  static func findings(in scene: Scene) -> [Finding] {
    let targets = scene.nodes.compactMap { node in
      node.hitTarget.map { (node: node, area: $0) }
    }.sorted { $0.area.minY < $1.area.minY }
    var findings: [Finding] = []
    for (index, upper) in targets.enumerated() {
      for lower in targets[(index + 1)...] {
        // Sorted by their tops, all that follow lie below.
        if lower.area.minY >= upper.area.maxY { break }
        guard let overlap = upper.area.intersection(lower.area), overlap.width > 0.01,
          overlap.height > 0.01
        else { continue }
        guard findings.count < Limits.diagnostics else { return findings }
        findings.append(finding(upper.node, lower.node, overlap))
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
