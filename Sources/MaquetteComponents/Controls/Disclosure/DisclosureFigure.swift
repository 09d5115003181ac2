import MaquetteCore

/// What shows whether a group is open: a chevron that points ahead or down, or a button with one.
struct DisclosureFigure: ControlFigure {
  let name = "Disclosure"
  let size: Size
  private let group: DisclosureGroup
  private let look: DisclosureLook
  private let context: LayoutContext
  private let isButton: Bool

  init(_ group: DisclosureGroup, look: DisclosureLook, context: LayoutContext) {
    self.group = group
    self.look = look
    self.context = context
    isButton = look.fill != nil
    let side = look.side(at: group.controlSize)
    // A chevron grows with the title beside it.
    let share = isButton ? 1 : context.textScale
    size = Size(width: context.roundedUp(side * share), height: context.roundedUp(side * share))
  }

  func items(in frame: Rect) -> [DrawItem] {
    isButton ? bezel(in: frame) + chevron(in: frame) : ring(in: frame) + chevron(in: frame)
  }

  private func ring(in frame: Rect) -> [DrawItem] {
    group.state == .focused ? context.focusRing(around: frame, radius: 3) : []
  }

  private func bezel(in frame: Rect) -> [DrawItem] {
    let radius = look.radius(at: group.controlSize) ?? 0
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    var items: [DrawItem] = []
    if group.state == .focused { items += context.focusRing(around: frame, radius: radius) }
    let isDisabled = group.state == .disabled
    if !isDisabled { items += look.shadow.items(of: shape) }
    let share = isDisabled ? 0.5 : 1
    items.append(.fill(shape, .color((look.fill ?? .clear).opacity(share))))
    if let border = look.border {
      items.append(
        DrawItem.outline(
          of: frame, radius: radius, width: look.borderWidth ?? 0,
          color: border.opacity(share)))
    }
    if group.state == .pressed {
      items.append(.fill(shape, .color(look.pressedOverlay ?? .clear)))
    }
    return items
      + look.contrastOutline(
        of: frame, radius: radius, isDisabled: group.state == .disabled, in: context)
  }

  /// Two strokes that meet in a point. A chevron that turns keeps its middle.
  private func chevron(in frame: Rect) -> [DrawItem] {
    let share = frame.width / look.side(at: .regular)
    let (length, width) = (look.chevron * share, look.chevronWidth * share)
    let depth = length / 2
    let centre = frame.centre
    /// A point of a chevron that points right, turned and mirrored.
    func at(_ along: Double, _ across: Double) -> Point {
      if isButton {
        let up = group.isExpanded ? -1.0 : 1
        return centre.offset(x: across, y: up * along)
      }
      if group.isExpanded { return centre.offset(x: across, y: along) }
      let ahead = context.direction == .rightToLeft ? -1.0 : 1
      return centre.offset(x: ahead * along, y: across)
    }
    var path = Path()
    path.move(to: at(-depth / 2, -length / 2))
    path.line(to: at(depth / 2, 0))
    path.line(to: at(-depth / 2, length / 2))
    let color = group.state == .disabled ? look.disabledColor : look.color
    return [.stroke(.path(path, evenOdd: false), width: width, color)]
  }
}
