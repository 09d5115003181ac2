import MaquetteCore

/// The heads of a table's columns.
struct TableHeader {
  private let columns: [TableColumn]
  private let sort: (column: Int, order: SortOrder)?
  private let look: TableLook
  private let context: LayoutContext
  private let titles: [TextBlock?]

  init(
    _ columns: [TableColumn], sort: (column: Int, order: SortOrder)?, look: TableLook,
    _ context: LayoutContext
  ) {
    let inner = context.entering("Header")
    self.columns = columns
    self.sort = sort
    self.look = look
    self.context = inner
    let sortedWeight = Int(exactly: look.sortedWeight).flatMap(FontWeight.init)
    titles = columns.enumerated().map { index, column in
      let isSorted = sort?.column == index
      let font = look.headerFont.resolved(weight: isSorted ? sortedWeight : nil)
      guard let font, !column.title.isEmpty else { return nil }
      return inner.textBlock(
        column.title, resolved: font, maxLines: 1, alignment: .left, key: "columns",
        name: "a column's title")
    }
  }

  /// How high it is, in points.
  var height: Double {
    let text = titles.compactMap { $0?.layout(width: nil).size.height }.max() ?? 0
    return context.roundedUp(max(look.headerHeight, text + 2 * look.verticalPadding))
  }

  private func sign(_ column: Int) -> SymbolFigure? {
    guard let sort, sort.column == column else { return nil }
    return SymbolFigure(
      sort.order == .forward ? "chevron.up" : "chevron.down", font: look.sign.resolved(),
      scale: 1, color: look.sortedColor, context: context)
  }

  /// How wide the title of a column is, with its arrow.
  func natural(_ column: Int) -> Double {
    let text = titles[column]?.layout(width: nil).size.width ?? 0
    let sign = sign(column).map { $0.size.width + look.signGap } ?? 0
    return context.roundedUp(text + sign)
  }

  /// The heads, whose columns start at places from the leading edge.
  func node(in frame: Rect, starts: [Double], widths: [Double]) -> SceneNode {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let line = context.hairline
    var items: [DrawItem] = []
    if look.headerBackground.alpha > 0 {
      items.append(.fill(.rect(frame), .color(look.headerBackground)))
    }
    let below = Rect(x: frame.minX, y: frame.maxY - line, width: frame.width, height: line)
    items.append(.fill(.rect(below), .color(look.headerLine)))
    if look.columnLine.alpha > 0 {
      for start in starts.dropFirst() {
        let bar = Rect(
          x: start - look.padding, y: look.columnLineInset, width: line,
          height: frame.height - 2 * look.columnLineInset)
        items.append(.fill(.rect(place(bar)), .color(look.columnLine)))
      }
    }
    let heads = columns.indices.map { index in
      let cell = place(
        Rect(
          x: starts[index] - look.padding, y: 0, width: widths[index] + 2 * look.padding,
          height: frame.height))
      let text = place(
        Rect(x: starts[index], y: 0, width: widths[index], height: frame.height))
      return head(index, in: cell, text: text)
    }
    var node = context.containerNode("Header", frame: frame, items: items, children: heads)
    node.path = context.path
    return node
  }

  private func head(_ index: Int, in cell: Rect, text: Rect) -> SceneNode {
    let inner = context.entering("Column", at: index)
    let sign = sign(index)
    let signWidth = sign.map { $0.size.width + look.signGap } ?? 0
    let place = ReadingFrame(frame: text, direction: context.direction)
    let room = max(1, text.width - signWidth)
    let layout = titles[index]?.layout(width: room)
    let width = layout?.size.width ?? 0
    let side = columns[index].alignment.side(in: context.direction)
    let isEnd = side == TextAlignment.trailing.side(in: context.direction)
    let start = side == .center ? (room - width) / 2 : isEnd ? room - width : 0
    var node = SceneNode(
      path: inner.path, component: "Column", frame: cell, hitTarget: cell,
      accessibility: Accessibility(
        role: .button, label: columns[index].title,
        value: sort.flatMap { sort in
          guard sort.column == index else { return nil }
          return context.word(sort.order == .forward ? .ascending : .descending)
        }, traits: [.button]),
      source: context.source)
    if let layout, let block = titles[index] {
      let corner = place(
        Rect(
          x: start, y: context.rounded((text.height - layout.size.height) / 2), width: width,
          height: layout.size.height)
      ).origin
      let color = sign == nil ? look.headerColor : look.sortedColor
      node.text = layout.shownText
      node.baseline = layout.lines.first.map { corner.y + $0.baseline }
      node.style = context.style(of: layout, font: block.font, color: color)
      node.items = TextBlock.items(of: layout, at: corner, color: color)
    }
    if let sign {
      let x = look.signAtEnd != 0 ? text.width - sign.size.width : start + width + look.signGap
      let frame = place(
        Rect(
          x: x, y: (text.height - sign.size.height) / 2, width: sign.size.width,
          height: sign.size.height))
      node.items += sign.items(in: frame)
    }
    return node
  }
}
