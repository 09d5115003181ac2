import MaquetteCore

/// A button of macOS for something in the view above it, such as a table's rows: a symbol on a
/// square bezel. Other platforms have none: there it is an error.
public struct GradientButton: CatalogComponent {
  /// The name of its symbol.
  public var symbol: String
  /// What assistive technology calls it. It is drawn only where there is no symbol, against the
  /// guidelines.
  public var title: String
  /// What clicking it does.
  public var behavior: ButtonBehavior
  /// Whether a toggle is on.
  public var isOn: Bool
  /// How large it is.
  public var size: ButtonSize
  /// What is happening to it.
  public var state: ButtonState

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

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("GradientButton")
    guard let look = context.look(GradientButtonLook.self, component: "gradient button") else {
      return EmptyElement()
    }
    context.warnOfToolbar("the gradient button", instead: "use a toolbar item in its place")
    context.warnOfState(isOn: isOn, behavior: behavior, state: state)
    if symbol.isEmpty {
      context.report(
        .warning,
        "gradient buttons contain symbols, not text (Human Interface Guidelines, Buttons, macOS)",
        key: "title", length: max(1, title.count),
        hint: "write 'symbol: plus', for example; the title is then what VoiceOver says")
    }
    return GradientButtonElement(self, look: look, context: context)
  }

  /// Whether it is drawn as on.
  var isShownOn: Bool { isOn || state == .selected }

  private static let prototype = GradientButton(systemName: "")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "GradientButton", prototype: prototype,
    summary: "macOS: a symbol on a square bezel, for something in the view above it.",
    titleKey: "title",
    properties: [
      Property(
        "symbol", \.symbol, "The name of its symbol.",
        aliases: ["systemImage", "systemName", "image"], type: .symbol, prototype: prototype),
      Property(
        "title", \.title, "What assistive technology calls it; gradient buttons show no text.",
        aliases: ["text", "label"], prototype: prototype),
      Property(
        "behavior", \.behavior, "What clicking it does.", aliases: ["buttonType"],
        prototype: prototype),
      Property("isOn", \.isOn, "Whether a toggle is on.", prototype: prototype),
      Property(
        "size", \.size, "How large it is.", aliases: ["buttonSize", "controlSize"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
    ],
    examples: [
      ComponentExample("Add", "platform: macos\nGradientButton: Add\nsymbol: plus\n")
    ])
}
