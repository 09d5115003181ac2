/// Keys, texts and brackets.
extension OutlineParser {
  /// Skips anchor and tag, and keeps the anchor.
  mutating func properties(to end: Int) {
    while position < end, bytes[position] == UInt8(ascii: "&") || bytes[position] == 0x21 {
      let start = position
      while position < end, !OutlineParser.isSpace(bytes[position]) { position += 1 }
      if bytes[start] == UInt8(ascii: "&") {
        anchor = scalar(start + 1..<position, .plain)
      }
      skipSpace(to: end)
    }
  }

  func scalar(_ range: Range<Int>, _ style: OutlineScalar.Style) -> OutlineScalar {
    OutlineScalar(
      text: String(decoding: bytes[range], as: UTF8.self), range: range, style: style)
  }

  /// The key that stands here with a colon behind it; `nil` when what stands here is none.
  func key(to end: Int) -> OutlineScalar? {
    guard position < end else { return nil }
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let text = quoted(at: position, to: end)
      var next = text.range.upperBound
      while next < end, OutlineParser.isSpace(bytes[next]) { next += 1 }
      guard text.isClosed, next < end, bytes[next] == UInt8(ascii: ":") else { return nil }
      return text
    }
    guard !"{}[],|>#&*!%@`".utf8.contains(first) else { return nil }
    var offset = position
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ":"), offset + 1 >= end || OutlineParser.isSpace(bytes[offset + 1]) {
        var last = offset
        while last > position, OutlineParser.isSpace(bytes[last - 1]) { last -= 1 }
        return scalar(position..<last, .plain)
      }
      if byte == UInt8(ascii: "#"), offset > position, OutlineParser.isSpace(bytes[offset - 1]) {
        return nil
      }
      offset += 1
    }
    return nil
  }

  /// A value that is no map of lines: a text, a block of text, or something in brackets. What is behind
  /// it goes on at the next line.
  mutating func value(parent: Int) -> OutlineNode {
    guard let line, position < line.end else { return .nothing(at: position) }
    let column = line.column + position - line.start
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var flow = FlowParser(bytes: bytes, position: position, bound: parent)
      var node = flow.value()
      node.column = column
      nextLine(behind: max(flow.position, position + 1))
      return node
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let start = position
      var end = line.end
      nextLine()
      while let next = self.line, next.column > parent {
        end = next.end
        nextLine()
      }
      return OutlineNode(
        content: .scalar(scalar(start..<end, .block)), range: start..<end, column: column)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = quoted(at: position, to: end(ofQuoteAt: position, parent: parent))
      nextLine(behind: text.range.upperBound)
      return OutlineNode(content: .scalar(text), range: text.range, column: column)
    default:
      let text = plain(parent: parent, line)
      return OutlineNode(content: .scalar(text), range: text.range, column: column)
    }
  }

  /// A text without quotes, with the lines that go on with it.
  private mutating func plain(parent: Int, _ first: Line) -> OutlineScalar {
    let start = position
    var end = endOfPlain(from: position, to: first.end)
    let isAlias = bytes[start] == UInt8(ascii: "*")
    nextLine()
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    while !isAlias, let next = line, next.column > parent, !isAtDash, key(to: next.end) == nil,
      !"{[\"'|>&*!".utf8.contains(bytes[next.start])
    {
      let rest = next.start..<endOfPlain(from: next.start, to: next.end)
      text += " " + String(decoding: bytes[rest], as: UTF8.self)
      end = rest.upperBound
      nextLine()
    }
    return OutlineScalar(text: text, range: start..<end, style: isAlias ? .alias : .plain)
  }

  private func endOfPlain(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      if bytes[offset] == UInt8(ascii: "#"), offset > start,
        OutlineParser.isSpace(bytes[offset - 1])
      {
        break
      }
      offset += 1
    }
    while offset > start, OutlineParser.isSpace(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  /// Where a text in quotes has to end: its line, or the last line that is indented more than what it
  /// is in, if the quote ends there.
  private func end(ofQuoteAt start: Int, parent: Int) -> Int {
    guard let line else { return bytes.count }
    if quoted(at: start, to: line.end).isClosed { return line.end }
    var last = current
    while last + 1 < lines.count, lines[last + 1].column > parent { last += 1 }
    return quoted(at: start, to: lines[last].end).isClosed ? lines[last].end : line.end
  }

  /// A text in quotes, to where its quote ends or at most to an offset.
  func quoted(at start: Int, to end: Int) -> OutlineScalar {
    OutlineQuote.read(bytes, at: start, to: end)
  }
}

/// Reads texts in quotes.
enum OutlineQuote {
  /// - Parameter staysOnLine: whether the end of its line ends it, too. Nobody looks for that end
  ///   beforehand: a line may hold a whole file.
  static func read(
    _ bytes: [UInt8], at start: Int, to end: Int, staysOnLine: Bool = false
  ) -> OutlineScalar {
    let quote = bytes[start]
    let isDouble = quote == UInt8(ascii: "\"")
    var text: [UInt8] = []
    var offset = start + 1
    while offset < end {
      let byte = bytes[offset]
      if staysOnLine, byte == 0x0A || byte == 0x0D { break }
      if byte == quote {
        if !isDouble, offset + 1 < end, bytes[offset + 1] == quote {
          text.append(byte)
          offset += 2
          continue
        }
        return OutlineScalar(
          text: String(decoding: text, as: UTF8.self), range: start..<offset + 1,
          style: isDouble ? .double : .single)
      }
      if isDouble, byte == UInt8(ascii: "\\"), offset + 1 < end, bytes[offset + 1] >= 0x20 {
        offset += 1
        text.append(contentsOf: escape(bytes, &offset, to: end))
        continue
      }
      text.append(byte)
      offset += 1
    }
    return OutlineScalar(
      text: String(decoding: text, as: UTF8.self), range: start..<max(start + 1, offset),
      style: isDouble ? .double : .single, isClosed: false)
  }

  /// What an escape stands for, for names and words; others stay as they are.
  private static func escape(_ bytes: [UInt8], _ offset: inout Int, to end: Int) -> [UInt8] {
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      let digits = bytes[offset..<min(offset + 4, end)]
      guard digits.count == 4,
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return [byte] }
      offset += 4
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }
}
