import MaquetteCore

/// A text that is measured for any room offered and drawn where it is placed.
final class TextBlock {
  private let shared: SharedTextRequest
  private let key: String
  private let surroundings: CopyOnWrite<LayoutContext>
  private var natural: TextLayout?
  /// Whether somebody was told the natural layout.
  private var isNaturalTold = false
  /// What the measurer kept of the natural layout until the text is laid out in a width, once as a rule.
  private var shapes: AnyObject?
  private var naturalMeasure: Measure?
  private var narrowed: [(Double?, Int, TextLayout)] = []
  private var smaller: [(width: Double, most: Double, layout: TextLayout)] = []

  /// What is asked of a layout that no width limits, again and again.
  private struct Measure {
    var size: Size
    var lines: Int
    var isTruncated: Bool

    init(_ layout: TextLayout) {
      (size, lines) = (layout.size, layout.lines.count)
      isTruncated = layout.isTruncated
    }

    /// Whether it is what a number of lines would give: one that was cut is so for its own.
    func isWhole(in count: Int) -> Bool { !isTruncated || lines == count }
  }

  /// The glyphs of longer texts, in bytes, are kept for one width only.
  private static let longest = 512

  /// - Parameter key: the spec's key for the text, where messages point.
  init(_ request: SharedTextRequest, key: String, context: CopyOnWrite<LayoutContext>) {
    shared = request
    self.key = key
    surroundings = context
  }

  private var request: TextRequest { shared.value }
  private var context: LayoutContext { _read { yield surroundings.value } }

  var font: ResolvedFont { request.font }

  /// The layout in a width and, when one is given, in as many lines as a height holds.
  ///
  /// - Parameter most: the most lines, where it is not the request's own number.
  func layout(width: Double?, height: Double? = nil, lines most: Int? = nil) -> TextLayout {
    let most = most ?? request.maxLines
    let whole = layout(width: width, lines: most)
    guard let height else { return whole }
    let count = whole.lineCount(in: height)
    return count < whole.lines.count ? layout(width: width, lines: count) : whole
  }

  /// The layout of a title in a width, of which no line ends inside a word: where a word has no room,
  /// large text is made smaller, and other text is cut at its end.
  ///
  /// - Parameters:
  ///   - shrinks: whether it may be made smaller.
  ///   - most: the largest share of its size that it may have: that of what stands above it.
  ///   - breaks: whether lines of several words end inside one rather than that others are lost.
  func wholeWords(
    width: Double?, shrinks: Bool, scale most: Double = 1, breaks: Bool = false
  ) -> TextLayout {
    let own = layout(width: width)
    guard let width else { return own }
    if most < 1 { return smallerLayout(width: width, scale: most) }
    guard let line = own.wordBreak else { return own }
    let whole = shrinks ? smallerLayout(width: width) : layout(width: width, lines: line + 1)
    return breaks && whole.isTruncated && isLegible(own, in: width) ? own : whole
  }

  /// The shares of its size that a title is made smaller to: at the largest text size hardly less than
  /// the standard one, 17 of 53 points.
  static let scales = Array(stride(from: 0.95, to: leastScale - 0.02, by: -0.05))
  static let leastScale = 0.35

  /// The largest layout with whole words, or else the smallest one, cut.
  private func smallerLayout(width: Double, scale most: Double = 1) -> TextLayout {
    if let hit = smaller.first(where: { $0.width == width && $0.most == most }) {
      return hit.layout
    }
    var smallest: TextLayout?
    for scale in TextBlock.scales where scale <= most {
      var request = request
      request.font = request.font.scaled(by: scale)
      for index in request.spans.indices {
        request.spans[index].font = request.spans[index].font.scaled(by: scale)
      }
      request.maxWidth = min(max(1, width), Limits.coordinate)
      var layout = context.measurer.layout(request)
      layout.scale = scale
      smallest = layout
      guard let line = layout.wordBreak else { break }
      guard scale - 0.05 < TextBlock.leastScale - 0.02 else { continue }
      request.maxLines = line + 1
      layout = context.measurer.layout(request)
      layout.scale = scale
      smallest = layout
    }
    let layout = smallest ?? naturalLayout()
    if smaller.count == 4 { smaller.removeFirst() }
    smaller.append((width, most, layout))
    return layout
  }

  private func layout(width: Double?, lines: Int) -> TextLayout {
    let wide = measure()
    // A text that fits needs no second look; most do.
    let fits = width.map { $0 + 0.01 >= wide.size.width } ?? true
    let isNatural = width == nil || !request.dependsOnWidth
    if fits, isNatural, lines == 0 || wide.lines <= lines, wide.isWhole(in: lines) {
      isNaturalTold = true
      return naturalLayout()
    }
    if request.text.utf8.count > TextBlock.longest { natural = nil }
    if let hit = narrowed.first(where: { $0.0 == width && $0.1 == lines }) { return hit.2 }
    var narrow = request
    narrow.maxWidth = fits && isNatural ? nil : width.map { min(max(1, $0), Limits.coordinate) }
    narrow.maxLines = lines
    let layout = context.measurer.layout(SharedTextRequest(narrow), keeping: &shapes)
    // Who knows how wide it would be, and offers less, hardly asks for more again.
    if width != nil {
      shapes = nil
      if isNaturalTold { natural = nil }
    }
    if narrowed.count == 4 { narrowed.removeFirst() }
    narrowed.append((width, lines, layout))
    return layout
  }

  /// Frees the layouts.
  func forget() { (natural, shapes, narrowed, smaller) = (nil, nil, [], []) }

  /// From where to where the letters reach in the layout that no width limits, in points below its
  /// top; `nil` where nothing is drawn.
  var ink: ClosedRange<Double>? { context.measurer.ink(of: request) }

  /// How far letters reach out of their lines, in points: above the first one or below the last one,
  /// whichever is more. Those of scripts with marks do, and Latin ones with several accents. A little where they
  /// fill lines that are as high as they are.
  private(set) lazy var overhang: Double = {
    guard request.text.unicodeScalars.contains(where: { $0.value >= TextBlock.firstMark }),
      let ink
    else { return 0 }
    let reach = max(-ink.lowerBound, ink.upperBound - naturalLayout().size.height)
    return reach > -0.5 ? max(0.01, reach) : 0
  }()

  /// The first combining mark of Unicode. Of the letters before it none leaves its line.
  private static let firstMark: UInt32 = 0x300

  private func measure() -> Measure {
    if let naturalMeasure { return naturalMeasure }
    let layout = naturalLayout()
    report(layout.problems)
    let measure = Measure(layout)
    naturalMeasure = measure
    return measure
  }

  private func naturalLayout() -> TextLayout {
    if let natural { return natural }
    let layout = context.measurer.layout(shared, keeping: &shapes)
    natural = layout
    return layout
  }

  private func report(_ problems: [TextProblem]) {
    for problem in problems {
      switch problem {
      case .missingGlyphs(let characters, let family, let packages):
        let shown = characters.prefix(8).map(\.codePoint)
        context.report(
          .warning,
          "neither '\(family)' nor its fallbacks have a glyph for \(shown.joined(separator: ", "))",
          key: key,
          hint: packages.isEmpty
            ? "add a font that has it with --font-path"
            : "install \(packages.joined(separator: " and ")), or add a font with --font-path",
          id: .missingGlyph)
      case .missingFamily(let family, let package):
        context.report(
          .warning, "the font family '\(family)' is not installed",
          hint: package.map { "install the package '\($0)'" }
            ?? "name its folder with --font-path", id: .missingFont)
      // The lines that are drawn tell whether words had to be divided, not those without a width.
      case .ambiguousNumber, .missingHyphenation: continue
      case .substitutedStyle(let family, let wanted, let used):
        // Fonts for other scripts have fewer weights than the theme names, and nobody can do anything
        // about that; but a style that somebody asked for is missed.
        guard family == request.font.family || asksForStyle else { continue }
        // Once is enough: every text in that style has it.
        context.sink.reportOnce(
          Diagnostic(
            .warning, "'\(family)' has no \(wanted); \(used) is drawn in its place",
            location: context.source, hint: "'maquette fonts' lists the weights that exist",
            id: .substitutedFont))
      }
    }
  }

  /// Whether a user chose the weight or slant of some of the text.
  private var asksForStyle: Bool {
    request.font.isStyleRequested || request.spans.contains { $0.font.isStyleRequested }
  }

  /// The runs of a layout as drawing items, with the text's top left corner at a point.
  static func items(of layout: TextLayout, at origin: Point, color: Color) -> [DrawItem] {
    layout.lines.flatMap(\.runs).map { part in
      var run = part.glyphs
      run.origin = run.origin.offset(x: origin.x, y: origin.y)
      return .text(run, color)
    }
  }
}

extension TextBlock {
  /// Whether a layout with a broken word says all that several words say, in room for more than a few letters.
  /// Estimated: three ems, below which broken words are a column of letters.
  private func isLegible(_ broken: TextLayout, in width: Double) -> Bool {
    !broken.isTruncated && width > 3 * font.size && request.text.contains(where: \.isWhitespace)
  }
}

extension TextRequest {
  /// Whether lines that fit look different in another width.
  fileprivate var dependsOnWidth: Bool {
    fillsWidth || isJustified
      || paragraphs.contains { $0.isJustified ?? false || $0.tailIndent != 0 }
  }
}

extension TextLayout {
  /// How many of its lines a height holds; one at least. Lines are as high as they are, whatever the
  /// font says: paragraphs may have heights of their own.
  fileprivate func lineCount(in height: Double) -> Int {
    // A line of which a hair is missing is shown.
    let shown = lines.prefix { $0.top + $0.height <= height + 0.05 * $0.height + 0.001 }
    return max(1, shown.count)
  }
}
