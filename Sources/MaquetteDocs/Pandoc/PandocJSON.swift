import Maquette

extension JSONValue {
  /// An element of pandoc's AST: `{"t": …, "c": …}`.
  static func element(_ type: String, _ content: JSONValue?) -> JSONValue {
    .object([("t", .string(type))] + (content.map { [("c", $0)] } ?? []))
  }

  /// A text as inlines: words and the spaces between them.
  static func inlines(_ text: String) -> JSONValue {
    let words = text.unicodeScalars.split(separator: " ").map {
      element("Str", .string(String($0)))
    }
    return .array(Array(words.map { [$0] }.joined(separator: [element("Space", nil)])))
  }
}
