/// A choice of one of several values: SwiftUI's `Picker`, UIKit's `UIPickerView`, WatchKit's
/// `WKInterfacePicker`, AppKit's pop-up and radio buttons.
public struct Picker: CatalogComponent, StatefulComponent, SingleControl {
  public struct Keys: StateKeys {
    public let title = Key("", "The title, which names the choice.", aliases: ["text", "label"])
    public let chosen = Key<Selection>(
      .automatic,
      "The chosen option: its title, its tag, its number from 0, or none or -1 for nothing; the "
        + "first by default.", named: "selection",
      aliases: ["value", "selected", "selectedRow", "selectedItem", "selectedItemIndex"])
    let options = PartKey(
      \Picker.options.optionList,
      "The options: texts, or maps of title, systemImage, icon, caption, isEnabled and tag. Menus "
        + "and lists also take 'Divider' and sections: {section: Fruit, options: [Apple]}.",
      aliases: ["items", "children", "content", "values"])
    let columns = PartKey(
      \Picker.columns.specList,
      "Several wheels in place of 'options': lists of options, or maps of options, selection, "
        + "label, width and wraps.", aliases: ["components"])
    public let style = Key<PickerStyle>(
      .automatic, "How it looks; 'list', 'stack' and 'sequence' exist on watchOS only.",
      aliases: ["pickerStyle"])
    public let controlSize = Key.controlSize()
    public let state = Key.controlState()
    public let isPresented = Key(
      false, "Whether the menu is open; it then covers its surroundings.",
      aliases: ["isOpen", "isExpanded"])
    public let wraps = Key(false, "Whether a wheel starts again after its last row.")
    public let offset = Key(
      0.0, "How many rows a wheel has turned past its chosen row, to show it in motion.",
      range: -1...1)
    public let rowHeight = Key<Double?>(nil, "How high the rows of a wheel are.", range: 12...200)
    public let isHorizontal = Key(
      false, "Whether radio buttons are beside one another.",
      aliases: ["horizontalRadioGroupLayout"])
    public let caption = Key(
      "", "On a watch: the caption above the picker. It does not depend on the choice.")
    public let showsIndicator = Key(
      false, "On a watch: whether a scroll indicator is shown.",
      aliases: ["showsScrollIndicator", "indicator"])
    public let showsOutline = Key(
      true, "On a watch: whether the picker has an outline.", aliases: ["outline"])
    public let tint = Key<ColorValue?>(nil, "The tint colour.", aliases: ["tintColor"])
    public let labelsHidden = Key.labelsHidden()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// How far a wheel has turned on from its chosen row, in rows.
  public var offset: Double {
    get { values[Picker.keys.offset] }
    set { values[Picker.keys.offset] = newValue }
  }

  /// The picker with a wheel that has turned on, in rows.
  public func offset(_ rows: Double) -> Picker { with { $0.offset = rows } }

  /// What can be chosen.
  public var options: [PickerOption] = []
  /// Several wheels in place of ``options``; empty, the default, for one.
  public var columns: [PickerColumn] = []

  /// A picker of some options; without a selection the first one is chosen.
  public init(
    _ title: String = "", selection: String = "", options: [PickerOption] = [],
    style: PickerStyle = .automatic
  ) {
    self.title = title
    self.chosen = Selection(named: selection)
    self.options = options
    self.style = style
  }

  /// The name of the chosen option; empty for the first one.
  public var selection: String {
    get {
      guard case .index = self.chosen else { return self.chosen.text }
      return self.chosen.index(among: options).map { options[$0].name } ?? self.chosen.text
    }
    set { self.chosen = Selection(named: newValue) }
  }

  /// A picker of several wheels.
  public init(_ title: String = "", columns: [PickerColumn]) {
    self.init(title, style: .wheel)
    self.columns = columns
  }

  /// The picker in another style.
  public func pickerStyle(_ style: PickerStyle) -> Picker { with { $0.style = style } }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    PickerLayout(picker: self, context: context.entering("Picker")).element()
  }
}
