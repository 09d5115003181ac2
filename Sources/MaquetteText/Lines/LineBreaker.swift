/// Finds where lines end: at the last place allowed that still fits, inside a word only if the word
/// alone is too wide. It looks at each character once, whatever the width.
struct LineBreaker {
  /// One of a paragraph's clusters.
  struct Cluster {
    /// Bytes of the paragraph's UTF-8.
    var range: Range<Int>
    /// How much room it takes, in points.
    var advance: Double
    /// Whether it is a space that a line may end with without counting it.
    var hangs: Bool
  }

  /// Clusters of one line, spaces at its end left out, and where the next one starts.
  struct Line {
    var clusters: Range<Int>
    var next: Int
  }

  let clusters: [Cluster]
  /// For each byte what may happen before it; empty when the whole text fits.
  var breaks: [UInt8]
  let maxWidth: Double

  /// Sums of advances are not exact: a text must fit into the width that was measured for it.
  static let tolerance = 0.001

  /// The line that starts with a cluster.
  func line(from start: Int) -> Line {
    var width = 0.0
    var lastBreak: Int?
    var lastBoundary: Int?
    var hasInk = false
    for index in start..<clusters.count {
      let cluster = clusters[index]
      // A line of nothing but spaces helps nobody.
      if hasInk, isLineBreak(cluster) { lastBreak = index }
      if index > start, isBoundary(cluster) { lastBoundary = index }
      if !cluster.hangs, width + cluster.advance > maxWidth + Self.tolerance,
        let next = lastBreak ?? lastBoundary
      {
        return Line(clusters: start..<trimmed(end: next, start: start), next: next)
      }
      width += cluster.advance
      if !cluster.hangs { hasInk = true }
    }
    // Spaces at the end of a paragraph have their room as long as there is some.
    let end =
      width > maxWidth + Self.tolerance
      ? trimmed(end: clusters.count, start: start) : clusters.count
    return Line(clusters: start..<end, next: clusters.count)
  }

  /// The last cluster up to which a prefix of at most a width reaches, without spaces at its end.
  func prefixEnd(from start: Int, width limit: Double) -> Int {
    var width = 0.0
    var end = start
    while end < clusters.count, width + clusters[end].advance <= limit + Self.tolerance {
      width += clusters[end].advance
      end += 1
    }
    return cut(end, start: start)
  }

  /// The nearest place at or before a cluster where a text may be cut: between characters, and not
  /// behind a space.
  func cut(_ end: Int, start: Int) -> Int {
    var end = end
    while end > start, end < clusters.count, !isBoundary(clusters[end]) { end -= 1 }
    return trimmed(end: end, start: start)
  }

  /// The end of a line without the spaces that hang there.
  func trimmed(end: Int, start: Int) -> Int {
    var end = end
    while end > start, clusters[end - 1].hangs { end -= 1 }
    return end
  }

  private func isLineBreak(_ cluster: Cluster) -> Bool {
    cluster.range.lowerBound < breaks.count && breaks[cluster.range.lowerBound] == 2
  }

  private func isBoundary(_ cluster: Cluster) -> Bool {
    cluster.range.lowerBound >= breaks.count || breaks[cluster.range.lowerBound] != 0
  }
}
