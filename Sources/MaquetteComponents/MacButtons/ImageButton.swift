import MaquetteCore

/// A picture that is a button, with room around it and a label below. macOS only; elsewhere it is
/// an error.
public struct ImageButton: CatalogComponent, StatefulComponent, FreelySizedComponent {
  public struct Keys: StateKeys {
    public let symbol = Key(
      "", "The name of its symbol.", aliases: ["systemImage", "systemName"], type: .symbol)
    let icon = PartKey(
      \ImageButton.specIcon, "The picture: a symbol, a picture file or a component.",
      aliases: ["image"])
    public let title = Key("", "The label below it.", aliases: ["text", "label"])
    public let behavior = Key.buttonBehavior()
    public let isOn = Key(false, "Whether a toggle is on.")
    public let imageSize = Key<Double?>(
      nil, "The side length of the square that the symbol fills; the theme's when not given.",
      range: Limits.fontSize)
    public let state = Key.buttonState()
    public let tint = Key<ColorValue?>(
      nil, "The symbol's colour.", aliases: ["tintColor", "contentTintColor"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// What stands in the symbol's place: a picture, for example; `nil`, the default, for the symbol.
  public var icon: AnyComponent?

  /// An image button.
  public init(
    systemName symbol: String, title: String = "", behavior: ButtonBehavior = .push,
    isOn: Bool = false, imageSize: Double? = nil,
    state: ButtonState = .normal, tint: ColorValue? = nil
  ) {
    self.symbol = symbol
    self.title = title
    self.behavior = behavior
    self.isOn = isOn
    self.imageSize = imageSize
    self.state = state
    self.tint = tint
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ImageButton")
    guard let look = context.look(ImageButtonLook.self, component: "image button") else {
      return EmptyElement()
    }
    context.warnOfToolbar("the image button", instead: "use a toolbar item in its place")
    context.warnOfState(isOn: self.isOn, behavior: self.behavior, state: self.state)
    if self.symbol.isEmpty, icon == nil {
      context.report(
        .error, "an image button needs a symbol", key: "title",
        hint: "write 'symbol: photo', for example; the title is below it")
    }
    return element(look, in: context)
  }

  /// Whether it is drawn as on.
  var isShownOn: Bool { self.isOn || self.state == .selected }

  /// The button with a component, for example a picture, in the symbol's place.
  public func icon(_ icon: some Component) -> ImageButton { with { $0.icon = AnyComponent(icon) } }
}
