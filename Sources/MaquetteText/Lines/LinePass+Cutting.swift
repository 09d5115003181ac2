import MaquetteCore

// What becomes of the last line when there is more text than lines.

extension LinePass {
  /// The text that is left for the last line.
  struct Rest {
    var paragraphs: [SourceText]
    /// Number of the paragraph that the line is of.
    var index: Int
    var paragraph: Paragraph
    var breaker: LineBreaker
    /// The first cluster that no line shows yet.
    var start: Int
    /// The line's room, in points.
    var room: Double
    /// What it would show if there were more lines.
    var line: LineBreaker.Line

    /// The bytes of the paragraph from a cluster up to another one.
    func bytes(_ first: Int, _ end: Int) -> Range<Int> {
      breaker.bytes(of: first..<max(first, end), in: paragraph)
    }
  }

  /// The last line of all, with as much of the rest as it holds.
  mutating func addCut(_ rest: Rest) {
    isTruncated = true
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: addEnd(rest)
    case .byClipping: addClipped(rest)
    case .byTruncatingTail:
      if !addTightened(rest) { addTruncatedTail(rest) }
    case .byTruncatingHead, .byTruncatingMiddle:
      if !addTightened(rest) { addTruncatedInside(rest) }
    }
  }

  /// A line that simply ends.
  private mutating func addEnd(_ rest: Rest) {
    let end = addPart(
      of: rest.paragraph, rest.index, breaker: rest.breaker, line: rest.line, room: rest.room,
      isLast: true
    ).end
    let range = rest.bytes(rest.start, end)
    shownText += String(decoding: rest.paragraph.bytes[..<range.upperBound], as: UTF8.self)
  }

  /// A line up to a cluster, however wide it is.
  private mutating func addUncut(_ rest: Rest, end: Int) {
    let range = rest.bytes(rest.start, end)
    append(
      tabbed(
        shape(range, of: rest.paragraph), of: rest.paragraph, rest.index,
        isFirst: rest.start == 0),
      of: rest.paragraph, rest.index, isFirst: rest.start == 0, isLast: true)
    shownText += String(decoding: rest.paragraph.bytes[..<range.upperBound], as: UTF8.self)
  }

  /// A line that runs on beyond its room, by as little as will be cut off.
  private mutating func addClipped(_ rest: Rest) {
    var end = rest.start
    var width = 0.0
    let clusters = rest.breaker.clusters
    while end < clusters.count, width < rest.room {
      width += rest.breaker.advance(of: clusters[end], after: width, from: rest.start)
      end += 1
    }
    addUncut(rest, end: end)
  }

  /// A line whose characters stand a little closer, if that makes room for all of them.
  private mutating func addTightened(_ rest: Rest) -> Bool {
    let hidden = rest.paragraphs[(rest.index + 1)...]
    guard request.tighteningFactor > 0, rest.room < .infinity,
      hidden.allSatisfy(\.isBlank)
    else { return false }
    let clusters = rest.breaker.clusters
    let end = rest.breaker.trimmed(end: clusters.count, start: rest.start)
    let natural = rest.breaker.width(of: rest.start..<end)
    guard natural <= rest.room * (1 + request.tighteningFactor) else { return false }
    let range = rest.bytes(rest.start, end)
    var items = tabbed(
      shape(range, of: rest.paragraph), of: rest.paragraph, rest.index, isFirst: rest.start == 0)
    // Letters that hang together cannot stand closer.
    func isMovable(_ cluster: ShapedItem.Cluster) -> Bool {
      let text = String(decoding: rest.paragraph.bytes[cluster.range], as: UTF8.self)
      return text.unicodeScalars.first.map { !CharacterKinds.isConnected($0) } ?? false
    }
    let count = items.reduce(0) { $0 + $1.clusters.count(where: isMovable) }
    let excess = items.reduce(0) { $0 + $1.advance } - rest.room
    guard count > 0 else { return false }
    let less = max(0, excess) / Double(count)
    for index in items.indices { items[index].widen { isMovable($0) ? -less : 0 } }
    append(items, of: rest.paragraph, rest.index, isFirst: rest.start == 0, isLast: true)
    shownText += String(decoding: rest.paragraph.bytes, as: UTF8.self)
    isTruncated = false
    return true
  }

  /// As much of the rest as fits before an ellipsis.
  private mutating func addTruncatedTail(_ rest: Rest) {
    var breaker = rest.breaker
    // A text that fits alone may have to be cut for the ellipsis.
    if breaker.breaks.isEmpty, maxWidth < .infinity {
      breaker.breaks = rest.paragraph.lineBreaks(language: language)
    }
    let first = rest.bytes(0, rest.start).upperBound
    let room = rest.room - ellipsisWidth(at: first, of: rest.paragraph, rest.index)
    var end = breaker.prefixEnd(from: rest.start, width: room)
    while true {
      let last = breaker.bytes(of: 0..<end, in: rest.paragraph).upperBound
      var shown = rest.paragraph.source.slice(first..<last)
      shown.appendEllipsis(style: rest.paragraph.source.style(at: max(first, last - 1)))
      // What is left keeps its order, and the ellipsis stands where the paragraph's lines end.
      let levels = rest.paragraph.knownLevels(in: first..<last).map {
        $0 + ellipsisLevels(rest.paragraph.baseLevel)
      }
      // Letters may be wider where the text is cut: joined ones at the end of a word, say.
      if fits(shown, levels: levels, in: rest, orIsLeast: end <= rest.start) {
        shownText += String(decoding: rest.paragraph.bytes[..<last], as: UTF8.self)
        shownText += Ellipsis.text
        return
      }
      end = breaker.cut(end - 1, start: rest.start)
    }
  }

  /// The end of the text behind an ellipsis, and for the middle the beginning of the line before.
  private mutating func addTruncatedInside(_ rest: Rest) {
    let range = rest.bytes(rest.start, rest.breaker.clusters.count)
    var text = rest.paragraph.source.slice(range)
    var levels = rest.paragraph.levels(in: range)
    for later in rest.paragraphs[(rest.index + 1)...] where !later.bytes.isEmpty {
      text.append([0x20], style: later.firstStyle ?? 0, source: nil)
      text.append(later)
      levels.append(rest.paragraph.baseLevel)
      levels += Paragraph.levels(
        later.bytes, tabs: later.tabs, isRightToLeft: rest.paragraph.isRightToLeft)
    }
    let whole = analyze(
      text, paragraph: rest.index, isRightToLeft: rest.paragraph.isRightToLeft, levels: levels)
    let breaker = breaker(
      for: whole, rest.index, whole: shape(0..<whole.bytes.count, of: whole),
      rooms: (rest.room, rest.room), findsBreaks: true)
    let count = breaker.clusters.count
    let room = max(0, rest.room - ellipsisWidth(at: 0, of: whole, rest.index))
    var end = 0
    var kept = 0.0
    if request.lineBreakMode == .byTruncatingMiddle {
      end = breaker.prefixEnd(from: 0, width: room / 2)
      kept = breaker.clusters[..<end].reduce(0) { $0 + $1.advance }
    }
    var first = breaker.suffixStart(after: end, width: room - kept)
    if request.lineBreakMode == .byTruncatingMiddle {
      // The beginning takes what the end leaves.
      let tail = breaker.clusters[first...].reduce(0) { $0 + $1.advance }
      end = min(first, max(end, breaker.prefixEnd(from: 0, width: room - tail)))
    }
    while true {
      let head = breaker.bytes(of: 0..<end, in: whole)
      let tail = breaker.bytes(of: first..<count, in: whole)
      var shown = whole.source.slice(head)
      let place =
        end > 0 ? shown.bytes.count - 1 : breaker.bytes(of: 0..<first, in: whole).upperBound
      shown.appendEllipsis(style: whole.source.style(at: place))
      shown.append(whole.source, in: tail)
      if fits(
        shown, levels: self.levels(of: whole, head: head, tail: tail), in: rest,
        orIsLeast: first >= count && end == 0)
      {
        let before = rest.paragraph.bytes[..<rest.bytes(0, rest.start).upperBound]
        shownText += String(decoding: before, as: UTF8.self) + shown.text
        return
      }
      if first < count {
        first = breaker.suffixCut(first + 1)
      } else {
        end = breaker.cut(end - 1, start: 0)
      }
    }
  }

  private func ellipsisLevels(_ level: UInt8) -> [UInt8] {
    Array(repeating: level, count: Ellipsis.text.utf8.count)
  }

  /// The levels of a beginning and an end with an ellipsis between them: it belongs to what reads
  /// on across it, or to the paragraph where nothing does.
  private func levels(of whole: Paragraph, head: Range<Int>, tail: Range<Int>) -> [UInt8] {
    let (before, after) = (whole.levels(in: head), whole.levels(in: tail))
    let ellipsis =
      before.last.flatMap { before in after.first.map { min(before, $0) } } ?? whole.baseLevel
    return before + ellipsisLevels(ellipsis) + after
  }

  /// Adds a line if it fits or nothing less can be shown.
  ///
  /// - Parameter levels: those of its bytes; `nil` where all are 0.
  private mutating func fits(
    _ text: SourceText, levels: [UInt8]?, in rest: Rest, orIsLeast isLeast: Bool
  ) -> Bool {
    // Of plain text that is found at once.
    let levels =
      levels ?? (text.isPlain(in: styles) ? nil : Array(repeating: 0, count: text.bytes.count))
    let shown = analyze(
      text, paragraph: rest.index, isRightToLeft: rest.paragraph.isRightToLeft, levels: levels)
    let items = tabbed(
      shape(0..<shown.bytes.count, of: shown), of: shown, rest.index, isFirst: rest.start == 0)
    let width = items.reduce(0) { $0 + $1.advance }
    guard width <= rest.room + LineBreaker.tolerance || isLeast else { return false }
    append(items, of: shown, rest.index, isFirst: rest.start == 0, isLast: true)
    return true
  }

  private mutating func ellipsisWidth(
    at byte: Int, of paragraph: Paragraph, _ index: Int
  ) -> Double {
    // Nearly all texts have one style, and an ellipsis of one has one width.
    let key =
      request.spans.isEmpty
      ? Shaper.EllipsisKey(
        font: request.font, isRightToLeft: paragraph.isRightToLeft, language: language) : nil
    if let key, let known = shaper.ellipses[key] { return known }
    var text = SourceText()
    text.appendEllipsis(style: paragraph.source.style(at: byte))
    let ellipsis = analyze(text, paragraph: index, isRightToLeft: paragraph.isRightToLeft)
    let width = shape(0..<ellipsis.bytes.count, of: ellipsis).reduce(0) { $0 + $1.advance }
    if let key {
      if shaper.ellipses.count >= Shaper.mostEllipses { shaper.ellipses = [:] }
      shaper.ellipses[key] = width
    }
    return width
  }
}

extension SourceText {
  fileprivate mutating func appendEllipsis(style: Int?) {
    append(Ellipsis.text.utf8, style: style ?? 0, source: nil)
  }
}
