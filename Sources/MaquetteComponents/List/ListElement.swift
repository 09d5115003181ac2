import MaquetteCore

/// Lays sections below one another on the list's background.
final class ListElement: LayoutElement {
  private let look: ListLook
  private let sections: [any LayoutElement]
  private let index: SectionIndex?
  private let scroll: RowScroll
  private let context: LayoutContext
  private var memo = SizeMemo()

  /// - Parameter scroll: how far its sections are scrolled.
  init(
    _ look: ListLook, sections: [any LayoutElement], index: SectionIndex? = nil,
    scroll: RowScroll, context: LayoutContext
  ) {
    self.look = look
    self.sections = sections
    self.index = index
    self.scroll = scroll
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

  /// The nodes of its sections, and where they end.
  private func rows(in frame: Rect, at moved: Double) -> (nodes: [SceneNode], end: Double) {
    var nodes: [SceneNode] = []
    var y = frame.minY - moved
    for section in sections {
      let size = section.size(for: ProposedSize(width: frame.width, height: nil))
      nodes += section.place(
        in: Rect(x: frame.minX, y: y, width: frame.width, height: size.height))
      y += size.height
    }
    return (nodes, y)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let height = size(for: ProposedSize(width: frame.width, height: nil)).height
    let moved = scroll.moved(in: frame, height: height) { self.rows(in: frame, at: 0).nodes }
    // Headers of plain lists stay while rows go on under them.
    let isPlain = look.name == ListStyle.plain.rawValue && look.theme.radius == 0
    let around = context.scrollRoom
    if moved > 0 { around?.noteScrolling(of: frame, by: moved) }
    let seen = (moved > 0 ? around?.seen(of: frame) : around?.ground(of: frame)) ?? frame
    // Estimated: what fades below bars fades behind a header that stays there, of which nothing is left.
    let fades = NavigationBarLook(context)?.scrollEdge != nil
    look.place(
      in: frame, pinsHeaders: moved > 0 && isPlain, coveredFrom: fades ? seen.minY : nil,
      reach: look.theme.margin == 0 ? around?.sides(of: frame) ?? .zero : .zero)
    let ground = around?.ground(of: frame, scrolledIn: moved > 0 ? seen : nil) ?? frame
    let rows = self.rows(in: frame, at: moved)
    // The index stays where it is while sections scroll.
    let nodes = rows.nodes + (index?.nodes(in: frame) ?? [])
    var items: [DrawItem] =
      look.background.alpha > 0 ? [.fill(.rect(ground), .color(look.background))] : []
    if rows.end < frame.maxY - 1e-6 { items += stripes(after: rows.nodes, until: frame.maxY) }
    let isCut = rows.end > frame.maxY + 1e-6 || moved > 0
    let outset = lift(of: frame, isScrolled: moved > 0)
    let clip = Shape.rect(seen.inset(by: outset, direction: .leftToRight))
    // Rows are not seen behind glass, but the ground is.
    let isApart = isCut && ground != seen
    let children =
      isApart
      ? [
        context.entering("Rows").containerNode("Rows", frame: frame, clip: clip, children: nodes)
      ] : nodes
    return [
      context.containerNode(
        "List", frame: frame, items: items, clip: isCut && !isApart ? clip : nil,
        children: children)
    ]
  }

  /// The grounds of every second row go on to the list's end, as in a table, where nothing else is below the last row.
  private func stripes(after sections: [SceneNode], until bottom: Double) -> [DrawItem] {
    guard context.conventions.windows, let color = look.mode.alternate,
      let last = sections.last?.children.last, last.component == "Row"
    else { return [] }
    let height = max(1, look.theme.minRowHeight)
    let room = max(0, min((bottom - last.frame.maxY) / height, Double(Limits.nodes)))
    return (0..<Int(room.rounded(.up))).compactMap { index in
      guard (look.rowCount + index) % 2 == 1 else { return nil }
      let y = last.frame.maxY + Double(index) * height
      let frame = Rect(
        x: last.frame.minX, y: y, width: last.frame.width, height: min(height, bottom - y))
      let radius = min(look.theme.radius, frame.height / 2)
      guard radius > 0 else { return .fill(.rect(frame), .color(color)) }
      return .fill(
        .roundedRect(frame, radius: radius, curve: look.theme.cornerCurve), .color(color))
    }
  }

  /// How far rows are seen beyond the list where they lift: one with focus stands out, with its shadow, at both sides
  /// and above the first row unless that is scrolled away; and rows go on to the lower edge of the screen.
  private func lift(of frame: Rect, isScrolled: Bool) -> EdgeInsets {
    guard let platter = PlatterLook(context), platter.liftedFill != nil,
      let reach = ShelfLook(context)?.overhang
    else { return .zero }
    return EdgeInsets(
      top: isScrolled ? 0 : -reach, leading: -reach,
      bottom: -(context.scrollRoom?.left(below: frame) ?? 0), trailing: -reach)
  }
}
