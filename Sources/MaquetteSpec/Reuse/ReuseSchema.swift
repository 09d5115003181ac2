import MaquetteComponents
import MaquetteCore

/// The part of the JSON Schema of specs that is about reuse. What a definition or a repetition takes
/// may be an argument where a number belongs, so that editors check it less strictly than the rest.
struct ReuseSchema {
  private let schema: SpecSchema

  init(_ schema: SpecSchema) { self.schema = schema }

  /// What other parts refer to by name.
  var definitions: [(String, JSONValue)] {
    [
      ("fileNames", .object([("anyOf", .array([fileName, list(of: fileName)]))])),
      (Condition.key, condition), (Repetition.key, repetition), ("ownComponent", ownComponent),
    ] + LooseSchema(schema).definitions
  }

  /// Keys at the top of a spec.
  var topProperties: [(String, JSONValue)] {
    let names = schema.reference("fileNames")
    let own = JSONValue.object([
      ("type", .string("object")),
      ("propertyNames", .object([("pattern", .string("^[A-Z][A-Za-z0-9_]*$"))])),
      ("additionalProperties", schema.reference("ownComponent")),
    ])
    let byLocale = JSONValue.object([
      ("type", .string("object")), ("additionalProperties", fileName),
    ])
    let types = [own, names, JSONValue.object([("anyOf", .array([names, byLocale]))])]
    return zip(SpecReuse.infos, types).map { info, type in
      (info.name, described(info.summary, type))
    }
  }

  /// Items of lists that are no component by themselves: what is repeated, and what is there in some
  /// environments only.
  var items: [JSONValue] {
    [Repetition.key, Condition.key].map { key in
      .object([
        ("type", .string("object")),
        ("required", schema.strings(key == Condition.key ? [key, "view"] : [key])),
        ("properties", .object([(key, schema.reference(key)), ("view", loose)])),
        ("anyOf", .array([loose])),
      ])
    }
  }

  private var loose: JSONValue { schema.reference(LooseSchema.name) }

  /// A whole spec that defines components or takes them from files: what it calls them, and where
  /// arguments stand, is known to none but itself, so that only the keys of the picture are checked,
  /// and values of components that there are.
  func document(with properties: [(String, JSONValue)]) -> JSONValue {
    let either = ["component", "children"].map(schema.reference) + [loose]
    let view = JSONValue.object([("anyOf", .array(either))])
    let keys = properties.map { $0.0 == "view" ? ($0.0, view) : $0 }
    return .object([
      ("type", .string("object")),
      (
        "anyOf",
        .array(
          [DefinitionLibrary.definitionsKey, DefinitionLibrary.useKey].map {
            .object([("required", schema.strings([$0]))])
          })
      ),
      ("properties", .object(keys)), LooseSchema(schema).names, ("additionalProperties", loose),
    ])
  }

  private var fileName: JSONValue { .object([("type", .string("string"))]) }

  private func list(of type: JSONValue) -> JSONValue {
    .object([("type", .string("array")), ("items", type)])
  }

  private func described(_ summary: String, _ type: JSONValue) -> JSONValue {
    .object([("description", .string(summary)), ("anyOf", .array([type]))])
  }

  private var condition: JSONValue {
    let properties = Condition.infos.map { info in
      let type = JSONValue.object(schema.type(info.type))
      return (info.name, described(info.summary, either(type)))
    }
    return .object([
      ("description", .string("The environments in which the component is drawn.")),
      ("type", .string("object")), ("minProperties", .integer(1)),
      ("properties", .object(properties)), ("additionalProperties", .bool(false)),
    ])
  }

  /// A value or a list of several.
  private func either(_ type: JSONValue) -> JSONValue {
    .object([("anyOf", .array([type, list(of: type)]))])
  }

  private var repetition: JSONValue {
    let properties = Repetition.infos.map { info -> (String, JSONValue) in
      info.name == "over"
        ? (info.name, .object([("description", .string(info.summary))]))
        : (info.name, schema.property(info))
    }
    let long = JSONValue.object([
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ])
    return .object([
      ("description", .string("What the item is repeated over.")),
      (
        "anyOf",
        .array([
          long, list(of: .object([])),
          .object([("type", schema.strings(["integer", "string"]))]),
        ])
      ),
    ])
  }

  private var ownComponent: JSONValue {
    .object([
      ("type", .string("object")),
      (
        "properties",
        .object([
          (
            Definition.parametersKey,
            .object([
              (
                "description",
                .string("The parameters that each use sets: [title, subtitle?, {size: 12}].")
              ),
              ("type", schema.strings(["array", "object", "string"])),
            ])
          )
        ])
      ),
      ("anyOf", .array([schema.reference("component"), schema.reference(LooseSchema.name)])),
    ])
  }
}
