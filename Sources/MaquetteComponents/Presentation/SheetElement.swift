import MaquetteCore

/// A sheet with a bar above its content.
final class SheetElement: LayoutElement {
  private let bar: SheetBarElement
  private let content: any LayoutElement
  private let showsGrabber: Bool
  private let isPhone: Bool
  private let look: ControlLook
  private let context: LayoutContext
  private var surface: Surface

  /// - Parameters:
  ///   - isPhone: whether it reaches to the edges of the screen, with corners only above.
  ///   - background: its colour; `nil` for the theme's.
  init(
    bar: SheetBarElement, content: any LayoutElement, grabber: Bool, isPhone: Bool,
    background: Color?,
    look: ControlLook, context: LayoutContext
  ) {
    self.bar = bar
    self.content = content
    showsGrabber = grabber
    self.isPhone = isPhone
    self.look = look
    self.context = context
    surface = Surface(look, context: context)
    if let background { surface.color = background }
  }

  /// What the grabber, or the room for it, takes above the bar.
  private var top: Double { look.number(showsGrabber ? "grabberRoom" : "topPadding") }

  /// A sheet is as large as it is offered on a phone, and of its own size elsewhere.
  func size(for proposal: ProposedSize) -> Size {
    let own = isPhone ? context.screenWidth : look.number("width")
    let width = isPhone ? proposal.width ?? own : min(own, proposal.width ?? own)
    let inner = content.size(for: ProposedSize(width: width, height: nil))
    let natural = top + bar.height + inner.height
    guard let offered = proposal.height else {
      return Size(width: width, height: natural)
    }
    let height = isPhone ? offered : min(max(natural, look.number("height")), offered)
    return Size(width: width, height: height)
  }

  func stretch(along axis: Axis) -> Stretch { isPhone ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? content.minimum(along: axis) : top + bar.height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let barFrame = Rect(
      x: frame.minX, y: frame.minY + top, width: frame.width, height: bar.height)
    let room = Rect(
      x: frame.minX, y: barFrame.maxY, width: frame.width,
      height: max(0, frame.maxY - barFrame.maxY))
    let size = content.size(for: ProposedSize(room.size))
    let nodes = bar.place(in: barFrame) + content.place(in: context.align(size, in: room, .top))
    return [
      context.containerNode(
        "Sheet", frame: frame, items: ground(in: frame) + grabber(in: frame),
        clip: size.height > room.height + 0.01 ? .rect(frame) : nil, children: nodes)
    ]
  }

  /// On a phone the lower corners are those of the screen.
  private func ground(in frame: Rect) -> [DrawItem] {
    guard isPhone else { return surface.items(in: frame) }
    var longer = frame
    longer.size.height += 2 * surface.radius
    return [.group(DrawGroup(surface.items(in: longer), clips: [.rect(frame)]))]
  }

  private func grabber(in frame: Rect) -> [DrawItem] {
    guard showsGrabber else { return [] }
    let size = Size(width: look.number("grabberWidth"), height: look.number("grabberHeight"))
    let rect = Rect(
      x: frame.midX - size.width / 2, y: frame.minY + look.number("grabberTop"),
      width: size.width, height: size.height)
    let shape = Shape.roundedRect(rect, radius: size.height / 2, curve: .circular)
    return [.fill(shape, .color(look.color("grabber")))]
  }
}

/// A bar with buttons at its ends and a title in its middle, or as near to it as they leave room.
final class SheetBarElement {
  /// What stands in it.
  struct Parts {
    var leading: [any LayoutElement]
    var title: (any LayoutElement)?
    var trailing: [any LayoutElement]

    var isEmpty: Bool { leading.isEmpty && title == nil && trailing.isEmpty }
  }

  let height: Double
  /// How much room a title that is cut needs, in points. Estimated.
  private let leastTitle = 60.0
  private let parts: Parts
  private let margin: Double
  private let spacing: Double
  private let context: LayoutContext

  init(_ parts: Parts, height: Double, margin: Double, spacing: Double, context: LayoutContext) {
    self.parts = parts
    self.height = height
    self.margin = margin
    self.spacing = spacing
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard !parts.isEmpty else { return [] }
    var nodes: [SceneNode] = []
    /// Places something from one offset in reading direction, in the middle of the height.
    func place(_ element: any LayoutElement, _ size: Size, at x: Double) {
      let isMirrored = context.direction == .rightToLeft
      let x = context.rounded(x)
      let left = isMirrored ? frame.maxX - x - size.width : frame.minX + x
      let y = context.rounded(frame.midY - size.height / 2)
      nodes += element.place(in: Rect(origin: Point(x: left, y: y), size: size))
    }
    // Buttons have the room they need, or where that is too much, an equal share each.
    let buttons = parts.leading + parts.trailing
    let ideal = buttons.map { $0.size(for: .ideal) }
    let width = frame.width - 2 * margin
    let isTight = ideal.reduce(0, { $0 + $1.width + spacing }) > width
    let share = width / Double(max(1, buttons.count)) - spacing
    let sizes =
      isTight
      ? buttons.map { $0.size(for: ProposedSize(width: max(1, share), height: nil)) } : ideal
    var start = margin
    for (element, size) in zip(parts.leading, sizes) {
      place(element, size, at: start)
      start += size.width + spacing
    }
    var end = frame.width - margin
    for (element, size) in zip(parts.trailing, sizes.dropFirst(parts.leading.count)).reversed() {
      end -= size.width
      place(element, size, at: end)
      end -= spacing
    }
    // A title of a letter and an ellipsis says nothing.
    let room = end - start
    if let title = parts.title {
      guard room >= min(leastTitle, title.size(for: .ideal).width) else {
        context.report(
          .warning, "the buttons leave no room for the sheet's title", key: "title",
          hint: "shorten the buttons' titles")
        return [context.containerNode("Toolbar", frame: frame, children: nodes)]
      }
      var size = title.size(for: .ideal)
      if size.width > room { size = title.size(for: ProposedSize(width: room, height: nil)) }
      let middle = (frame.width - size.width) / 2
      place(title, size, at: max(start, min(middle, end - size.width)))
    }
    return [context.containerNode("Toolbar", frame: frame, children: nodes)]
  }
}
