import MaquetteComponents
import MaquetteCore

/// The definitions of attributed text in the JSON Schema.
struct AttributedTextSchema {
  private let schema: SpecSchema

  init(_ schema: SpecSchema) { self.schema = schema }

  /// The definitions by name.
  var definitions: [(String, JSONValue)] {
    [
      ("attributedText", attributedText), ("textRun", textRun),
      ("textRange", textRange), ("underlineStyle", underlineStyle),
    ]
  }

  private var plain: JSONValue { .object(schema.scalar) }

  private var attributes: [(String, JSONValue)] {
    TextAttributes.infos.flatMap { info in info.allNames.map { ($0, schema.property(info)) } }
  }

  private var text: (String, JSONValue) {
    ("text", schema.property(PropertyInfo(name: "text", summary: "The characters.", type: .text)))
  }

  private var attributedText: JSONValue {
    let list: JSONValue = .object([
      ("type", .string("array")),
      ("items", .object([("anyOf", .array([plain, schema.reference("textRun")]))])),
    ])
    let ranges: JSONValue = .object([
      ("description", .string("Attributes for ranges of the text; later ones win.")),
      ("type", .string("array")), ("items", schema.reference("textRange")),
    ])
    let map = withText([text, ("attributes", ranges)] + attributes)
    let markup = JSONValue.object(schema.scalar + [("not", MarkupSchema(schema).wrong)])
    return .object([("anyOf", .array([markup, list, map]))])
  }

  private var textRun: JSONValue {
    withText([text] + attributes)
  }

  /// Keys of what has a text, or a symbol in its place.
  private func withText(_ keys: [(String, JSONValue)]) -> JSONValue {
    let names = ["text"] + TextAttributes.symbolNames
    return .object(
      schema.body(keys, required: []) + [
        ("anyOf", .array(names.map { .object([("required", schema.strings([$0]))]) }))
      ])
  }

  private var textRange: JSONValue {
    let range: JSONValue = .object([
      (
        "description",
        .string("Characters: 0..<5, 0...4, or [0, 5] for location and length.")
      ),
      (
        "anyOf",
        .array([
          .object([
            ("type", .string("string")), ("pattern", .string("^ *[0-9]+ *\\.\\.[.<] *[0-9]+ *$")),
          ]),
          .object([
            ("type", .string("array")),
            ("items", .object([("type", .string("integer")), ("minimum", .integer(0))])),
            ("minItems", .integer(2)), ("maxItems", .integer(2)),
          ]),
        ])
      ),
    ])
    return .object(schema.body([("range", range)] + attributes, required: ["range"]))
  }

  /// Words alone are listed, so that editors complete them; more of them are a pattern.
  private var underlineStyle: JSONValue {
    let words = UnderlineStyle.words
    let word = "(" + words.joined(separator: "|") + ")"
    return .object([
      (
        "anyOf",
        .array([
          .object([("type", .string("boolean"))]), .object([("enum", schema.strings(words))]),
          .object([
            ("type", .string("string")), ("pattern", .string("^\(word)( +\(word)){0,2}$")),
          ]),
        ])
      )
    ])
  }
}
