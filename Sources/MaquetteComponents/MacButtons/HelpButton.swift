import MaquetteCore

/// The round button of macOS that opens the app's help. Other platforms have none: there it is an
/// error.
///
/// With a placement other than automatic it takes the whole width that there is, and stands on that
/// side of it, as in a pane of settings. A container that knows of dismissal buttons asks
/// ``HelpPlacement/side(hasDismissalButtons:direction:)``.
public struct HelpButton: CatalogComponent, StatefulComponent {
  /// Its keys.
  public struct Keys: StateKeys {
    public let placement = Key<HelpPlacement>(
      .automatic, "The side of the view where it stands; 'automatic' leaves that to what is around."
    )
    public let size = Key<ButtonSize>(
      .medium, "How large it is.", aliases: ["buttonSize", "controlSize"])
    public let state = Key<ButtonState>(.normal, "What is happening to it.")
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
    return HelpButtonElement(self, look: look, context: context)
  }

  /// Its name, and other names for it.
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

extension AnyComponent {
  /// The help button that it is, whatever is said about it besides; `nil` for anything else.
  var helpButton: HelpButton? { unmodified as? HelpButton }
}

/// Measures and draws a help button.
private final class HelpButtonElement: LayoutElement {
  private let button: HelpButton
  private let look: HelpButtonLook
  private let context: LayoutContext
  private let sign: SymbolDrawing?
  private let diameter: Double

  init(_ button: HelpButton, look: HelpButtonLook, context: LayoutContext) {
    self.button = button
    self.look = look
    self.context = context
    diameter = look.diameter(at: button.size.controlSize)
    sign = look.sign(at: button.size.controlSize).resolved().flatMap {
      context.symbolDrawing("questionmark", font: $0, scale: 1, key: "size")
    }
  }

  private var fillsWidth: Bool { button.placement != .automatic }

  func size(for proposal: ProposedSize) -> Size {
    let width = fillsWidth ? max(diameter, proposal.width ?? 0) : diameter
    return Size(width: width, height: diameter)
  }

  func stretch(along axis: Axis) -> Stretch { fillsWidth && axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double { diameter }

  func place(in frame: Rect) -> [SceneNode] {
    let side = button.placement.side(hasDismissalButtons: false, direction: context.direction)
    let x: Double =
      !fillsWidth
      ? frame.midX - diameter / 2
      : side == .left ? frame.minX : frame.maxX - diameter
    let circle = Rect(
      x: x, y: frame.midY - diameter / 2, width: diameter, height: diameter)
    return [
      SceneNode(
        path: context.path, component: "HelpButton", frame: circle,
        hitTarget: circle.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        accessibility: context.accessibility(
          of: "Help", behavior: .push, isOn: false, state: button.state),
        source: context.source, items: items(in: circle))
    ]
  }

  private func items(in circle: Rect) -> [DrawItem] {
    let isDisabled = button.state == .disabled
    let shape = Shape.roundedRect(circle, radius: diameter / 2, curve: .circular)
    var items: [DrawItem] =
      button.state == .focused ? context.focusRing(around: circle, radius: diameter / 2) : []
    if !isDisabled { items += look.shadow.map { .shadow(shape, $0) } }
    items.append(.fill(shape, .color(isDisabled ? look.disabledFill : look.fill)))
    if button.state == .pressed { items.append(.fill(shape, .color(look.pressed))) }
    let increased = context.environment.contrast == .increased
    let line = increased ? look.increasedBorderWidth : look.borderWidth
    items.append(
      .stroke(
        shape.inset(by: line / 2), width: line,
        increased ? look.increasedBorder : look.border))
    if let sign {
      let centre = Point(
        x: circle.midX - sign.bounds.midX, y: circle.midY - sign.bounds.midY)
      items += sign.items(at: centre, color: isDisabled ? look.disabledSign : look.signColor)
    }
    return items
  }
}
