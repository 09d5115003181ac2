import MaquetteCore

/// Lays out one request: paragraph by paragraph, line by line, until the lines allowed are full.
struct LinePass {
  private let request: TextRequest
  private let chain: FaceChain
  private let shaper: Shaper
  private let style: Shaper.Style
  private let maxWidth: Double
  private let maxLines: Int

  private var lines: [ShapedLine] = []
  private var shownText = ""
  private var isTruncated = false
  private var missing: [Unicode.Scalar] = []
  private var lacksEmojiFamily = false

  private static let ellipsis = "\u{2026}"

  init(request: TextRequest, chain: FaceChain, shaper: Shaper) {
    self.request = request
    self.chain = chain
    self.shaper = shaper
    let font = request.font
    style = Shaper.Style(
      size: Self.within(font.size, Limits.fontSize),
      tracking: Self.within(font.tracking, -1000...1000),
      language: Self.tag(request.language))
    maxWidth = request.maxWidth.map { Self.within($0, 0...Limits.coordinate) } ?? .infinity
    maxLines = request.maxLines > 0 ? request.maxLines : .max
  }

  /// The finished layout.
  mutating func run() -> TextLayout {
    let paragraphs = ParagraphSplitter.paragraphs(of: request.text)
    // Line ends behind the last visible character are no reason for an ellipsis.
    let last = paragraphs.lastIndex { !$0.utf8.allSatisfy { $0 == 0x20 } } ?? 0
    for (index, text) in paragraphs.enumerated() where lines.count < maxLines && !isTruncated {
      if index > 0 { shownText += "\n" }
      add(text, isLast: index >= last)
    }
    return placed()
  }

  // MARK: Filling lines

  private mutating func add(_ text: String, isLast: Bool) {
    let paragraph = analyze(text, isRightToLeft: nil)
    let whole = shaper.shape(0..<paragraph.bytes.count, of: paragraph, style: style)
    let breaker = breaker(for: paragraph, whole: whole)
    var start = 0
    repeat {
      let line = breaker.line(from: start)
      let isAllShown = isLast && line.next == breaker.clusters.count
      if lines.count + 1 >= maxLines, !isAllShown {
        return addTruncated(paragraph, breaker: breaker, from: start)
      }
      if line.clusters == breaker.clusters.indices {
        lines.append(ShapedLine(items: whole, bytes: paragraph.bytes))
        start = line.next
      } else {
        start = addPart(of: paragraph, breaker: breaker, line: line)
      }
    } while start < breaker.clusters.count
    shownText += text
  }

  /// A line with a part of a paragraph.
  ///
  /// - Returns: where the next one starts.
  private mutating func addPart(
    of paragraph: Paragraph, breaker: LineBreaker, line: LineBreaker.Line
  ) -> Int {
    let start = line.clusters.lowerBound
    var end = line.clusters.upperBound
    var next = line.next
    while true {
      let range = byte(at: start, in: breaker, paragraph)..<byte(at: end, in: breaker, paragraph)
      let shaped = ShapedLine(
        items: shaper.shape(range, of: paragraph, style: style), bytes: paragraph.bytes)
      // Joined letters may be wider where a word is cut.
      let shorter = breaker.cut(end - 1, start: start)
      let isCutInWord = end == next && end < breaker.clusters.count
      guard isCutInWord, shorter > start, shaped.width > maxWidth + LineBreaker.tolerance else {
        lines.append(shaped)
        return next
      }
      end = shorter
      next = shorter
    }
  }

  /// The last line of all: as much of the rest as fits before an ellipsis.
  private mutating func addTruncated(
    _ paragraph: Paragraph, breaker: LineBreaker, from start: Int
  ) {
    isTruncated = true
    var breaker = breaker
    // A text that fits alone may have to be cut for the ellipsis.
    if breaker.breaks.isEmpty, maxWidth < .infinity {
      breaker.breaks = paragraph.lineBreaks(language: style.language)
    }
    let first = byte(at: start, in: breaker, paragraph)
    let ellipsis = analyze(Self.ellipsis, isRightToLeft: paragraph.isRightToLeft)
    let ellipsisWidth = shaper.shape(0..<ellipsis.bytes.count, of: ellipsis, style: style)
      .reduce(0) { $0 + $1.advance }
    var end = breaker.prefixEnd(from: start, width: maxWidth - ellipsisWidth)
    while true {
      let last = byte(at: end, in: breaker, paragraph)
      let kept = String(decoding: paragraph.bytes[first..<last], as: UTF8.self)
      let shown = analyze(kept + Self.ellipsis, isRightToLeft: paragraph.isRightToLeft)
      let items = shaper.shape(0..<shown.bytes.count, of: shown, style: style)
      let line = ShapedLine(items: items, bytes: shown.bytes)
      // Letters may be wider where the text is cut: joined ones at the end of a word, say.
      guard line.width > maxWidth + LineBreaker.tolerance, end > start else {
        lines.append(line)
        shownText += String(decoding: paragraph.bytes[..<last], as: UTF8.self) + Self.ellipsis
        return
      }
      end = breaker.cut(end - 1, start: start)
    }
  }

  private mutating func analyze(_ text: String, isRightToLeft: Bool?) -> Paragraph {
    let paragraph = Paragraph(
      text: text, isRightToLeft: isRightToLeft, fallback: request.direction, chain: chain)
    for scalar in paragraph.missing where !missing.contains(scalar) { missing.append(scalar) }
    if paragraph.lacksEmojiFamily { lacksEmojiFamily = true }
    return paragraph
  }

  private func breaker(for paragraph: Paragraph, whole: [ShapedItem]) -> LineBreaker {
    let clusters = whole.flatMap { item in
      item.clusters.map { cluster in
        LineBreaker.Cluster(
          range: cluster.range, advance: cluster.advance,
          hangs: CharacterKinds.hangsAtLineEnd(paragraph.bytes[cluster.range]))
      }
    }
    let width = whole.reduce(0) { $0 + $1.advance }
    // Breaks are looked for only where they are needed.
    let breaks =
      width > maxWidth + LineBreaker.tolerance
      ? paragraph.lineBreaks(language: style.language) : []
    return LineBreaker(clusters: clusters, breaks: breaks, maxWidth: maxWidth)
  }

  private func byte(at cluster: Int, in breaker: LineBreaker, _ paragraph: Paragraph) -> Int {
    cluster < breaker.clusters.count
      ? breaker.clusters[cluster].range.lowerBound : paragraph.bytes.count
  }

  // MARK: Placing lines

  private func placed() -> TextLayout {
    let font = request.font
    let ascent = Self.within(font.ascent, -Limits.coordinate...Limits.coordinate)
    let descent = Self.within(font.descent, -Limits.coordinate...Limits.coordinate)
    let height = ascent + descent
    let widest = lines.reduce(0) { max($0, $1.width) }
    let placed: [TextLine] = lines.enumerated().map { index, line in
      let width = line.width
      let x =
        switch request.alignment {
        case .left: 0.0
        case .center: (widest - width) / 2
        case .right: widest - width
        }
      let baseline = Double(index) * height + ascent
      return TextLine(
        baseline: baseline, x: x, width: width,
        runs: line.runs(x: x, baseline: baseline, size: style.size))
    }
    return TextLayout(
      size: Size(width: widest, height: Double(lines.count) * height), lines: placed,
      shownText: shownText, isTruncated: isTruncated, problems: problems(with: placed))
  }

  private func problems(with placed: [TextLine]) -> [TextProblem] {
    var problems: [TextProblem] = []
    var faces: [FontFace] = []
    for run in placed.flatMap(\.runs) where !faces.contains(run.face) { faces.append(run.face) }
    problems += faces.compactMap(chain.substitution)
    let catalog = chain.catalog
    if chain.primary == nil {
      problems.append(
        .missingFamily(
          request.font.family, package: catalog.source(of: request.font.family)?.package))
    }
    if lacksEmojiFamily, let family = chain.emojiFamily {
      problems.append(.missingFamily(family, package: catalog.source(of: family)?.package))
    }
    // Without any font every character is missing; the family says it all.
    if !missing.isEmpty, chain.boxes != nil {
      var packages: [String] = []
      for package in missing.compactMap(FontCatalog.package(for:)) where !packages.contains(package)
      {
        packages.append(package)
      }
      problems.append(
        .missingGlyphs(
          characters: missing, family: request.font.family, packages: packages))
    }
    return problems
  }

  // MARK: Making numbers safe

  /// The nearest number of a range; its start for what is no number.
  private static func within(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    // Comparisons with NaN are false, which makes it the start.
    value >= range.lowerBound ? min(value, range.upperBound) : range.lowerBound
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
