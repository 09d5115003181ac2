import Maquette
import MaquetteSpec

/// In what a client counts the characters of a line.
package enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How much a character of UTF-8 counts that begins with a byte.
  func units(ofCharacterStartingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: TextPosition.length(ofCharacterStartingWith: byte)
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }
}

/// A place in a text as the protocol has it, both numbers from 0.
package struct TextPosition: Hashable, Sendable, Comparable {
  package var line: Int
  /// How much of the line is before it, in units of the encoding that was agreed on.
  package var character: Int

  /// A place from its parts.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }

  /// The bytes of a character of UTF-8 by its first one; 1 for what begins none.
  static func length(ofCharacterStartingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension TextPosition {
  /// The place that a value of a message names; `nil` for anything else.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integerValue,
      let character = json?["character"]?.integerValue, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue {
    .object([("line", .integer(line)), ("character", .integer(character))])
  }
}

/// A part of a text as the protocol has it.
package struct TextSpan: Hashable, Sendable {
  /// Where it begins.
  package var start: TextPosition
  /// Where what follows it begins.
  package var end: TextPosition

  /// A part from its ends.
  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// The part that a value of a message names; `nil` for anything else.
  init?(_ json: JSONValue?) {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else {
      return nil
    }
    self.init(start: start, end: end)
  }

  var json: JSONValue { .object([("start", start.json), ("end", end.json)]) }

  /// Whether two parts have something in common; empty ones touch what they stand in or beside.
  func touches(_ other: TextSpan) -> Bool { start <= other.end && other.start <= end }
}
