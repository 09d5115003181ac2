import MaquetteCore

/// A sheet with a bar above its content.
final class SheetElement: LayoutElement {
  private let bar: BarRow
  private let content: any LayoutElement
  private let showsGrabber: Bool
  private let isPhone: Bool
  private let look: SheetLook
  private let context: LayoutContext
  private var surface: Surface
  /// The room between a partial sheet and the screen's edges.
  private let inset: Double
  /// Whether its contents have a ground of their own, as lists do.
  private let hasGround: Bool

  /// - Parameters:
  ///   - isPhone: whether it reaches to the edges of the screen, with corners only above.
  ///   - isPartial: whether it leaves a part of the screen free.
  ///   - background: its colour; `nil` for the theme's.
  init(
    bar: BarRow, content: any LayoutElement, grabber: Bool, isPhone: Bool,
    isPartial: Bool = false, background: Color?,
    look: SheetLook, context: LayoutContext
  ) {
    self.bar = bar
    self.content = content
    showsGrabber = grabber
    self.isPhone = isPhone
    self.look = look
    self.context = context
    inset = isPartial ? look.partialInset ?? 0 : 0
    hasGround = background != nil
    let ground = isPartial ? look.partialBackground : nil
    surface = Surface(
      look, color: ground, material: isPartial ? look.partialBackgroundPaint : nil, context: context
    )
    if let background { surface.color = background }
  }

  /// What the grabber, or the room for it, takes above the bar.
  private var top: Double { (showsGrabber ? (look.grabberRoom ?? 0) : look.topPadding ?? 0) }

  /// A sheet is as large as it is offered on a phone, and of its own size elsewhere.
  func size(for proposal: ProposedSize) -> Size {
    let own = isPhone ? context.screenWidth : look.width ?? 0
    let width = isPhone ? proposal.width ?? own : min(own, proposal.width ?? own)
    let inner = content.size(for: ProposedSize(width: width - 2 * inset, height: nil))
    let natural = top + bar.height + inner.height + inset
    guard let offered = proposal.height else {
      return Size(width: width, height: natural)
    }
    let height = isPhone ? offered : min(max(natural, look.height ?? 0), offered)
    return Size(width: width, height: height)
  }

  func stretch(along axis: Axis) -> Stretch { isPhone ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? content.minimum(along: axis) : top + bar.height
  }

  func place(in outer: Rect) -> [SceneNode] {
    let frame = outer.inset(
      by: EdgeInsets(top: 0, leading: inset, bottom: inset, trailing: inset),
      direction: context.direction)
    let barFrame = Rect(
      x: frame.minX, y: frame.minY + top, width: frame.width, height: bar.height)
    let room = Rect(
      x: frame.minX, y: barFrame.maxY, width: frame.width,
      height: max(0, frame.maxY - barFrame.maxY))
    let size = content.size(for: ProposedSize(room.size))
    // The shadows of what is in the bar lie over the content.
    let nodes =
      content.place(in: context.align(size, in: room, .top))
      + bar.place(in: barFrame)
    return [
      context.containerNode(
        "Sheet", frame: frame, items: ground(in: frame) + grabber(in: frame),
        clip: clip(in: frame, isCut: size.height > room.height + 0.01), children: nodes)
    ]
  }

  /// What its contents are cut by: those that reach the lower edge have its corners.
  private func clip(in frame: Rect, isCut: Bool) -> Shape? {
    if isPhone, inset > 0 { return partialShape(frame) }
    if isPhone { return isCut ? .rect(frame) : nil }
    return isCut || hasGround ? surface.shape(frame) : nil
  }

  /// On a phone the lower corners are those of the screen.
  private func ground(in frame: Rect) -> [DrawItem] {
    guard isPhone else { return surface.items(in: frame) }
    if inset > 0 { return surface.items(in: frame, shape: partialShape(frame)) }
    var longer = frame
    longer.size.height += 2 * surface.radius
    return [.group(DrawGroup(surface.items(in: longer), clips: [.rect(frame)]))]
  }

  /// Corners below that are concentric with the screen's.
  private func partialShape(_ frame: Rect) -> Shape {
    Surface.outline(
      of: frame, top: look.partialRadius ?? surface.radius, inset: inset, in: context)
  }

  private func grabber(in frame: Rect) -> [DrawItem] {
    guard showsGrabber else { return [] }
    let size = Size(width: look.grabberWidth ?? 0, height: look.grabberHeight ?? 0)
    let rect = Rect(
      x: frame.midX - size.width / 2, y: frame.minY + (look.grabberTop ?? 0),
      width: size.width, height: size.height)
    let shape = Shape.roundedRect(rect, radius: size.height / 2, curve: .circular)
    return [.fill(shape, .color(look.grabber ?? .clear))]
  }
}
