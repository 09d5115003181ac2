import MaquetteCore

/// Where tabs of a paragraph lead to, in points from the leading edge of its lines' room.
struct TabStops {
  /// From the leading edge on.
  let locations: [Double]
  /// The distance between further stops; 0 for none.
  let interval: Double
  /// What stands before the paragraph's first line, and before its others.
  let indents: (first: Double, other: Double)

  /// Documented: the stops of `NSParagraphStyle.default` are 28 points apart.
  static let standardInterval = 28.0

  init(_ style: TextParagraphStyle, indents: (first: Double, other: Double)) {
    let lengths = 0...Limits.coordinate
    locations =
      style.tabStops?.map { SafeNumber.within($0, lengths) }.filter { $0 > 0 }.sorted() ?? []
    let standard = style.tabStops == nil ? Self.standardInterval : 0
    let asked = SafeNumber.within(style.defaultTabInterval, lengths)
    // A hair's breadth is no distance that anybody asks for, and has no end of stops.
    interval = asked >= 1 ? asked : standard
    self.indents = indents
  }

  /// How wide a tab is.
  ///
  /// - Parameters:
  ///   - width: what stands before it on its line.
  ///   - isFirst: whether that is the paragraph's first one.
  ///   - least: its width where no stop follows.
  func advance(after width: Double, isFirst: Bool, orElse least: Double) -> Double {
    let place = (isFirst ? indents.first : indents.other) + width + LineBreaker.tolerance
    let index = locations.partitioningIndex { $0 > place }
    if index < locations.count { return locations[index] + LineBreaker.tolerance - place }
    guard interval > 0 else { return least }
    let next = ((place / interval).rounded(.down) + 1) * interval
    return max(0, next + LineBreaker.tolerance - place)
  }
}

extension LinePass {
  /// The items of a line with its tabs as wide as they are at their places.
  ///
  /// Tabs divide a line in the order of its text, whichever way its parts read, so that what stands
  /// before one in the text stands before it on the line.
  func tabbed(
    _ items: [ShapedItem], of paragraph: Paragraph, _ index: Int, isFirst: Bool
  ) -> [ShapedItem] {
    guard !paragraph.tabs.isEmpty else { return items }
    let stops = tabStops(of: index)
    var items = items
    var width = 0.0
    for index in items.indices {
      var extra: [Int: Double] = [:]
      for cluster in items[index].clusters {
        var advance = cluster.advance
        if paragraph.isTab(cluster.range.lowerBound) {
          advance = stops.advance(after: width, isFirst: isFirst, orElse: advance)
          extra[cluster.range.lowerBound] = advance - cluster.advance
        }
        width += advance
      }
      if !extra.isEmpty { items[index].widen { extra[$0.range.lowerBound] ?? 0 } }
    }
    return items
  }

  func tabStops(of paragraph: Int) -> TabStops {
    let style = style(of: paragraph)
    return TabStops(
      style, indents: (indent(of: style, isFirst: true), indent(of: style, isFirst: false)))
  }
}
