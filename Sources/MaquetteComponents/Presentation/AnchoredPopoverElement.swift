import MaquetteCore

/// What a popover belongs to, and the popover, which lies over everything around it.
final class AnchoredPopoverElement: WrappingElement {
  let content: any LayoutElement
  private let popover: Popover
  private let gap: Double
  /// How much of the anchor's height an open popover below or above it leaves free; `nil` for all of it.
  private let anchorShown: Double?
  private let bubble: (ConfirmationDialog.ArrowEdge) -> PopoverElement
  private let context: LayoutContext

  /// - Parameter bubble: the popover with its arrow at an edge.
  init(
    _ anchor: any LayoutElement, popover: Popover, gap: Double, anchorShown: Double?,
    context: LayoutContext,
    bubble: @escaping (ConfirmationDialog.ArrowEdge) -> PopoverElement
  ) {
    content = anchor
    self.popover = popover
    self.gap = gap
    self.anchorShown = anchorShown
    self.bubble = bubble
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    context.presentations.add(anchor: frame, in: context, make: nodes)
    return content.place(in: frame)
  }

  private func nodes(in room: AnchorRoom) -> [SceneNode] {
    let sides = popover.arrowEdge.sides
    let isBeside = popover.arrowEdge == .leading || popover.arrowEdge == .trailing
    let shown = isBeside ? nil : anchorShown
    let attachment = AnchorRoom.Attachment(
      sides: sides, gap: min(gap, (shown ?? .infinity) - room.anchor.height),
      alignment: popover.alignment,
      middle: popover.attachmentAnchor ?? .center)
    let bubbles = sides.map { bubble($0.arrowEdge) }
    func element(on side: AnchorRoom.Side) -> PopoverElement? {
      sides.firstIndex(of: side).map { bubbles[$0] }
    }
    let (rect, side) = room.frame(attachment) { side, width in
      element(on: side).map { fitted($0, width: width) } ?? .zero
    }
    guard let bubble = element(on: side) else { return [] }
    var frame = room.place(rect)
    frame.origin = Point(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
    let tip = room.place(
      x: room.anchor.width * attachment.middle.horizontal,
      y: room.anchor.height * attachment.middle.vertical)
    return [
      context.containerNode("Popover", frame: frame, children: bubble.place(in: frame, tip: tip))
    ]
  }

  /// The size that content has by itself, or in a width where that is too much.
  private func fitted(_ element: any LayoutElement, width: Double?) -> Size {
    let ideal = element.size(for: .ideal)
    guard let width, ideal.width > width else { return ideal }
    return element.size(for: ProposedSize(width: width, height: nil))
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
