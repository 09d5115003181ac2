/// A paragraph's text with the spans it is drawn in and the places it came from, so that parts of
/// it can be put together anew: what is left of a line around an ellipsis, for example.
struct StyledText {
  /// A stretch of one span whose bytes stand side by side in the request's text as well.
  struct Piece {
    var count: Int
    /// Number of the span's style.
    var style: Int
    /// Where it starts in the request's text; `nil` for an ellipsis.
    var source: Int?
  }

  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []

  init() {}

  /// A text of one style.
  init(_ text: String, style: Int, source: Int?) {
    bytes = Array(text.utf8)
    if !bytes.isEmpty { pieces = [Piece(count: bytes.count, style: style, source: source)] }
  }

  /// The text as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The style of the first byte; `nil` for an empty text.
  var firstStyle: Int? { pieces.first?.style }

  /// Adds a stretch at the end, to the last piece where it goes on with it.
  mutating func append(_ part: some Collection<UInt8>, style: Int, source: Int?) {
    guard !part.isEmpty else { return }
    bytes.append(contentsOf: part)
    if let last = pieces.last, last.style == style,
      last.source.map({ $0 + last.count }) == source, source != nil
    {
      pieces[pieces.count - 1].count += part.count
    } else {
      pieces.append(Piece(count: part.count, style: style, source: source))
    }
  }

  /// Adds another text at the end.
  mutating func append(_ other: StyledText) { append(other, in: 0..<other.bytes.count) }

  /// Adds a part of another text at the end.
  mutating func append(_ other: StyledText, in range: Range<Int>) {
    var start = 0
    for piece in other.pieces {
      let part = (start..<start + piece.count).clamped(to: range)
      if !part.isEmpty {
        append(
          other.bytes[part], style: piece.style,
          source: piece.source.map { $0 + part.lowerBound - start })
      }
      start += piece.count
    }
  }

  /// A part of the text.
  func slice(_ range: Range<Int>) -> StyledText {
    var result = StyledText()
    result.append(self, in: range)
    return result
  }

  /// The style at a byte, or at the nearest one.
  func style(at byte: Int) -> Int? {
    var start = 0
    for piece in pieces {
      start += piece.count
      if byte < start { return piece.style }
    }
    return pieces.last?.style
  }

  /// Where in the request's text a range comes from; `nil` for an ellipsis.
  func source(of range: Range<Int>) -> Range<Int>? {
    var start = 0
    var result: Range<Int>?
    for piece in pieces {
      let part = (start..<start + piece.count).clamped(to: range)
      if !part.isEmpty, let source = piece.source {
        let lower = source + part.lowerBound - start
        let upper = source + part.upperBound - start
        result = min(result?.lowerBound ?? lower, lower)..<max(result?.upperBound ?? upper, upper)
      }
      start += piece.count
    }
    return result
  }
}
