import MaquetteCore

/// An arrow at an edge of content that draws its own surface where that is of one colour, and the shadow
/// behind both; glass is one piece with its arrow.
final class PopoverElement: LayoutElement {
  private let content: any LayoutElement
  private let surface: Surface
  private let arrow: PopoverArrow
  private let drawsGround: Bool
  private let context: LayoutContext

  /// - Parameter drawsGround: whether content without an arrow leaves a ground of one colour to it, too.
  init(
    _ content: any LayoutElement, surface: Surface, arrow: ConfirmationDialog.ArrowEdge, size: Size,
    drawsGround: Bool = false, context: LayoutContext
  ) {
    self.content = content
    self.surface = surface
    self.arrow = PopoverArrow(edge: arrow, size: size)
    self.drawsGround = drawsGround
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let taken = arrow.insets
    let inner = content.size(
      for: ProposedSize(
        width: proposal.width.map { max(1, $0 - taken.horizontal) },
        height: proposal.height.map { max(1, $0 - taken.vertical) }))
    return Size(width: inner.width + taken.horizontal, height: inner.height + taken.vertical)
  }

  func minimum(along axis: Axis) -> Double {
    let taken = arrow.insets
    return content.minimum(along: axis) + (axis == .vertical ? taken.vertical : taken.horizontal)
  }

  func place(in frame: Rect) -> [SceneNode] {
    place(in: frame, tip: frame.centre)
  }

  /// The nodes with the arrow's tip as near to a point as the round corners let it.
  func place(in frame: Rect, tip point: Point) -> [SceneNode] {
    let room = frame.inset(by: arrow.insets, direction: context.direction)
    let least = surface.radius + arrow.size.width / 2
    func kept(_ value: Double, from low: Double, to high: Double) -> Double {
      low + least > high - least ? (low + high) / 2 : min(max(value, low + least), high - least)
    }
    let middle =
      arrow.isVertical
      ? kept(point.x, from: room.minX, to: room.maxX)
      : kept(point.y, from: room.minY, to: room.maxY)
    // Where an edge is short, so is the base: the arrow stands on its straight part.
    var arrow = arrow
    let edge = (arrow.isVertical ? room.width : room.height) - 2 * surface.radius
    arrow.size.width = min(arrow.size.width, max(edge, arrow.size.width / 3))
    let items: [DrawItem]
    if drawsGround || surface.isMaterial, arrow.size.height == 0 {
      items = surface.items(in: room)
    } else if surface.isMaterial {
      let outline = arrow.outline(
        around: surface.shape(room).path, at: room, middle: middle, direction: context.direction)
      items = surface.items(in: room, shape: .path(outline, evenOdd: false))
    } else {
      // The lines of both lie below both grounds, so that none is seen where they meet.
      var shapes = [surface.shape(room)]
      if arrow.size.height > 0 {
        let outline = arrow.outline(at: room, middle: middle, direction: context.direction)
        shapes.append(.path(outline, evenOdd: false))
      }
      items =
        surface.shadowItems(in: room) + surface.outerBorder(of: shapes)
        + shapes.dropFirst().map { .fill($0, .color(surface.color)) }
    }
    return [
      context.entering("Arrow").containerNode(
        "Arrow", frame: frame, items: items, children: content.place(in: room))
    ]
  }
}
