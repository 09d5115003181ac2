import MaquetteComponents
import MaquetteCore

/// The part of the JSON Schema that checks values where names and keys may be a spec's own: in specs
/// with definitions, and in what is repeated.
///
/// What a key takes is checked beside the name of a component that there is, if it takes words,
/// colours or numbers wherever it is known. `${…}` may stand for any of them.
struct LooseSchema {
  private let schema: SpecSchema
  /// The definition of any value.
  static let name = "loose"
  private static let valueName = "looseValue"
  private static let keysName = "looseKeys"
  private static let parameterName = "parameter"

  init(_ schema: SpecSchema) { self.schema = schema }

  /// What other parts refer to by name.
  var definitions: [(String, JSONValue)] {
    [
      (LooseSchema.name, anything), (LooseSchema.valueName, value),
      (LooseSchema.keysName, .object([("properties", .object(keys))])),
      (LooseSchema.parameterName, .object(ValueForms.text(ValueForms.parameter))),
    ]
  }

  /// What stands behind the names of components.
  var names: (String, JSONValue) {
    let names = componentNames.joined(separator: "|")
    return (
      "patternProperties", .object([("^(\(names))$", schema.reference(LooseSchema.valueName))])
    )
  }

  /// Keys that are checked wherever they stand beside a component.
  private var keys: [(String, JSONValue)] {
    var types: [String: [SpecType]] = [:]
    var names: [String] = []
    let all = schema.catalogue.schemas.flatMap(\.properties) + CommonProperties.infos
    for info in all {
      for name in info.allNames {
        if types[name] == nil { names.append(name) }
        if types[name]?.contains(info.type) != true { types[name, default: []].append(info.type) }
      }
    }
    let parameter = schema.reference(LooseSchema.parameterName)
    return names.compactMap { name in
      let forms = (types[name] ?? []).map(forms)
      guard !forms.contains(where: \.isEmpty) else { return nil }
      return (name, .object(schema.either(forms.flatMap { $0 } + [parameter])))
    }
  }

  /// What values of a type look like, whatever stands in maps and lists; empty where anything may.
  private func forms(of type: SpecType) -> [JSONValue] {
    switch type {
    case .boolean, .choice, .color, .background, .device, .locale, .timeZone, .number, .integer,
      .moment, .momentOrTime, .moments, .ratio, .duration:
      [.object(schema.type(type))]
    case .font: [schema.reference("font"), object([])]
    case .map: [object([])]
    case .either(let one, let other):
      [one, other].map(forms).contains(where: \.isEmpty) ? [] : forms(of: one) + forms(of: other)
    default: []
    }
  }

  private var componentNames: [String] {
    schema.catalogue.schemas.flatMap { [$0.name] + $0.aliases }
  }

  private func object(_ rules: [(String, JSONValue)]) -> JSONValue {
    .object([("type", .string("object"))] + rules)
  }

  /// Any value: what is in it is checked if it is a component that there is. A validator looks at each
  /// part once, as conditions do not overlap.
  private var anything: JSONValue {
    let isComponent = JSONValue.object([("enum", schema.strings(componentNames))])
    let isOwn = JSONValue.object([("pattern", .string("^[A-Z]"))])
    let component = JSONValue.object([
      names, checkedKeys, ("properties", .object(free)), ("additionalProperties", anyValue),
    ])
    let plain = JSONValue.object([
      ("properties", .object(free)), ("additionalProperties", anyValue),
    ])
    return .object([
      ("items", anyValue), ("if", hasName(isComponent)), ("then", component),
      // What a use of a definition gives is its own business.
      ("else", .object([("if", hasName(isOwn)), ("else", plain)])),
    ])
  }

  private var anyValue: JSONValue { schema.reference(LooseSchema.name) }

  /// A map with a key of a kind.
  private func hasName(_ kind: JSONValue) -> JSONValue {
    let others = JSONValue.object([("propertyNames", .object([("not", kind)]))])
    return object([("not", others)])
  }

  private var checkedKeys: (String, JSONValue) {
    ("allOf", .array([schema.reference(LooseSchema.keysName)]))
  }

  /// Keys whose values are data, or are checked elsewhere.
  private var free: [(String, JSONValue)] {
    [Repetition.key, Condition.key, Definition.parametersKey].map { ($0, .object([])) }
  }

  /// What stands behind a component's name.
  private var value: JSONValue {
    .object([("items", anyValue), checkedKeys, ("additionalProperties", anyValue)])
  }
}
