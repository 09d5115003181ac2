import MaquetteCore
import MaquettePainting

/// What of two scenes is not compared: areas, and components with all that is in them.
struct IgnoredParts {
  /// In pixels.
  let areas: [PixelRect]
  private let patterns: [Wildcard]
  /// What is in those.
  private let insides: [Wildcard]
  private let reaches: ReachMap

  /// - Parameters:
  ///   - scenes: both scenes; without them components are not found.
  ///   - scale: pixels per point.
  init(_ tolerance: SnapshotTolerance, _ scenes: [SceneOutline], scale: Double) {
    self.scale = scale
    let names = Set(tolerance.ignoredComponents)
    let patterns = names.map { Wildcard($0) }
    (self.patterns, insides) = (patterns, names.map { Wildcard($0 + "/*") })
    var parts: [Rect] = []
    if !tolerance.ignoredComponents.isEmpty {
      for tree in scenes.map(OutlineTree.init) {
        for node in IgnoredParts.nodes(of: tree, matching: patterns) {
          parts += (node..<tree.ends[node]).map { tree.nodes[$0].frame } + tree.inkInAll(of: node)
        }
      }
    }
    let rects = (tolerance.ignoredAreas + parts).filter { $0.width > 0 && $0.height > 0 }
    reaches = ReachMap(rects.map { (owner: 0, rect: $0) }, scale: scale, margin: 1)
    // Edges of components between two pixels paint both.
    let all =
      tolerance.ignoredAreas.map { PixelRect(around: $0, scale: scale) }
      + parts.map { PixelRect(around: $0, scale: scale).expanded(by: 1) }
    var seen: Set<PixelRect> = []
    areas = all.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private let scale: Double

  /// The outermost nodes whose paths match one of the patterns.
  private static func nodes(of tree: OutlineTree, matching patterns: [Wildcard]) -> [Int] {
    var found: [Int] = []
    var end = 0
    for node in tree.nodes.indices where node >= end {
      guard patterns.contains(where: { $0.matchesWhole(tree.nodes[node].path) })
      else { continue }
      found.append(node)
      end = tree.ends[node]
    }
    return found
  }

  private func isInside(_ rects: [Rect]) -> Bool {
    rects.allSatisfy { reaches.coverage(of: PixelRect(around: $0, scale: scale)).isWhole }
  }

  /// Whether a change is one of what is not compared: all that it painted or uncovered is inside, and
  /// where it painted nothing or only tells something else, it is one of an ignored component.
  func hold(_ change: SceneChange) -> Bool {
    let painted = change.reach.filter { $0.width > 0 && $0.height > 0 }
    // A text may reach beyond its frame, but does not have to.
    let frames = [change.oldFrame, change.newFrame].compactMap { $0 }
    let isInside = isInside(painted) || painted.count <= frames.count && self.isInside(frames)
    guard painted.isEmpty || change.kind == .redescribed else { return isInside }
    return isInside
      && (patterns + insides).contains { $0.matchesWhole(change.path) }
  }
}
