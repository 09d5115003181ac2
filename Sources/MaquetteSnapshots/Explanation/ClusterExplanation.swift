import MaquetteCore
import MaquettePainting

/// Says for pixels that changed which change of the scene painted them otherwise.
///
/// A change explains what lies wholly where it painted or uncovered something, and nothing else. It
/// never explains a neighbour: of a cluster that is partly elsewhere, that part is looked at by
/// itself when the pixels are known, and otherwise the whole is unexplained.
package struct ClusterExplanation {
  private let reaches: ReachMap
  private let ink: ReachMap
  private let evidence: RasterEvidence

  /// How far beyond its geometry something may paint, in pixels: an edge between two pixels paints
  /// both, and Cairo's coordinates are rounded to 1/256 of a pixel.
  private static let margin = 1

  /// An explanation by the changes of a scene.
  ///
  /// - Parameters:
  ///   - changes: what changed; the indices of causes are those in this list.
  ///   - old: the scene as it was.
  ///   - new: the scene as it is.
  ///   - scale: pixels per point of both pictures.
  ///   - evidence: what pixels tell of another rasteriser.
  init(
    changes: [SceneChange], from old: SceneOutline, to new: SceneOutline, scale: Double,
    evidence: RasterEvidence = .none
  ) {
    self.evidence = evidence
    let areas = changes.enumerated().flatMap { index, change -> [(owner: Int, rect: Rect)] in
      // What assistive technology is told paints nothing.
      change.kind == .redescribed ? [] : change.reach.map { (index, $0) }
    }
    reaches = ReachMap(areas, scale: scale, margin: ClusterExplanation.margin)
    let (was, now) = (OutlineTree(old), OutlineTree(new))
    let drawn =
      was.nodes.indices.flatMap { was.ink(of: $0).map { (owner: 0, rect: $0) } }
      + now.nodes.indices.flatMap { now.ink(of: $0).map { (owner: 1, rect: $0) } }
    ink = ReachMap(drawn, scale: scale, margin: ClusterExplanation.margin)
  }

  /// The causes of clusters, in their order; one that is split is two in a row.
  ///
  /// - Parameters:
  ///   - clusters: pixels that differ.
  ///   - isDifferent: whether a pixel, by column and row, differs. With it a cluster is judged by
  ///     its pixels and may be split; without it, by its bounds.
  package func explain(
    _ clusters: [PixelComparison.Cluster], isDifferent: ((Int, Int) -> Bool)? = nil
  ) -> [ExplainedCluster] {
    clusters.flatMap { explain($0, isDifferent: isDifferent) }
  }

  private func explain(
    _ cluster: PixelComparison.Cluster, isDifferent: ((Int, Int) -> Bool)?
  ) -> [ExplainedCluster] {
    let bounds = cluster.bounds
    func whole(_ cause: ExplainedCluster.Cause) -> [ExplainedCluster] {
      [
        ExplainedCluster(
          bounds: bounds, differentPixels: cluster.differentPixels, cause: cause)
      ]
    }
    func unreached(_ bounds: PixelRect, _ count: Int) -> ExplainedCluster {
      let isRasterized =
        ink.owners(touching: bounds) == [0, 1]
        && evidence.allows(bounds, isDifferent: isDifferent ?? { _, _ in true })
      return ExplainedCluster(
        bounds: bounds, differentPixels: count,
        cause: isRasterized ? .rasterization : .unexplained,
        notes: isRasterized ? [] : evidence.notes(on: bounds))
    }
    guard !bounds.isEmpty else { return whole(.unexplained) }
    let owners = reaches.owners(touching: bounds)
    guard !owners.isEmpty else { return [unreached(bounds, cluster.differentPixels)] }
    let coverage = reaches.coverage(of: bounds)
    if coverage.isWhole { return whole(.structure(owners)) }
    guard let isDifferent else { return whole(.unexplained) }
    var (inside, outside) = (Tally(), Tally())
    for slab in coverage.slabs {
      for y in slab.rows {
        var spans = slab.columns[...]
        for x in bounds.minX..<bounds.maxX {
          while let span = spans.first, span.upperBound <= x { spans.removeFirst() }
          guard isDifferent(x, y) else { continue }
          if let span = spans.first, span.contains(x) {
            inside.add(x, y)
          } else {
            outside.add(x, y)
          }
        }
      }
    }
    guard let rest = outside.bounds else { return whole(.structure(owners)) }
    guard let explained = inside.bounds else {
      return [unreached(bounds, cluster.differentPixels)]
    }
    return [
      ExplainedCluster(
        bounds: explained, differentPixels: inside.count,
        cause: .structure(reaches.owners(touching: explained))),
      unreached(rest, outside.count),
    ]
  }

  /// Pixels that are counted, with the rectangle around them.
  private struct Tally {
    var count = 0
    var bounds: PixelRect?

    mutating func add(_ x: Int, _ y: Int) {
      count += 1
      let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
      bounds = bounds.map { $0.union(pixel) } ?? pixel
    }
  }
}
