import MaquetteCore

/// A field and the popover below or above it, whose arrow points at the field's middle. It lies over
/// everything around.
final class DateFieldPopover: WrappingElement {
  private let field: DateFieldElement
  /// What is in the popover.
  private let shown: any LayoutElement
  private let look: DatePopoverLook
  private let context: LayoutContext

  init(
    _ field: DateFieldElement, content: any LayoutElement, look: DatePopoverLook,
    context: LayoutContext
  ) {
    self.field = field
    shown = content
    self.look = look
    self.context = context
  }

  var content: any LayoutElement { field }

  private var padding: Double { look.padding }
  private var arrow: Size {
    Size(width: look.arrowWidth, height: look.arrowHeight)
  }

  private var fieldSize: Size { field.size(for: .ideal) }

  /// The ground without its arrow.
  private var groundSize: Size {
    let inner = shown.size(for: .ideal)
    return Size(width: inner.width + 2 * padding, height: inner.height + 2 * padding)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let fieldFrame = place(Rect(origin: .zero, size: fieldSize))
    context.presentations.add(anchor: fieldFrame, in: context, make: nodes)
    return field.place(in: fieldFrame)
  }

  private func nodes(in room: AnchorRoom) -> [SceneNode] {
    let attachment = AnchorRoom.Attachment(
      sides: [.below, .above], gap: look.gap + arrow.height, alignment: .leading)
    let (rect, side) = room.frame(attachment) { _, _ in groundSize }
    var ground = room.place(rect)
    ground.origin = Point(x: context.rounded(ground.minX), y: context.rounded(ground.minY))
    // The arrow keeps off the round corners.
    let reach = look.radius + arrow.width / 2
    let tip = min(
      max(context.rounded(room.anchor.midX), ground.minX + reach), ground.maxX - reach)
    return [
      SceneNode(
        path: context.path, component: "Popover", frame: ground,
        accessibility: Accessibility(role: .group, label: "", traits: [.modal]),
        source: context.source, items: items(outline(ground, tip: tip, isAbove: side == .above)),
        children: shown.place(in: ground.inset(by: padding)))
    ]
  }

  private func items(_ outline: Path) -> [DrawItem] {
    let shape = Shape.path(outline, evenOdd: false)
    return Surface(look, context: context).items(in: outline.controlBounds ?? .zero, shape: shape)
  }

  /// A rounded rectangle with an arrow out of its upper edge, in one line; turned over where it stands
  /// above its field.
  private func outline(_ rect: Rect, tip: Double, isAbove: Bool) -> Path {
    let radius = look.radius
    let bend = radius * (1 - Path.circleControl)
    let half = arrow.width / 2
    var path = Path()
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: x, y: isAbove ? rect.minY + rect.maxY - y : y)
    }
    path.move(to: point(rect.minX + radius, rect.minY))
    path.line(to: point(tip - half, rect.minY))
    /// A point of the arrow: from -1 to 1 along the edge, and from 0 to 1 towards the tip.
    func at(_ x: Double, _ y: Double) -> Point {
      point(tip + x * half, rect.minY - y * arrow.height)
    }
    path.curve(at(-0.6, 0), at(-0.45, 0.3), to: at(-0.2, 0.82))
    path.curve(at(-0.1, 1), at(0.1, 1), to: at(0.2, 0.82))
    path.curve(at(0.45, 0.3), at(0.6, 0), to: at(1, 0))
    path.line(to: point(rect.maxX - radius, rect.minY))
    path.curve(
      point(rect.maxX - bend, rect.minY), point(rect.maxX, rect.minY + bend),
      to: point(rect.maxX, rect.minY + radius))
    path.line(to: point(rect.maxX, rect.maxY - radius))
    path.curve(
      point(rect.maxX, rect.maxY - bend), point(rect.maxX - bend, rect.maxY),
      to: point(rect.maxX - radius, rect.maxY))
    path.line(to: point(rect.minX + radius, rect.maxY))
    path.curve(
      point(rect.minX + bend, rect.maxY), point(rect.minX, rect.maxY - bend),
      to: point(rect.minX, rect.maxY - radius))
    path.line(to: point(rect.minX, rect.minY + radius))
    path.curve(
      point(rect.minX, rect.minY + bend), point(rect.minX + bend, rect.minY),
      to: point(rect.minX + radius, rect.minY))
    path.close()
    return path
  }
}
