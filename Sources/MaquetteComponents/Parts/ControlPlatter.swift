import MaquetteCore
import MaquetteThemes

/// The ground of a control that is all one target, as on a watch and a television: what is drawn
/// behind it, how much room it leaves around, and how it shows its state.
///
/// In a list the row is the ground already; what is left is the state.
struct ControlPlatter {
  private let look: PlatterLook
  private let state: ControlState
  private let context: LayoutContext

  /// `nil` where controls stand on no ground.
  init?(state: ControlState, context: LayoutContext) {
    guard let look = PlatterLook(context) else { return nil }
    self.look = look
    self.state = state
    self.context = context
  }

  /// The room around the content; none in a list, whose rows have their own.
  var padding: EdgeInsets {
    context.isListRow
      ? .zero
      : EdgeInsets(
        vertical: look.verticalPadding, horizontal: look.horizontalPadding)
  }

  /// The room that a row around leaves above and below it, in points.
  private var rowPadding: Double { context.contentRoom?.padding ?? 0 }

  /// The least height, in points; in a list that of the row without the room it leaves.
  var minHeight: Double {
    guard context.isListRow, let row = context.list?.theme else { return look.minHeight }
    return row.minRowHeight - 2 * rowPadding
  }

  /// Whether it is lifted off its surroundings, with dark text on white.
  var isLifted: Bool {
    look.liftedFill != nil && (state == .focused || state == .pressed)
  }

  /// The colour of text on it; `nil` for the usual one.
  var foreground: Color? { isLifted ? (look.liftedForeground ?? .clear) : nil }

  /// The colour of a value on it; `nil` for the usual one.
  var secondaryForeground: Color? { isLifted ? (look.liftedSecondary ?? .clear) : nil }

  /// How opaque everything is.
  var opacity: Double {
    switch state {
    case .pressed: look.pressedOpacity ?? 1
    case .disabled: look.disabledOpacity
    case .normal, .focused, .hovered: 1
    }
  }

  /// How much larger everything is.
  var scale: Double {
    switch state {
    case .pressed: look.pressedScale ?? 1
    case .focused: look.focusedScale ?? 1
    case .normal, .disabled, .hovered: 1
    }
  }

  /// All of it, given the control's frame: in a list the whole row.
  func area(of frame: Rect) -> Rect {
    guard context.isListRow, let row = context.list?.theme else { return frame }
    let out = EdgeInsets(
      top: -rowPadding, leading: -row.leadingPadding, bottom: -rowPadding,
      trailing: -row.trailingPadding)
    return frame.inset(by: out, direction: context.direction)
  }

  /// The line around what the crown acts on; none on platforms that lift it.
  private func focusLine(around area: Rect, radius: Double) -> [DrawItem] {
    guard state == .focused, let color = look.focusedBorder else { return [] }
    return [
      DrawItem.outline(
        of: area, radius: radius, width: look.focusedBorderWidth ?? 0, color: color)
    ]
  }

  /// What is drawn behind the control.
  func items(behind frame: Rect) -> [DrawItem] {
    let area = area(of: frame)
    let own = context.isScrolling ? look.scrollingRadius : nil
    let radius = context.isListRow ? context.list?.theme.radius : own
    let corner = min(radius ?? look.radius, area.height / 2)
    if context.isListRow, !isLifted { return focusLine(around: area, radius: corner) }
    let shape = Shape.roundedRect(area, radius: corner, curve: context.theme.buttons.cornerCurve)
    var items: [DrawItem] = []
    if isLifted {
      items +=
        state == .pressed
        ? look.pressedShadow.items(of: shape) : look.liftedShadow.items(of: shape)
    }
    items.append(.fill(shape, .color(isLifted ? (look.liftedFill ?? .clear) : look.fill)))
    return items
      + (isLifted ? [] : look.contrastOutline(of: area, radius: corner, in: context))
      + focusLine(around: area, radius: corner)
  }
}
