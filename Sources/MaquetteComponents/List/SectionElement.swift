import MaquetteCore
import MaquetteThemes

/// Lays a header, rows and a footer below one another, and draws what is behind and between rows.
final class SectionElement: LayoutElement {
  private let look: ListLook
  private let rows: [RowElement]
  private let stack: StackElement
  private let context: LayoutContext
  private var memo = SizeMemo()

  init(
    _ look: ListLook, header: (any LayoutElement)?, rows: [RowElement],
    footer: (any LayoutElement)?, context: LayoutContext
  ) {
    self.look = look
    self.rows = rows
    self.context = context
    let theme = look.theme
    func padded(_ content: any LayoutElement, top: Double, sides: Double, bottom: Double = 0)
      -> any LayoutElement
    {
      let sides = theme.margin + sides
      return PaddingElement(
        EdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides), content: content,
        context: context)
    }
    func text(_ text: (any LayoutElement)?, _ own: ListTextTheme, without gap: Double)
      -> any LayoutElement
    {
      text.map { padded($0, top: own.top, sides: own.horizontal, bottom: own.bottom) }
        ?? padded(EmptyElement(), top: gap, sides: 0)
    }
    let top = context.isFirstSection ? theme.listTop : theme.sectionTop
    let parts = rows.enumerated().map { padded($1, top: $0 == 0 ? 0 : theme.rowGap, sides: 0) }
    stack = StackElement(
      axis: .vertical, spacing: 0, alignment: .start, packing: .start, isExact: true,
      children: [text(header, theme.header, without: top)] + parts
        + [text(footer, theme.footer, without: theme.sectionBottom)],
      component: "Section", context: context)
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: ProposedSize(width: proposal.width, height: nil)) {
      let own = stack.size(for: ProposedSize(width: proposal.width, height: nil)).width
      let width = max(own, proposal.width ?? 0)
      return Size(
        width: width, height: stack.size(for: ProposedSize(width: width, height: nil)).height)
    }
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return size(for: .ideal).height }
    return (rows.map { $0.minimum(along: axis) }.max() ?? 0) + 2 * look.theme.margin
  }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes = stack.place(in: frame)
    let frames = nodes[0].children.filter { $0.component == "Row" }.map(\.frame)
    nodes[0].items = grounds(behind: frames) + separators(below: frames)
    clipSwipedRows(in: &nodes[0], frames)
    return nodes
  }

  /// Cuts rows whose contents have moved to the ground that they stand on.
  private func clipSwipedRows(in section: inout SceneNode, _ frames: [Rect]) {
    guard let first = frames.first, let last = frames.last, rows.contains(where: \.isSwiped)
    else { return }
    let places = section.children.indices.filter { section.children[$0].component == "Row" }
    for (row, place) in zip(rows, places) where row.isSwiped {
      let frame = section.children[place].frame
      section.children[place].clip = shape(look.theme.rowGap == 0 ? first.union(last) : frame)
    }
  }

  private func shape(_ rect: Rect) -> Shape {
    look.theme.radius > 0
      ? .roundedRect(rect, radius: look.theme.radius, curve: look.theme.cornerCurve) : .rect(rect)
  }

  /// One ground behind all rows, or one behind each when there are gaps, and those of rows that stand
  /// out.
  private func grounds(behind frames: [Rect]) -> [DrawItem] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let isOne = look.rowBackground.alpha > 0 && look.theme.rowGap == 0
    let rects = isOne ? [first.union(last)] : frames
    let usual = look.rowBackground.alpha > 0 ? rects : []
    return usual.map { .fill(shape($0), .color(look.rowBackground)) }
      + zip(rows, frames).compactMap { row, frame in
        row.fill.map { fill in
          guard isOne else { return .fill(shape(frame), .color(fill)) }
          let item = DrawItem.fill(.rect(frame), .color(fill))
          return .group(DrawGroup([item], clips: [shape(first.union(last))]))
        }
      }
  }

  /// Lines at the lower edge of each row but the last, from where its text starts.
  private func separators(below frames: [Rect]) -> [DrawItem] {
    guard look.separator.alpha > 0, look.theme.rowGap == 0, let first = frames.first,
      let last = frames.last
    else { return [] }
    let line = look.theme.separatorWidth ?? context.hairline
    // A row that stands out has no lines above and below it.
    let isPlain = rows.map { $0.fill == nil }
    var rects = zip(rows, frames).enumerated().dropLast().compactMap { index, pair -> Rect? in
      let (row, frame) = pair
      guard isPlain[index], isPlain[index + 1] else { return nil }
      let insets = EdgeInsets(
        top: frame.height - line, leading: row.textInset(in: frame.size) ?? 0, bottom: 0,
        trailing: look.theme.separatorTrailing)
      return frame.inset(by: insets, direction: context.direction)
    }
    if look.theme.edgeSeparators {
      rects.append(Rect(x: first.minX, y: first.minY, width: first.width, height: line))
      rects.append(Rect(x: last.minX, y: last.maxY - line, width: last.width, height: line))
    }
    return rects.map { .fill(.rect($0), .color(look.separator)) }
  }
}
