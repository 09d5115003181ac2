import MaquetteCore

/// Finds paths of components that nothing has, as a misspelled one.
public enum UnmatchedComponents {
  /// Baselines that are looked at; whoever has more will see a mistake in these.
  private static let mostBaselines = 1000

  /// The patterns that match no component of some baselines, in their order.
  ///
  /// - Parameters:
  ///   - patterns: paths in which `*` stands for anything.
  ///   - folder: where the baselines are.
  ///   - ids: their names; those that cannot be read are left out.
  public static func patterns(
    of patterns: [String], in folder: BaselineFolder, among ids: [SnapshotID]
  ) -> [String] {
    var left = patterns
    var isKnown = false
    for id in ids.prefix(mostBaselines) where !left.isEmpty {
      guard let scene = try? folder.baseline(id)?.scene,
        let outline = try? SceneOutline(parsing: scene)
      else { continue }
      isKnown = true
      left.removeAll { pattern in
        let wildcard = Wildcard(pattern)
        return outline.nodes.contains { wildcard.matchesWhole($0.path) }
      }
    }
    return isKnown ? left : []
  }
}
