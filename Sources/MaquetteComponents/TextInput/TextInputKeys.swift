import MaquetteCore

/// The keys of everything that people type into.
public struct TextInputKeys: KeyList {
  public let text = Key(
    "", "The text that has been typed.", aliases: ["value", "stringValue"], isTyped: true)
  public let placeholder = Key(
    "", "The text that is shown while nothing has been typed.",
    aliases: ["prompt", "placeholderString"])
  public let state = Key.controlState()
  public let caret = Key<Int?>(
    nil,
    "How many characters are before the caret; when not given, it is after the selection or the "
      + "text.",
    aliases: ["insertionPoint"], range: 0...Double(Limits.textBytes))
  public let selectedRange = Key<TextRange?>(
    nil, "The selected characters while the field has focus.",
    aliases: ["selection", "selectedTextRange"])
  public let font = Key<FontValue?>(nil, "The text's font; the platform's when not given.")
  public let tint = Key<ColorValue?>(
    nil, "The colour of the caret and the selection.", aliases: ["tintColor"])

  /// The short form of the state in which people type.
  static func focused<Owner: TextInput>(in owner: Owner.Type) -> PartKey {
    PartKey(
      \Owner.isFocused, "Whether it has focus. People then type into it, and it shows a caret.",
      named: "focused",
      aliases: ["isFocused", "isEditing", "isFirstResponder"])
  }
}

/// A list of keys with those of what people type into.
@dynamicMemberLookup
public protocol TextInputKeyList: KeyList {
  var input: TextInputKeys { get }
}

extension TextInputKeyList {
  public subscript<Value>(dynamicMember path: KeyPath<TextInputKeys, Key<Value>>) -> Key<Value> {
    input[keyPath: path]
  }

  public var state: Key<ControlState> { input.state }
}

/// Something that people type into.
public protocol TextInput: CatalogComponent where Keys: TextInputKeyList {}

extension TextInput {
  /// Whether people type into it.
  public var isFocused: Bool {
    get { self.state == .focused }
    set {
      if newValue { self.state = .focused } else if self.state == .focused { self.state = .normal }
    }
  }

  /// The same with a caret, or not.
  public func focused(_ isFocused: Bool = true) -> Self { with { $0.isFocused = isFocused } }
}

/// The keys of a field for one line of text.
public struct FieldKeys: KeyList {
  public let title = Key(
    "", "The label before the field; without a 'placeholder', it is also the placeholder.",
    aliases: ["label"])
  public let labelsHidden = Key.labelsHidden()
  public let systemImage = Key(
    "", "A symbol before the text.", aliases: ["symbol", "icon"], type: .symbol)
  public let leading = Key<[AnyComponent]>(
    [], "The components before the text, in the field.", aliases: ["leftView"])
  public let trailing = Key<[AnyComponent]>(
    [], "The components after the text, in the field.", aliases: ["rightView"])
  public let clearButton = Key(
    ClearButtonMode.never, "When a field with text shows its clear button.",
    aliases: ["clearButtonMode"])
  public let borderStyle = Key(
    TextFieldStyle.automatic, "The border around it.",
    aliases: ["textFieldStyle", "style", "bezelStyle"])
  public let alignment = Key(
    TextAlignment.natural, "How the text is aligned.",
    aliases: ["textAlignment", "multilineTextAlignment"])
  public let error = Key(
    "",
    "A message about a mistake in the text, in a line below the field.", aliases: ["errorMessage"])
  public let controlSize = Key.controlSize()
}

/// A list of keys with those of a field for one line of text.
@dynamicMemberLookup
public protocol FieldKeyList: TextInputKeyList {
  var field: FieldKeys { get }
}

extension TextInput where Keys: FieldKeyList {
  /// The field with another edge.
  public func textFieldStyle(_ style: TextFieldStyle) -> Self {
    with { $0.values[Self.keys.borderStyle] = style }
  }
}

extension FieldKeyList {
  public subscript<Value>(dynamicMember path: KeyPath<FieldKeys, Key<Value>>) -> Key<Value> {
    field[keyPath: path]
  }
}
