import MaquetteCore
import MaquetteThemes

extension ListStyleTheme {
  /// The room above a first section without a header. Measured (iOS 26 beta, a sheet's list): below a small title
  /// 34.9 points, as between two cards; none below a large title.
  fileprivate func top(in context: LayoutContext) -> Double {
    guard listTop == 0, margin > 0 else { return listTop }
    if context.fillsPopover { return margin }
    return context.hasRoomAboveCards ? sectionTop + sectionBottom : 0
  }
}

/// Lays a header, rows and a footer below one another, and draws what is behind and between rows.
final class SectionElement: LayoutElement {
  private let look: ListLook
  private let rows: [RowElement]
  private let header: PinnedHeader?
  private let makeStack: (WideInset, WideInset) -> StackElement
  private lazy var narrow = makeStack(.zero, .zero)
  /// The same with the margins of wide screens.
  private lazy var wide = makeStack(wideInset, wideRows)
  private let wideInset: WideInset
  private let wideRows: WideInset
  private let context: LayoutContext
  private var memo = SizeMemo()

  init(
    _ look: ListLook, header: (any LayoutElement)?, headerTheme: ListTextTheme,
    rows: [RowElement], footer: (any LayoutElement)?, context: LayoutContext
  ) {
    self.look = look
    self.rows = rows
    self.header = header.map { PinnedHeader($0, padding: headerTheme.bottom, context: context) }
    self.context = context
    let theme = look.theme
    let pinned = self.header
    for (index, row) in rows.enumerated() {
      let isApart = theme.rowGap > 0
      row.cardRadii = CornerRadii(
        top: isApart || index == 0 ? theme.radius : 0,
        bottom: isApart || index == rows.count - 1 ? theme.radius : 0)
    }
    let top = context.isFirstSection ? theme.top(in: context) : theme.sectionTop
    makeStack = { wideInset, wideRows in
      let margin = theme.margin + wideInset.more
      func padded(_ content: any LayoutElement, top: Double, sides: Double, bottom: Double = 0)
        -> any LayoutElement
      {
        let sides = margin + sides
        // Rows begin at whole pixels, so that texts stand alike in all of them.
        return PaddingElement(
          EdgeInsets(
            top: context.rounded(top), leading: sides, bottom: context.rounded(bottom),
            trailing: sides), content: content, context: context)
      }
      func text(_ text: (any LayoutElement)?, _ own: ListTextTheme, without gap: Double)
        -> any LayoutElement
      {
        // It starts where the texts of rows do.
        let sides = own.horizontal + wideRows.more
        return text.map { padded($0, top: own.top, sides: sides, bottom: own.bottom) }
          ?? padded(EmptyElement(), top: gap, sides: 0)
      }
      let parts = rows.enumerated().map { padded($1, top: $0 == 0 ? 0 : theme.rowGap, sides: 0) }
      return StackElement(
        axis: .vertical, spacing: 0, alignment: .start, packing: .start, isExact: true,
        children: [text(pinned, headerTheme, without: top)] + parts
          + [text(footer, theme.footer, without: theme.sectionBottom)],
        component: "Section", context: context)
    }
    wideInset = context.wideInset(of: theme.margin)
    wideRows = context.wideInset(ofRowsOf: theme)
  }

  private func stack(in width: Double?) -> StackElement {
    let isWide = wideInset.room(in: width) > 0 || wideRows.room(in: width) > 0
    for row in rows { row.isWide = isWide }
    return isWide ? wide : narrow
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: ProposedSize(width: proposal.width, height: nil)) {
      let stack = stack(in: proposal.width)
      let own = stack.size(for: ProposedSize(width: proposal.width, height: nil)).width
      let width = max(own, proposal.width ?? 0)
      return Size(
        width: width,
        height: self.stack(in: width).size(for: ProposedSize(width: width, height: nil)).height)
    }
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return size(for: .ideal).height }
    let least = (rows.map { $0.minimum(along: axis) }.max() ?? 0) + 2 * look.theme.margin
    return least + 2 * wideInset.room(in: least)
  }

  func place(in frame: Rect) -> [SceneNode] {
    header?.pin(
      at: look.headerTop, in: frame.outset(by: look.reach, direction: context.direction))
    var nodes = stack(in: frame.width).place(in: frame)
    let frames = nodes[0].children.filter { $0.component == "Row" }.map(\.frame)
    nodes[0].items = grounds(behind: frames, in: frame) + separators(below: frames)
    clipSwipedRows(in: &nodes[0], frames)
    header?.raise(in: &nodes[0], over: look.background, from: look.coveredTop)
    return nodes
  }

  /// Cuts rows whose contents have moved to the ground that they stand on, and those whose platters have
  /// moved with them at the section's edges.
  private func clipSwipedRows(in section: inout SceneNode, _ frames: [Rect]) {
    guard let first = frames.first, let last = frames.last, rows.contains(where: \.isSwiped)
    else { return }
    let places = section.children.indices.filter { section.children[$0].component == "Row" }
    for (row, place) in zip(rows, places) where row.isSwiped {
      section.children[place].clip =
        isApart
        ? .rect(across(section.children[place].frame, in: section.frame))
        : shape(first.union(last))
    }
  }

  /// As high as a row, and as wide as the section.
  private func across(_ row: Rect, in section: Rect) -> Rect {
    Rect(x: section.minX, y: row.minY, width: section.width, height: row.height)
  }

  private func shape(_ rect: Rect) -> Shape {
    look.theme.radius > 0
      ? .roundedRect(rect, radius: look.theme.radius, curve: look.theme.cornerCurve) : .rect(rect)
  }

  // MARK: Drawing

  private var isOne: Bool { look.rowBackground.alpha > 0 && look.theme.rowGap == 0 }
  /// Whether each row stands on a platter of its own.
  private var isApart: Bool { look.theme.rowGap > 0 }

  /// One ground behind all rows, or one behind each when there are gaps, and those of rows that stand
  /// out.
  private func grounds(behind frames: [Rect], in section: Rect) -> [DrawItem] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let usual = look.rowBackground.alpha > 0 ? [look.rowBackground] : []
    let card = shape(first.union(last))
    let frames = isApart ? zip(rows, frames).map { $0.platter(in: $1) } : frames
    func filled(_ frame: Rect, _ color: Color) -> DrawItem {
      if isApart, frame.minX < section.minX - 0.01 || frame.maxX > section.maxX + 0.01 {
        let clip = Shape.rect(across(frame, in: section))
        return .group(DrawGroup([.fill(shape(frame), .color(color))], clips: [clip]))
      }
      guard isOne else { return .fill(shape(frame), .color(color)) }
      return .group(DrawGroup([.fill(.rect(frame), .color(color))], clips: [card]))
    }
    var items: [DrawItem]
    if rows.contains(where: { $0.ground != nil }) {
      items = zip(rows, frames).flatMap { row, frame in
        (row.ground.map { [$0] } ?? usual).filter { $0.alpha > 0 }.map { filled(frame, $0) }
      }
    } else {
      items = (isOne ? [first.union(last)] : frames).flatMap { frame in
        usual.map { isOne ? .fill(shape(frame), .color($0)) : filled(frame, $0) }
      }
    }
    // Rows that are chosen below one another have one ground, as NSTableView draws them since macOS 11.
    let joins = context.conventions.windows && look.theme.rowGap == 0 && !isOne
    var run: (frame: Rect, fill: Color)?
    for (row, frame) in zip(rows, frames) {
      if joins, let before = run, row.fill == before.fill {
        run = (before.frame.union(frame), before.fill)
        continue
      }
      if let run { items.append(filled(run.frame, run.fill)) }
      run = row.fill.map { (frame, $0) }
    }
    if let run { items.append(filled(run.frame, run.fill)) }
    return items
  }

  /// Lines at the lower edge of each row, in most styles but the last, from where its text starts.
  private func separators(below frames: [Rect]) -> [DrawItem] {
    guard look.theme.rowGap == 0, let first = frames.first, let last = frames.last else {
      return []
    }
    let line = look.theme.separatorWidth ?? context.hairline
    var items: [DrawItem] = []
    for (index, frame) in frames.enumerated() where isSeparated(index) {
      let row = rows[index]
      let own = row.traits.separatorInset
      // Without a margin of its own it goes on to the edge of the screen.
      let isShort = look.theme.separatorTrailing > 0
      let end =
        (isShort ? look.theme.separatorTrailing + row.wideEnds : 0) + look.mode.indexInset
      let reach = look.reach
      let size = Size(width: frame.width - reach.horizontal, height: frame.height)
      let insets = EdgeInsets(
        top: frame.height - line,
        leading: (own?.leading ?? row.textInset(in: size) ?? 0) + reach.leading, bottom: 0,
        trailing: (own?.trailing ?? end) + (own != nil || end > 0 ? reach.trailing : 0))
      let rect = frame.inset(by: insets, direction: context.direction)
      if rect.width > 0 { items.append(.fill(.rect(rect), .color(color(below: index)))) }
    }
    let edges = look.mode.separators == .automatic && look.separator.alpha > 0
    if look.theme.edgeSeparators, edges {
      for y in [first.minY, last.maxY - line] {
        let rect = Rect(x: first.minX, y: y, width: first.width, height: line)
        items.append(.fill(.rect(rect), .color(look.separator)))
      }
    }
    return items
  }

  /// Whether there is a line below a row: between rows that do not stand out, where nobody says that
  /// there is none.
  private func isSeparated(_ index: Int) -> Bool {
    let below = index + 1 < rows.count ? rows[index + 1] : nil
    let row = rows[index]
    let asked = [row.traits.separator?.bottom, below?.traits.separator?.top].compactMap(\.self)
      .filter { $0 != .automatic }
    if asked.contains(.hidden) { return false }
    let isAsked = asked.contains(.visible)
    guard below != nil || isAsked || look.theme.lastSeparator, row.fill == nil, below?.fill == nil
    else { return false }
    if isAsked { return true }
    switch look.mode.separators {
    case .hidden: return false
    case .visible: return true
    case .automatic: return look.separator.alpha > 0 && look.mode.alternate == nil
    }
  }

  private func color(below index: Int) -> Color {
    let below = index + 1 < rows.count ? rows[index + 1].traits.separatorTint : nil
    if let own = rows[index].traits.separatorTint ?? below {
      return context.color(own, key: "listRowSeparatorTint")
    }
    // A style without lines draws them as others do.
    return look.separator.alpha > 0
      ? look.separator : context.color(.named("separator"), key: "separators")
  }
}
