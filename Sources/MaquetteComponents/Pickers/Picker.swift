import MaquetteCore

/// A choice of one of several values: SwiftUI's `Picker`, UIKit's `UIPickerView`, WatchKit's
/// `WKInterfacePicker`, AppKit's pop-up and radio buttons.
public struct Picker: CatalogComponent {
  /// What is chosen; drawn where the style has room for it, and told to assistive technology.
  public var title: String
  /// Which option is chosen: by its tag, title or number; the first one by default.
  public var chosen: Selection
  /// What can be chosen.
  public var options: [PickerOption]
  /// Several wheels in place of ``options``; empty, the default, for one.
  public var columns: [PickerColumn] = []
  /// How it looks; what the platform does by default.
  public var style: PickerStyle
  /// How large it is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to it; nothing by default. A focused picker of watchOS has a green outline.
  public var state = ControlState.normal
  /// Whether the menu of a picker in menu style is open; no by default.
  public var isPresented = false
  /// Whether a wheel starts again after its last row; no by default.
  public var wraps = false
  /// How far a wheel has turned on from its chosen row, in rows from -1 to 1; 0 by default.
  public var offset = 0.0
  /// How high the rows of a wheel are, in points; `nil`, the default, for the theme's.
  public var rowHeight: Double?
  /// Whether radio buttons stand beside one another; no by default.
  public var isHorizontal = false
  /// What a picker of watchOS says above its outline, whatever is chosen; empty for none.
  public var caption = ""
  /// Whether a picker of watchOS shows where in the list it is; no by default.
  public var showsIndicator = false
  /// Whether a picker of watchOS has an outline; yes by default.
  public var showsOutline = true
  /// The colour that stands for the tint; `nil`, the default, for that of the surroundings.
  public var tint: ColorValue?
  /// Whether the title is not drawn but told to assistive technology; no by default.
  public var labelsHidden = false

  /// A picker of some options; without a selection the first one is chosen.
  public init(
    _ title: String = "", selection: String = "", options: [PickerOption] = [],
    style: PickerStyle = .automatic
  ) {
    self.title = title
    chosen = Selection(named: selection)
    self.options = options
    self.style = style
  }

  /// The name of the chosen option; empty for the first one.
  public var selection: String {
    get {
      guard case .index = chosen else { return chosen.text }
      return chosen.index(among: options).map { options[$0].name } ?? chosen.text
    }
    set { chosen = Selection(named: newValue) }
  }

  /// A picker of several wheels.
  public init(_ title: String = "", columns: [PickerColumn]) {
    self.init(title, style: .wheel)
    self.columns = columns
  }

  /// The picker in another style.
  public func pickerStyle(_ style: PickerStyle) -> Picker { with { $0.style = style } }

  /// The picker in another size.
  public func controlSize(_ size: ControlSize) -> Picker { with { $0.controlSize = size } }

  /// The picker in another state.
  public func state(_ state: ControlState) -> Picker { with { $0.state = state } }

  /// The picker disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Picker {
    state(isDisabled ? .disabled : .normal)
  }

  /// The picker with its menu open, or not.
  public func isPresented(_ isPresented: Bool = true) -> Picker {
    with { $0.isPresented = isPresented }
  }

  /// The picker with another colour for what is chosen.
  public func tint(_ color: ColorValue?) -> Picker { with { $0.tint = color } }

  /// The picker without its title, which assistive technology is still told.
  public func labelsHidden(_ isHidden: Bool = true) -> Picker {
    with { $0.labelsHidden = isHidden }
  }

  private func with(_ change: (inout Picker) -> Void) -> Picker {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    PickerLayout(self, context: context.entering("Picker")).element()
  }
}
