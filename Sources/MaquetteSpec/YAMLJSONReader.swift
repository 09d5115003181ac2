import MaquetteCore

/// Reads JSON (RFC 8259) into nodes: what libyaml does not take of it works here.
struct JSONReader {
  private let source: SourceText
  private var position = 0
  private var depth = 0
  private var values = 0
  private let limit: Int

  init(_ source: SourceText, limit: Int = Limits.values) {
    self.source = source
    self.limit = limit
  }

  /// The one value that the text is.
  mutating func root() throws(ReadingError) -> SpecNode {
    let node = try value()
    skipSpace()
    guard position == source.bytes.count else {
      throw error("there is something after the end of the JSON value")
    }
    return node
  }

  private mutating func value() throws(ReadingError) -> SpecNode {
    skipSpace()
    let location = here
    values += 1
    guard values <= limit else { throw .tooManyValues(at: location, limit: limit) }
    switch peek {
    case UInt8(ascii: "{"): return SpecNode(.map(try entries()), at: location)
    case UInt8(ascii: "["): return SpecNode(.list(try elements()), at: location)
    case UInt8(ascii: "\""):
      let start = position
      let text = try string()
      // Every escape is longer than what it stands for.
      let isAsItIs = position - start == text.utf8.count + 2
      return SpecNode(.scalar(text), at: location, textOffset: isAsItIs ? 1 : nil)
    default: return SpecNode(.scalar(try word()), at: location)
    }
  }

  private mutating func entries() throws(ReadingError) -> [SpecNode.Entry] {
    try enter()
    var entries: [SpecNode.Entry] = []
    var places: [String: SourceLocation] = [:]
    skipSpace()
    if take("}") {
      depth -= 1
      return entries
    }
    repeat {
      skipSpace()
      let location = here
      guard peek == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      let key = try string()
      if let first = places.updateValue(location, forKey: key) {
        throw .duplicate(key, at: location, first: first)
      }
      skipSpace()
      guard take(":") else { throw error("expected ':' after the key '\(key.shortened)'") }
      entries.append(SpecNode.Entry(key: key, location: location, value: try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    depth -= 1
    return entries
  }

  private mutating func elements() throws(ReadingError) -> [SpecNode] {
    try enter()
    var elements: [SpecNode] = []
    skipSpace()
    if take("]") {
      depth -= 1
      return elements
    }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    depth -= 1
    return elements
  }

  private mutating func enter() throws(ReadingError) {
    depth += 1
    guard depth <= Limits.nesting else { throw .tooDeep(at: here) }
    position += 1
  }

  /// A number, `true`, `false` as written; nothing for `null`.
  private mutating func word() throws(ReadingError) -> String {
    let start = position
    while let byte = peek, isWordByte(byte) { position += 1 }
    let text = String(decoding: source.bytes[start..<position], as: UTF8.self)
    let isNumber = Double(text) != nil && text.utf8.first.map { $0 < UInt8(ascii: "A") } == true
    guard isNumber || ["true", "false", "null"].contains(text) else {
      position = start
      throw error("expected a JSON value")
    }
    // What JSON calls null is a key without a value, as `Divider:` is in YAML.
    return text == "null" ? "" : text
  }

  private mutating func string() throws(ReadingError) -> String {
    let opening = here
    position += 1
    var utf8: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: utf8, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &utf8)
      case 0x0A, 0x0D:
        throw ReadingError("the text in quotes does not end on its line", at: opening)
      default:
        utf8.append(byte)
        position += 1
      }
    }
    throw ReadingError("the text in quotes never ends", at: opening, hint: "add a '\"'")
  }

  private mutating func escape(into utf8: inout [UInt8]) throws(ReadingError) {
    guard let byte = peek else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): utf8.append(0x0A)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "r"): utf8.append(0x0D)
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): utf8.append(byte)
    case UInt8(ascii: "u"): utf8 += Array(String(Character(try unicode())).utf8)
    default:
      position -= 1
      throw error("JSON has no such escape", hint: "write a backslash as '\\\\'")
    }
  }

  private mutating func unicode() throws(ReadingError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // Characters beyond U+FFFF are written as two halves.
    if first < 0xDC00, take("\\"), take("u") {
      let second = try hexadecimal()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error("half of a surrogate pair stands alone")
  }

  private mutating func hexadecimal() throws(ReadingError) -> UInt32 {
    let digits = source.bytes[position..<min(position + 4, source.bytes.count)]
    guard digits.count == 4, digits.allSatisfy(isHexadecimalDigit),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    position += 4
    return value
  }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private var peek: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private var here: SourceLocation { source.location(ofByte: position) }

  private func error(_ message: String, hint: String? = nil) -> ReadingError {
    ReadingError(message, at: here, hint: hint)
  }
}

extension String {
  /// At most 40 characters on one line, for messages.
  fileprivate var shortened: String { SpecNode.excerpt(self) }
}
