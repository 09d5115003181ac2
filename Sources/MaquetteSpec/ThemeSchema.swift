import MaquetteCore
import MaquetteThemes

/// The JSON Schema (draft-07) of theme files, made from what their reader reads.
///
/// It is that of files which extend another theme: nothing must be there. Which colours there are it
/// knows of the built-in themes alone, see ``ThemeColorSchema``.
package struct ThemeSchema {
  private var definitions: [(String, JSONValue)] = []
  private var names: [ThemeForm: String] = [:]
  private var counts: [ThemeForm: Int] = [:]

  /// The schema.
  package static var json: JSONValue {
    var schema = ThemeSchema()
    let theme = ThemeFormFinder.theme
    schema.count(theme)
    let root = schema.value(theme, path: [])
    let head: [(String, JSONValue)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Maquette theme")),
      (
        "description",
        .string("A theme for Maquette: colours, text styles, measures, and how controls look.")
      ),
    ]
    let definitions = ("definitions", JSONValue.object(schema.definitions))
    return .object(head + root + ThemeColorSchema.rule + [definitions])
  }

  /// Counts how often each form is needed.
  private mutating func count(_ form: ThemeForm) {
    counts[form, default: 0] += 1
    guard counts[form] == 1 else { return }
    for inner in form.keys.map(\.form) + form.anyKey + form.element { count(inner) }
  }

  /// What is needed more than once and is not short is defined once.
  private mutating func value(_ form: ThemeForm, path: [String]) -> [(String, JSONValue)] {
    let isShort = form.keys.isEmpty && form.element.isEmpty
    guard !isShort, counts[form, default: 0] > 1 else { return written(form, path: path) }
    if names[form] == nil {
      let word = path.last ?? "theme"
      let taken = names.values.filter { $0 == word || $0.hasPrefix(word + "-") }.count
      names[form] = taken == 0 ? word : "\(word)-\(taken + 1)"
      let schema = JSONValue.object(written(form, path: path))
      definitions.append((names[form] ?? word, schema))
    }
    // Draft-07 ignores what stands beside a reference.
    let reference = JSONValue.string("#/definitions/\(names[form] ?? "")")
    return [("anyOf", .array([.object([("$ref", reference)])]))]
  }

  /// A form as the keys and values of a schema.
  private mutating func written(_ form: ThemeForm, path: [String]) -> [(String, JSONValue)] {
    let alternatives = form.shapes.map { shape in self.value(shape, form, path: path) }
    if alternatives.count == 1 { return alternatives[0] }
    return [("anyOf", .array(alternatives.map { .object($0) }))]
  }

  private mutating func value(_ shape: ThemeShape, _ form: ThemeForm, path: [String])
    -> [(String, JSONValue)]
  {
    switch shape {
    case .keys(let keys, let required):
      return map(form, keys, required: required, path: path)
    case .anyKeys:
      let inner = form.anyKey.first.map { value($0, path: path) } ?? []
      return [("type", .string("object")), ("additionalProperties", .object(inner))]
    case .list(let counts):
      let lists = counts.map { list(form, $0...$0, path: path) }
      return lists.count == 1 ? lists[0] : [("anyOf", .array(lists.map { .object($0) }))]
    case .longList(let most): return list(form, 0...most, path: path)
    case .number(let range):
      return [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .boolean: return [("type", .string("boolean"))]
    case .text(let range):
      return [
        ("type", .string("string")), ("minLength", .integer(range.lowerBound)),
        ("maxLength", .integer(range.upperBound)),
      ]
    case .words(let words): return [("enum", .array(words.map(JSONValue.string)))]
    case .color: return [("type", .string("string")), ("pattern", .string(Self.color))]
    case .colorName: return [("type", .string("string")), ("minLength", .integer(1))]
    case .theme: return ValueForms.text(ValueForms.theme)
    case .colorTerm: return [("type", .string("string")), ("pattern", .string(Self.term))]
    case .font: return [("type", .string("string")), ("pattern", .string(Self.font))]
    case .matching(let pattern):
      return [("type", .string("string")), ("pattern", .string(pattern))]
    }
  }

  /// A map's schema.
  private mutating func map(
    _ form: ThemeForm, _ keys: [String], required: [String], path: [String]
  ) -> [(String, JSONValue)] {
    let properties = form.keys.filter { keys.contains($0.name) }.map { key in
      let inner = path + [key.name]
      let summary = ThemeForm.summary(of: inner).map { [("description", JSONValue.string($0))] }
      return (key.name, JSONValue.object((summary ?? []) + value(key.form, path: inner)))
    }
    return [("type", .string("object"))]
      + (required.isEmpty ? [] : [("required", .array(required.map(JSONValue.string)))])
      + [("properties", .object(properties)), ("additionalProperties", .bool(false))]
  }

  private mutating func list(
    _ form: ThemeForm, _ counts: ClosedRange<Int>, path: [String]
  ) -> [(String, JSONValue)] {
    let elements = form.element.map { JSONValue.object(value($0, path: path)) }
    let items = elements.count == 1 ? elements[0] : .object([("anyOf", .array(elements))])
    return [
      ("type", .string("array")), ("items", items), ("minItems", .integer(counts.lowerBound)),
      ("maxItems", .integer(counts.upperBound)),
    ]
  }

  private static let hexadecimal = ValueForms.hexadecimal
  private static let color = "^(\(hexadecimal)|black|white|clear)$"
  private static let share = "(0|1|0?\\.[0-9]+|[01]\\.[0-9]+)"
  /// `tint`, `tint 0.5`, `#FF0000 + white 0.15`.
  private static let term =
    "^(\(hexadecimal)|[^ #+]+)( \(share))?( \\+ (\(hexadecimal)|[^ #+]+) \(share))?$"
  private static let font =
    "^(\(TextStyle.allCases.map(\.rawValue).joined(separator: "|"))"
    + "|[0-9.]+ (\(FontWeight.allCases.map(\.name).joined(separator: "|"))))$"
}
