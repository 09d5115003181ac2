import MaquetteComponents
import MaquetteCore

extension SpecSchema {
  /// What stands in a bar: one thing or a list of them.
  var barItems: [(String, JSONValue)] { either([barItem, .object(listOfBarItems)]) }

  /// Things that stand in a bar.
  var listOfBarItems: [(String, JSONValue)] { [("type", .string("array")), ("items", barItem)] }

  /// A button where only buttons are allowed: its title alone, its keys, or the component.
  var action: JSONValue {
    .object(either([.object(scalar), reference("Button"), reference("component")]))
  }

  /// Buttons, such as an alert's.
  var listOfActions: [(String, JSONValue)] { [("type", .string("array")), ("items", action)] }

  /// What may stand where buttons do, or a space, by its width or as an item of the system.
  private var barItem: JSONValue {
    let width = JSONValue.object(type(.number(FixedSpace.widths)))
    func item(_ spaces: [BarSpace]) -> [(String, JSONValue)] {
      let names = JSONValue.object([("enum", strings(spaces.map(\.rawValue)))])
      return [("systemItem", names), ("barButtonSystemItem", names)]
    }
    func space(_ properties: [(String, JSONValue)], count: Int, required: [String]) -> JSONValue {
      .object([
        ("type", .string("object")), ("properties", .object(properties)),
        ("required", strings(required)), ("minProperties", .integer(count)),
        ("maxProperties", .integer(count)), ("additionalProperties", .bool(false)),
      ])
    }
    let alone = space([("fixedSpace", width)] + item(BarSpace.allCases), count: 1, required: [])
    let wide = space([("width", width)] + item([.fixedSpace]), count: 2, required: ["width"])
    return .object([("anyOf", .array([action, alone, wide]))])
  }

  /// A place for one component: its keys, its text or list, or the component by its name.
  func slot(for name: String) -> [(String, JSONValue)] {
    let schema = catalogue.schema(named: name)
    let nothing = JSONValue.object([("enum", .array([.null, .string("")]))])
    var forms = [reference(name), reference("component"), nothing]
    if let title = schema.flatMap(title) { forms.append(title) }
    if let schema, let key = schema.childrenKey { forms.append(list(for: key, of: schema)) }
    return either(forms)
  }
}
