import MaquetteCore

/// Lays out one request: paragraph by paragraph, line by line, until the lines allowed are full.
struct LinePass {
  let request: TextRequest
  let styles: [SpanStyle]
  let language: String
  let maxWidth: Double
  let shaper: Shaper
  let hyphenation: HyphenationStore
  private let maxLines: Int

  /// The text's paragraphs, where it was divided before.
  var texts: [SourceText] = []
  /// The first paragraphs, which were analysed and shaped.
  var known: [ShapedParagraph] = []
  var lines: [ShapedLine] = []
  var shownText = ""
  var isTruncated = false
  /// The first line that ends inside a word.
  private(set) var wordBreak: Int?
  private(set) var missing: [Unicode.Scalar] = []
  private(set) var lacksEmojiFamily = false
  private(set) var ambiguousNumbers: [String] = []

  init(
    request: TextRequest, styles: [SpanStyle], shaper: Shaper, hyphenation: HyphenationStore
  ) {
    self.hyphenation = hyphenation
    self.request = request
    self.styles = styles
    self.shaper = shaper
    language = Self.tag(request.language)
    maxWidth =
      request.maxWidth.map { SafeNumber.within($0, 0...Limits.coordinate) } ?? .infinity
    maxLines = request.maxLines > 0 ? request.maxLines : .max
  }

  /// The finished layout.
  mutating func run() -> TextLayout {
    if texts.isEmpty {
      texts = ParagraphSplitter.paragraphs(of: request.text, spans: request.spans)
    }
    let paragraphs = texts
    // Line ends behind the last visible character are no reason for an ellipsis.
    let last = paragraphs.lastIndex { !$0.isBlank } ?? 0
    for index in paragraphs.indices where lines.count < maxLines && !isTruncated {
      if index > 0 { shownText += "\n" }
      add(index, of: paragraphs, last: last)
    }
    return placed()
  }

  // MARK: Filling lines

  private mutating func add(_ index: Int, of paragraphs: [SourceText], last: Int) {
    let shaped = shaped(paragraphs[index], paragraph: index)
    let (paragraph, whole) = (shaped.paragraph, shaped.items)
    let rooms = rooms(of: index)
    let width = whole.reduce(0) { $0 + $1.advance }
    // Most texts fit, and nobody asks where their lines may end.
    if paragraph.tabs.isEmpty, width <= min(rooms.first, rooms.other) + LineBreaker.tolerance,
      lines.count + 1 < maxLines || index >= last
    {
      append(whole, of: paragraph, index, isFirst: true, isLast: true)
      shownText += paragraph.source.text
      return
    }
    let breaker = breaker(for: paragraph, index, whole: whole, rooms: rooms)
    var start = 0
    repeat {
      let isFirst = start == 0
      let room = isFirst ? rooms.first : rooms.other
      // A last line that is not shown leaves no word alone.
      let next = lines.count + 2 <= maxLines ? rooms.other : nil
      let line = breaker.line(from: start, width: room, next: next)
      let isAllShown = index >= last && line.next == breaker.clusters.count
      if lines.count + 1 >= maxLines, !isAllShown {
        return addCut(
          Rest(
            paragraphs: paragraphs, index: index, paragraph: paragraph, breaker: breaker,
            start: start, room: room, line: line))
      }
      if line.isInWord, wordBreak == nil { wordBreak = lines.count }
      if line.clusters == breaker.clusters.indices {
        append(
          tabbed(whole, of: paragraph, index, isFirst: true), of: paragraph, index, isFirst: true,
          isLast: true)
        start = line.next
      } else {
        start = addPart(of: paragraph, index, breaker: breaker, line: line, room: room).next
      }
    } while start < breaker.clusters.count
    shownText += paragraph.source.text
  }

  /// A line with a part of a paragraph.
  ///
  /// - Parameter isLast: whether no line of the paragraph follows, though there is more of it.
  /// - Returns: where it ends, and where the next one starts.
  mutating func addPart(
    of paragraph: Paragraph, _ index: Int, breaker: LineBreaker, line: LineBreaker.Line,
    room: Double, isLast: Bool = false
  ) -> (end: Int, next: Int) {
    let start = line.clusters.lowerBound
    var end = line.clusters.upperBound
    var next = line.next
    while true {
      var (shown, range) = (paragraph, breaker.bytes(of: start..<end, in: paragraph))
      let isHyphenated = breaker.isHyphenated(at: end, from: start, in: room)
      if isHyphenated {
        shown = hyphenated(range, of: paragraph)
        range = 0..<shown.bytes.count
      }
      let items = tabbed(shape(range, of: shown), of: shown, index, isFirst: start == 0)
      // Joined letters may be wider where a word is cut, and so may the last one before a hyphen.
      let width = items.reduce(0) { $0 + $1.advance }
      let narrower =
        isHyphenated && width > room + LineBreaker.tolerance
        ? breaker.line(from: start, width: 2 * room - width, next: nil) : nil
      if let narrower, narrower.next < next {
        (end, next) = (narrower.clusters.upperBound, narrower.next)
        continue
      }
      let shorter = breaker.cut(end - 1, start: start)
      let isCutInWord = end == next && end < breaker.clusters.count
      guard isCutInWord, shorter > start, width > room + LineBreaker.tolerance else {
        append(
          items, of: shown, index, isFirst: start == 0,
          isLast: isLast || next >= breaker.clusters.count)
        return (end, next)
      }
      end = shorter
      next = shorter
    }
  }

  mutating func append(
    _ items: [ShapedItem], of paragraph: Paragraph, _ index: Int, isFirst: Bool, isLast: Bool
  ) {
    lines.append(
      ShapedLine(
        items: items, source: paragraph.source, paragraph: index,
        isRightToLeft: paragraph.isRightToLeft, isFirst: isFirst, isLast: isLast,
        emptyStyle: paragraph.source.firstStyle ?? 0))
  }

  // MARK: Shaping

  /// A whole paragraph, as it is in any width.
  private mutating func shaped(
    _ text: SourceText, paragraph index: Int
  ) -> ShapedParagraph {
    if index < known.count {
      note(known[index].paragraph)
      return known[index]
    }
    let paragraph = analyze(text, paragraph: index)
    let items = shape(0..<paragraph.bytes.count, of: paragraph)
    let shaped = ShapedParagraph(paragraph: paragraph, items: items)
    known.append(shaped)
    return shaped
  }

  func shape(_ range: Range<Int>, of paragraph: Paragraph) -> [ShapedItem] {
    shaper.shape(range, of: paragraph, styles: styles, language: language)
  }

  /// - Parameters:
  ///   - paragraph: its number, for its style.
  ///   - isRightToLeft: its direction, where that was found before.
  ///   - levels: the embedding level of each byte, where those were found before.
  mutating func analyze(
    _ text: SourceText, paragraph: Int, isRightToLeft: Bool? = nil, levels: [UInt8]? = nil
  ) -> Paragraph {
    let asked = (style(of: paragraph).direction ?? request.baseWritingDirection).map {
      $0 == .rightToLeft
    }
    let result = Paragraph(
      text, isRightToLeft: isRightToLeft ?? asked, fallback: request.direction,
      language: language, styles: styles, detector: request.dataDetector, levels: levels)
    note(result)
    return result
  }

  /// Keeps what is to be reported of a paragraph.
  private mutating func note(_ paragraph: Paragraph) {
    for scalar in paragraph.missing where !missing.contains(scalar) { missing.append(scalar) }
    if paragraph.lacksEmojiFamily { lacksEmojiFamily = true }
    ambiguousNumbers += paragraph.ambiguousNumbers
  }

  func breaker(
    for paragraph: Paragraph, _ index: Int, whole: [ShapedItem],
    rooms: (first: Double, other: Double), findsBreaks: Bool = false
  ) -> LineBreaker {
    var clusters: [LineBreaker.Cluster] = []
    clusters.reserveCapacity(whole.reduce(0) { $0 + $1.clusters.count })
    for cluster in whole.lazy.flatMap(\.clusters) {
      clusters.append(
        LineBreaker.Cluster(
          range: cluster.range, advance: cluster.advance,
          hangs: CharacterKinds.hangsAtLineEnd(paragraph.bytes[cluster.range]),
          isTab: !paragraph.tabs.isEmpty && paragraph.isTab(cluster.range.lowerBound),
          isHyphenatable: SoftHyphen.ends(paragraph.bytes[cluster.range])))
    }
    let stops = paragraph.tabs.isEmpty ? nil : tabStops(of: index)
    let width =
      stops == nil
      ? whole.reduce(0) { $0 + $1.advance }
      : tabbed(whole, of: paragraph, index, isFirst: true).reduce(0) { $0 + $1.advance }
    // Breaks are looked for only where they are needed.
    let isNeeded = findsBreaks || width > min(rooms.first, rooms.other) + LineBreaker.tolerance
    var breaks = isNeeded ? paragraph.lineBreaks(language: language) : []
    let strategy = request.lineBreakStrategy
    if strategy.contains(.hangulWordPriority) {
      HangulWords.keep(in: paragraph.bytes, breaks: &breaks)
    }
    let canHyphenate = !breaks.isEmpty && clusters.contains(where: \.isHyphenatable)
    let factor = isNeeded ? hyphenationFactor(of: index) : 0
    let divisions =
      factor > 0 ? divisions(of: paragraph, clusters: clusters, breaks: breaks) : []
    return LineBreaker(
      clusters: clusters, breaks: breaks, tabStops: stops,
      hyphenWidth: canHyphenate || !divisions.isEmpty ? hyphenWidth(of: paragraph) : 0,
      divisions: divisions, hyphenationFactor: factor,
      breaksAnywhere: request.lineBreakMode == .byCharWrapping,
      pushesOut: strategy.contains(.pushOut))
  }

  /// A language tag that is safe to hand on: both libraries keep every tag they see for ever.
  private static func tag(_ language: String) -> String {
    let isTag =
      (2...35).contains(language.utf8.count)
      && language.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
    return isTag ? language : "en"
  }
}
