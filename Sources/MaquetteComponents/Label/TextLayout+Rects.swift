import MaquetteCore

/// Where the characters of a laid out text are.
///
/// It is made once for a layout, so that thousands of links do not look through all of it each.
struct CharacterMap {
  /// A cluster that shows some bytes of the text.
  private struct Cluster {
    var bytes: Range<Int>
    var line: Int
    var rect: Rect
  }

  /// In the order of the text.
  private let clusters: [Cluster]

  init(_ layout: TextLayout) {
    clusters = layout.lines.enumerated().flatMap { index, line in
      line.runs.flatMap { CharacterMap.clusters(of: $0, on: line, at: index) }
    }.sorted { ($0.bytes.lowerBound, $0.line) < ($1.bytes.lowerBound, $1.line) }
  }

  /// The areas of some bytes of the text, line by line, each as high as its line.
  ///
  /// Bytes that were left out have none. Where directions mix, one line may have several.
  func rects(of bytes: Range<Int>) -> [Rect] {
    guard !bytes.isEmpty else { return [] }
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].bytes.upperBound > bytes.lowerBound {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let found = clusters[low...].prefix { $0.bytes.lowerBound < bytes.upperBound }
    let lines = Dictionary(grouping: found, by: \.line).sorted { $0.key < $1.key }
    return lines.flatMap { TextLayout.merged($0.value.map(\.rect)) }
  }

  private static func clusters(of run: TextRun, on line: TextLine, at index: Int) -> [Cluster] {
    var result: [Cluster] = []
    var (pen, byte) = (0.0, 0)
    var pieces = run.pieces[...]
    for cluster in run.glyphs.clusters {
      defer {
        pen += cluster.advance
        byte += cluster.utf8Count
        while let piece = pieces.first, byte >= piece.utf8Count {
          byte -= piece.utf8Count
          pieces.removeFirst()
        }
      }
      guard let source = pieces.first?.source else { continue }
      // Clusters are in reading order, which may start at the right.
      let left = run.glyphs.isRightToLeft ? run.width - pen - cluster.advance : pen
      let rect = Rect(
        x: run.glyphs.origin.x + left, y: line.top, width: max(0, cluster.advance),
        height: line.height)
      let start = source + byte
      result.append(Cluster(bytes: start..<start + cluster.utf8Count, line: index, rect: rect))
    }
    return result
  }
}

extension TextLayout {
  /// The box around the lines, without the room beside them that their alignment leaves.
  func textRect(at origin: Point) -> Rect {
    let left = lines.map(\.x).min() ?? 0
    let right = lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(
      x: origin.x + left, y: origin.y, width: max(0, right - left), height: size.height)
  }

  /// Areas side by side on one line as one, so that nothing shines through between them.
  static func merged(_ rects: [Rect]) -> [Rect] {
    rects.sorted { $0.minX < $1.minX }.reduce(into: []) { result, rect in
      if let last = result.last, rect.minX <= last.maxX + 0.01 {
        result[result.count - 1] = last.union(rect)
      } else {
        result.append(rect)
      }
    }
  }
}
