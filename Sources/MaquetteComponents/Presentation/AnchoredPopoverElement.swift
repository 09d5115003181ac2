import MaquetteCore

/// What a popover belongs to, and the popover, which lies over everything around it, or in the place of
/// what it belongs to.
final class AnchoredPopoverElement: WrappingElement {
  let content: any LayoutElement
  private let popover: PopoverAttachment
  private let look: PopoverLook
  private let component: String
  private let replaced: Double?
  private let hidesAnchor: Bool
  private let bubble: (ConfirmationDialog.ArrowEdge) -> PopoverElement
  private let context: LayoutContext

  /// - Parameters:
  ///   - look: how far it is from its anchor, and how much of that it covers.
  ///   - component: what lies over everything, for the tree of nodes. A popover's contents tell that
  ///     nothing else answers; for another one its own node does.
  ///   - replaced: how wide and high the anchor is at least whose place the popover takes, where it stands
  ///     above or below; `nil` for one beside its anchor.
  ///   - flowsFromGlass: whether the anchor is not seen, though the popover does not take its place.
  ///   - bubble: the popover with its arrow at an edge.
  init(
    _ anchor: any LayoutElement, attachment: PopoverAttachment, look: PopoverLook,
    component: String = "Popover", replaced: Double? = nil, flowsFromGlass: Bool = false,
    context: LayoutContext,
    bubble: @escaping (ConfirmationDialog.ArrowEdge) -> PopoverElement
  ) {
    content = anchor
    popover = attachment
    self.look = look
    self.component = component
    self.replaced = attachment.isBeside ? nil : replaced
    hidesAnchor = flowsFromGlass || self.replaced != nil
    self.bubble = bubble
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    let least = replaced ?? 0
    let anchor = frame.expanded(toAtLeast: Size(width: least, height: least))
    context.presentations.add(anchor: anchor, in: context, make: nodes)
    let own = content.place(in: frame)
    return hidesAnchor ? own.map(\.undrawn) : own
  }

  private func nodes(in room: AnchorRoom) -> [SceneNode] {
    let sides = replaced == nil ? popover.edge.sides : Array(popover.edge.sides.prefix(2))
    let room = replaced == nil ? room : room.reachingAnchor
    let shown = replaced == nil ? popover.isBeside ? nil : look.anchorShown : 0
    var attachment = AnchorRoom.Attachment(
      sides: sides, gap: min(look.gap, (shown ?? .infinity) - room.anchor.height),
      alignment: popover.alignment,
      middle: popover.point ?? .center)
    let bubbles = sides.map { bubble($0.arrowEdge) }
    func element(on side: AnchorRoom.Side) -> PopoverElement? {
      sides.firstIndex(of: side).map { bubbles[$0] }
    }
    let gap = attachment.gap
    func size(on side: AnchorRoom.Side, in width: Double?) -> Size {
      var size = element(on: side)?.size(atMost: width) ?? .zero
      size.height = room.cutHeight(of: size.height, on: sides, gap: gap) ?? size.height
      return size
    }
    if replaced ?? 0 > 0, attachment.alignment == .center, attachment.middle == .center {
      attachment.alignment = aligned(size(on: sides[0], in: room.width), in: room)
    }
    let (rect, side) = room.frame(attachment, size: size)
    guard let bubble = element(on: side) else { return [] }
    var frame = room.place(rect)
    frame.origin = Point(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
    let tip = room.place(
      x: room.anchor.width * attachment.middle.horizontal,
      y: room.anchor.height * attachment.middle.vertical)
    var node = context.containerNode(
      component, frame: frame, children: bubble.place(in: frame, tip: tip))
    if component != "Popover" {
      node.accessibility = Accessibility(role: .group, label: "", traits: [.modal])
    }
    return [node]
  }

  /// Which of its edges lines up with the glass that it takes the place of. Estimated: as a menu, what has
  /// no room around the middle of the glass ends or begins with it.
  private func aligned(_ size: Size, in room: AnchorRoom) -> MenuAlignment {
    let start = (room.anchor.width - size.width) / 2
    let kept = room.kept(Rect(origin: Point(x: start, y: 0), size: size)).minX
    return kept < start - 0.01 ? .trailing : kept > start + 0.01 ? .leading : .center
  }
}

extension ConfirmationDialog.ArrowEdge {
  /// Where a popover stands whose arrow is at the edge, and where else when there is no room.
  fileprivate var sides: [AnchorRoom.Side] {
    switch self {
    case .top: [.below, .above, .after, .before]
    case .bottom: [.above, .below, .after, .before]
    case .leading: [.after, .before, .below, .above]
    case .trailing: [.before, .after, .below, .above]
    }
  }
}

extension AnchorRoom.Side {
  /// The edge of a popover that faces its anchor.
  fileprivate var arrowEdge: ConfirmationDialog.ArrowEdge {
    switch self {
    case .below: .top
    case .above: .bottom
    case .after: .leading
    case .before: .trailing
    }
  }
}
