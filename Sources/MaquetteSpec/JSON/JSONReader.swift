import MaquetteCore

/// What JSON (RFC 8259) is read into.
protocol JSONReadable {
  /// A value that was read.
  ///
  /// - Parameter offset: the byte of the source at which it starts.
  static func made(of value: JSONToken<Self>, at offset: Int, in source: SpecSource) -> Self
}

/// A value of JSON whose elements are made already.
enum JSONToken<Element> {
  case null
  case bool(Bool)
  /// A number as it is written, which no reader has to round.
  case number(String)
  /// A text; whether it stands in the source without escapes.
  case text(String, isAsItIs: Bool)
  case list([Element])
  case object([(key: String, offset: Int, value: Element)])
}

/// How much a reader of JSON takes.
struct JSONLimits {
  /// The most bytes.
  var bytes = Limits.specBytes
  /// The most values.
  var values = Limits.values
  /// The most lists and objects inside one another.
  var nesting = Limits.nesting
  /// Whether an object may have a key twice, as RFC 8259 lets programs write it.
  var allowsDuplicates = false
}

/// Reads JSON and nothing else: no comments, no commas too many, no other quotes.
struct JSONReader {
  let source: SpecSource
  private let limits: JSONLimits
  var position = 0
  /// The bytes at which the lists and objects begin that the reader is in, the innermost last.
  private(set) var opened: [Int] = []
  private var values = 0

  init(_ source: SpecSource, limits: JSONLimits = JSONLimits()) {
    self.source = source
    self.limits = limits
  }

  /// The one value that the text is.
  mutating func root<Output: JSONReadable>() throws(ReadingError) -> Output {
    let node: Output = try value()
    skipSpace()
    guard position == source.bytes.count else {
      throw bracketError(
        or: "there is something after the end of the JSON value", hint: commentHint)
    }
    return node
  }

  private mutating func value<Output: JSONReadable>() throws(ReadingError) -> Output {
    skipSpace()
    let start = position
    values += 1
    guard values <= limits.values else {
      throw .tooManyValues(at: here, limit: limits.values, hasAliases: false)
    }
    try ReadingError.checkRoom(after: values, at: here)
    let token: JSONToken<Output>
    switch peek {
    case UInt8(ascii: "{"): token = .object(try entries())
    case UInt8(ascii: "["): token = .list(try elements())
    case UInt8(ascii: "\""):
      let text = try string()
      // Every escape is longer than what it stands for.
      token = .text(text, isAsItIs: position - start == text.utf8.count + 2)
    default: token = try word()
    }
    return Output.made(of: token, at: start, in: source)
  }

  private mutating func entries<Output: JSONReadable>() throws(ReadingError)
    -> [(key: String, offset: Int, value: Output)]
  {
    try enter()
    var entries: [(key: String, offset: Int, value: Output)] = []
    var places: [String: Int] = [:]
    skipSpace()
    while !take("}") {
      if !entries.isEmpty { try comma(before: "}") }
      let start = position
      guard peek == UInt8(ascii: "\"") else {
        throw bracketError(or: "expected a key in quotes", hint: quoteHint ?? commentHint)
      }
      let key = try string()
      if !limits.allowsDuplicates, let first = places.updateValue(start, forKey: key) {
        throw .duplicate(
          key, at: source.location(ofByte: start), first: source.location(ofByte: first))
      }
      skipSpace()
      guard take(":") else {
        throw error("expected ':' after the key '\(SpecNode.excerpt(key))'", hint: commentHint)
      }
      entries.append((key, start, try value()))
      skipSpace()
    }
    opened.removeLast()
    return entries
  }

  private mutating func elements<Output: JSONReadable>() throws(ReadingError) -> [Output] {
    try enter()
    var elements: [Output] = []
    skipSpace()
    while !take("]") {
      if !elements.isEmpty { try comma(before: "]") }
      elements.append(try value())
      skipSpace()
    }
    opened.removeLast()
    return elements
  }

  /// The comma between two elements.
  private mutating func comma(before end: Unicode.Scalar) throws(ReadingError) {
    let place = here
    guard take(",") else {
      throw bracketError(
        or: "expected ',' or '\(end)'",
        hint: commentHint ?? "write ',' before the next value, or '\(end)' after the last one")
    }
    skipSpace()
    guard peek == UInt8(ascii: end) else { return }
    throw ReadingError("JSON allows no comma before '\(end)'", at: place, hint: "remove it")
  }

  private mutating func enter() throws(ReadingError) {
    opened.append(position)
    guard opened.count <= limits.nesting else { throw .tooDeep(at: here, limit: limits.nesting) }
    position += 1
  }

  // MARK: Words

  /// A number, `true`, `false` or `null`.
  private mutating func word<Output>() throws(ReadingError) -> JSONToken<Output> {
    let start = position
    while let byte = peek, isWordByte(byte) { position += 1 }
    let bytes = source.bytes[start..<position]
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if JSONNumber.isOne(bytes) { return .number(text) }
    position = start
    let isNumeric = bytes.first.map { $0.isDigit || "+-.".utf8.contains($0) } ?? false
    if isNumeric {
      throw error(
        "'\(SpecNode.excerpt(text))' is not a number of JSON", length: bytes.count,
        hint: "write it as 12, -0.5 or 1e3: no zeros, plus or dot in front, no dot at the end")
    }
    throw bracketError(
      or: "expected a JSON value", length: max(1, bytes.count),
      hint: bytes.isEmpty ? quoteHint ?? commentHint : "write a text in double quotes")
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || "-+._".utf8.contains(byte)
  }

  // MARK: Bytes

  var peek: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  var here: SourceLocation { source.location(ofByte: position) }

  func error(_ message: String, length: Int = 1, hint: String? = nil) -> ReadingError {
    ReadingError(message, at: here, length: length, hint: hint)
  }

  /// What to do about a comment, if one starts here.
  private var commentHint: String? {
    peek == UInt8(ascii: "#") || peek == UInt8(ascii: "/")
      ? "JSON has no comments; remove it" : nil
  }

  /// What to do about another quotation mark, if one stands here.
  private var quoteHint: String? {
    peek == UInt8(ascii: "'") ? "JSON has double quotes only" : nil
  }
}
