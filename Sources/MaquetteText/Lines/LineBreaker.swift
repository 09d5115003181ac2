/// Finds where lines end: at the last place allowed that still fits, inside a word only if the word
/// alone is too wide. It looks at each character once or twice, whatever the width.
struct LineBreaker {
  /// One of a paragraph's clusters.
  struct Cluster {
    /// Bytes of the paragraph's UTF-8.
    var range: Range<Int>
    /// How much room it takes, in points.
    var advance: Double
    /// Whether it is a space that a line may end with without counting it.
    var hangs: Bool
    /// Whether it is a tab, whose room depends on its place.
    var isTab = false
    /// Whether it ends in a soft hyphen, so that a line that ends with it shows a hyphen.
    var isHyphenatable = false
  }

  /// Clusters of one line, spaces at its end left out, and where the next one starts.
  struct Line {
    var clusters: Range<Int>
    var next: Int
    /// Whether it ends inside a word, which is wider than the line's room.
    var isInWord = false
  }

  let clusters: [Cluster]
  /// For each byte what may happen before it; empty when the whole text fits.
  var breaks: [UInt8]
  /// Where tabs lead to; `nil` for a text without any.
  var tabStops: TabStops?
  /// How wide a hyphen is at the end of a line.
  var hyphenWidth = 0.0
  /// The clusters before which the language lets words be divided, with a hyphen.
  var divisions: Set<Int> = []
  /// How full a line is, as a share of its room, that takes no part of a word.
  var hyphenationFactor = 0.0
  /// Whether lines may end between any two characters.
  var breaksAnywhere = false
  /// Whether no word is left alone on the last line.
  var pushesOut = false

  /// Sums of advances are not exact: a text must fit into the width that was measured for it.
  static let tolerance = 0.001

  /// The line that starts with a cluster.
  ///
  /// - Parameters:
  ///   - width: its room, in points.
  ///   - next: the room of the line after it, if there may be one.
  func line(from start: Int, width: Double, next: Double?) -> Line {
    var line = fullLine(from: start, width: width)
    line = divided(line, width: width) ?? line
    // A word that is divided by hand is to be so.
    guard pushesOut, !breaksAnywhere, let next, line.next < clusters.count,
      !isHyphenated(at: line.next)
    else { return line }
    return pushedOut(line, width: next) ?? line
  }

  /// A line with a part of the word behind it, where it would be too empty without, or where the word
  /// is too wide for any line.
  private func divided(_ line: Line, width: Double) -> Line? {
    guard hyphenationFactor > 0, !divisions.isEmpty, !breaksAnywhere, line.next < clusters.count
    else { return nil }
    let isCut = !isLineBreak(clusters[line.next])
    guard isCut || self.width(of: line.clusters) < width * hyphenationFactor else { return nil }
    let divided = fullLine(from: line.clusters.lowerBound, width: width, dividesWords: true)
    guard divisions.contains(divided.next), isCut || divided.next > line.next else { return nil }
    return divided
  }

  /// As much as fits.
  private func fullLine(
    from start: Int, width maxWidth: Double, dividesWords: Bool = false
  ) -> Line {
    var width = 0.0
    var lastBreak: Int?
    var lastBoundary: Int?
    var hasInk = false
    for index in start..<clusters.count {
      let cluster = clusters[index]
      // A line of nothing but spaces helps nobody.
      let isEnd = isLineBreak(cluster) || dividesWords && divisions.contains(index)
      if hasInk, isEnd, hasRoomForHyphen(at: index, after: width, in: maxWidth) {
        lastBreak = index
      }
      if index > start, isBoundary(cluster) { lastBoundary = index }
      let advance = advance(of: cluster, after: width, from: start)
      if !cluster.hangs, width + advance > maxWidth + Self.tolerance,
        let next = lastBreak ?? lastBoundary
      {
        return Line(
          clusters: start..<trimmed(end: next, start: start), next: next,
          isInWord: lastBreak == nil && !breaksAnywhere)
      }
      width += advance
      if !cluster.hangs { hasInk = true }
    }
    // Spaces at the end of a paragraph have their room as long as there is some.
    let end =
      width > maxWidth + Self.tolerance
      ? trimmed(end: clusters.count, start: start) : clusters.count
    return Line(clusters: start..<end, next: clusters.count)
  }

  /// A line without its last word, if the paragraph's last line then has two words and not one;
  /// `nil` where there is nothing to gain.
  private func pushedOut(_ line: Line, width: Double) -> Line? {
    // More than a word or two are left: only a short rest is worth looking at.
    let rest = clusters[line.next...]
    var restWidth = 0.0
    for (offset, cluster) in rest.enumerated() {
      restWidth += cluster.advance
      if restWidth > width || (offset > 0 && isWordBreak(line.next + offset)) { return nil }
    }
    var index = line.clusters.upperBound - 1
    while index > line.clusters.lowerBound, !isWordBreak(index) {
      restWidth += clusters[index].advance
      index -= 1
    }
    guard index > line.clusters.lowerBound else { return nil }
    restWidth += clusters[index..<line.next].reduce(0) { $0 + ($1.hangs ? $1.advance : 0) }
    restWidth += clusters[index].hangs ? 0 : clusters[index].advance
    let end = trimmed(end: index, start: line.clusters.lowerBound)
    guard restWidth <= width + Self.tolerance, end > line.clusters.lowerBound else { return nil }
    return Line(clusters: line.clusters.lowerBound..<end, next: index)
  }

  /// The last cluster up to which a prefix of at most a width reaches, without spaces at its end.
  func prefixEnd(from start: Int, width limit: Double) -> Int {
    var width = 0.0
    var end = start
    while end < clusters.count {
      let advance = advance(of: clusters[end], after: width, from: start)
      guard width + advance <= limit + Self.tolerance else { break }
      width += advance
      end += 1
    }
    return cut(end, start: start)
  }

  /// How wide the clusters of a line's beginning are.
  func width(of range: Range<Int>) -> Double {
    clusters[range].reduce(0) { $0 + advance(of: $1, after: $0, from: range.lowerBound) }
  }

  /// How much room a cluster takes.
  ///
  /// - Parameters:
  ///   - width: what stands before it on its line.
  ///   - start: the cluster that the line starts with.
  func advance(of cluster: Cluster, after width: Double, from start: Int) -> Double {
    guard cluster.isTab, let tabStops else { return cluster.advance }
    return tabStops.advance(after: width, isFirst: start == 0, orElse: cluster.advance)
  }

  /// Whether a line that starts with a cluster and ends before another one shows a hyphen, for which
  /// it has room.
  func isHyphenated(at end: Int, from start: Int, in limit: Double) -> Bool {
    isHyphenated(at: end)
      && hasRoomForHyphen(at: end, after: width(of: start..<end), in: limit)
  }

  /// Whether a word is divided before a cluster.
  private func isHyphenated(at end: Int) -> Bool {
    guard end > 0, end < clusters.count else { return false }
    return clusters[end - 1].isHyphenatable && isLineBreak(clusters[end])
      || divisions.contains(end) && !breaksAnywhere
  }

  private func hasRoomForHyphen(at end: Int, after width: Double, in limit: Double) -> Bool {
    !(clusters[end - 1].isHyphenatable || divisions.contains(end))
      || width + hyphenWidth <= limit + Self.tolerance
  }

  /// Whether a word starts with a cluster: lines may end before it, and not by a hyphen alone.
  private func isWordBreak(_ index: Int) -> Bool {
    isLineBreak(clusters[index]) && !isHyphenated(at: index)
  }

  /// The first cluster of a rest of at most a width, without spaces at its start.
  func suffixStart(after start: Int, width limit: Double) -> Int {
    var width = 0.0
    var first = clusters.count
    while first > start, width + clusters[first - 1].advance <= limit + Self.tolerance {
      first -= 1
      width += clusters[first].advance
    }
    return suffixCut(first)
  }

  /// The nearest place at or behind a cluster where a rest may start.
  func suffixCut(_ first: Int) -> Int {
    var first = first
    while first < clusters.count, first > 0,
      !isBoundary(clusters[first]) || clusters[first].hangs
    {
      first += 1
    }
    return first
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
    guard cluster.range.lowerBound < breaks.count else { return false }
    let kind = breaks[cluster.range.lowerBound]
    return kind == 2 || (breaksAnywhere && kind == 1)
  }

  private func isBoundary(_ cluster: Cluster) -> Bool {
    cluster.range.lowerBound >= breaks.count || breaks[cluster.range.lowerBound] != 0
  }

  /// The bytes of some clusters.
  func bytes(of clusters: Range<Int>, in paragraph: Paragraph) -> Range<Int> {
    byte(at: clusters.lowerBound, in: paragraph)..<byte(at: clusters.upperBound, in: paragraph)
  }

  private func byte(at cluster: Int, in paragraph: Paragraph) -> Int {
    cluster < clusters.count ? clusters[cluster].range.lowerBound : paragraph.bytes.count
  }
}
