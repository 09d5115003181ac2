import MaquetteComponents
import MaquetteCore

/// The keys that a spec gives a component, of which the exporter strikes out what it has said: what
/// is left has no equal.
final class ExportedKeys {
  /// The component's name.
  let name: String
  let source: any CatalogComponent
  /// Its keys.
  let schema: ComponentSchema
  /// Makes views of what is inside, and is told of what SwiftUI cannot say.
  let export: SwiftUIComponents
  /// Where it is in the spec; `nil` for one made in code.
  let location: SourceLocation?
  private var keys: [String: SourceLocation]
  private var said: Set<String> = []

  /// All keys of a component but those that wrappers around it say.
  init(of component: AnyComponent, _ source: any CatalogComponent, in export: SwiftUIComponents) {
    schema = type(of: source).schema
    self.source = source
    self.export = export
    name = schema.name
    location = component.provenance?.location
    let own = Set(schema.properties.map(\.name))
    keys = (component.provenance?.keys ?? [:]).filter { own.contains($0.key) }
    // A radius without something to round is drawn by nobody.
    let given = component.provenance?.keys ?? [:]
    if let radius = given["cornerRadius"], given["background"] == nil, schema.name != "Image" {
      keys["cornerRadius"] = radius
    }
  }

  /// Whether the spec gives a key.
  func has(_ key: String) -> Bool { keys[key] != nil }

  /// Where a key's value is, or else the component.
  func place(of key: String) -> SourceLocation? { keys[key] ?? location }

  /// Strikes out keys.
  func say(_ keys: String...) { said.formUnion(keys) }

  /// Whether a key has its default, or is empty.
  func isPlain(_ key: String) -> Bool {
    let text = schema.text(source, key)
    return text.isEmpty || text == schema.properties.first { $0.name == key }?.defaultText
  }

  /// Strikes out a key and gives the word for its value; keeps the key where there is none.
  func word<Value>(_ key: String, _ value: Value, _ equals: (Value) -> String?) -> String? {
    guard let equal = equals(value) else { return nil }
    say(key)
    return equal.isEmpty ? nil : equal
  }

  /// The keys that nobody struck out, in the order of the spec.
  var rest: [(key: String, location: SourceLocation)] {
    keys.filter { !said.contains($0.key) }.map { ($0.key, $0.value) }.sorted {
      ($0.1.line, $0.1.column, $0.0) < ($1.1.line, $1.1.column, $1.0)
    }
  }
}
