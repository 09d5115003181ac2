/// Components that specs can name. What reads specs, prints help, makes the schema, the gallery and the
/// snapshots asks here.
///
/// A schema is made when somebody asks for it: a picture of one button needs that of buttons, and
/// making all of them takes a fifth of the time of the picture. So is what the runtime keeps for each component,
/// which fills a page of memory for most of them.
package struct Catalogue: Sendable {
  /// Tells a component.
  package typealias Entry = @Sendable () -> any CatalogComponent.Type

  private let entries: [Entry]

  /// A catalogue of some components, in the order in which help lists them.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The catalogue with one more component at its end.
  package func adding(_ entry: @escaping Entry) -> Catalogue { Catalogue(entries + [entry]) }

  /// All schemas, in order.
  package var schemas: [ComponentSchema] { entries.map { $0().schema } }

  /// The schema of a component's name; `nil` when there is none.
  package func schema(named name: String) -> ComponentSchema? {
    for entry in entries {
      let type = entry()
      if type.names.contains(name) { return type.schema }
    }
    return nil
  }

  /// Whether a text that may be a title names a component: 'SearchField', 'Spacer', 'Divider'. One word
  /// of people's own, such as 'Link', 'Map' or 'Text', is a title.
  package func isComponent(_ text: String) -> Bool {
    guard schema(named: text) != nil else { return false }
    return ["Spacer", "Divider"].contains(text) || text.dropFirst().contains(where: \.isUppercase)
  }

  /// The names of all components, in order.
  package var names: [String] { entries.compactMap { $0().names.first } }
}
