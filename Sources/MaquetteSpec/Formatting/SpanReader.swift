/// Finds where a scalar that libyaml has read ends in the text.
///
/// Folding changes white space only. So a plain scalar ends, and so does a block, when as many other
/// characters were seen as its value has, whatever the rules of indentation were.
struct SpanReader {
  private let text: FormatText
  private let value: String
  /// The offset behind the scalar.
  private(set) var end = 0
  /// The offset behind `|` or `>` and what stands there.
  private(set) var headerEnd = 0

  /// - Parameter value: what libyaml read.
  init(_ text: FormatText, value: String) {
    (self.text, self.value) = (text, value)
  }

  /// Reads the scalar that starts at an offset.
  mutating func read(from start: Int) -> SyntaxScalar {
    switch text[start] {
    case "'":
      end = start + 1
      while let scalar = text[end] {
        end += 1
        guard scalar == "'" else { continue }
        guard text[end] == "'" else { break }
        end += 1
      }
      return SyntaxScalar(style: .single, value: value, lines: lines(from: start))
    case "\"":
      end = start + 1
      while let scalar = text[end], scalar != "\"" { end += scalar == "\\" ? 2 : 1 }
      end += 1
      return SyntaxScalar(style: .double, value: value, lines: lines(from: start))
    case "|", ">": return block(from: start)
    default:
      end = start
      skipVisible()
      return SyntaxScalar(style: .plain, value: value, lines: lines(from: start))
    }
  }

  private mutating func block(from start: Int) -> SyntaxScalar {
    headerEnd = start
    while let scalar = text[headerEnd], !FormatText.isSpace(scalar) { headerEnd += 1 }
    let first = text.end(ofLineAt: headerEnd)
    end = first
    skipVisible()
    var lines: [String] = []
    if end > first {
      end = text.end(ofLineAt: end)
      lines = text.string(first + 1..<end).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
    return SyntaxScalar(
      style: text[start] == "|" ? .literal : .folded, value: value, lines: lines)
  }

  /// Goes behind as many visible characters as the value has.
  private mutating func skipVisible() {
    var left = value.unicodeScalars.count { !FormatText.isSpace($0) }
    while left > 0, let scalar = text[end] {
      if !FormatText.isSpace(scalar) { left -= 1 }
      end += 1
    }
  }

  /// What was written, line by line, without the indentation.
  private func lines(from start: Int) -> [String] {
    var lines: [String] = []
    var line = start
    while line <= end {
      let lineEnd = min(text.end(ofLineAt: line), end)
      var from = line
      if !lines.isEmpty {
        while from < lineEnd, let scalar = text[from], FormatText.isSpace(scalar) { from += 1 }
      }
      var to = lineEnd
      while to > from, lineEnd < end, let last = text[to - 1], FormatText.isSpace(last),
        !isEscaped(to - 1, from: from)
      {
        to -= 1
      }
      lines.append(text.string(from..<to))
      line = lineEnd + 1
    }
    return lines
  }

  /// Whether a backslash makes a space part of the text.
  private func isEscaped(_ offset: Int, from start: Int) -> Bool {
    var count = 0
    while offset - 1 - count >= start, text[offset - 1 - count] == "\\" { count += 1 }
    return count % 2 == 1
  }
}
