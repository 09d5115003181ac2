import MaquetteCore

/// Lays out a popover beside what its arrow points to. Both take room, so that nothing is covered.
final class AnchoredPopoverElement: LayoutElement {
  private let anchor: any LayoutElement
  private let bubble: PopoverElement
  private let popover: Popover
  private let gap: Double
  private let context: LayoutContext
  private var known = Memo<Double?, Arrangement>()

  /// Places in reading direction, from the top leading corner of everything.
  private struct Arrangement {
    var size: Size
    var anchor: Rect
    var bubble: Rect
    var tip: Point
  }

  init(
    _ anchor: any LayoutElement, bubble: PopoverElement, popover: Popover, gap: Double,
    context: LayoutContext
  ) {
    self.anchor = anchor
    self.bubble = bubble
    self.popover = popover
    self.gap = gap
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { arrangement(width: proposal.width).size }

  func minimum(along axis: Axis) -> Double {
    let parts = (anchor.minimum(along: axis), bubble.minimum(along: axis))
    return isStacked == (axis == .vertical) ? parts.0 + gap + parts.1 : max(parts.0, parts.1)
  }

  func firstBaseline(in size: Size) -> Double? {
    let arrangement = arrangement(width: size.width)
    return anchor.firstBaseline(in: arrangement.anchor.size).map { arrangement.anchor.minY + $0 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let arrangement = arrangement(width: frame.width)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let tip = place(x: arrangement.tip.x, y: arrangement.tip.y)
    return [
      context.containerNode(
        "Popover", frame: frame,
        children: anchor.place(in: place(arrangement.anchor))
          + bubble.place(in: place(arrangement.bubble), tip: tip))
    ]
  }

  /// Whether the popover stands below or above its anchor.
  private var isStacked: Bool { popover.arrowEdge == .top || popover.arrowEdge == .bottom }

  private func arrangement(width: Double?) -> Arrangement {
    if let hit = known[width] { return hit }
    let arrangement = makeArrangement(width: width)
    known[width] = arrangement
    return arrangement
  }

  private func makeArrangement(width: Double?) -> Arrangement {
    let own = fitted(anchor, width: width)
    let room = isStacked ? width : width.map { max(1, $0 - own.width - gap) }
    let size = fitted(bubble, width: room)
    let target = Rect(origin: .zero, size: own)
    let tip = tip(at: target)
    var bubble = Rect(origin: .zero, size: size)
    switch popover.arrowEdge {
    case .top: bubble.origin = Point(x: start(of: size, at: target, tip), y: tip.y)
    case .bottom:
      bubble.origin = Point(x: start(of: size, at: target, tip), y: tip.y - size.height)
    case .leading:
      bubble.origin = Point(x: tip.x, y: start(of: size, at: target, tip))
    case .trailing:
      bubble.origin = Point(x: tip.x - size.width, y: start(of: size, at: target, tip))
    }
    let all = target.union(bubble)
    func moved(_ rect: Rect) -> Rect {
      Rect(
        origin: Point(
          x: context.rounded(rect.minX - all.minX), y: context.rounded(rect.minY - all.minY)),
        size: rect.size)
    }
    return Arrangement(
      size: Size(width: context.roundedUp(all.width), height: context.roundedUp(all.height)),
      anchor: moved(target), bubble: moved(bubble), tip: tip.offset(x: -all.minX, y: -all.minY))
  }

  /// The size that content has by itself, or in a width where that is too much.
  private func fitted(_ element: any LayoutElement, width: Double?) -> Size {
    let ideal = element.size(for: .ideal)
    guard let width, ideal.width > width else { return ideal }
    return element.size(for: ProposedSize(width: width, height: nil))
  }

  /// The point that the arrow's tip touches, in reading direction: beside the edge of the anchor that
  /// faces the popover.
  private func tip(at anchor: Rect) -> Point {
    let place = popover.attachmentAnchor ?? .center
    let (x, y) = (anchor.width * place.horizontal, anchor.height * place.vertical)
    return switch popover.arrowEdge {
    case .top: Point(x: x, y: anchor.maxY + gap)
    case .bottom: Point(x: x, y: anchor.minY - gap)
    case .leading: Point(x: anchor.maxX + gap, y: y)
    case .trailing: Point(x: anchor.minX - gap, y: y)
    }
  }

  /// Where the popover starts along the arrow's edge.
  private func start(of size: Size, at anchor: Rect, _ tip: Point) -> Double {
    let (length, extent, middle) =
      isStacked
      ? (size.width, anchor.width, tip.x) : (size.height, anchor.height, tip.y)
    return switch popover.alignment {
    case .leading: 0
    case .center: middle - length / 2
    case .trailing: extent - length
    }
  }
}
