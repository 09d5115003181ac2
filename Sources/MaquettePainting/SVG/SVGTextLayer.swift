import MaquetteCore

/// Text of an SVG document that cannot be seen, over the letters, which are outlines: so that it can be
/// found, selected and copied.
///
/// Assistive technology does not hear it: it hears the names of the controls.
struct SVGTextLayer {
  /// A run and where it is.
  private struct Entry {
    var node: Int
    var run: GlyphRun
    var transform: Transform
    var attributes: String
    /// Where it leads.
    var link: String?
  }

  private var entries: [Entry] = []
  /// The text of each node, in the order in which it is read.
  private var texts: [String] = []
  private let links: SVGTextLinks

  /// - Parameter scenes: what the links of the text are known by.
  init(_ scenes: Scene...) { links = SVGTextLinks(scenes) }

  /// Takes note of the node whose runs follow.
  mutating func begin(_ node: SceneNode) { texts.append(node.text ?? "") }

  /// Adds a run of the node.
  ///
  /// - Parameters:
  ///   - bounds: where its ink is in the scene.
  ///   - attributes: what says when it is there; empty for always.
  mutating func add(_ run: GlyphRun, _ transform: Transform, _ bounds: Rect, _ attributes: String) {
    guard !run.text.isEmpty, transform.isInvertible else { return }
    entries.append(
      Entry(
        node: texts.count - 1, run: run, transform: transform, attributes: attributes,
        link: links.link(of: run.text, in: bounds)))
  }

  /// The layer as an element; empty without text.
  var element: String {
    var content = ""
    var first = 0
    while first < entries.count {
      var end = first
      while end < entries.count, entries[end].node == entries[first].node { end += 1 }
      let text = texts.indices.contains(entries[first].node) ? texts[entries[first].node] : ""
      for index in SVGTextLayer.readingOrder(entries[first..<end].map(\.run.text), in: text) {
        content += SVGTextLayer.element(entries[first + index])
      }
      first = end
    }
    guard !content.isEmpty else { return "" }
    return "<g aria-hidden=\"true\" direction=\"ltr\" fill-opacity=\"0\" font-family=\"sans-serif\""
      + ">\(content)</g>"
  }

  /// Runs stand from left to right; the node's text has them as they are read.
  private static func readingOrder(_ runs: [String], in text: String) -> [Int] {
    guard runs.count > 1, !text.isEmpty else { return Array(runs.indices) }
    let text = Array(text.utf8)
    var isTaken = [Bool](repeating: false, count: text.count)
    var places = [Int?](repeating: nil, count: runs.count)
    // Short runs may be found in long ones, so those have the choice first.
    let byLength = runs.indices.sorted {
      (runs[$1].utf8.count, $0) < (runs[$0].utf8.count, $1)
    }
    // Looking for everything everywhere takes the square of the text's length.
    guard text.count * runs.count < 1 << 22 else { return Array(runs.indices) }
    // Most runs stand where the one before ended.
    var firstFree = 0
    for index in byLength {
      let run = Array(runs[index].utf8)
      while firstFree < text.count, isTaken[firstFree] { firstFree += 1 }
      guard !run.isEmpty, firstFree + run.count <= text.count else { continue }
      let place = (firstFree...(text.count - run.count)).first { start in
        !isTaken[start] && text[start..<start + run.count].elementsEqual(run)
          && !isTaken[start..<start + run.count].contains(true)
      }
      guard let place else { continue }
      places[index] = place
      for byte in place..<place + run.count { isTaken[byte] = true }
    }
    // What is not found in it, such as an ellipsis, stays behind what stands before it.
    var last = -1
    let keys = places.map { place -> Int in
      last = place ?? last
      return last
    }
    return runs.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }

  private static func element(_ entry: Entry) -> String {
    let run = entry.run
    guard let span = run.shownSpan else { return "" }
    let x = run.origin.x + (run.isRightToLeft ? span.right : span.left)
    var result = SVGBuffer(reserving: 160)
    result += "<text"
    var place = Point(x: x, y: run.origin.y)
    if entry.transform.isMove {
      place = entry.transform.apply(place)
    } else {
      result += CompactSVG.transform(entry.transform)
    }
    result.addLength(" x=\"", place.x, isCompact: true)
    result.addLength(" y=\"", place.y, isCompact: true)
    result += " font-size=\""
    result += CompactSVG.number(run.size)
    result += "\""
    result.addLength(" textLength=\"", span.right - span.left, isCompact: true)
    if run.isRightToLeft {
      // Letters that join would come apart with space between them.
      result += " lengthAdjust=\"spacingAndGlyphs\" direction=\"rtl\" unicode-bidi=\"embed\""
    }
    result += entry.attributes
    result += ">"
    result += Escape.xml(span.text)
    result += "</text>"
    // Letters of a link lie over it, and lead where it does; keys reach the link itself.
    guard let link = entry.link else { return result.text }
    return "<a href=\"\(Escape.xml(link))\" tabindex=\"-1\">\(result.text)</a>"
  }
}

extension Transform {
  /// Whether it only moves.
  fileprivate var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension GlyphRun {
  /// The run's text without the spaces around it, and where that is, in points from the run's
  /// start; `nil` where nothing is left.
  fileprivate var shownSpan: (text: String, left: Double, right: Double)? {
    // Texts that were not shaped have no extents; their last glyph stands for its own.
    let width = advance
    let end = width > 0 ? width : (glyphs.map(\.position.x).max() ?? 0) + size / 2
    let utf8 = text.utf8
    let count = clusters.reduce(0) { $0 + max(0, $1.utf8Count) }
    guard count == utf8.count, width > 0 else {
      return text.allSatisfy(\.isWhitespace) ? nil : (text, 0, end)
    }
    var (first, last) = (clusters.startIndex, clusters.endIndex)
    var (start, stop) = (utf8.startIndex, utf8.endIndex)
    var (left, right) = (0.0, 0.0)
    while first < last {
      let next = utf8.index(start, offsetBy: max(0, clusters[first].utf8Count))
      guard text[start..<next].allSatisfy(\.isWhitespace) else { break }
      left += clusters[first].advance
      (first, start) = (first + 1, next)
    }
    guard first < last else { return nil }
    while last > first {
      let next = utf8.index(stop, offsetBy: -max(0, clusters[last - 1].utf8Count))
      guard text[next..<stop].allSatisfy(\.isWhitespace) else { break }
      right += clusters[last - 1].advance
      (last, stop) = (last - 1, next)
    }
    right = end - right
    if isRightToLeft { (left, right) = (end - right, end - left) }
    return (String(text[start..<stop]), left, right)
  }
}
