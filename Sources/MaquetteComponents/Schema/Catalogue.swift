import MaquetteCore

/// Every component there is. What reads specs, prints help, makes the schema, the gallery and the
/// snapshots asks here; a new component is one more line.
///
/// A schema is made when somebody asks for it: a picture of one button needs that of buttons, and
/// making all of them takes a fifth of the time of the picture.
public struct Catalogue: Sendable {
  /// A component's names, its own first, and where its schema comes from.
  public struct Entry: Sendable {
    let names: [String]
    let schema: @Sendable () -> ComponentSchema

    /// An entry under the names that the schema has.
    public init(_ names: String..., schema: @autoclosure @escaping @Sendable () -> ComponentSchema)
    {
      self.names = names
      self.schema = schema
    }
  }

  /// The components of this package.
  public static let standard = Catalogue([
    Entry("Label", "Text", schema: Label.schema),
    Entry("DateLabel", "WKInterfaceDate", schema: DateLabel.schema),
    Entry("NumberLabel", schema: NumberLabel.schema),
    Entry("TimerLabel", "WKInterfaceTimer", schema: TimerLabel.schema),
    Entry(
      "RelativeDateLabel", "CLKRelativeDateTextProvider", schema: RelativeDateLabel.schema),
    Entry("Complication", schema: Complication.schema),
    Entry("Button", schema: Button.schema),
    Entry("ActivityIndicator", schema: ActivityIndicator.schema),
    Entry(
      "ProgressView", "ProgressIndicator", "UIProgressView", "NSProgressIndicator",
      schema: ProgressView.schema),
    Entry("Slider", "UISlider", "NSSlider", "WKInterfaceSlider", schema: Slider.schema),
    Entry("Gauge", schema: Gauge.schema),
    Entry("LevelIndicator", "NSLevelIndicator", schema: LevelIndicator.schema),
    Entry("RatingIndicator", schema: RatingIndicator.schema),
    Entry("PageControl", "UIPageControl", schema: PageControl.schema),
    Entry("Image", schema: Image.schema), Entry("VStack", schema: VStack.schema),
    Entry("HStack", schema: HStack.schema), Entry("ZStack", schema: ZStack.schema),
    Entry("Grid", schema: Grid.schema), Entry("ScrollView", schema: ScrollView.schema),
    Entry("Spacer", schema: Spacer.schema), Entry("Divider", schema: Divider.schema),
    Entry("Screen", schema: Screen.schema), Entry("List", schema: List.schema),
    Entry("Section", schema: Section.schema),
    Entry("LabeledContent", schema: LabeledContent.schema), Entry("Menu", schema: Menu.schema),
    Entry("PopUpButton", schema: PopUpButton.schema),
    Entry("PullDownButton", schema: PullDownButton.schema),
    Entry("GradientButton", schema: GradientButton.schema),
    Entry("ButtonBar", "GradientBar", schema: ButtonBar.schema),
    Entry("HelpButton", schema: HelpButton.schema),
    Entry("ImageButton", schema: ImageButton.schema),
    Entry("ButtonGroup", schema: ButtonGroup.schema),
    Entry("Alert", "UIAlertController", "NSAlert", schema: Alert.schema),
    Entry("ConfirmationDialog", "ActionSheet", schema: ConfirmationDialog.schema),
    Entry("Sheet", schema: Sheet.schema), Entry("Popover", schema: Popover.schema),
    Entry("Toggle", "Switch", schema: Toggle.schema),
    Entry("SegmentedControl", schema: SegmentedControl.schema),
    Entry("Stepper", schema: Stepper.schema), Entry("Link", schema: Link.schema),
    Entry("DisclosureGroup", schema: DisclosureGroup.schema),
    Entry("Picker", "PickerView", "WKInterfacePicker", schema: Picker.schema),
    Entry(
      "DatePicker", "MultiDatePicker", "UIDatePicker", "UICalendarView", schema: DatePicker.schema),
    Entry("NavigationBar", schema: NavigationBar.schema),
    Entry("Toolbar", schema: Toolbar.schema), Entry("TabBar", schema: TabBar.schema),
    Entry("NavigationLink", schema: NavigationLink.schema),
    Entry("PathControl", "Breadcrumbs", "NSPathControl", schema: PathControl.schema),
    Entry("PreviousNextControl", schema: PreviousNextControl.schema),
  ])

  private let entries: [Entry]

  /// A catalogue of some components, in the order in which help lists them.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// All schemas, in order.
  public var schemas: [ComponentSchema] { entries.map { $0.schema() } }

  /// The schema of a component's name; `nil` when there is none.
  public func schema(named name: String) -> ComponentSchema? {
    entries.first { $0.names.contains(name) }?.schema()
  }

  /// The names of all components, in order.
  public var names: [String] { entries.compactMap(\.names.first) }
}
