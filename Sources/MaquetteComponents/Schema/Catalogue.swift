import MaquetteCore

/// Every component there is. What reads specs, prints help, makes the schema, the gallery and the
/// snapshots asks here; a new component is one more line.
///
/// A schema is made when somebody asks for it: a picture of one button needs that of buttons, and
/// making all of them takes a fifth of the time of the picture.
public struct Catalogue: Sendable {
  /// The components of this package.
  public static let standard = Catalogue([
    Label.self, DateLabel.self, NumberLabel.self, TimerLabel.self, RelativeDateLabel.self,
    Complication.self, Button.self, ActivityIndicator.self, ProgressView.self, Slider.self,
    Gauge.self, LevelIndicator.self, RatingIndicator.self, PageControl.self, Image.self,
    VStack.self, HStack.self, ZStack.self, Grid.self, ScrollView.self, Spacer.self, Divider.self,
    Screen.self, List.self, Section.self, LabeledContent.self, Menu.self, PopUpButton.self,
    PullDownButton.self, GradientButton.self, ButtonBar.self, HelpButton.self, ImageButton.self,
    ButtonGroup.self, Alert.self, ConfirmationDialog.self, Sheet.self, Popover.self, Toggle.self,
    SegmentedControl.self, Stepper.self, Link.self, DisclosureGroup.self, Picker.self,
    DatePicker.self, NavigationBar.self, Toolbar.self, TabBar.self, NavigationLink.self,
    PathControl.self, PreviousNextControl.self,
  ])

  private let types: [any CatalogComponent.Type]

  /// A catalogue of some components, in the order in which help lists them.
  public init(_ types: [any CatalogComponent.Type]) { self.types = types }

  /// All schemas, in order.
  public var schemas: [ComponentSchema] { types.map { $0.schema } }

  /// The schema of a component's name; `nil` when there is none.
  public func schema(named name: String) -> ComponentSchema? {
    types.first { $0.names.contains(name) }?.schema
  }

  /// The names of all components, in order.
  public var names: [String] { types.compactMap { $0.names.first } }
}
