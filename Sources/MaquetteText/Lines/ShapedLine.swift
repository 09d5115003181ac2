import MaquetteCore

/// A line's items in the order of its text, before it has a place.
struct ShapedLine {
  var items: [ShapedItem]
  /// The text that the items' ranges count in.
  var source: SourceText
  /// Number of the paragraph it belongs to.
  var paragraph: Int
  /// Whether the paragraph reads from right to left.
  var isRightToLeft: Bool
  /// Whether it is the first line of its paragraph.
  var isFirst: Bool
  /// Whether it is the last line of its paragraph.
  var isLast: Bool
  /// The style of a line without any text.
  var emptyStyle: Int

  /// The side where reading it starts.
  var start: HorizontalAlignment { isRightToLeft ? .right : .left }

  /// How wide it is, in points.
  var width: Double { max(0, items.reduce(0) { $0 + $1.advance }) }

  /// How wide the spaces at its end are, in points.
  var hangingWidth: Double {
    let base: UInt8 = isRightToLeft ? 1 : 0
    var width = 0.0
    for item in items.reversed() {
      for cluster in item.clusters.reversed() {
        guard item.level == base, CharacterKinds.hangsAtLineEnd(source.bytes[cluster.range]) else {
          return width
        }
        width += cluster.advance
      }
    }
    return width
  }

  /// Fills a width by widening the spaces between words.
  mutating func justify(to width: Double) {
    let free = width - self.width
    guard free > 0 else { return }
    let bytes = source.bytes
    // What a tab has put in its place stays there.
    let fixed = source.tabs.last ?? -1
    func isSpace(_ cluster: ShapedItem.Cluster) -> Bool {
      cluster.range.lowerBound > fixed && CharacterKinds.hangsAtLineEnd(bytes[cluster.range])
    }
    let count = items.reduce(0) { $0 + $1.clusters.count(where: isSpace) }
    guard count > 0 else { return }
    let extra = free / Double(count)
    for index in items.indices { items[index].widen { isSpace($0) ? extra : 0 } }
  }

  /// Whether there is a space behind it in the text, or its paragraph's end. A word that is divided goes on without
  /// one behind its hyphen, with which the line's own text ends.
  private var endsAtSpace: Bool {
    guard let end = items.last?.range.upperBound, end < source.bytes.count else { return isLast }
    let next = String(decoding: source.bytes[end...].prefix(4), as: UTF8.self)
    return next.unicodeScalars.first?.properties.isWhitespace ?? false
  }

  /// The runs from left to right.
  ///
  /// - Parameter isFollowed: whether another line is below.
  func runs(
    x: Double, baseline: Double, isFollowed: Bool, styles: [SpanStyle], crossings: CrossingFinder
  ) -> [TextRun] {
    var left = x
    let spaced = isFollowed && endsAtSpace ? items.last?.range : nil
    return VisualOrder.of(items, level: \.level).compactMap { item in
      let style = styles[item.style]
      let origin = Point(x: left, y: baseline - style.baselineOffset)
      left += item.advance
      // What stands in a text has its place even where there is no font at all.
      let none = item.isAttachment ? FontFace(name: style.chain.family, file: "") : nil
      guard let face = item.file?.face ?? none, item.isAttachment || !item.glyphs.isEmpty else {
        return nil
      }
      var glyphs = GlyphRun(
        face: face, size: style.size, glyphs: item.glyphs,
        text: String(decoding: source.bytes[item.range], as: UTF8.self),
        clusters: item.clusters.map {
          GlyphRun.Cluster(
            utf8Count: $0.range.count, glyphCount: $0.glyphs.count, advance: $0.advance)
        },
        isRightToLeft: item.isRightToLeft, origin: origin)
      glyphs.endsAtSpace = item.range == spaced
      let crossed = style.underlineBand.map { band in
        if item.isAttachment {
          return (style.attachment?.descent ?? 0) > band.lowerBound
            ? [origin.x...origin.x + item.advance] : []
        }
        return crossings.crossings(of: item, band: band, size: style.size).map {
          origin.x + $0.lowerBound...origin.x + $0.upperBound
        }
      }
      let pieces = source.sources(of: item.range)
      return TextRun(
        glyphs: glyphs, width: item.advance, span: item.style == 0 ? nil : item.style - 1,
        source: SourceText.source(of: pieces), pieces: pieces, crossings: crossed ?? [])
    }
  }
}
