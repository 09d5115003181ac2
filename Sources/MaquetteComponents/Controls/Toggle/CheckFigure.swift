import MaquetteCore

/// A check box or a radio button: the theme's radius and marks make the one or the other.
struct CheckFigure: ControlFigure {
  let name: String
  let size: Size
  private let toggle: Toggle
  private let look: CheckMarkLook
  private let context: LayoutContext
  private let isRound: Bool

  init(_ toggle: Toggle, look: CheckMarkLook, context: LayoutContext) {
    self.toggle = toggle
    self.look = look
    self.context = context
    isRound = look.dot != nil
    name = isRound ? "Radio" : "Checkbox"
    let side = look.side(at: toggle.controlSize)
    size = Size(width: side, height: side)
  }

  private var isFilled: Bool { toggle.isOn || toggle.isMixed }
  private var isDisabled: Bool { toggle.state == .disabled }

  func items(in frame: Rect) -> [DrawItem] {
    let radius = isRound ? frame.width / 2 : look.radius * scale(of: frame)
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    var items: [DrawItem] = []
    if toggle.state == .focused { items += context.focusRing(around: frame, radius: radius) }
    if isDisabled {
      items.append(.fill(shape, .color(look.disabledFill)))
    } else {
      items += look.shadow.items(of: shape)
      items.append(
        .fill(
          shape,
          isFilled && !context.isInactive ? onFill : .color(look.off)))
    }
    if !isFilled || isDisabled || context.isInactive {
      let color = isDisabled ? look.border.opacity(0.5) : look.border
      items.append(
        DrawItem.outline(
          of: frame, radius: radius, width: look.borderWidth, color: color))
    }
    items += look.contrastOutline(
      of: frame, radius: radius, isDisabled: isDisabled, in: context)
    items += mark(in: frame)
    if toggle.state == .pressed {
      items.append(.fill(shape, .color(look.pressedOverlay)))
    }
    return items
  }

  /// How much larger it is than at the size for which the theme has its lengths.
  private func scale(of frame: Rect) -> Double { frame.width / look.side(at: .regular) }

  private var markColor: Color {
    if context.isInactive, !isDisabled { return look.inactiveMark }
    return isDisabled
      ? look.disabledMark : context.legible(look.mark, on: onFill.colors)
  }

  /// The box that is on.
  private var onFill: Paint {
    context.legible(.verticalGradient(top: look.onTop, bottom: look.onBottom))
  }

  private func mark(in frame: Rect) -> [DrawItem] {
    guard isFilled else { return [] }
    /// A point on a grid of 14 units.
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.minX + x * frame.width / 14, y: frame.minY + y * frame.height / 14)
    }
    var path = Path()
    if toggle.isMixed {
      path.move(to: at(3.9, 7))
      path.line(to: at(10.1, 7))
    } else if isRound {
      path.addCircle(centre: at(7, 7), radius: (look.dot ?? 0) * scale(of: frame) / 2)
      return [.fill(.path(path, evenOdd: false), .color(markColor))]
    } else {
      path.move(to: at(3.6, 7.5))
      path.line(to: at(6.05, 10.2))
      path.line(to: at(10.4, 3.9))
    }
    let width = look.markWidth * scale(of: frame)
    return [.stroke(.path(path, evenOdd: false), width: width, markColor)]
  }
}
