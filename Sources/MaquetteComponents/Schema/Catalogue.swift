import MaquetteCore

/// Components that specs can name. What reads specs, prints help, makes the schema, the gallery and the
/// snapshots asks here.
///
/// A schema is made when somebody asks for it: a picture of one button needs that of buttons, and
/// making all of them takes a fifth of the time of the picture.
package struct Catalogue: Sendable {
  private let types: [any CatalogComponent.Type]

  /// A catalogue of some components, in the order in which help lists them.
  package init(_ types: [any CatalogComponent.Type]) { self.types = types }

  /// The catalogue with more components at its end.
  package func adding(_ type: any CatalogComponent.Type) -> Catalogue { Catalogue(types + [type]) }

  /// All schemas, in order.
  package var schemas: [ComponentSchema] { types.map { $0.schema } }

  /// The schema of a component's name; `nil` when there is none.
  package func schema(named name: String) -> ComponentSchema? {
    types.first { $0.names.contains(name) }?.schema
  }

  /// Whether a text that may be a title names a component: 'SearchField', 'Spacer', 'Divider'. One word
  /// of people's own, such as 'Link', 'Map' or 'Text', is a title.
  package func isComponent(_ text: String) -> Bool {
    guard schema(named: text) != nil else { return false }
    return ["Spacer", "Divider"].contains(text) || text.dropFirst().contains(where: \.isUppercase)
  }

  /// The names of all components, in order.
  package var names: [String] { types.compactMap { $0.names.first } }
}
