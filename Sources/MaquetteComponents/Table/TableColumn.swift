import MaquetteCore

/// A column of a ``Table``.
public struct TableColumn: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What stands in its head.
  public var title: String
  /// Its width, in points; `nil` for a share of what is left.
  public var width: Double?
  /// The least width, in points, of a column without one; `nil` for the platform's.
  public var minWidth: Double?
  /// The greatest width, in points, of a column without one; `nil` for none.
  public var maxWidth: Double?
  /// Where its contents stand.
  public var alignment = TextAlignment.natural

  /// A column; everything else has its default.
  public init(
    _ title: String, width: Double? = nil, alignment: TextAlignment = .natural
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
  }

  /// A column with a title alone.
  public init(stringLiteral value: String) { self.init(value) }
}

extension TableColumn: Selectable {
  var tag: String { "" }
  var name: String { title }
}

/// Which way the rows of a table are sorted, under SwiftUI's names.
public enum SortOrder: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// From the first to the last: the arrow points up.
  case forward
  /// From the last to the first: the arrow points down.
  case reverse

  /// Other words for it.
  public static var synonyms: [String: SortOrder] {
    ["ascending": .forward, "descending": .reverse]
  }
}

/// The column by which a table's rows are sorted, and which way.
public struct TableSortOrder: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The column: its title or its number, from 0.
  public var column: Selection
  /// Which way.
  public var order: SortOrder

  /// An order by a column.
  public init(_ column: Selection, order: SortOrder = .forward) {
    self.column = column
    self.order = order
  }

  /// An order by the column of a title.
  public init(stringLiteral value: String) { self.init(Selection(named: value)) }
}

/// The columns of a table in reading order.
public struct TableColumns: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The columns.
  public var columns: [TableColumn]

  /// Columns in reading order.
  public init(_ columns: [TableColumn]) { self.columns = columns }

  /// Columns, as they are written in Swift.
  public init(arrayLiteral elements: TableColumn...) { columns = elements }
}

/// A row of a ``Table``: a cell for each column, and the rows below it in an outline.
public struct TableRow: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// What stands in the columns, from the first one on.
  public var cells: [AnyComponent]
  /// The rows that it opens and closes; `nil` for a row without any.
  public var children: [TableRow]?
  /// Whether those are shown.
  public var isExpanded = false

  /// A row of texts.
  public init(_ texts: [String]) { cells = texts.map { AnyComponent(TableRow.cell($0)) } }

  /// A row of texts, as it is written in Swift.
  public init(arrayLiteral elements: String...) { self.init(elements) }

  /// A row of components, with the rows that it opens.
  public init(
    isExpanded: Bool = false, children: [TableRow]? = nil,
    @ComponentBuilder cells: () -> [AnyComponent]
  ) {
    self.cells = cells()
    self.children = children
    self.isExpanded = isExpanded
  }

  static func cell(_ text: String) -> Label { Label(text) }
}

/// The rows of a table from top to bottom.
public struct TableRows: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The rows.
  public var rows: [TableRow]

  /// Rows from top to bottom.
  public init(_ rows: [TableRow]) { self.rows = rows }

  /// Rows, as they are written in Swift.
  public init(arrayLiteral elements: TableRow...) { rows = elements }
}
