import MaquetteComponents
import MaquetteCore

extension SpecSchema {
  /// What stands in a bar: one thing or a list of them.
  var barItems: [(String, JSONValue)] {
    [
      (
        "anyOf",
        .array([barItem, .object([("type", .string("array")), ("items", barItem)])])
      )
    ]
  }

  /// What may stand where buttons do, or a space of a width.
  private var barItem: JSONValue {
    let space = JSONValue.object([
      ("type", .string("object")),
      ("properties", .object([("fixedSpace", .object(type(.number(0...10_000))))])),
      ("required", strings(["fixedSpace"])), ("additionalProperties", .bool(false)),
    ])
    return .object([("anyOf", .array([action, space]))])
  }

  /// A place for one component: its keys, its text or list, or the component by its name.
  func slot(for name: String) -> [(String, JSONValue)] {
    let schema = catalogue.schema(named: name)
    let nothing = JSONValue.object([("enum", .array([.null, .string("")]))])
    var forms = [reference(name), reference("component"), nothing]
    if let title = schema.flatMap(title) { forms.append(title) }
    if schema?.childrenKey != nil { forms.append(.object([("type", .string("array"))])) }
    return either(forms)
  }
}

extension SpecType {
  /// Whether it is a list of something else than components.
  var isOwnList: Bool {
    switch self {
    case .items, .barItems: true
    default: false
    }
  }
}
