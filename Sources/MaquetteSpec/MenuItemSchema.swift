import MaquetteComponents
import MaquetteCore

/// The definitions of menus' items in the JSON Schema.
struct MenuItemSchema {
  private let schema: SpecSchema

  init(_ schema: SpecSchema) { self.schema = schema }

  /// The definitions by name.
  var definitions: [(String, JSONValue)] {
    [("menuItems", menuItems), ("menuItem", menuItem)]
  }

  private var plain: JSONValue {
    .object([("type", schema.strings(["string", "number", "boolean"]))])
  }

  private var menuItems: JSONValue {
    .object([("type", .string("array")), ("items", schema.reference("menuItem"))])
  }

  private var keys: [(String, JSONValue)] {
    MenuItem.infos.flatMap { info in info.allNames.map { ($0, schema.property(info)) } }
      + [("header", plain)]
  }

  /// A title, a map of keys, or one of SwiftUI's components with the keys in it or beside it.
  private var menuItem: JSONValue {
    let long = JSONValue.object([
      ("type", .string("object")), ("properties", .object(keys)),
      ("additionalProperties", .bool(false)),
    ])
    let names = MenuElement.components + ["section", "divider"]
    let value = JSONValue.object([
      (
        "anyOf",
        .array([
          plain, .object([("type", .string("null"))]), long, schema.reference("menuItems"),
        ])
      )
    ])
    let forms = names.map { name in
      JSONValue.object(schema.body([(name, value)] + keys, required: [name]))
    }
    return .object([("anyOf", .array([plain, long] + forms))])
  }
}
