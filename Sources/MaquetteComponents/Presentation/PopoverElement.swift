import MaquetteCore

/// An arrow at an edge of content that draws its own surface, and the shadow behind both.
final class PopoverElement: LayoutElement {
  private let content: any LayoutElement
  private let surface: Surface
  private let arrow: ConfirmationDialog.ArrowEdge
  private let arrowSize: Size
  private let context: LayoutContext

  init(
    _ content: any LayoutElement, surface: Surface, arrow: ConfirmationDialog.ArrowEdge, size: Size,
    context: LayoutContext
  ) {
    self.content = content
    self.surface = surface
    self.arrow = arrow
    arrowSize = size
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(
      for: ProposedSize(
        width: proposal.width, height: proposal.height.map { max(1, $0 - arrowSize.height) }))
    return Size(width: inner.width, height: inner.height + arrowSize.height)
  }

  func minimum(along axis: Axis) -> Double {
    content.minimum(along: axis) + (axis == .vertical ? arrowSize.height : 0)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let isTop = arrow == .top
    let insets = EdgeInsets(
      top: isTop ? arrowSize.height : 0, bottom: isTop ? 0 : arrowSize.height)
    let room = frame.inset(by: insets, direction: context.direction)
    let edge = isTop ? room.minY : room.maxY
    let item = DrawItem.fill(
      .path(outline(from: edge, x: room.midX, isTop: isTop), evenOdd: false),
      .color(surface.color))
    return [
      context.entering("Arrow").containerNode(
        "Arrow", frame: frame, items: surface.shadowItems(in: room) + [item],
        children: content.place(in: room))
    ]
  }

  /// The arrow above or below an edge: sides that curve out of the edge, and a rounded tip.
  private func outline(from edge: Double, x: Double, isTop: Bool) -> Path {
    let half = arrowSize.width / 2
    let height = arrowSize.height
    func at(_ dx: Double, _ dy: Double) -> Point {
      Point(x: x + dx * half, y: edge + (isTop ? -dy : dy) * height)
    }
    var path = Path()
    path.move(to: at(-1, 0))
    path.curve(at(-0.6, 0), at(-0.45, 0.3), to: at(-0.22, 0.8))
    path.curve(at(-0.12, 1), at(0.12, 1), to: at(0.22, 0.8))
    path.curve(at(0.45, 0.3), at(0.6, 0), to: at(1, 0))
    path.close()
    return path
  }
}
