import MaquetteCore

extension TableColumn: TitledListElement {
  static let specKeys = SpecKeys<TableColumn>([
    SpecKey(
      always: "title", \.title, "The title in the column's header.", aliases: ["text", "label"]),
    SpecKey(
      "width", \.width,
      "The column's width; a share of the space that is left when not given."),
    SpecKey("minWidth", \.minWidth, "The least width of a column without 'width'."),
    SpecKey("maxWidth", \.maxWidth, "The greatest width of a column without 'width'."),
    SpecKey(always: "alignment", \.alignment, "The alignment of the column's contents."),
  ])

  static var listName: String { "a list of columns" }
  static var specName: String { "a column" }

  /// What is wrong with numbers that Swift set.
  func problem() -> ValueProblem? { TableColumn.specKeys.problem(of: self) }
}

extension TableColumns: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { TableColumn.listType }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> TableColumns? {
    (SpecList<TableColumn>.read(node, by: reader) as SpecList<TableColumn>?)
      .map { TableColumns($0.elements) }
  }

  public var specText: String { columns.map(\.title).joined(separator: ", ") }

  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    columns.lazy.compactMap { $0.problem() }.first
  }
}

extension TableSortOrder: SpecValue {
  private static let specKeys = SpecKeys<TableSortOrder>([
    SpecKey(always: "column", \.column, "The column: its title or its number, from 0."),
    SpecKey(always: "order", \.order, "The order: forward or reverse.", aliases: ["direction"]),
  ])

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.text, .map(specKeys.keys.map(\.info)))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> TableSortOrder? {
    guard let entries = node.map else {
      return Selection.read(node, by: reader).map { TableSortOrder($0) }
    }
    var order = TableSortOrder(.automatic)
    specKeys.apply(entries, to: &order, of: "an order", by: reader)
    return order
  }

  public var specText: String { column.text + (order == .reverse ? ", reverse" : "") }
}

extension TableRows: SpecValue {
  private static let infos = [
    PropertyInfo(
      name: "cells", summary: "The contents of the columns: texts and components.",
      type: .cells),
    PropertyInfo(
      name: "children", aliases: ["rows"], summary: "Rows that it opens and closes.",
      type: .nestedElements(of: "tableRows")),
    PropertyInfo(
      name: "isExpanded", aliases: ["expanded"], summary: "Whether the rows below are shown.",
      type: .boolean, defaultText: "false"),
  ]

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .lists(.cells, infos)
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> TableRows? {
    guard let list = node.list else {
      reader.mismatch(node, wanted: "a list of rows, each a list of cells")
      return nil
    }
    let rows = list.map { row($0, by: reader) }
    return rows.contains { $0 == nil } ? nil : TableRows(rows.compactMap(\.self))
  }

  private static func row(_ node: SpecNode, by reader: SpecReader) -> TableRow? {
    guard let entries = node.map else { return cells(node, by: reader).map { TableRow($0) } }
    if entries.contains(where: { ComponentDecoder.isComponentName($0.key) }) {
      return cells(node, by: reader).map { TableRow($0) }
    }
    var row = TableRow([AnyComponent]())
    var isRead = true
    for entry in entries {
      var reader = reader
      reader.key = entry.key
      switch entry.key {
      case "cells":
        guard let cells = cells(entry.value, by: reader) else {
          isRead = false
          continue
        }
        row.cells = cells
      case "children", "rows":
        guard let below = TableRows.read(entry.value, by: reader) else {
          isRead = false
          continue
        }
        row.children = below.rows
      case "isExpanded", "expanded":
        row.isExpanded = Bool.read(entry.value, by: reader) ?? false
      default:
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of a row", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: infos.map(\.name)),
          id: .unknownKey)
        isRead = false
      }
    }
    return isRead ? row : nil
  }

  /// The cells of a row: a list, or one of them.
  private static func cells(_ node: SpecNode, by reader: SpecReader) -> [AnyComponent]? {
    let decoder = ComponentDecoder(reader: reader)
    let nodes = node.list ?? [node]
    let cells = nodes.compactMap { node -> AnyComponent? in
      // A text is a text, whatever components are called.
      if node.scalar != nil {
        return String.read(node, by: reader).map { text in
          AnyComponent(
            TableRow.cell(text),
            provenance: Provenance(
              location: node.location, length: max(1, text.count), keys: ["text": node.location]))
        }
      }
      return decoder.component(node)
    }
    return cells.count == nodes.count ? cells : nil
  }

  public var specText: String { "" }
}

extension TableRow {
  fileprivate init(_ cells: [AnyComponent]) { self.init { cells } }
}
