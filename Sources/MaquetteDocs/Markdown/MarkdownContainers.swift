/// What a line of Markdown stands in: quotes, list items, and what Python-Markdown indents in the
/// same way (admonitions, tabs, footnotes).
struct MarkdownContainers: Hashable {
  enum Container: Hashable {
    case quote
    /// Text that starts this many columns into what is around it.
    case item(Int)
  }

  private(set) var open: [Container] = []

  /// Nobody nests deeper, and every line goes through all of them.
  private static let deepest = 64

  /// Consumes the marks of the containers that are open.
  ///
  /// - Returns: how many of them the line goes on with.
  func matching(_ cursor: inout LineCursor) -> Int {
    for (index, container) in open.enumerated() {
      switch container {
      case .quote:
        guard MarkdownContainers.skipQuote(&cursor) else { return index }
      case .item(let columns):
        if cursor.isBlank { continue }
        guard cursor.indentation >= columns else { return index }
        cursor.skipWhitespace(columns: columns)
      }
    }
    return open.count
  }

  /// Closes all but the outermost.
  mutating func close(downTo count: Int) { open.removeSubrange(count...) }

  /// Consumes the marks of containers that begin in this line, and opens them.
  mutating func openNew(_ cursor: inout LineCursor) {
    while cursor.indentation <= 3, open.count < MarkdownContainers.deepest {
      if MarkdownContainers.skipQuote(&cursor) {
        open.append(.quote)
      } else if let columns = MarkdownContainers.skipListMark(&cursor) {
        open.append(.item(columns))
      } else {
        if MarkdownContainers.startsIndented(cursor) {
          open.append(.item(cursor.indentation + 4))
        }
        return
      }
    }
  }

  private static func skipQuote(_ cursor: inout LineCursor) -> Bool {
    guard cursor.indentation <= 3 else { return false }
    var next = cursor
    next.skipWhitespace()
    guard next.byte == UInt8(ascii: ">") else { return false }
    next.skip(1)
    next.skipWhitespace(columns: 1)
    cursor = next
    return true
  }

  /// The columns from here to the item's text; `nil` when there is no mark of a list.
  private static func skipListMark(_ cursor: inout LineCursor) -> Int? {
    var next = cursor
    let indentation = next.indentation
    next.skipWhitespace()
    guard let byte = next.byte, !isThematicBreak(next.rest) else { return nil }
    var width = 0
    if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ":")]
      .contains(byte)
    {
      width = 1
    } else {
      let digits = next.rest.prefix(10).prefix { $0.isDigit }.count
      guard (1...9).contains(digits) else { return nil }
      let stop = next.rest.dropFirst(digits).first
      guard stop == UInt8(ascii: ".") || stop == UInt8(ascii: ")") else { return nil }
      width = digits + 1
    }
    next.skip(width)
    if next.isBlank {
      cursor = next
      return indentation + width + 1
    }
    let spaces = next.indentation
    guard spaces >= 1 else { return nil }
    // Five columns and more are one, and indented code.
    let taken = spaces >= 5 ? 1 : spaces
    next.skipWhitespace(columns: taken)
    cursor = next
    return indentation + width + taken
  }

  private static func isThematicBreak(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first, [UInt8(ascii: "-"), UInt8(ascii: "*")].contains(mark) else {
      return false
    }
    let visible = text.filter { $0 != .space && $0 != .tab }
    return visible.count >= 3 && visible.allSatisfy { $0 == mark }
  }

  /// `!!! note`, `??? note`, `=== "Tab"` and `[^1]: …` have what follows them indented by four.
  private static func startsIndented(_ cursor: LineCursor) -> Bool {
    var cursor = cursor
    cursor.skipWhitespace()
    let rest = cursor.rest
    let starts = ["!!! ", "??? ", "???+ ", "=== \"", "===! \"", "===+ \""]
    if starts.contains(where: { rest.starts(with: $0.utf8) }) { return true }
    guard rest.starts(with: "[^".utf8) else { return false }
    let name = rest.prefix(80).drop { $0 != UInt8(ascii: "]") }
    return name.starts(with: "]:".utf8)
  }
}
