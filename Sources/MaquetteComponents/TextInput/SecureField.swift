/// A line for a password, which shows a dot for each character: SwiftUI's `SecureField`, UIKit's
/// `isSecureTextEntry`, `NSSecureTextField`.
///
/// Assistive technology is told how many characters there are and not which.
public struct SecureField: TextInput, StatefulComponent, SingleControl {
  public struct Keys: FieldKeyList, StateKeys {
    public let field = FieldKeys()
    public let input = TextInputKeys()
    let isFocused = TextInputKeys.focused(in: SecureField.self)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A field for a password; everything else has its default.
  ///
  /// - Parameters:
  ///   - title: what is typed.
  ///   - text: what has been typed, of which only the length is drawn.
  ///   - prompt: what stands in the empty field; empty for the title.
  public init(_ title: String = "", text: String = "", prompt: String = "") {
    self.title = title
    self.text = text
    self.placeholder = prompt
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("SecureField")
    context.warnOfUnusedKeys(of: "SecureField")
    var contents = FieldContents(self)
    contents.isSecure = true
    return FieldLayout(contents, component: "SecureField", context: context)?.element()
      ?? EmptyElement()
  }

  public static let names = ["SecureField", "PasswordField"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    SecureField(), summary: "A field for a password, which shows a dot for each character.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "A password", "width: 320\nSecureField: Password\ntext: sesame\nfocused: true\n")
    ])
}
