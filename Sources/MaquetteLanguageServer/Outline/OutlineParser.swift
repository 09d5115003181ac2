import MaquetteCore

/// Reads the outline of a text, whatever is wrong with it.
///
/// Lines are told by their indentation, brackets and quotes by what ends them, but for those that
/// never end: a line that is not indented more than what a bracket stands in ends it, too. Each step
/// consumes something, and levels are limited, so that any text has an outline, in linear time.
struct OutlineParser {
  /// A line that is neither empty nor a comment.
  struct Line {
    /// Where its text starts.
    var start: Int
    /// Where it ends, without the line break.
    var end: Int
    /// How many bytes are before its text.
    var column: Int
  }

  let bytes: [UInt8]
  let lines: [Line]
  /// The line that is read.
  var current = 0
  /// Where in it.
  var position = 0
  var depth = 0
  /// What an anchor before the next value is called.
  var anchor: OutlineScalar?

  static func outline(of text: DocumentText) -> OutlineNode {
    var parser = OutlineParser(text)
    return parser.document()
  }

  private init(_ text: DocumentText) {
    bytes = text.bytes
    var lines: [Line] = []
    for number in 0..<text.lineCount {
      let content = text.content(ofLine: number)
      var start = content.lowerBound
      if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
      let first = start
      while start < content.upperBound, OutlineParser.isSpace(bytes[start]) { start += 1 }
      guard start < content.upperBound, bytes[start] != UInt8(ascii: "#") else { continue }
      let isMark =
        start == first
        && (bytes[start] == UInt8(ascii: "%")
          || bytes[start..<content.upperBound].starts(with: "---".utf8)
          || bytes[start..<content.upperBound].starts(with: "...".utf8))
      if isMark { continue }
      lines.append(Line(start: start, end: content.upperBound, column: start - first))
    }
    self.lines = lines
    position = lines.first?.start ?? 0
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  // MARK: Lines

  var line: Line? { current < lines.count ? lines[current] : nil }

  /// Goes to the start of the next line.
  mutating func nextLine() {
    current += 1
    position = line?.start ?? bytes.count
  }

  /// Goes to the first line that starts behind an offset.
  mutating func nextLine(behind offset: Int) {
    while let line, line.start < offset { current += 1 }
    position = line?.start ?? bytes.count
  }

  mutating func skipSpace(to end: Int) {
    while position < end, OutlineParser.isSpace(bytes[position]) { position += 1 }
  }

  /// Whether nothing but a comment is left of the line.
  var isAtEnd: Bool {
    guard let line else { return true }
    return position >= line.end || bytes[position] == UInt8(ascii: "#")
  }

  /// Whether a list's element begins here.
  var isAtDash: Bool {
    guard let line, position < line.end, bytes[position] == UInt8(ascii: "-") else { return false }
    return position + 1 >= line.end || OutlineParser.isSpace(bytes[position + 1])
  }

  // MARK: Blocks

  private mutating func document() -> OutlineNode {
    var root = OutlineNode.nothing(at: 0)
    while let line {
      let start = current
      let node = block(column: line.column, parent: -1)
      if current == start { nextLine() }
      root.take(node)
    }
    return root
  }

  /// The value that starts here.
  ///
  /// - Parameters:
  ///   - column: that of its first byte.
  ///   - parent: that of what it is in; all of it stands further to the right.
  ///   - isBesideKeys: whether a list may stand in the column of the map whose value it is.
  mutating func block(column: Int, parent: Int, isBesideKeys: Bool = false) -> OutlineNode {
    guard let line else { return .nothing(at: bytes.count) }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting else {
      let node = OutlineNode.nothing(at: position)
      while let next = self.line, next.start == line.start || next.column > parent { nextLine() }
      return node
    }
    if isAtDash { return list(column: column, isBesideKeys: isBesideKeys) }
    if let first = bytes[position...].first, first == UInt8(ascii: "&") || first == 0x21 {
      properties(to: line.end)
      if isAtEnd {
        nextLine()
        guard let next = self.line, next.column > parent else { return .nothing(at: line.end) }
        return named(block(column: next.column, parent: parent))
      }
      return named(block(column: column, parent: parent))
    }
    if key(to: line.end) != nil { return map(column: column) }
    return value(parent: parent)
  }

  private mutating func named(_ node: OutlineNode) -> OutlineNode {
    var node = node
    node.anchor = node.anchor ?? anchor
    anchor = nil
    return node
  }

  private mutating func list(column: Int, isBesideKeys: Bool) -> OutlineNode {
    let start = position
    var items: [OutlineNode] = []
    while let line {
      // The first dash may stand behind another one, or a key.
      let here = items.isEmpty ? column : line.column
      if here < column { break }
      let before = (current, position)
      if here == column, isAtDash {
        items.append(item(column: column))
      } else if here == column, isBesideKeys {
        break
      } else {
        // A line without its dash yet, or one that belongs nowhere.
        var node = block(column: here, parent: column - 1)
        node.hasDash = false
        if here == column { items.append(node) }
      }
      if (current, position) == before { nextLine() }
    }
    let end = items.last?.range.upperBound ?? position
    return OutlineNode(content: .list(items), range: start..<max(start, end), column: column)
  }

  private mutating func item(column: Int) -> OutlineNode {
    guard let line else { return .nothing(at: bytes.count) }
    let dash = position
    position += 1
    skipSpace(to: line.end)
    if isAtEnd {
      nextLine()
      guard let next = self.line, next.column > column else {
        return .nothing(at: min(dash + 2, line.end))
      }
      return block(column: next.column, parent: column)
    }
    return block(column: column + position - dash, parent: column)
  }

  private mutating func map(column: Int) -> OutlineNode {
    let start = position
    var entries: [OutlineEntry] = []
    while let line {
      let here = entries.isEmpty ? column : line.column
      if here < column || (here == column && isAtDash) { break }
      let before = (current, position)
      if here == column {
        entries.append(entry(column: column, to: line.end))
      } else {
        _ = block(column: here, parent: column)
      }
      if (current, position) == before { nextLine() }
    }
    let end = entries.last?.range.upperBound ?? position
    return OutlineNode(content: .map(entries), range: start..<max(start, end), column: column)
  }

  private mutating func entry(column: Int, to end: Int) -> OutlineEntry {
    guard let key = key(to: end) else {
      // A key that is being written.
      let node = value(parent: column)
      let text = node.scalar ?? OutlineScalar(text: "", range: node.range, style: .plain)
      return OutlineEntry(
        key: text, hasColon: false, value: .nothing(at: text.range.upperBound))
    }
    position = key.range.upperBound
    skipSpace(to: end)
    position += 1
    let colon = position
    skipSpace(to: end)
    properties(to: end)
    if isAtEnd {
      nextLine()
      guard let next = line, next.column > column || (next.column == column && isAtDash) else {
        anchor = nil
        return OutlineEntry(key: key, hasColon: true, value: .nothing(at: min(colon + 1, end)))
      }
      let isBeside = next.column == column
      let value = block(
        column: next.column, parent: isBeside ? column - 1 : column, isBesideKeys: isBeside)
      return OutlineEntry(key: key, hasColon: true, value: named(value))
    }
    let value = named(self.value(parent: column))
    guard let scalar = value.scalar, scalar.style != .block, let next = line,
      next.column > column, next.start >= scalar.range.upperBound
    else { return OutlineEntry(key: key, hasColon: true, value: value) }
    let below = block(column: next.column, parent: column)
    return OutlineEntry(key: key, hasColon: true, value: below, stray: scalar)
  }
}

extension OutlineNode {
  /// Adds what stands below it without belonging to it.
  fileprivate mutating func take(_ other: OutlineNode) {
    switch (content, other.content) {
    case (.nothing, _): self = other
    case (.map(let own), .map(let more)): content = .map(own + more)
    case (.list(let own), .list(let more)): content = .list(own + more)
    case (.map(let own), .scalar(let text)):
      let end = OutlineNode.nothing(at: text.range.upperBound)
      content = .map(own + [OutlineEntry(key: text, hasColon: false, value: end)])
    case (.scalar(let text), .map(let more)):
      let end = OutlineNode.nothing(at: text.range.upperBound)
      content = .map([OutlineEntry(key: text, hasColon: false, value: end)] + more)
    default: break
    }
    range = range.lowerBound..<max(range.upperBound, other.range.upperBound)
  }
}
