import MaquetteCore

/// Makes the rows of a table that are shown, those of open rows among them.
struct TableRowMaker {
  private let table: Table
  private let look: TableLook
  private let context: LayoutContext
  /// Whether any row opens others, for which all rows leave room.
  private let isOutline: Bool

  init(_ table: Table, look: TableLook, context: LayoutContext) {
    self.table = table
    self.look = look
    self.context = context
    isOutline = table.rows.rows.contains { $0.children != nil }
  }

  func elements() -> [TableRowElement] {
    var result: [TableRowElement] = []
    add(table.rows.rows, level: 0, isShown: true, to: &result)
    return result
  }

  /// What a closed row hides is made too: what is wrong in it is wrong.
  private func add(
    _ rows: [TableRow], level: Int, isShown: Bool, to result: inout [TableRowElement]
  ) {
    guard level < Limits.depth else {
      context.report(
        .error, "there are more than \(Limits.depth) rows around this one", key: "rows",
        hint: "put fewer rows into one another", id: .tooMuch)
      return
    }
    for row in rows {
      let number = result.count
      let isChosen = isShown && table.selection?.numbers.contains(number) == true
      let element = TableRowElement(
        row, of: table, columns: columns, level: isOutline ? level : nil, isChosen: isChosen,
        look: look,
        context: context.entering("TableRow", at: number))
      if isShown { result.append(element) }
      if let children = row.children {
        add(children, level: level + 1, isShown: isShown && row.isExpanded, to: &result)
      }
    }
  }

  private var columns: [TableColumn] {
    look.firstOnly == 0 ? table.columns.columns : Array(table.columns.columns.prefix(1))
  }
}

/// A row of a table.
final class TableRowElement {
  private let row: TableRow
  private let cells: [any LayoutElement]
  private let alignments: [TextAlignment]
  private let level: Int?
  private let isChosen: Bool
  private let look: TableLook
  private let context: LayoutContext
  /// What is behind a row that is chosen.
  let fill: Color?
  private var heights: [[Double]: Double] = [:]

  /// - Parameters:
  ///   - columns: those of the table that are shown.
  ///   - level: how deep it is in an outline; `nil` in a table without one.
  init(
    _ row: TableRow, of table: Table, columns: [TableColumn], level: Int?, isChosen: Bool,
    look: TableLook,
    context: LayoutContext
  ) {
    self.row = row
    self.level = level
    self.isChosen = isChosen
    alignments = columns.map(\.alignment)
    var context = context
    var look = look
    let shown = ShownRow(
      AnyComponent(Label("")), state: isChosen ? .selected : .normal, isButton: false, in: context)
    fill = shown.fill
    if fill != nil {
      context = context.onRow(shown)
      look = TableLook(context) ?? look
    }
    self.look = look
    self.context = context
    // Where only the first column is shown, a cell too many is as wrong.
    let count = table.columns.columns.count
    if row.cells.count > count {
      context.report(
        .error,
        "the row has \(row.cells.count) cells, the table \(count) "
          + (count == 1 ? "column" : "columns"),
        key: "rows", hint: "give the table as many 'columns' as its longest row has cells",
        id: .conflictingKeys)
    }
    cells = row.cells.prefix(columns.count).enumerated().map { index, cell in
      let color = index == 0 ? look.color : look.otherColor
      return context.element(
        for: cell.inTable(font: look.font.value, color: color), at: index, axis: .horizontal)
    }
  }

  /// The room before the first cell of an outline.
  private var indent: Double {
    level.map { look.chevronColumn + Double($0) * look.indent } ?? 0
  }

  /// How wide the contents of a column are.
  func natural(_ column: Int) -> Double {
    guard column < cells.count else { return 0 }
    return context.roundedUp(cells[column].size(for: .ideal).width) + (column == 0 ? indent : 0)
  }

  private func size(_ column: Int, in width: Double) -> Size {
    let room = max(1, width - (column == 0 ? indent : 0))
    return cells[column].size(for: ProposedSize(width: room, height: nil))
  }

  func height(in widths: [Double]) -> Double {
    if let known = heights[widths] { return known }
    let tallest = cells.indices.map { size($0, in: widths[$0]).height }.max() ?? 0
    let height = context.roundedUp(max(look.rowHeight, tallest + 2 * look.verticalPadding))
    heights[widths] = height
    return height
  }

  /// The node of the row, whose columns start at places from the leading edge.
  func node(in frame: Rect, starts: [Double], widths: [Double]) -> SceneNode {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    var children: [SceneNode] = []
    for index in cells.indices {
      let start = index == 0 ? indent : 0
      let size = size(index, in: widths[index])
      let room = Rect(
        x: starts[index] + start, y: 0, width: max(1, widths[index] - start),
        height: frame.height)
      let share: Alignment =
        switch alignments[index].side(in: context.direction) {
        case .center: .center
        case let side where side == TextAlignment.trailing.side(in: context.direction): .trailing
        default: .leading
        }
      children += cells[index].place(in: context.align(size, in: place(room), share))
    }
    for index in children.indices { children[index].moveHitTargets(into: frame) }
    if isChosen, !children.isEmpty { _ = children[0].addTrait(.selected) }
    if let level, row.children != nil {
      children.append(chevron(x: starts[0] + Double(level) * look.indent, in: place))
    }
    return context.containerNode("TableRow", frame: frame, children: children)
  }

  private func chevron(x: Double, in place: ReadingFrame) -> SceneNode {
    let inner = context.entering("Disclosure")
    let figure = SymbolFigure(
      row.isExpanded ? "chevron.down" : "chevron.forward", font: look.chevron.resolved(), scale: 1,
      color: look.chevronColor, context: inner)
    let column = place(Rect(x: x, y: 0, width: look.chevronColumn, height: place.frame.height))
    let middle = Rect(
      x: column.midX - figure.size.width / 2, y: column.midY - figure.size.height / 2,
      width: figure.size.width, height: figure.size.height)
    return SceneNode(
      path: inner.path, component: "Disclosure", frame: middle, hitTarget: column,
      accessibility: Accessibility(
        role: .button, label: cells.isEmpty ? "" : row.name,
        value: row.isExpanded ? "expanded" : "collapsed", traits: [.button]),
      source: inner.source, items: figure.items(in: middle))
  }
}

extension TableRow {
  /// What its first cell says.
  fileprivate var name: String {
    switch cells.first?.unmodified {
    case let label as Label: label.text.isEmpty ? label.systemImage : label.text
    default: ""
    }
  }
}

extension AnyComponent {
  /// A cell's content: a text on one line in the table's font and colour, unless it has its own.
  fileprivate func inTable(font: FontValue, color: Color) -> AnyComponent {
    if let modified = base as? ModifiedComponent {
      return AnyComponent(
        ModifiedComponent(
          content: modified.content.inTable(font: font, color: color), modifier: modified.modifier),
        provenance: provenance)
    }
    guard var label = base as? Label else { return self }
    if label.font == .body { label.font = font }
    if label.color == .primary { label.color = .custom(color) }
    return AnyComponent(label, provenance: provenance)
  }
}
