import MaquetteCore
import MaquetteThemes

/// Rows in columns, with heads by which people sort: SwiftUI's `Table`, `NSTableView` and
/// `NSOutlineView`.
///
/// Columns without a width share what the others leave, none of them narrower than its least width. A
/// row may open and close others below it. Rows that are scrolled go on under the header, which stays. On an iPhone a table is its first column alone, as in
/// SwiftUI; watchOS and tvOS have none.
public struct Table: CatalogComponent {
  public struct Keys: KeyList {
    public let columns = Key<TableColumns>(
      [], "The columns in reading order: titles, or maps with title, width and alignment.")
    public let rows = Key<TableRows>(
      [], "The rows: lists of cells, or maps with cells, children and isExpanded.",
      aliases: ["children", "content"])
    public let sortOrder = Key<TableSortOrder?>(
      nil,
      "The column by which rows are sorted: its title or number, or a map of column and order.",
      aliases: ["sort"])
    public let selection = Key<RowNumbers?>(
      nil, "The numbers of the selected rows; the first visible row is 0.",
      aliases: ["selectedRows"])
    public let alternatesRowBackgrounds = Key<Bool?>(
      nil, "Whether every second row has another background; by default on macOS only.",
      aliases: ["alternatingRowBackgrounds", "usesAlternatingRowBackgroundColors"])
    public let columnHeaders = Key(
      Visibility.automatic, "Whether the columns have headers.", aliases: ["tableColumnHeaders"])
    public let contentOffset = Key.rowOffset()
    public let defaultScrollAnchor = Key.rowAnchor()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A table; everything else has its default.
  public init(_ columns: TableColumns, rows: TableRows) {
    self.columns = columns
    self.rows = rows
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Table")
    guard let look = context.look(TableLook.self, component: "table") else {
      return EmptyElement()
    }
    guard !self.columns.columns.isEmpty else {
      context.report(
        .error, "the table has no columns", key: "columns",
        hint: "write 'columns: [Name, Size]', for example", id: .nothingToShow)
      return EmptyElement()
    }
    let rows = TableRowMaker(self, look: look, context: context).elements()
    context.check(selection: self.selection, among: rows.count)
    let isSingle = look.firstOnly != 0
    if isSingle {
      context.warnUnused(
        "sortOrder", "columnHeaders",
        because: "on \(context.theme.platform.displayName) a table is its first column alone")
    }
    let header =
      isSingle || self.columnHeaders == .hidden
      ? nil : TableHeader(self.columns.columns, sort: sorted(in: context), look: look, context)
    return TableElement(
      TableLayout(
        columns: isSingle ? Array(self.columns.columns.prefix(1)) : self.columns.columns,
        look: look),
      header: header, rows: rows,
      alternates: self.alternatesRowBackgrounds ?? (look.alternates != 0),
      scroll: RowScroll(self.contentOffset, anchor: self.defaultScrollAnchor, context: context),
      context: context)
  }

  /// The number of the column that is sorted by; `nil` for none, and for one that is not there.
  package var sortedColumn: Int? { self.sortOrder?.column.index(among: self.columns.columns) }

  /// The column that is sorted by, and which way; `nil` after reporting one that is not there.
  private func sorted(in context: LayoutContext) -> (column: Int, order: SortOrder)? {
    guard let sort = self.sortOrder else { return nil }
    switch sort.column.resolved(among: self.columns.columns) {
    case .item(let index): return (index, sort.order)
    case .nothing: return nil
    case .missing:
      sort.column.reportMissing(
        among: self.columns.columns, kind: "column", key: "sortOrder", in: context)
      return nil
    }
  }

  public static let names = ["Table"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Table([], rows: []), summary: "Rows in columns, whose headers people click to sort them.",
    childrenKey: "rows",
    examples: [
      ComponentExample(
        "Files",
        "platform: macos\nwidth: 420\nTable:\n"
          + "  columns: [Name, {title: Size, width: 80, alignment: trailing}, Kind]\n"
          + "  sortOrder: Name\n  selection: 1\n  rows:\n    - [Notes, 12 KB, Text]\n"
          + "    - [Picture, 3 MB, PNG image]\n"),
      ComponentExample(
        "An outline",
        "platform: macos\nwidth: 420\nTable:\n  columns: [Name, Kind]\n  rows:\n"
          + "    - cells: [{Label: Documents, symbol: folder}, Folder]\n      isExpanded: true\n"
          + "      children:\n        - [{Label: Report, symbol: doc}, Text]\n"),
    ])
}
