import MaquetteCore
import MaquetteThemes

/// A field and the popover below it, whose arrow points at the field's middle. Both take room.
final class DateFieldPopover: LayoutElement {
  private let field: DateFieldElement
  private let content: any LayoutElement
  private let look: ControlLook
  private let context: LayoutContext

  init(
    _ field: DateFieldElement, content: any LayoutElement, look: ControlLook,
    context: LayoutContext
  ) {
    self.field = field
    self.content = content
    self.look = look
    self.context = context
  }

  private var padding: Double { look.number("padding") }
  private var arrow: Size {
    Size(width: look.number("arrowWidth"), height: look.number("arrowHeight"))
  }

  private var fieldSize: Size { field.size(for: .ideal) }

  /// The ground without its arrow.
  private var groundSize: Size {
    let inner = content.size(for: .ideal)
    return Size(width: inner.width + 2 * padding, height: inner.height + 2 * padding)
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: max(fieldSize.width, groundSize.width),
      height: fieldSize.height + look.number("gap") + arrow.height + groundSize.height)
  }

  func firstBaseline(in size: Size) -> Double? { field.firstBaseline(in: fieldSize) }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let fieldFrame = place(Rect(origin: .zero, size: fieldSize))
    let top = fieldSize.height + look.number("gap") + arrow.height
    let ground = place(Rect(origin: Point(x: 0, y: top), size: groundSize))
    // The arrow keeps off the round corners.
    let reach = look.number("radius") + arrow.width / 2
    let tip = min(
      max(context.rounded(fieldFrame.midX), ground.minX + reach), ground.maxX - reach)
    let node = SceneNode(
      path: context.path, component: "Popover", frame: ground,
      accessibility: Accessibility(role: .group, label: "", traits: [.modal]),
      source: context.source, items: items(outline(ground, tip: tip)),
      children: content.place(in: ground.inset(by: padding)))
    return field.place(in: fieldFrame) + [node]
  }

  private func items(_ outline: Path) -> [DrawItem] {
    let shape = Shape.path(outline, evenOdd: false)
    var items = look.shadowItems("shadow", of: shape)
    // The line lies half outside; the fill covers its other half.
    items.append(.stroke(shape, width: 2 * look.number("borderWidth"), look.color("border")))
    items.append(.fill(shape, .color(look.color("background"))))
    return items
  }

  /// A rounded rectangle with an arrow out of its upper edge, in one line.
  private func outline(_ rect: Rect, tip: Double) -> Path {
    let radius = look.number("radius")
    let bend = radius * (1 - Path.circleControl)
    let half = arrow.width / 2
    var path = Path()
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
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
