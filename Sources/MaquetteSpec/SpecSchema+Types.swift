import MaquetteComponents
import MaquetteCore
import MaquetteThemes

extension SpecSchema {
  func type(_ type: SpecType) -> [(String, JSONValue)] {
    switch type {
    case .text: [("type", strings(["string", "number", "boolean"]))]
    case .number(let range):
      [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .integer(let range):
      [
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .boolean: [("type", .string("boolean"))]
    case .choice(let words, let synonyms): [("enum", enumeration(words + synonyms))]
    case .choices(let words, let synonyms):
      [
        (
          "anyOf",
          .array([
            .object([("enum", strings(words + synonyms))]),
            .object([
              ("type", .string("array")),
              ("items", .object([("enum", strings(words + synonyms))])),
            ]),
          ])
        )
      ]
    case .color, .background: [reference(to: "color")]
    case .moment:
      [
        ("type", .string("string")),
        ("pattern", .string("^(\(ValueForms.moment)|\(ValueForms.parameter))$")),
      ]
    case .momentOrTime:
      [
        // Programs that read YAML as it was in 2005 take 9:41 for a number.
        ("type", strings(["string", "number"])),
        ("pattern", .string("^(\(ValueForms.moment)|\(ValueForms.time)|\(ValueForms.parameter))$")),
      ]
    case .device: [reference(to: "device")]
    case .font: [("type", strings(["string", "number", "object"]))]
    case .symbol: [reference(to: "symbol")]
    case .insets: [("type", strings(["number", "array", "object", "boolean"]))]
    case .length: [("type", strings(["number", "string"]))]
    case .icon:
      [
        (
          "anyOf",
          .array([
            reference("symbol"), .object(imageFile), reference("component"),
            .object(self.type(.map(IconTile.schema.properties))),
          ])
        )
      ]
    case .picture:
      [("anyOf", .array([reference("symbol"), .object(imageFile)]))]
    case .imageFile: imageFile
    case .specFile: specFile
    case .offset:
      [
        ("type", .string("array")), ("items", .object([("type", .string("number"))])),
        ("minItems", .integer(2)), ("maxItems", .integer(2)),
      ]
    case .words(let words):
      [
        (
          "anyOf",
          .array([
            .object([("enum", strings(words))]),
            .object([
              ("type", .string("array")), ("items", .object([("enum", strings(words))])),
            ]),
          ])
        )
      ]
    case .characterRange, .numberRange: [("type", strings(["string", "array"]))]
    case .numbers(let range):
      [
        (
          "anyOf",
          .array([
            .object(self.type(.number(range))),
            .object([("type", .string("array")), ("items", .object(self.type(.number(range))))]),
          ])
        )
      ]
    case .lists(let inner, let keys):
      [
        ("type", .string("array")),
        (
          "items",
          .object([
            ("anyOf", .array([.object(self.type(inner)), .object(self.type(.map(keys)))]))
          ])
        ),
      ]
    case .items(let keys):
      [
        ("type", .string("array")),
        (
          "items",
          .object([
            (
              "anyOf",
              .array([
                .object([("type", strings(["string", "number", "boolean"]))]),
                .object(self.type(.map(keys))),
              ])
            )
          ])
        ),
      ]
    case .either(let one, let other):
      [("anyOf", .array([.object(self.type(one)), .object(self.type(other))]))]
    case .underline: [reference(to: "underlineStyle")]
    case .attributedText: [reference(to: "attributedText")]
    case .menuItems: [reference(to: "menuItems")]
    // What stands in it is checked where it is read.
    case .nestedElements: [("type", .string("array"))]
    case .components:
      [("anyOf", .array([reference("component"), reference("children")]))]
    case .actions:
      [
        (
          "anyOf",
          .array([action, .object([("type", .string("array")), ("items", action)])])
        )
      ]
    case .barItems: barItems
    case .component(let name): slot(for: name)
    case .map(let keys):
      [
        ("type", .string("object")),
        (
          "properties",
          .object(keys.flatMap { key in key.allNames.map { ($0, property(key)) } })
        ),
        ("additionalProperties", .bool(false)),
      ]
    }
  }
}
