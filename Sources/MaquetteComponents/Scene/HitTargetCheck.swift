import MaquetteCore

/// Finds areas for fingers that lie on one another.
enum HitTargetCheck {
  /// One finding for each pair of hit targets that overlap, in the order of the nodes.
  static func findings(in scene: Scene) -> [Finding] {
    // Along the longer side the fewest lie beside one another.
    let axis: Axis = scene.size.width > scene.size.height ? .horizontal : .vertical
    func start(_ rect: Rect) -> Double { axis == .horizontal ? rect.minX : rect.minY }
    let targets = scene.nodes.enumerated().compactMap { index, node in
      node.hitTarget.map { (index: index, node: node, area: $0) }
    }.sorted { (start($0.area), $0.index) < (start($1.area), $1.index) }
    var pairs: [(first: Int, second: Int, finding: Finding)] = []
    for (index, first) in targets.enumerated() {
      let end = start(first.area) + first.area.size[axis]
      for second in targets[(index + 1)...] {
        // Sorted by where they start, all that follow lie beyond.
        if start(second.area) >= end { break }
        guard let overlap = first.area.intersection(second.area), overlap.width > 0.01,
          overlap.height > 0.01
        else { continue }
        let (upper, lower) = first.index < second.index ? (first, second) : (second, first)
        pairs.append((upper.index, lower.index, finding(upper.node, lower.node, overlap)))
        if pairs.count == Limits.diagnostics { return sorted(pairs) }
      }
    }
    return sorted(pairs)
  }

  private static func sorted(_ pairs: [(first: Int, second: Int, finding: Finding)]) -> [Finding] {
    pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }.map(\.finding)
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
      hint: "move them apart, or make them larger",
      paths: [first.path, second.path], source: first.source ?? second.source)
  }
}
