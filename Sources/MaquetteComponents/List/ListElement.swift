import MaquetteCore

/// Lays sections below one another on the list's background.
final class ListElement: LayoutElement {
  private let look: ListLook
  private let sections: [any LayoutElement]
  private let index: SectionIndex?
  private let context: LayoutContext
  private var memo = SizeMemo()

  init(
    _ look: ListLook, sections: [any LayoutElement], index: SectionIndex? = nil,
    context: LayoutContext
  ) {
    self.look = look
    self.sections = sections
    self.index = index
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: proposal) {
      let sizes = sections.map { $0.size(for: ProposedSize(width: proposal.width, height: nil)) }
      let width = sizes.map(\.width).max() ?? 0
      let height = sizes.reduce(0) { $0 + $1.height }
      // As a scrolling view, it takes the height that it is offered.
      return Size(width: max(width, proposal.width ?? 0), height: proposal.height ?? height)
    }
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double {
    axis == .vertical ? 0 : sections.map { $0.minimum(along: axis) }.max() ?? 0
  }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes: [SceneNode] = []
    look.place(in: frame)
    var y = frame.minY
    for section in sections {
      let size = section.size(for: ProposedSize(width: frame.width, height: nil))
      nodes += section.place(
        in: Rect(x: frame.minX, y: y, width: frame.width, height: size.height))
      y += size.height
    }
    // The index stays where it is while sections scroll.
    nodes += index?.nodes(in: frame) ?? []
    let items: [DrawItem] =
      look.background.alpha > 0 ? [.fill(.rect(frame), .color(look.background))] : []
    let isCut = y > frame.maxY + 1e-6
    return [
      context.containerNode(
        "List", frame: frame, items: items, clip: isCut ? .rect(frame) : nil, children: nodes)
    ]
  }
}
