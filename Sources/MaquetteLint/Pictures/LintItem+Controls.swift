/// What is for use, by name: all rules read these lists.
extension LintItem {
  /// Where people type.
  static let fields: Set = [
    "ComboBox", "NumberField", "SearchField", "SecureField", "TextEditor", "TextField",
    "TokenField",
  ]

  /// What shows nothing but a symbol, or a symbol with a title, and does something.
  static let symbolButtons: Set = ["GradientButton", "ImageButton", "Menu", "PullDownButton"]

  /// What does something, leads somewhere or opens a menu.
  static let buttons: Set = symbolButtons.union([
    "Button", "Link", "NavigationLink", "PopUpButton",
  ])

  /// What takes its whole row, its title and its control, as a switch does.
  static let titledRows: Set = [
    "ColorPicker", "DatePicker", "Link", "Picker", "Slider", "Stepper", "Toggle",
  ]

  /// What people use: beside these a text may be a part of them, and is no name of another one.
  static let controls: Set = fields.union(buttons).union(titledRows).union([
    "Gauge", "HelpButton", "LabeledContent", "RatingIndicator", "SegmentedControl",
  ])

  /// What shows a value that a picker at the bottom of a screen changes.
  static let shownValues: Set = fields.union(buttons).union([
    "DatePicker", "LabeledContent", "Picker",
  ])

  /// What answers to touch as a whole, with all that is in it.
  private static let touched: Set = buttons.union(["Picker", "TabBar", "Toggle"])

  /// Whether it is a part of something that answers to touch.
  var isInControl: Bool { isIn(LintItem.touched) }
}
