import MaquetteComponents
import MaquetteCore

/// The JSON Schema (draft-07) of a project's configuration, made from the keys that its reader takes.
package enum ConfigurationSchema {
  /// The schema of configurations that name built-in colours alone.
  package static var json: JSONValue { json(colors: []) }

  /// The schema of configurations that may name colours of a user's own, too.
  package static func json(colors: [String]) -> JSONValue {
    let set = object(ConfigurationKey.shared + ConfigurationKey.set)
    let top = object(ConfigurationKey.shared + ConfigurationKey.top)
    return .object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Maquette configuration")),
        (
          "description",
          .string("A project's maquette.yaml: sets of specs and how their pictures are compared.")
        ),
      ] + top + [
        (
          "definitions",
          .object(
            [
              ("set", .object(set)),
              ("rectangle", rectangle),
              ("variants", .object(ValueForms.text(VariantTrait.combinations))),
              ("toleranceRule", .object(rule(without: [], required: ["pixels"]))),
              ("ignoreRule", .object(rule(without: ["pixels"], required: []))),
            ] + SpecSchema(catalogue: .standard, colors: colors).valueDefinitions)
        )
      ])
  }

  private static let text = JSONValue.object([("type", .string("string"))])
  private static let rectangle = JSONValue.object([
    ("type", .string("string")),
    ("pattern", .string("^ *-?[0-9.]+( *, *-?[0-9.]+){3} *$")),
  ])
  private static let count = JSONValue.object([
    ("type", .string("integer")), ("minimum", .integer(0)),
  ])

  private static func reference(_ name: String) -> (String, JSONValue) {
    ("$ref", .string("#/definitions/\(name)"))
  }

  private static func list(of value: JSONValue, atLeast least: Int = 0) -> JSONValue {
    .object(
      [("type", .string("array")), ("items", value)]
        + (least > 0 ? [("minItems", .integer(least))] : []))
  }

  /// A value by itself, or several.
  private static func oneOrMore(_ value: JSONValue, atLeast least: Int = 0)
    -> [(String, JSONValue)]
  {
    [("anyOf", .array([value, list(of: value, atLeast: least)]))]
  }

  private static func object(_ keys: [ConfigurationKey]) -> [(String, JSONValue)] {
    [
      ("type", .string("object")),
      ("properties", .object(keys.map { ($0.name, property($0)) })),
      ("additionalProperties", .bool(false)),
    ]
  }

  private static func rule(
    without left: [String], required: [String]
  ) -> [(String, JSONValue)] {
    object(ConfigurationKey.rule.filter { !left.contains($0.name) })
      + (required.isEmpty ? [] : [("required", .array(required.map(JSONValue.string)))])
  }

  private static func property(_ key: ConfigurationKey) -> JSONValue {
    if key.kind == .trait, let trait = EnvironmentTrait.named(key.name) {
      return SpecSchema(catalogue: .standard).property(of: trait)
    }
    return .object([("description", .string(key.summary))] + value(of: key))
  }

  private static func value(of key: ConfigurationKey) -> [(String, JSONValue)] {
    switch key.kind {
    case _ where key.name == "theme": return SpecSchema.theme
    case .text, .trait: return [("type", .string("string"))]
    case .texts where key.name == "variants":
      return oneOrMore(.object([reference("variants")]))
    case .variants: return oneOrMore(.object([reference("variants")]), atLeast: 1)
    case .texts: return oneOrMore(text)
    case .pixels: return [("type", .string("integer")), ("minimum", .integer(0))]
    case .areas: return oneOrMore(.object([reference("rectangle")]))
    case .scales:
      return oneOrMore(
        .object([
          ("type", .string("number")), ("minimum", .number(Limits.scale.lowerBound)),
          ("maximum", .number(Limits.scale.upperBound)),
        ]))
    case .tolerance:
      let rule = JSONValue.object([reference("toleranceRule")])
      return [("anyOf", .array([count, rule, list(of: rule)]))]
    case .ignored:
      return oneOrMore(
        .object([("anyOf", .array([text, .object([reference("ignoreRule")])]))]))
    case .lint: return object(ConfigurationKey.lint)
    case .levels:
      return [
        ("type", .string("object")),
        (
          "additionalProperties",
          .object([("enum", .array(["off", "note", "warning", "error"].map(JSONValue.string)))])
        ),
      ]
    case .sets:
      return [
        ("type", .string("object")), ("additionalProperties", .object([reference("set")])),
      ]
    }
  }
}
