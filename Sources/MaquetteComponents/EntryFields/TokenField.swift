import MaquetteCore

/// A line of things that were typed and have become one each, after which people type on: AppKit's
/// `NSTokenField`, as in the lines of addresses of a letter. Further lines follow where one is full.
public struct TokenField: TextInput, StatefulComponent, SingleControl {
  public struct Keys: FieldKeyList, StateKeys {
    public let field = FieldKeys()
    public let input = TextInputKeys()
    let isFocused = TextInputKeys.focused(in: TokenField.self)
    public let tokens = Key<TextList>(
      [], "The tokens before the text.", aliases: ["items", "objectValue"], isTyped: true)
    public let selectedToken = Key<Int?>(
      nil, "The number of the selected token; the first is 0.",
      range: 0...Double(Limits.menuItems))
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A token field; everything else has its default.
  public init(_ title: String = "", tokens: TextList = [], text: String = "") {
    self.title = title
    self.tokens = tokens
    self.text = text
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("TokenField")
    guard let look = context.look(TokenFieldLook.self, component: "token field") else {
      return EmptyElement()
    }
    let tokens = self.tokens.texts
    if let number = self.selectedToken, number >= tokens.count {
      context.report(
        .error, "'selectedToken' is \(number); there is no such token", key: "selectedToken",
        hint: tokens.isEmpty ? "leave it out" : "use 0 to \(tokens.count - 1)", id: .outOfRange)
    }
    var contents = FieldContents(self)
    contents.tokens = tokens
    contents.selectedToken = self.selectedToken
    contents.tokenGap = look.gap
    return FieldLayout(contents, component: "TokenField", context: context)?.element()
      ?? EmptyElement()
  }

  public static let names = ["TokenField"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    TokenField(), summary: "A text field that turns what people type into tokens, on macOS.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "Addresses",
        "platform: macos\nwidth: 300\nTokenField:\n  tokens: [Ada Lovelace, Alan Turing]\n"
          + "  text: Gra\n  focused: true\n")
    ])
}
