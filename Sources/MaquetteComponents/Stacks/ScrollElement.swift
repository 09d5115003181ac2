import MaquetteCore

/// Shows a part of content that is larger than the room for it.
final class ScrollElement: LayoutElement {
  private let content: any LayoutElement
  private let axes: ScrollAxes
  private let contentOffset: Point
  private let anchor: ScrollAnchor?
  private let indicator: ScrollIndicatorLook?
  private let context: LayoutContext

  /// - Parameters:
  ///   - contentOffset: how far the content is scrolled, in reading direction, in points.
  ///   - anchor: which part is shown, where the offset does not say it.
  ///   - indicator: how lines look that say which part is shown; `nil` for none.
  init(
    content: any LayoutElement, axes: ScrollAxes = .vertical, contentOffset: Point = .zero,
    anchor: ScrollAnchor? = nil, indicator: ScrollIndicatorLook? = nil, context: LayoutContext
  ) {
    self.content = content
    self.axes = axes
    self.contentOffset = contentOffset
    self.anchor = anchor
    self.indicator = indicator
    self.context = context
  }

  /// The content's size in a room: as much as it needs along the axes.
  private func inner(_ proposal: ProposedSize) -> Size {
    content.size(
      for: ProposedSize(
        width: axes.scrolls(along: .horizontal) ? nil : proposal.width,
        height: axes.scrolls(along: .vertical) ? nil : proposal.height))
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = inner(proposal)
    func extent(_ axis: Axis) -> Double {
      axes.scrolls(along: axis) ? proposal[axis] ?? inner[axis] : inner[axis]
    }
    return Size(width: extent(.horizontal), height: extent(.vertical))
  }

  func stretch(along axis: Axis) -> Stretch {
    axes.scrolls(along: axis) ? .fill : content.stretch(along: axis)
  }

  func minimum(along axis: Axis) -> Double {
    axes.scrolls(along: axis) ? 0 : content.minimum(along: axis)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let inner = inner(ProposedSize(frame.size))
    let over = Size(
      width: max(0, inner.width - frame.width), height: max(0, inner.height - frame.height))
    // Its end stands above the bars at the lower edge.
    let isVertical = axes.scrolls(along: .vertical)
    let below = isVertical ? context.scrollRoom?.covered(of: frame) ?? 0 : 0
    let end = Size(width: over.width, height: max(0, inner.height + below - frame.height))
    // What made the bars above it lower is a part of its way.
    let collapse = isVertical ? context.scrollRoom?.collapse(above: frame) ?? 0 : 0
    let way = Size(width: end.width, height: end.height + collapse)
    let contents = {
      self.nodes(of: inner, in: frame, over: over, above: frame.maxY - below, at: $0)
    }
    var moved = context.scrolled(by: contentOffset, atMost: way)
    if let anchor {
      let start = context.offset(of: anchor, atMost: way)
      moved.x = axes.scrolls(along: .horizontal) ? start.x : 0
      moved.y = isVertical ? start.y : 0
    }
    moved.y = max(0, moved.y - collapse)
    var nodes = contents(moved)
    if isVertical, contentOffset == .zero, anchor == nil {
      moved.y = min(end.height, context.revealing(nodes, in: frame))
      if moved.y > 0 { nodes = contents(moved) }
    }
    let isScrolled = moved.y > 0 && isVertical
    let overflows = over.width > 0.01 || over.height > 0.01 || isScrolled
    if isScrolled { context.scrollRoom?.noteScrolling(of: frame, by: moved.y) }
    let seen = context.scrollRoom?.seen(of: frame, isScrolled: isScrolled) ?? frame
    return [
      context.containerNode(
        "ScrollView", frame: frame, clip: overflows ? .rect(seen) : nil,
        children: nodes + indicators(in: frame, inner, at: moved, of: end))
    ]
  }

  /// The nodes of the content, scrolled as far as is said.
  ///
  /// - Parameters:
  ///   - over: how much larger it is than the view.
  ///   - lower: where bars begin at the lower edge of the view.
  private func nodes(
    of inner: Size, in frame: Rect, over: Size, above lower: Double, at moved: Point
  ) -> [SceneNode] {
    let isRightToLeft = context.direction == .rightToLeft
    // Along an axis that scrolls it starts where reading starts.
    var room = frame
    if axes.scrolls(along: .vertical) {
      room.size.height = max(inner.height, anchor == nil ? 0 : lower - frame.minY)
    }
    if axes.scrolls(along: .horizontal), over.width > 0 {
      room.size.width = inner.width
      if isRightToLeft { room.origin.x = frame.maxX - inner.width }
    }
    room.origin.x += isRightToLeft ? moved.x : -moved.x
    room.origin.y -= moved.y
    return content.place(in: context.align(inner, in: room, alignment))
  }

  /// Where content stands that is smaller than its view.
  private var alignment: Alignment {
    guard let anchor else { return axes.start }
    return axes == .horizontal ? .center : anchor.alignment
  }

  // MARK: Indicators

  /// - Parameter end: how far it can be scrolled.
  private func indicators(in frame: Rect, _ inner: Size, at moved: Point, of end: Size)
    -> [SceneNode]
  {
    guard let indicator else { return [] }
    return [Axis.vertical, .horizontal].compactMap { axis in
      guard axes.scrolls(along: axis), inner[axis] > frame.size[axis] + 0.01 else { return nil }
      let start = axis == .horizontal ? moved.x : moved.y
      let items = items(
        indicator, axis: axis, in: frame, share: frame.size[axis] / inner[axis],
        position: start / end[axis])
      return context.entering("Indicator", at: axis == .vertical ? 0 : 1).containerNode(
        "ScrollIndicator", frame: frame, items: items, children: [])
    }
  }

  /// A line along an edge, on a track where there is one.
  private func items(
    _ look: ScrollIndicatorLook, axis: Axis, in frame: Rect, share: Double, position: Double
  ) -> [DrawItem] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let across = (axis == .vertical ? frame.width : frame.height) - look.inset - look.thickness
    let whole = frame.size[axis] - 2 * look.inset
    let length = min(whole, look.trackLength ?? whole)
    let thumb = min(length, max(look.least, length * share))
    func bar(_ start: Double, _ extent: Double, _ color: Color) -> DrawItem {
      let rect =
        axis == .vertical
        ? Rect(x: across, y: look.inset + start, width: look.thickness, height: extent)
        : Rect(x: look.inset + start, y: across, width: extent, height: look.thickness)
      return .fill(
        .roundedRect(place(rect), radius: look.thickness / 2, curve: .circular), .color(color))
    }
    let line = bar((length - thumb) * position, thumb, look.color)
    return (look.track.map { [bar(0, length, $0)] } ?? []) + [line]
  }
}
