import MaquetteCore

extension TextLayout {
  /// The areas of some bytes of the text, line by line, each as high as its line.
  ///
  /// Bytes that were left out have none. Where directions mix, one line may have several.
  func rects(of bytes: Range<Int>) -> [Rect] {
    lines.flatMap { line in
      TextLayout.merged(
        line.runs.compactMap { run -> Rect? in
          guard let source = run.source?.clamped(to: bytes), !source.isEmpty,
            let extent = run.extent(of: source)
          else { return nil }
          return Rect(
            x: extent.lowerBound, y: line.top, width: extent.upperBound - extent.lowerBound,
            height: line.height)
        })
    }
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

extension TextRun {
  /// The horizontal extent of some of the run's bytes.
  func extent(of bytes: Range<Int>) -> ClosedRange<Double>? {
    guard let source else { return nil }
    var position = source.lowerBound
    var pen = 0.0
    var first: Double?
    var last = 0.0
    for cluster in glyphs.clusters {
      let range = position..<position + cluster.utf8Count
      if range.overlaps(bytes) {
        first = first ?? pen
        last = pen + cluster.advance
      }
      pen += cluster.advance
      position = range.upperBound
    }
    guard let first else { return nil }
    let x = glyphs.origin.x
    // Clusters are in reading order, which may start at the right.
    return glyphs.isRightToLeft
      ? x + width - last...max(x + width - last, x + width - first)
      : x + first...max(x + first, x + last)
  }
}
