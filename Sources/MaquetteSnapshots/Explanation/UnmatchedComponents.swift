/// Finds paths of components that nothing in the baselines has, as a misspelled one.
///
/// Each baseline is read once, however many patterns are asked for.
package final class UnmatchedComponents {
  /// Comparisons of a path with a pattern, after which nothing more is said: less than a second.
  private static let mostComparisons = 10_000_000

  /// What is in a baseline.
  private enum Content {
    case found([String])
    /// There is no baseline, or none with a scene.
    case none
    /// There may be anything in it.
    case damaged
  }

  private let folder: BaselineFolder
  /// The paths in baselines that were read.
  private var known: [SnapshotID: Content] = [:]
  private var comparisons = 0

  /// Knows nothing yet.
  ///
  /// - Parameter folder: where the baselines are.
  package init(in folder: BaselineFolder) { self.folder = folder }

  /// The patterns that match no component of some baselines, in their order.
  ///
  /// - Parameters:
  ///   - patterns: paths in which `*` matches anything.
  ///   - ids: their names. When one of them is damaged, nothing is said: what it has is not known.
  package func patterns(of patterns: [String], among ids: [SnapshotID]) -> [String] {
    var left = patterns.map { (text: $0, wildcard: Wildcard($0)) }
    var isKnown = false
    for id in ids where !left.isEmpty {
      let paths: [String]
      switch content(of: id) {
      case .found(let found): paths = found
      case .none: continue
      case .damaged: return []
      }
      isKnown = true
      comparisons += paths.count * left.count
      guard comparisons <= UnmatchedComponents.mostComparisons else { return [] }
      left.removeAll { pattern in paths.contains { pattern.wildcard.matchesWhole($0) } }
    }
    return isKnown ? left.map(\.text) : []
  }

  private func content(of id: SnapshotID) -> Content {
    if let found = known[id] { return found }
    let new = read(id)
    known[id] = new
    return new
  }

  private func read(_ id: SnapshotID) -> Content {
    do {
      guard let scene = try folder.baseline(id)?.scene else { return .none }
      return .found(Array(Set(try SceneOutline(parsing: scene).nodes.map(\.path))))
    } catch {
      return .damaged
    }
  }
}
