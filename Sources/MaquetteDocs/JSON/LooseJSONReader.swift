import Foundation
import MaquetteSpec

/// Reads JSON into values that keep whatever their reader does not know.
///
/// A decoder would have to be asked of each value whether it is a text, a list, an object, and so on:
/// a document of pandoc has hundreds of thousands of them.
struct LooseJSONReader {
  /// The text is no JSON.
  struct Failure: Error {}

  /// As many levels as Foundation's decoder takes.
  private static let deepest = 512

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The one value that a text is.
  ///
  /// - Throws: ``Failure``.
  static func value(of bytes: [UInt8]) throws -> LooseJSON {
    guard UTF8Check.firstInvalidByte(in: bytes) == nil else { throw Failure() }
    var reader = LooseJSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else { throw Failure() }
    return value
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws -> LooseJSON {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .list(try list())
    case UInt8(ascii: "\""): return .text(try string())
    default: return try word()
    }
  }

  private mutating func object() throws -> [String: LooseJSON] {
    var result: [String: LooseJSON] = [:]
    try elements(until: "}") { reader in
      reader.skipSpace()
      guard reader.peek == UInt8(ascii: "\"") else { throw Failure() }
      let key = try reader.string()
      reader.skipSpace()
      guard reader.take(":") else { throw Failure() }
      result[key] = try reader.value()
    }
    return result
  }

  private mutating func list() throws -> [LooseJSON] {
    var result: [LooseJSON] = []
    try elements(until: "]") { result.append(try $0.value()) }
    return result
  }

  private mutating func elements(
    until end: Unicode.Scalar, _ read: (inout LooseJSONReader) throws -> Void
  ) throws {
    depth += 1
    guard depth <= LooseJSONReader.deepest else { throw Failure() }
    defer { depth -= 1 }
    position += 1
    skipSpace()
    if take(end) { return }
    repeat {
      try read(&self)
      skipSpace()
    } while take(",")
    guard take(end) else { throw Failure() }
  }

  private mutating func string() throws -> String {
    let start = position
    position += 1
    var hasEscapes = false
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Failure() }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    guard peek != nil else { throw Failure() }
    position += 1
    guard hasEscapes else {
      return String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
    }
    return try JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
  }

  private mutating func word() throws -> LooseJSON {
    let start = position
    while let byte = peek, byte > 0x20, !",]}:\"".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      // What is a number is for the decoder to say; most of them are plain.
      if text.utf8.count < 18, text == "0" || text.utf8.first.map({ 0x31...0x39 ~= $0 }) == true,
        let number = Int(text)
      {
        return .integer(number)
      }
      let data = Data(text.utf8)
      if let number = try? JSONDecoder().decode(Int.self, from: data) { return .integer(number) }
      return .number(try JSONDecoder().decode(Double.self, from: data))
    }
  }

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
}
