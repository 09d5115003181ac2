import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// The JSON Schema (draft-07) of specs, made from the catalogue.
package struct SpecSchema {
  let catalogue: Catalogue
  let symbols: SymbolSet
  let colors: [String]

  /// The schema of specs that name components of a catalogue, and symbols and colours of a user's own
  /// beside the built-in ones.
  package init(catalogue: Catalogue, symbols: SymbolSet = SymbolSet(), colors: [String] = []) {
    self.catalogue = catalogue
    self.symbols = symbols
    self.colors = colors
  }

  /// The schema.
  package var json: JSONValue {
    let components = catalogue.schemas.map { ($0.name, long(of: $0)) }
    let schema = JSONValue.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Maquette spec")),
      (
        "description",
        .string("A picture of Apple-platform interface components: environment, canvas, view.")
      ),
      (
        "anyOf",
        // What is quick to decide comes first: some validators look at all that does not fit.
        .array(
          [
            ReuseSchema(self).document(with: topProperties),
            .object(body(topProperties, required: ["view"])), someChildren,
          ] + forms(with: topProperties))
      ),
      ("allOf", .array([reference(SpecSchema.platformRule)])),
      (
        "definitions",
        .object(
          [
            ("component", component), ("children", children), ("symbol", symbol),
            ("font", SpecSchema.font(self)),
          ] + valueDefinitions + nestedDefinitions
            + AttributedTextSchema(self).definitions + MenuItemSchema(self).definitions
            + ReuseSchema(self).definitions
            + commonDefinitions + topDefinitions + components)
      ),
    ])
    return SharedSchemas.shared(in: schema)
  }

  /// Keys at the top: each stands beside every component, and is written once.
  private var topProperties: [(String, JSONValue)] {
    topKeys.map { ($0.0, reference("top-\($0.0)")) }
  }

  private var topDefinitions: [(String, JSONValue)] { topKeys.map { ("top-\($0.0)", $0.1) } }

  private var topKeys: [(String, JSONValue)] {
    let canvas = DocumentDecoder.canvasInfos.map { info -> (String, JSONValue) in
      let theme = [("description", JSONValue.string(info.summary))] + SpecSchema.theme
      switch info.name {
      case "theme": return (info.name, .object(theme))
      case "view": return (info.name, view(info))
      case "width", "height":
        let description = ("description", JSONValue.string(info.summary))
        return (info.name, .object([description] + pictureLength))
      default: return (info.name, property(info))
      }
    }
    let traits = EnvironmentTrait.all.map { ($0.key, property(of: $0)) }
    return canvas + ReuseSchema(self).topProperties + traits
  }

  /// What a trait of a picture's environment takes.
  func property(of trait: EnvironmentTrait) -> JSONValue {
    guard trait.type == .device else {
      return property(PropertyInfo(name: trait.key, summary: trait.summary, type: trait.type))
    }
    return .object([("description", .string(trait.summary)), reference(to: "device")])
  }

  /// One form for each component: its name, its own and the common keys, and nothing else but
  /// some more keys.
  private func forms(with more: [(String, JSONValue)]) -> [JSONValue] {
    catalogue.schemas.flatMap { schema in
      ([schema.name] + schema.aliases).map { name in
        // At the top of a spec canvas, device and language are the picture's, as for the decoder.
        let own = ownKeys(of: schema).filter { pair in
          more.isEmpty || !DocumentDecoder.isPictures(pair.0)
        }
        let keys = merged([(name, short(of: schema))], own, more, commonKeys)
        return .object(body(keys, required: [name]))
      }
    }
  }

  func body(_ properties: [(String, JSONValue)], required: [String])
    -> [(String, JSONValue)]
  {
    [
      ("type", .string("object")), ("required", strings(required)),
      ("properties", .object(properties)), ("additionalProperties", .bool(false)),
    ]
  }

  /// Keys of which the first of each name counts.
  private func merged(_ lists: [(String, JSONValue)]...) -> [(String, JSONValue)] {
    var names: Set<String> = []
    return lists.flatMap { $0 }.filter { names.insert($0.0).inserted }
  }

  private func ownKeys(of schema: ComponentSchema) -> [(String, JSONValue)] {
    schema.properties.flatMap { info in info.allNames.map { ($0, property(info)) } }
  }

  /// Keys that every component has: many, and so written once.
  private var commonKeys: [(String, JSONValue)] {
    CommonProperties.infos.flatMap { info in
      info.allNames.map { ($0, reference(SpecSchema.definition(of: info))) }
    } + [(Condition.key, reference(Condition.key))]
  }

  private var commonDefinitions: [(String, JSONValue)] {
    CommonProperties.infos.map { (SpecSchema.definition(of: $0), property($0)) }
  }

  private static func definition(of info: PropertyInfo) -> String { "any-\(info.name)" }

  private func short(of schema: ComponentSchema) -> JSONValue {
    var forms = [reference(schema.name), .object([("type", .string("null"))])]
    // Nothing at all is also an empty text.
    forms.append(title(of: schema) ?? .object([("enum", strings([""]))]))
    if let key = schema.childrenKey { forms.append(list(for: key, of: schema)) }
    return .object([("description", .string(schema.summary))] + either(forms))
  }

  /// The list that a key takes: of components, or of something else.
  func list(for key: String, of schema: ComponentSchema) -> JSONValue {
    switch schema.properties.first(where: { $0.name == key })?.type {
    case .items(let keys)?: .object(type(.items(keys)))
    case .barItems?: .object(listOfBarItems)
    case .actions?: .object(listOfActions)
    default: reference("children")
    }
  }

  private func long(of schema: ComponentSchema) -> JSONValue {
    return .object([
      ("type", .string("object")), ("description", .string(schema.summary)),
      ("properties", .object(merged(ownKeys(of: schema), commonKeys))),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// A list item: a component with its keys beside it, or the name of one without any.
  private var component: JSONValue {
    .object([
      (
        "anyOf",
        .array(
          forms(with: []) + [.object([("enum", strings(catalogue.names))])]
            + ReuseSchema(self).items)
      )
    ])
  }

  /// The symbols' names: many, for many keys, and so written once.
  private var symbol: JSONValue {
    // Nothing at all is no symbol.
    .object(
      either([
        .object([("enum", strings(symbols.allNames))]),
        .object([("enum", .array([.string(""), .null]))]),
      ]))
  }

  private var children: JSONValue {
    .object([("type", .string("array")), ("items", reference("component"))])
  }

  func property(_ info: PropertyInfo) -> JSONValue {
    var pairs: [(String, JSONValue)] = [("description", .string(info.summary))]
    pairs += type(info.type)
    if let value = defaultValue(info) { pairs.append(("default", value)) }
    return .object(pairs)
  }

  /// The default as a value of the key's type, so that an editor may insert it.
  private func defaultValue(_ info: PropertyInfo) -> JSONValue? {
    guard !info.defaultText.isEmpty else { return nil }
    switch info.type {
    case .number, .integer, .insets, .length:
      return Double(info.defaultText).map(JSONValue.number) ?? .string(info.defaultText)
    case .boolean: return .bool(info.defaultText == "true")
    default: return .string(info.defaultText)
    }
  }

  /// The name of a picture file.
  var imageFile: [(String, JSONValue)] {
    [
      ("type", .string("string")),
      ("pattern", .string("\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[sS][vV][gG])$")),
    ]
  }

  /// A spec file's name.
  var specFile: [(String, JSONValue)] {
    [
      ("type", .string("string")),
      ("pattern", .string("\\.([yY][aA]?[mM][lL]|[jJ][sS][oO][nN])$")),
    ]
  }

  /// A key's value that is defined elsewhere. Draft-07 ignores what stands beside a reference.
  func reference(to name: String) -> (String, JSONValue) {
    ("anyOf", .array([reference(name)]))
  }

  func reference(_ name: String) -> JSONValue {
    .object([("$ref", .string("#/definitions/\(name)"))])
  }

  func strings(_ words: [String]) -> JSONValue { .array(words.map(JSONValue.string)) }

  /// Words as a file may write them: those that look like numbers as numbers, too.
  func enumeration(_ words: [String]) -> JSONValue {
    // YAML reads digits as numbers and `true` as a boolean.
    .array(
      words.map(JSONValue.string) + words.compactMap { Int($0).map(JSONValue.integer) }
        + words.filter { $0 == "true" || $0 == "false" }.map { .bool($0 == "true") })
  }

}
