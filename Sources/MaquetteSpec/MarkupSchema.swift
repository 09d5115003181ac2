import MaquetteComponents
import MaquetteCore

/// The part of the JSON Schema that checks attributes in inline markup, `^[text](color: red)`.
///
/// A regular expression can't follow code and backslashes, behind which nothing is checked. Neither are
/// attributes with quotation marks or parentheses.
struct MarkupSchema {
  private let schema: SpecSchema

  init(_ schema: SpecSchema) { self.schema = schema }

  /// Texts with attributes that no reader takes: unknown keys, and colours and words that there are not.
  var wrong: JSONValue {
    let right = "(\(entry))(,(\(entry)))*\\)"
    let start = "^[^\\\\`]*\\^\\[[^\\[\\]\\\\`]*\\]\\("
    return .object([
      ("type", .string("string")),
      ("pattern", .string("\(start)(?!\(right))[^()\\\\'\"]*\\)")),
    ])
  }

  /// A key and its value; keys whose values look alike stand beside each other.
  private var entry: String {
    var keys: [String: [String]] = [:]
    var values: [String] = []
    for info in TextAttributes.infos {
      let value = form(of: info.type)
      if keys[value] == nil { values.append(value) }
      keys[value, default: []] += info.allNames
    }
    return values.map { value in
      "\\s*(\((keys[value] ?? []).joined(separator: "|")))\\s*:\\s*(\(value))\\s*"
    }.joined(separator: "|")
  }

  /// What values of a type look like, by which words are told that there are not.
  private func form(of type: SpecType) -> String {
    switch type {
    case .color:
      "\(schema.colorWords.map(ValueForms.exactly).joined(separator: "|"))|\(ValueForms.hexadecimal)"
    case .boolean: ValueForms.booleanWords
    case .choice(let words, let synonyms):
      (words + synonyms.keys.sorted()).map(ValueForms.anyCase).joined(separator: "|")
    default: "[^,()\\\\'\"]*"
    }
  }
}
