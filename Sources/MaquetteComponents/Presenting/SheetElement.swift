import MaquetteCore

/// A sheet with a bar above its content.
final class SheetElement: LayoutElement {
  private let bar: BarRow
  private let content: any LayoutElement
  private let goesUnderBar: Bool
  private let showsGrabber: Bool
  private let isPhone: Bool
  /// Whether it is all of a phone's screen, with the corners of that.
  private let isFull: Bool
  /// Whether it is as high as its contents, wherever it is.
  private let fits: Bool
  /// Whether its contents go on to the lower edge of the screen, as what scrolls does.
  private let reachesEdge: Bool
  private let component: String
  private let look: SheetLook
  private let corners: CornerContainer?
  private let context: LayoutContext
  private var surface: Surface
  /// The room between a partial sheet and the screen's edges.
  private let inset: Double
  /// Whether its contents have a ground of their own, as lists do.
  private let hasGround: Bool
  /// What has the shadow and line that part it from what is not dimmed; `nil` for a sheet that dims it.
  private let parting: PopoverLook?

  /// - Parameters:
  ///   - goesUnderBar: whether its contents go on under a bar of their own, up to its upper edge.
  ///   - isPhone: whether it reaches to the edges of the screen, with corners only above.
  ///   - isPartial: whether it leaves a part of the screen free.
  ///   - isFull: whether it is all of a phone's screen.
  ///   - fits: whether it is as high as its contents on a phone, too.
  ///   - reachesEdge: whether its contents go on to the lower edge of the screen, as what scrolls does.
  ///   - dims: whether it dims what lies behind it.
  ///   - background: its colour; `nil` for the theme's.
  ///   - component: what it is, for the tree of nodes.
  ///   - corners: its corners, which those in the content follow; `nil` where none do.
  init(
    bar: BarRow, content: any LayoutElement, goesUnderBar: Bool = false, grabber: Bool,
    isPhone: Bool,
    isPartial: Bool = false, isFull: Bool = false, fits: Bool = false, reachesEdge: Bool = false,
    dims: Bool, background: Color?,
    component: String = "Sheet", look: SheetLook, corners: CornerContainer? = nil,
    context: LayoutContext
  ) {
    // Alone it lies over nothing, and what is all of the screen over nothing that is seen.
    parting = dims || isFull || !context.isPresented ? nil : PopoverLook(context)
    self.bar = bar
    self.content = content
    self.goesUnderBar = goesUnderBar
    showsGrabber = grabber
    self.isPhone = isPhone
    self.isFull = isFull
    self.fits = fits
    self.reachesEdge = reachesEdge
    self.component = component
    self.look = look
    self.corners = corners
    self.context = context
    inset = isPartial ? look.partialInset ?? 0 : 0
    hasGround = background != nil
    let ground = isPartial ? look.partialBackground : nil
    surface = Surface(
      look, color: ground, material: isPartial ? look.partialBackgroundPaint : nil,
      parting: parting, context: context)
    if let background { surface.color = background }
  }

  /// What is free above the bar, in wide sheets as much more as beside it, or above the contents where there is none:
  /// the grabber is there.
  private var top: Double {
    guard bar.height > 0, let room = look.barTop else {
      return (showsGrabber ? look.grabberRoom : look.topPadding) ?? 0
    }
    let width = isPhone ? context.screenWidth : look.width
    return room + context.wideInset(of: room).room(in: width)
  }

  /// All that is above the contents.
  private var head: Double {
    top + bar.height + (bar.height > 0 ? look.barBottom ?? 0 : 0)
  }

  /// A sheet is as large as it is offered on a phone, and of its own size elsewhere.
  func size(for proposal: ProposedSize) -> Size {
    let own = isPhone ? context.screenWidth : look.width ?? 0
    let width = isPhone ? proposal.width ?? own : min(own, proposal.width ?? own)
    let room = max(0, width - sides(of: width).horizontal)
    let inner = content.size(for: ProposedSize(width: room, height: nil))
    let natural = (head + inner.height) * scale(of: width) + inset
    guard let offered = proposal.height else {
      return Size(width: width, height: natural)
    }
    if fits { return Size(width: width, height: min(context.roundedUp(natural), offered)) }
    let height = isPhone ? offered : min(max(natural, look.height ?? 0), offered)
    return Size(width: width, height: height)
  }

  func stretch(along axis: Axis) -> Stretch {
    isPhone && !(fits && axis == .vertical) ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? content.minimum(along: axis) : head
  }

  /// How much smaller a partial sheet is drawn than it is laid out, which is as wide as the screen. Measured: UIKit
  /// gives such sheets a transform of 0.961 at 414 points, 8 points from both edges.
  private func scale(of width: Double) -> Double {
    width > 2 * inset ? (width - 2 * inset) / width : 1
  }

  /// What sensors take at its sides, in its own points.
  private func sides(of width: Double) -> EdgeInsets {
    guard isPhone else { return .zero }
    let taken = context.sheetSides(inset: inset)
    let scale = scale(of: width)
    return EdgeInsets(leading: taken.leading / scale, trailing: taken.trailing / scale)
  }

  func place(in outer: Rect) -> [SceneNode] {
    let frame = outer.inset(
      by: EdgeInsets(top: 0, leading: inset, bottom: inset, trailing: inset),
      direction: context.direction)
    let scale = scale(of: outer.width)
    let drawn = Transform(scale: scale, from: outer.origin, to: frame.origin)
    corners?.place(
      in: Rect(x: outer.minX, y: outer.minY, width: outer.width, height: frame.height / scale),
      radii: radii.scaled(by: 1 / scale))
    let sides = sides(of: outer.width)
    let barFrame = Rect(
      x: outer.minX, y: outer.minY + top, width: outer.width, height: bar.height
    ).inset(by: sides, direction: context.direction)
    let end = outer.minY + (min(frame.maxY, outer.maxY - taken(of: outer)) - frame.minY) / scale
    let start = outer.minY + head
    let room = Rect(
      x: outer.minX, y: start, width: outer.width, height: max(0, end - start)
    ).inset(by: sides, direction: context.direction)
    let size = content.size(for: ProposedSize(room.size))
    // The shadows of what is in the bar lie over the content.
    let nodes =
      (content.place(in: context.align(size, in: room, .top)) + bar.place(in: barFrame))
      .map { $0.scaledBySystem(by: drawn) }
    let clip = clip(in: frame, isCut: size.height > room.height + 0.01)
    let items = ground(in: frame) + shadow(in: frame) + grabber(in: frame, scale: scale)
    guard parting != nil || isOutlined, let clip else {
      return [
        context.containerNode(component, frame: frame, items: items, clip: clip, children: nodes)
      ]
    }
    // The shadow and the line lie outside of what cuts the contents.
    let contents = context.entering("Contents").containerNode(
      "Contents", frame: frame, clip: clip, children: nodes)
    return [context.containerNode(component, frame: frame, items: items, children: [contents])]
  }

  /// Whether a line may be around all of it, which is on the outside, as contents reach to its edges.
  private var isOutlined: Bool {
    isPhone && inset > 0 && context.environment.contrast == .increased
  }

  /// How much of its lower part is not for its contents, in the screen's points: a keyboard lies over it, or the screen
  /// keeps it free, below which only some contents go on.
  private func taken(of frame: Rect) -> Double {
    guard context.isPresented, let room = context.scrollRoom,
      !reachesEdge || room.followsFocus
    else { return 0 }
    return room.covered(of: frame)
  }

  /// Estimated: what is not dimmed is parted from it by the shadow of popovers.
  private func shadow(in frame: Rect) -> [DrawItem] {
    guard let parting else { return [] }
    let outline =
      !isPhone
      ? surface.shape(frame) : inset > 0 ? partialShape(frame) : surface.shape(longer(frame))
    return parting.shadow.items(of: outline)
  }

  /// A frame with lower corners below the screen's edge.
  private func longer(_ frame: Rect) -> Rect {
    var longer = frame
    longer.size.height += 2 * surface.radius
    return longer
  }

  /// What its contents are cut by: those that reach the lower edge have its corners.
  private func clip(in frame: Rect, isCut: Bool) -> Shape? {
    if isPhone, inset > 0 { return partialShape(frame) }
    if goesUnderBar, !isFull { return surface.shape(isPhone ? longer(frame) : frame) }
    if isPhone { return isCut ? .rect(frame) : nil }
    return isCut || hasGround ? surface.shape(frame) : nil
  }

  /// On a phone the lower corners are those of the screen.
  private func ground(in frame: Rect) -> [DrawItem] {
    guard isPhone else { return surface.items(in: frame) }
    if isOutlined { return surface.itemsInsideBorder(in: frame, shape: partialShape(frame)) }
    if inset > 0 { return surface.items(in: frame, shape: partialShape(frame)) }
    if isFull { return surface.items(in: frame, shape: .rect(frame)) }
    return [.group(DrawGroup(surface.items(in: longer(frame)), clips: [.rect(frame)]))]
  }

  private func partialShape(_ frame: Rect) -> Shape {
    .path(Path(roundedRect: frame, radii: radii, curve: .continuous), evenOdd: false)
  }

  /// How round its corners are: on a phone those below are the screen's, or concentric with them.
  private var radii: CornerRadii {
    guard isPhone else { return CornerRadii(all: surface.radius) }
    let top = inset > 0 ? look.partialRadius ?? surface.radius : surface.radius
    let radii = Surface.radii(top: top, inset: inset, in: context)
    return isFull ? CornerRadii(all: radii.bottomLeft) : radii
  }

  /// It is drawn as much smaller as the contents. Read off a phone (beta): 33.9 × 4.7 points in a sheet of 415 on 440.
  private func grabber(in frame: Rect, scale: Double) -> [DrawItem] {
    guard showsGrabber else { return [] }
    let size = Size(
      width: (look.grabberWidth ?? 0) * scale, height: (look.grabberHeight ?? 0) * scale)
    let rect = Rect(
      x: frame.midX - size.width / 2, y: frame.minY + (look.grabberTop ?? 0) * scale,
      width: size.width, height: size.height)
    let shape = Shape.roundedRect(rect, radius: size.height / 2, curve: .circular)
    return [.fill(shape, .color(look.grabber ?? .clear))]
  }
}

extension LayoutContext {
  /// What sensors take at the sides of a sheet that lies over all the width of a phone on its side.
  ///
  /// - Parameter inset: how far the sheet stays from the edges of the screen, in points.
  func sheetSides(inset: Double) -> EdgeInsets {
    guard self.isPresented, conventions.sheet == .card,
      let taken = environment.device?.safeArea
    else { return .zero }
    return EdgeInsets(
      leading: max(0, taken.leading - inset), trailing: max(0, taken.trailing - inset))
  }
}
