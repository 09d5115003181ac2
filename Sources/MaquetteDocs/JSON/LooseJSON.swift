import Foundation

/// A JSON value that keeps whatever its reader does not know.
enum LooseJSON: Hashable, Encodable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([LooseJSON])
  case object([String: LooseJSON])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value of a JSON text.
  ///
  /// - Throws: an error for a text that is none.
  static func reading(_ bytes: [UInt8]) throws -> LooseJSON {
    try LooseJSONReader.value(of: bytes)
  }

  /// The JSON text of the value, its keys sorted, so that it is the same in every run.
  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }

  var text: String? { if case .text(let value) = self { value } else { nil } }
  var list: [LooseJSON]? { if case .list(let value) = self { value } else { nil } }
  var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  subscript(key: String) -> LooseJSON? {
    get { if case .object(let value) = self { value[key] } else { nil } }
    set {
      guard case .object(var value) = self else { return }
      value[key] = newValue
      self = .object(value)
    }
  }

  /// An element of pandoc's AST: `{"t": …, "c": …}`.
  static func element(_ type: String, _ content: LooseJSON?) -> LooseJSON {
    var value: [String: LooseJSON] = ["t": .text(type)]
    value["c"] = content
    return .object(value)
  }

  /// A text as inlines: words and the spaces between them.
  static func inlines(_ text: String) -> LooseJSON {
    let words = text.split(separator: " ").map { element("Str", .text(String($0))) }
    return .list(Array(words.map { [$0] }.joined(separator: [element("Space", nil)])))
  }
}
