/// What a field shows, of whatever kind it is.
struct FieldContents {
  var title = ""
  var labelsHidden = false
  var text = ""
  var placeholder = ""
  var state = ControlState.normal
  var caret: Int?
  var selectedRange: TextRange?
  var markedRange: TextRange?
  var prefix = ""
  var suffix = ""
  var systemImage = ""
  var leading: [AnyComponent] = []
  var trailing: [AnyComponent] = []
  var clearButton = ClearButtonMode.never
  var style = TextFieldStyle.automatic
  var alignment = TextAlignment.natural
  var font: FontValue?
  var tint: ColorValue?
  var error = ""
  var controlSize = ControlSize.regular
  /// The radius of its corners and its height, in points; `nil` for those of its edge.
  var radius: Double?
  var height: Double?
  /// The room after what stands in it, in points; `nil` for that of its edge.
  var trailingPadding: Double?
  /// What stands before the text as one thing each, and the number of the one that is chosen.
  var tokens: [String] = []
  var selectedToken: Int?
  var tokenGap = 0.0
  /// Whether a dot stands for each character.
  var isSecure = false
  /// Whether it has several lines.
  var isMultiline = false

  init() {}

  /// What everything has that people type into.
  init<Input: TextInput>(of input: Input) {
    text = input.text
    placeholder = input.placeholder
    state = input.state
    caret = input.caret
    selectedRange = input.selectedRange
    font = input.font
    tint = input.tint
  }

  /// What a field's keys say.
  init<Field: TextInput>(_ field: Field) where Field.Keys: FieldKeyList {
    self.init(of: field)
    title = field.title
    labelsHidden = field.labelsHidden
    systemImage = field.systemImage
    leading = field.leading
    trailing = field.trailing
    clearButton = field.clearButton
    style = field.borderStyle
    alignment = field.alignment
    error = field.error
    controlSize = field.controlSize
  }

  /// Whether the title stands before the field even if there is no placeholder.
  var introducesAlways = false

  /// The text in the empty field.
  var prompt: String {
    guard tokens.isEmpty else { return "" }
    return placeholder.isEmpty && introduction.isEmpty ? title : placeholder
  }

  /// The title before the field; empty for none.
  var introduction: String {
    labelsHidden || placeholder.isEmpty && !introducesAlways ? "" : title
  }

  var isFocused: Bool { state == .focused }
  var isDisabled: Bool { state == .disabled }
}
