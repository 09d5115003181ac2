import MaquetteCore

/// Every component there is. What reads specs, prints help, makes the schema, the gallery and the
/// snapshots asks here; a new component is one more line.
public struct Catalogue: Sendable {
  /// The schemas, in the order in which help lists them.
  public let schemas: [ComponentSchema]

  /// The components of this package.
  public static let standard = Catalogue([
    Label.schema, DateLabel.schema, TimerLabel.schema, RelativeDateLabel.schema, Button.schema,
    ActivityIndicator.schema,
    Image.schema, VStack.schema, HStack.schema, ZStack.schema,
    Grid.schema, ScrollView.schema, Spacer.schema, Divider.schema, Screen.schema,
    List.schema, Section.schema, LabeledContent.schema,
    Menu.schema, PopUpButton.schema, PullDownButton.schema,
    GradientButton.schema, ButtonBar.schema, HelpButton.schema, ImageButton.schema,
  ])

  private let byName: [String: ComponentSchema]

  /// A catalogue of some components.
  public init(_ schemas: [ComponentSchema]) {
    self.schemas = schemas
    let pairs = schemas.flatMap { schema in
      ([schema.name] + schema.aliases).map { ($0, schema) }
    }
    byName = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The schema of a component's name; `nil` when there is none.
  public func schema(named name: String) -> ComponentSchema? { byName[name] }

  /// The names of all components, in order.
  public var names: [String] { schemas.map(\.name) }
}
