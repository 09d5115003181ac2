import MaquetteComponents
import MaquetteCore

/// A component of a spec with its keys under their canonical names, of which the exporter takes one
/// after another: what is left has no equal.
final class ExportedNode {
  /// The component's name.
  let name: String
  /// Where it is in the spec.
  let location: SourceLocation
  private var keys: [(key: String, value: SpecNode)] = []

  /// The component that a value names; `nil` for none.
  init?(_ node: SpecNode, catalogue: Catalogue) {
    location = node.location
    if let text = node.scalar {
      guard let schema = catalogue.schema(named: text) else { return nil }
      name = schema.name
      return
    }
    guard let entries = node.map,
      let first = entries.first(where: { ComponentDecoder.isComponentName($0.key) }),
      let schema = catalogue.schema(named: first.key)
    else { return nil }
    name = schema.name
    func add(_ key: String, _ value: SpecNode) {
      let info = (schema.properties + CommonProperties.infos).first { $0.allNames.contains(key) }
      keys.append((info?.name ?? key, value))
    }
    switch first.value.value {
    case .scalar(""): break
    case .scalar: if let key = schema.titleKey { add(key, first.value) }
    case .list: if let key = schema.childrenKey { add(key, first.value) }
    case .map(let inner): for entry in inner { add(entry.key, entry.value) }
    }
    for entry in entries where !ComponentDecoder.isComponentName(entry.key) {
      add(entry.key, entry.value)
    }
  }

  /// Takes a key's value.
  func take(_ key: String) -> SpecNode? {
    guard let index = keys.firstIndex(where: { $0.key == key }) else { return nil }
    return keys.remove(at: index).value
  }

  /// Whether a key is there and was not taken.
  func has(_ key: String) -> Bool { keys.contains { $0.key == key } }

  /// Takes a text.
  func text(_ key: String) -> String? {
    guard let index = keys.firstIndex(where: { $0.key == key }), let text = keys[index].value.scalar
    else { return nil }
    keys.remove(at: index)
    return text
  }

  /// Takes a number, as Swift spells it.
  func number(_ key: String) -> String? {
    guard let value = keys.first(where: { $0.key == key })?.value.scalar,
      let number = SwiftLiteral.number(value)
    else { return nil }
    _ = take(key)
    return number
  }

  /// Takes something that is true or false.
  func flag(_ key: String) -> Bool? {
    text(key).map { ["true", "yes", "on", "1"].contains($0.lowercased()) }
  }

  /// Takes a word that has an equal; one that has none stays, and so is told of.
  func word(_ key: String, _ equals: [String: String]) -> String? {
    guard let value = keys.first(where: { $0.key == key })?.value.scalar,
      let equal = equals[value]
    else { return nil }
    _ = take(key)
    return equal
  }

  /// The keys that nobody took.
  var rest: [(key: String, value: SpecNode)] { keys }
}
