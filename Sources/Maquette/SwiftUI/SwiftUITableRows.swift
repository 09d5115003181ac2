import MaquetteComponents
import MaquetteCore

/// The rows of a table, with the source of their cells.
struct SwiftUITableRows {
  /// A row and those that it opens.
  struct Row {
    var number: Int
    var children: [Row]?
    var isExpanded: Bool
  }

  /// What stands in the cells, by the number of the row and by column.
  private(set) var cells: [[[SwiftTokens]]] = []
  private(set) var rows: [Row] = []
  /// What the cells have that SwiftUI does not.
  private(set) var comments: [String] = []
  private let columnCount: Int
  /// What stands in a cell that the spec leaves out.
  private let empty: [SwiftTokens]

  /// The rows of a table; those that can be seen have the numbers that its selection has.
  init(_ table: Table, in export: SwiftUIComponents) {
    columnCount = table.columns.columns.count
    empty = export.view(AnyComponent(Label(""))).text.map(SwiftTokens.init)
    var next = 0
    var hidden = SwiftUITableRows.count(of: table.rows.rows)
    cells = Array(repeating: [], count: SwiftUITableRows.countOfAll(table.rows.rows))
    rows = table.rows.rows.map { add($0, isSeen: true, &next, &hidden, in: export) }
  }

  /// Whether no row opens others.
  var isFlat: Bool { rows.allSatisfy { $0.children == nil } }

  /// The numbers of all rows.
  var entries: [Int] { Array(cells.indices) }

  private mutating func add(
    _ row: TableRow, isSeen: Bool, _ next: inout Int, _ hidden: inout Int,
    in export: SwiftUIComponents
  ) -> Row {
    let number = isSeen ? next : hidden
    if isSeen { next += 1 } else { hidden += 1 }
    guard !WorkBudget.isSpent else { return Row(number: number, isExpanded: row.isExpanded) }
    cells[number] = (0..<columnCount).map { column in
      guard row.cells.indices.contains(column) else { return empty }
      var view = export.view(row.cells[column])
      // A comment is no part of what the cells of a column have in common.
      comments += view.comments
      view.comments = []
      return view.text.map(SwiftTokens.init)
    }
    var children: [Row]?
    if let inner = row.children {
      children = inner.map {
        add($0, isSeen: isSeen && row.isExpanded, &next, &hidden, in: export)
      }
    }
    return Row(number: number, children: children, isExpanded: row.isExpanded)
  }

  /// How many rows can be seen.
  private static func count(of rows: [TableRow]) -> Int {
    rows.reduce(0) { sum, row in
      sum + 1 + (row.isExpanded ? count(of: row.children ?? []) : 0)
    }
  }

  private static func countOfAll(_ rows: [TableRow]) -> Int {
    rows.reduce(0) { $0 + 1 + countOfAll($1.children ?? []) }
  }

  /// The rows as views, each with the value that its number stands for.
  func views(_ entry: (Int) -> String) -> [SwiftView] { views(rows, entry) }

  private func views(_ rows: [Row], _ entry: (Int) -> String) -> [SwiftView] {
    rows.map { row in
      guard let children = row.children else {
        return SwiftView("TableRow(\(entry(row.number)))")
      }
      let words = [entry(row.number), "isExpanded: .constant(\(row.isExpanded))"]
      return SwiftView(
        SwiftView.call("DisclosureTableRow", words),
        children: SwiftUITableColumns.grouped(views(children, entry)))
    }
  }
}
