import MaquetteCore

/// Reads what stands in brackets, on one line or several, whatever is wrong with it.
struct FlowParser {
  let bytes: [UInt8]
  var position: Int
  /// The column of what it stands in: a line that is not indented more ends all brackets, unless it
  /// begins with one.
  let bound: Int
  private var depth = 0
  /// Whether a line came that is not of these brackets any more.
  private var isOver = false

  init(bytes: [UInt8], position: Int, bound: Int) {
    (self.bytes, self.position, self.bound) = (bytes, position, bound)
  }

  private var peek: UInt8? { position < bytes.count && !isOver ? bytes[position] : nil }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  /// Goes to the next thing, over spaces, comments and line breaks.
  private mutating func skipSpace() {
    while let byte = peek {
      if OutlineParser.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "#"), position > 0,
        OutlineParser.isSpace(bytes[position - 1]) || isBreak(bytes[position - 1])
      {
        while let byte = peek, !isBreak(byte) { position += 1 }
      } else if isBreak(byte) {
        var next = position + 1
        var column = 0
        while next < bytes.count, OutlineParser.isSpace(bytes[next]) || isBreak(bytes[next]) {
          column = isBreak(bytes[next]) ? 0 : column + 1
          next += 1
        }
        guard next < bytes.count, column > bound || isEnd(bytes[next]) else {
          isOver = true
          return
        }
        position = next
      } else {
        return
      }
    }
  }

  /// The value that starts here.
  mutating func value() -> OutlineNode {
    let start = position
    switch peek {
    case UInt8(ascii: "{")?: return collection(isMap: true)
    case UInt8(ascii: "[")?: return collection(isMap: false)
    case UInt8(ascii: "\"")?, UInt8(ascii: "'")?:
      let text = quoted()
      return OutlineNode(content: .scalar(text), range: text.range, isFlow: true)
    case nil: return OutlineNode(content: .nothing, range: start..<start, isFlow: true)
    default:
      if let byte = peek, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        while let byte = peek, !OutlineParser.isSpace(byte), !isBreak(byte), !isEnd(byte) {
          position += 1
        }
        skipSpace()
        return value(behindPropertiesAt: start)
      }
      let text = plain()
      guard !text.range.isEmpty else {
        return OutlineNode(content: .nothing, range: start..<start, isFlow: true)
      }
      return OutlineNode(content: .scalar(text), range: text.range, isFlow: true)
    }
  }

  private mutating func value(behindPropertiesAt start: Int) -> OutlineNode {
    guard let byte = peek, !isEnd(byte), byte != UInt8(ascii: ","), position > start else {
      return OutlineNode(content: .nothing, range: position..<position, isFlow: true)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting else {
      return OutlineNode(content: .nothing, range: position..<position, isFlow: true)
    }
    return value()
  }

  private mutating func quoted() -> OutlineScalar {
    // One that does not end on its line would take the rest of the text.
    let text = OutlineQuote.read(bytes, at: position, to: bytes.count, staysOnLine: true)
    position = text.range.upperBound
    return text
  }

  /// A text without quotes.
  private mutating func plain() -> OutlineScalar {
    let start = position
    while let byte = peek, !isBreak(byte), !isEnd(byte), byte != UInt8(ascii: ","),
      byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[")
    {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0x20
      if byte == UInt8(ascii: ":"),
        OutlineParser.isSpace(next) || isBreak(next) || isEnd(next) || next == UInt8(ascii: ",")
      {
        break
      }
      if byte == UInt8(ascii: "#"), position > start, OutlineParser.isSpace(bytes[position - 1]) {
        break
      }
      position += 1
    }
    var end = position
    while end > start, OutlineParser.isSpace(bytes[end - 1]) { end -= 1 }
    return OutlineScalar(
      text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end,
      style: bytes[start..<end].first == UInt8(ascii: "*") ? .alias : .plain)
  }

  private mutating func collection(isMap: Bool) -> OutlineNode {
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting else {
      // Nobody looks that deep.
      position = bytes.count
      return OutlineNode(content: .nothing, range: start..<start, isFlow: true)
    }
    position += 1
    var entries: [OutlineEntry] = []
    var items: [OutlineNode] = []
    skipSpace()
    while let byte = peek, !isEnd(byte) {
      let before = position
      if byte == UInt8(ascii: ",") {
        position += 1
      } else {
        let element = element()
        if isMap {
          entries += element.map ?? element.scalar.map { [unfinished($0)] } ?? []
        } else {
          items.append(element)
        }
      }
      skipSpace()
      if position == before, !isOver { position += 1 }
    }
    let isClosed = peek.map { $0 == (isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")) } ?? false
    if isClosed { position += 1 }
    return OutlineNode(
      content: isMap ? .map(entries) : .list(items), range: start..<max(start + 1, position),
      isFlow: true)
  }

  private func unfinished(_ key: OutlineScalar) -> OutlineEntry {
    let end = key.range.upperBound
    return OutlineEntry(
      key: key, hasColon: false,
      value: OutlineNode(content: .nothing, range: end..<end, isFlow: true))
  }

  /// A value, or a key with one, which is a map of its own in a list.
  private mutating func element() -> OutlineNode {
    let start = position
    let first = value()
    guard let key = first.scalar else { return first }
    skipSpace()
    guard peek == UInt8(ascii: ":") else { return first }
    position += 1
    let colon = position
    skipSpace()
    var value = OutlineNode(content: .nothing, range: colon..<colon, isFlow: true)
    if let byte = peek, !isEnd(byte), byte != UInt8(ascii: ",") { value = self.value() }
    let entry = OutlineEntry(key: key, hasColon: true, value: value)
    return OutlineNode(
      content: .map([entry]), range: start..<max(key.range.upperBound, value.range.upperBound),
      isFlow: true)
  }
}
