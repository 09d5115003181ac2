/// A line that people type into: SwiftUI's and UIKit's text field, `NSTextField`.
///
/// A title alone stands in the empty field as its placeholder; one beside a placeholder stands before
/// the field, which takes the rest of the width. A text that has no room ends in an ellipsis, and in
/// the field that people type into goes on to its caret. On watchOS and tvOS a field is a platter.
public struct TextField: TextInput, StatefulComponent, SingleControl {
  public struct Keys: FieldKeyList, StateKeys {
    public let field = FieldKeys()
    public let input = TextInputKeys()
    let isFocused = TextInputKeys.focused(in: TextField.self)
    public let markedRange = Key<TextRange?>(
      nil, "The characters that an input method has not confirmed yet.",
      aliases: ["markedText", "markedTextRange"])
    public let prefix = Key("", "A text before the typed text, for example a currency.")
    public let suffix = Key("", "A text after the typed text, for example a unit.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A text field; everything else has its default.
  ///
  /// - Parameters:
  ///   - title: what is typed.
  ///   - text: what has been typed.
  ///   - prompt: what stands in the empty field; empty for the title.
  public init(_ title: String = "", text: String = "", prompt: String = "") {
    self.title = title
    self.text = text
    self.placeholder = prompt
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("TextField")
    context.warnOfUnusedKeys(of: "TextField")
    var contents = FieldContents(self)
    contents.markedRange = self.markedRange
    contents.prefix = self.prefix
    contents.suffix = self.suffix
    return FieldLayout(contents, component: "TextField", context: context)?.element()
      ?? EmptyElement()
  }
}
