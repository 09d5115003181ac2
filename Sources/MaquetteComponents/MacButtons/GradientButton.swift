import MaquetteCore

/// A button of macOS for something in the view above it, such as a table's rows: a symbol on a
/// square bezel. Other platforms have none: there it is an error.
public struct GradientButton: CatalogComponent, StatefulComponent, FreelySizedComponent {
  public struct Keys: StateKeys {
    public let symbol = Key(
      "", "The name of its symbol.", aliases: ["systemImage", "systemName", "image"], type: .symbol)
    public let title = Key(
      "", "The name that assistive technology reads; gradient buttons show no text.",
      aliases: ["text", "label"])
    public let behavior = Key.buttonBehavior()
    public let isOn = Key(false, "Whether a toggle is on.")
    public let size = Key.buttonSize()
    public let state = Key.buttonState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A gradient button.
  public init(
    systemName symbol: String, title: String = "", behavior: ButtonBehavior = .push,
    isOn: Bool = false, size: ButtonSize = .medium, state: ButtonState = .normal
  ) {
    self.symbol = symbol
    self.title = title
    self.behavior = behavior
    self.isOn = isOn
    self.size = size
    self.state = state
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("GradientButton")
    guard let look = context.look(GradientButtonLook.self, component: "gradient button") else {
      return EmptyElement()
    }
    context.warnOfToolbar("the gradient button", instead: "use a toolbar item in its place")
    context.warnOfState(isOn: self.isOn, behavior: self.behavior, state: self.state)
    if self.symbol.isEmpty {
      context.report(
        .warning,
        "gradient buttons contain symbols, not text (Human Interface Guidelines, Buttons, macOS)",
        key: "title", length: max(1, self.title.count),
        hint: "write 'symbol: plus', for example; the title is then what VoiceOver says")
    }
    return element(look, in: context)
  }

  /// Whether it is drawn as on.
  var isShownOn: Bool { self.isOn || self.state == .selected }

  public static let names = ["GradientButton"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    GradientButton(systemName: ""),
    summary: "macOS: a button with a symbol on a square bezel, which acts on the view above it.",
    titleKey: "title",
    examples: [
      ComponentExample("Add", "platform: macos\nGradientButton: Add\nsymbol: plus\n")
    ])
}
