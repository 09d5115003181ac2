import MaquetteCore

/// Finds paths of components that nothing in the baselines has, as a misspelled one.
///
/// Each baseline is read once, however many patterns are asked for.
public final class UnmatchedComponents {
  /// Comparisons of a path with a pattern, after which nothing more is said: less than a second.
  private static let mostComparisons = 10_000_000

  private let folder: BaselineFolder
  /// The paths in baselines that were read; `nil` for one that could not be.
  private var paths: [SnapshotID: [String]?] = [:]
  private var comparisons = 0

  /// Knows nothing yet.
  ///
  /// - Parameter folder: where the baselines are.
  public init(in folder: BaselineFolder) { self.folder = folder }

  /// The patterns that match no component of some baselines, in their order.
  ///
  /// - Parameters:
  ///   - patterns: paths in which `*` stands for anything.
  ///   - ids: their names; those that cannot be read are left out.
  public func patterns(of patterns: [String], among ids: [SnapshotID]) -> [String] {
    var left = patterns.map { (text: $0, wildcard: Wildcard($0)) }
    var isKnown = false
    for id in ids where !left.isEmpty {
      guard let paths = paths(in: id) else { continue }
      isKnown = true
      comparisons += paths.count * left.count
      guard comparisons <= UnmatchedComponents.mostComparisons else { return [] }
      left.removeAll { pattern in paths.contains { pattern.wildcard.matchesWhole($0) } }
    }
    return isKnown ? left.map(\.text) : []
  }

  private func paths(in id: SnapshotID) -> [String]? {
    if let known = paths[id] { return known }
    let scene = try? folder.baseline(id)?.scene
    let outline = scene.flatMap { try? SceneOutline(parsing: $0) }
    let new = outline.map { Array(Set($0.nodes.map(\.path))) }
    paths[id] = .some(new)
    return new
  }
}
