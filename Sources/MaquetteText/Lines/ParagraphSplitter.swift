import MaquetteCore

/// Divides a text into paragraphs and takes out what cannot be drawn.
enum ParagraphSplitter {
  /// The paragraphs of a text, at least one; each may be empty.
  ///
  /// Tabs become spaces that know what they are, and other control characters go: they would be
  /// drawn as boxes.
  ///
  /// - Parameter spans: from the start of the text on; the rest has style 0. Span *n* has style
  ///   *n* + 1.
  static func paragraphs(of text: String, spans: [TextSpan]) -> [SourceText] {
    // Most texts are one line of printable characters of one look. C2 may start a control of the
    // second set or U+0085, E2 a separator.
    if spans.isEmpty,
      text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 })
    {
      return [SourceText(text, style: 0, source: 0)]
    }
    var splitter = Splitter(spans: spans)
    for scalar in text.unicodeScalars { splitter.add(scalar) }
    return splitter.finished()
  }

  private struct Splitter {
    private let spans: [TextSpan]
    private var paragraphs: [SourceText] = []
    private var current = SourceText()
    private var run: [UInt8] = []
    private var runStart = 0
    private var offset = 0
    private var span = 0
    private var spanEnd: Int
    private var previous: Unicode.Scalar?

    init(spans: [TextSpan]) {
      self.spans = spans
      spanEnd = max(0, spans.first?.utf8Count ?? .max)
    }

    private var style: Int { span < spans.count ? span + 1 : 0 }

    mutating func add(_ scalar: Unicode.Scalar) {
      defer {
        previous = scalar
        offset += UTF8.width(scalar)
      }
      while offset >= spanEnd, span < spans.count {
        flush()
        span += 1
        let count = span < spans.count ? max(0, spans[span].utf8Count) : .max
        let (end, overflows) = spanEnd.addingReportingOverflow(count)
        spanEnd = overflows ? .max : end
      }
      switch scalar.value {
      case 0x0A where previous == "\r": skip()
      // Line feed, line tabulation, form feed, carriage return, next line and the two separators.
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        flush()
        paragraphs.append(current)
        current = SourceText()
        skip()
      case 0x09:
        flush()
        current.appendTab(style: style, source: offset)
      case 0x00...0x1F, 0x7F...0x9F: skip()
      default: keep(scalar)
      }
    }

    mutating func finished() -> [SourceText] {
      flush()
      paragraphs.append(current)
      return paragraphs
    }

    private mutating func keep(_ scalar: Unicode.Scalar) {
      if run.isEmpty { runStart = offset }
      run.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }

    private mutating func skip() { flush() }

    private mutating func flush() {
      current.append(run, style: style, source: runStart)
      run.removeAll(keepingCapacity: true)
    }
  }
}
