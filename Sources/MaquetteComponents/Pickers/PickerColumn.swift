import MaquetteCore

/// One wheel of several beside one another: UIKit's component of a `UIPickerView`.
public struct PickerColumn: Hashable, Sendable {
  /// What it offers.
  public var options: [PickerOption]
  /// What is chosen: by its tag, title or number; the first option by default.
  public var chosen: Selection
  /// What stands beside the selected row and does not turn, such as a unit; empty for none.
  public var label = ""
  /// The width, in points; `nil`, the default, for a share of the picker's.
  public var width: Double?
  /// Whether it starts again after its last row; no by default.
  public var wraps = false
  /// How far it has turned on from its chosen row, in rows from -1 to 1; 0 by default.
  public var offset = 0.0
  /// Whether the crown turns it while the picker is focused, on watchOS; the first one by default.
  public var isFocused = false

  /// A column; without a selection the first option is chosen.
  public init(_ options: [PickerOption] = [], selection: String = "") {
    self.options = options
    chosen = Selection(named: selection)
  }

  /// The name of what is chosen; empty for the first option.
  public var selection: String {
    get {
      guard case .index = chosen else { return chosen.text }
      return selectedIndex.map { options[$0].name } ?? chosen.text
    }
    set { chosen = Selection(named: newValue) }
  }

  /// The number of what is chosen; `nil` for nothing, and when nothing of that name is there.
  public var selectedIndex: Int? { chosen.index(among: options) }
}

extension PickerColumn: SpecValue {
  private static let specKeys = SpecKeys<PickerColumn>([
    SpecKey(
      always: "options", \.options.specList, "The options of the wheel.",
      aliases: ["items", "children", "content"]),
    SpecKey(
      always: "selection", \.chosen,
      "The chosen option: its title, tag or number from 0; the first by default.",
      aliases: ["selectedRow"]),
    SpecKey(always: "label", \.label, "A unit beside the selected row.", aliases: ["unit"]),
    SpecKey("width", \.width, "The width; a share of the picker's by default."),
    SpecKey(
      always: "offset", \.offset, "How many rows the wheel has turned past its chosen row.",
      range: -1...1),
    SpecKey(always: "wraps", \.wraps, "Whether the wheel starts again after its last row."),
    SpecKey(
      always: "isFocused", \.isFocused,
      "On a watch: whether the Digital Crown turns this wheel; by default, it turns the first."),
  ])

  /// What is known of the keys.
  static var infos: [PropertyInfo] { specKeys.keys.map(\.info) }

  package static func specType(range: ClosedRange<Double>) -> SpecType { .map(infos) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> PickerColumn? {
    var column = PickerColumn()
    if let entries = node.map {
      specKeys.apply(entries, to: &column, of: "a column", by: reader)
      return column
    }
    guard let list = SpecList<PickerOption>.read(node, by: reader) else { return nil }
    column.options = list.elements
    return column
  }

  public var specText: String { "" }
}

extension PickerColumn: SpecListElement {
  static var listType: SpecType { .lists(.items(PickerOption.infos), infos) }
  static var listName: String { "a list of columns, each a list of options or a map" }
}
