import MaquetteCore

/// A paragraph's text with the spans it is drawn in and the places it came from, so that parts of
/// it can be put together anew: what is left of a line around an ellipsis, for example.
struct SourceText {
  /// A stretch of one span whose bytes stand side by side in the request's text as well.
  struct Piece {
    /// Its first byte in this text.
    var start: Int
    var count: Int
    /// Number of the span's style.
    var style: Int
    /// Where it starts in the request's text; `nil` for an ellipsis.
    var source: Int?
    /// Whether it is one tab, which stands in the text as a space.
    var isTab = false
    /// The byte behind its last one in this text.
    var end: Int { start + count }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []

  init() {}

  /// A text of one style.
  init(_ text: String, style: Int, source: Int?) {
    bytes = Array(text.utf8)
    if !bytes.isEmpty {
      pieces = [Piece(start: 0, count: bytes.count, style: style, source: source)]
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The style of the first byte; `nil` for an empty text.
  var firstStyle: Int? { pieces.first?.style }

  /// The bytes that stand for tabs.
  var tabs: [Int] { pieces.lazy.filter(\.isTab).map(\.start) }

  /// Whether nothing of it is ever seen.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 } }

  /// Adds a tab at the end.
  mutating func appendTab(style: Int, source: Int?) {
    pieces.append(
      Piece(start: bytes.count, count: 1, style: style, source: source, isTab: true))
    bytes.append(0x20)
  }

  /// Adds a stretch at the end, to the last piece where it goes on with it.
  mutating func append(_ part: some Collection<UInt8>, style: Int, source: Int?) {
    guard !part.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: part)
    if let last = pieces.last, last.style == style, !last.isTab,
      last.source.map({ $0 + last.count }) == source, source != nil
    {
      pieces[pieces.count - 1].count += part.count
    } else {
      pieces.append(Piece(start: start, count: part.count, style: style, source: source))
    }
  }

  /// Adds another text at the end.
  mutating func append(_ other: SourceText) { append(other, in: 0..<other.bytes.count) }

  /// Adds a part of another text at the end.
  mutating func append(_ other: SourceText, in range: Range<Int>) {
    for piece in other.pieces(in: range) {
      let part = (piece.start..<piece.end).clamped(to: range)
      if piece.isTab {
        appendTab(style: piece.style, source: piece.source)
      } else {
        append(
          other.bytes[part], style: piece.style,
          source: piece.source.map { $0 + part.lowerBound - piece.start })
      }
    }
  }

  /// A part of the text.
  func slice(_ range: Range<Int>) -> SourceText {
    var result = SourceText()
    // An ellipsis follows as a rule.
    result.bytes.reserveCapacity(range.count + Ellipsis.text.utf8.count)
    result.pieces.reserveCapacity(pieces.count + 1)
    result.append(self, in: range)
    return result
  }

  /// The style at a byte, or at the nearest one.
  func style(at byte: Int) -> Int? {
    let index = pieces.partitioningIndex { $0.end > byte }
    return index < pieces.count ? pieces[index].style : pieces.last?.style
  }

  /// Where in the request's text some stretches come from; `nil` for an ellipsis.
  static func source(of pieces: [TextRun.Piece]) -> Range<Int>? {
    var result: Range<Int>?
    for piece in pieces {
      guard let source = piece.source else { continue }
      let upper = source + piece.utf8Count
      result = min(result?.lowerBound ?? source, source)..<max(result?.upperBound ?? upper, upper)
    }
    return result
  }

  /// The stretches of a range, and where in the request's text each comes from.
  func sources(of range: Range<Int>) -> [TextRun.Piece] {
    pieces(in: range).map { piece in
      let part = (piece.start..<piece.end).clamped(to: range)
      return TextRun.Piece(
        utf8Count: part.count, source: piece.source.map { $0 + part.lowerBound - piece.start })
    }
  }

  /// The pieces that reach into a range.
  private func pieces(in range: Range<Int>) -> ArraySlice<Piece> {
    let first = pieces.partitioningIndex { $0.end > range.lowerBound }
    return pieces[first...].prefix { $0.start < range.upperBound }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which on all elements meet a condition that those before do not meet.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
