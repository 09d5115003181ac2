import Maquette
import MaquetteSpec

/// What is known of components, for programs: `maquette components --json`.
///
/// `{version, tool, components: [component], commonKeys: [key]}`. A component has `name`, `aliases`,
/// `summary`, `titleKey` (the key that a text behind its name sets), `childrenKey` (the one that a list
/// sets), `keys` and `examples: [{title, spec}]`; a key has `name`, `aliases`, `summary`, `type` (in
/// words), `values` (the words that it takes, where there are some), `minimum` and `maximum` of the numbers
/// that it takes, and `default`. What there is none of is left out.
struct ComponentListing {
  /// Lists by their names, as ``JSONListing`` prints them.
  let lists: [(String, JSONValue)]

  init(_ schemas: [ComponentSchema]) {
    lists = [
      ("components", .array(schemas.map(ComponentListing.component))),
      ("commonKeys", .array(CommonProperties.infos.map(ComponentListing.key))),
    ]
  }

  private static func component(_ schema: ComponentSchema) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("name", .string(schema.name)), ("aliases", JSONValue.strings(schema.aliases)),
      ("summary", .string(schema.summary)),
    ]
    if let key = schema.titleKey { pairs.append(("titleKey", .string(key))) }
    if let key = schema.childrenKey { pairs.append(("childrenKey", .string(key))) }
    pairs.append(("keys", .array(schema.properties.map(key))))
    pairs.append(
      (
        "examples",
        .array(
          schema.examples.map {
            .object([("title", .string($0.title)), ("spec", .string($0.spec))])
          })
      ))
    return .object(pairs)
  }

  private static func key(_ info: PropertyInfo) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("name", .string(info.name)), ("aliases", JSONValue.strings(info.aliases)),
      ("summary", .string(info.summary)), ("type", .string(info.type.text)),
    ]
    switch info.type {
    case .boolean: pairs.append(("values", .array([.bool(true), .bool(false)])))
    case .choice(let values, _), .choices(let values, _), .words(let values, _):
      pairs.append(("values", JSONValue.strings(values)))
    default: break
    }
    if let range = info.type.numbers {
      pairs += [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
    }
    if !info.defaultText.isEmpty { pairs.append(("default", .string(info.defaultText))) }
    return .object(pairs)
  }
}
