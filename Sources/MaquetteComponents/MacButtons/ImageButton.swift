import MaquetteCore

/// A picture that is a button, with room around it and a label below. macOS only; elsewhere it is
/// an error.
public struct ImageButton: CatalogComponent {
  /// The name of its symbol; empty for none.
  public var symbol: String
  /// What stands in the symbol's place: a picture, for example; `nil`, the default, for the symbol.
  public var icon: AnyComponent?
  /// The label below; empty for none.
  public var title: String
  /// What clicking it does.
  public var behavior: ButtonBehavior
  /// Whether a toggle is on.
  public var isOn: Bool
  /// The side of the square that the symbol fills, in points; `nil` for the theme's.
  public var imageSize: Double?
  /// What is happening to it.
  public var state: ButtonState
  /// The symbol's colour; `nil` for that of labels, or the tint of a toggle that is on.
  public var tint: ColorValue?

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

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ImageButton")
    guard let look = context.look(ImageButtonLook.self, component: "image button") else {
      return EmptyElement()
    }
    context.warnOfToolbar("the image button", instead: "use a toolbar item in its place")
    context.warnOfState(isOn: isOn, behavior: behavior, state: state)
    if symbol.isEmpty, icon == nil {
      context.report(
        .error, "an image button needs a symbol", key: "title",
        hint: "write 'symbol: photo', for example; the title stands below it")
    }
    return ImageButtonElement(self, look: look, context: context)
  }

  /// Whether it is drawn as on.
  var isShownOn: Bool { isOn || state == .selected }

  /// The button with a component, for example a picture, in the symbol's place.
  public func icon(_ icon: some Component) -> ImageButton {
    var copy = self
    copy.icon = AnyComponent(icon)
    return copy
  }
}
