import MaquetteCore

/// The round button of macOS that opens the app's help. Other platforms have none: there it is an
/// error.
///
/// With a placement other than automatic it takes the whole width that there is, and stands on that
/// side of it, as in a pane of settings. A container that knows of dismissal buttons asks
/// ``HelpPlacement/side(hasDismissalButtons:direction:)``.
public struct HelpButton: CatalogComponent, StatefulComponent, FreelySizedComponent {
  public struct Keys: StateKeys {
    public let placement = Key<HelpPlacement>(
      .automatic,
      "The side of its view on which the button is; 'automatic' lets the container decide."
    )
    public let size = Key.buttonSize()
    public let state = Key.buttonState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A help button.
  public init(
    placement: HelpPlacement = .automatic, size: ButtonSize = .medium, state: ButtonState = .normal
  ) {
    self.placement = placement
    self.size = size
    self.state = state
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("HelpButton")
    guard let look = context.look(HelpButtonLook.self, component: "help button") else {
      return EmptyElement()
    }
    context.warnOfToolbar("the help button", instead: "put it into the lower corner of a view")
    return element(look, in: context)
  }

  public static let names = ["HelpButton"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    HelpButton(), summary: "macOS: the round button that opens the app's help.",
    examples: [
      ComponentExample(
        "In a pane of settings",
        "platform: macos\nwidth: 320\nVStack:\n  alignment: leading\n  spacing: 20\n"
          + "  padding: 20\n  children:\n    - Label: Rules are applied to new messages.\n"
          + "    - HelpButton:\n        placement: trailing\n")
    ])
}

extension HelpButton {
  /// A question mark in a circle, on its side of the width that there is.
  private func element(_ look: HelpButtonLook, in context: LayoutContext) -> any LayoutElement {
    let size = self.size.controlSize
    let diameter = look.diameter(at: size)
    let sign = context.symbolPart(
      "questionmark", look.sign(at: size).resolved(),
      color: self.state == .disabled ? look.disabledSign : look.signColor, key: "size")
    let circle = BoxElement(
      context.row([sign], spacing: 0), minWidth: diameter, height: diameter, context: context
    ) { ground(in: $0, look, in: context) }
    let control = ControlElement(
      "HelpButton", circle,
      accessibility: context.accessibility(
        of: "Help", behavior: .push, isOn: false, state: self.state),
      context: context)
    guard self.placement != .automatic else { return control }
    let side = self.placement.side(hasDismissalButtons: false, direction: context.direction)
    let isFirst = (side == .left) == (context.direction == .leftToRight)
    let frame = FrameValue(
      minWidth: diameter, maxWidth: .infinity, alignment: isFirst ? .leading : .trailing)
    return FrameElement(frame, content: control, context: context)
  }

  private func ground(in circle: Rect, _ look: HelpButtonLook, in context: LayoutContext)
    -> [DrawItem]
  {
    let isDisabled = self.state == .disabled
    let radius = circle.height / 2
    let shape = Shape.roundedRect(circle, radius: radius, curve: .circular)
    var items = self.state == .focused ? context.focusRing(around: circle, radius: radius) : []
    if !isDisabled { items += look.shadow.map { .shadow(shape, $0) } }
    items.append(.fill(shape, .color(isDisabled ? look.disabledFill : look.fill)))
    if self.state == .pressed { items.append(.fill(shape, .color(look.pressed))) }
    let increased = context.environment.contrast == .increased
    let line = increased ? look.increasedBorderWidth : look.borderWidth
    let border = increased ? look.increasedBorder : look.border
    return items + [.stroke(shape.inset(by: line / 2), width: line, border)]
  }
}
