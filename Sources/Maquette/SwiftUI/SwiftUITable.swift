import MaquetteComponents
import MaquetteCore

extension Table: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("columns", "rows", "selection", "sortOrder", "columnHeaders")
    var words = ["of: Row.self"]
    if let chosen = self.selection?.numbers {
      let numbers = chosen.map(String.init).joined(separator: ", ")
      words.append("selection: .constant(Set<Int>([\(numbers)]))")
    }
    let columns = self.columns.columns.enumerated().map { index, column in
      var view = SwiftView(
        "TableColumn(\(SwiftLiteral.title(column.title)))",
        children: [SwiftView("row in row.cells[\(index)]")])
      view.lines = [
        "TableColumn(\(SwiftLiteral.title(column.title))) { row in row.cells[\(index)] }"
      ]
      if let width = column.width {
        view.modifiers.append(".width(\(SwiftLiteral.number(width)))")
      } else if column.minWidth != nil || column.maxWidth != nil {
        let bounds = [("min", column.minWidth), ("max", column.maxWidth)].compactMap {
          name, value in
          value.map { "\(name): \(SwiftLiteral.number($0))" }
        }
        view.modifiers.append(".width(\(bounds.joined(separator: ", ")))")
      }
      return view
    }
    var number = 0
    let rows = self.rows.rows.map { row($0, &number, in: export) }
    var view = SwiftView(
      SwiftView.call("Table", words), blocks: [("", columns), ("rows", rows)])
    view.comments.append(
      "Declare Row yourself: struct Row: Identifiable { var id: Int; var cells: [AnyView] }")
    if let order = self.sortOrder {
      export.miss(
        "'sortOrder: \(Escape.comment(order.column.specText))' takes comparators of your rows",
        at: keys.place(of: "sortOrder"), in: &view)
    }
    if self.columnHeaders != .automatic {
      view.modifiers.append(".tableColumnHeaders(.\(self.columnHeaders.rawValue))")
    }
    if let alternates = self.alternatesRowBackgrounds {
      keys.say("alternatesRowBackgrounds")
      view.modifiers.append(
        ".alternatingRowBackgrounds(.\(alternates ? "enabled" : "disabled"))")
    }
    return view
  }

  private func row(
    _ row: TableRow, _ number: inout Int, in export: SwiftUIComponents
  ) -> SwiftView {
    let cells = row.cells.map { cell in
      let text = export.view(cell).text.joined(separator: " ")
      return "AnyView(\(text))"
    }
    let value = "Row(id: \(number), cells: [\(cells.joined(separator: ", "))])"
    number += 1
    guard let children = row.children else { return SwiftView("TableRow(\(value))") }
    let below = children.map { self.row($0, &number, in: export) }
    return SwiftView(
      "DisclosureTableRow(\(value), isExpanded: .constant(\(row.isExpanded)))", children: below)
  }
}

extension OutlineGroup: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("items")
    let rows = self.items.items.map { OutlineGroup.view($0, in: export) }
    return rows.count == 1 ? rows[0] : SwiftView("Group", children: rows)
  }

  private static func view(_ item: OutlineItem, in export: SwiftUIComponents) -> SwiftView {
    var label = export.label(item.title, symbol: item.systemImage)
    if !item.subtitle.isEmpty {
      label = SwiftView(
        "VStack(alignment: .leading)", children: [label, SwiftLiteral.text(item.subtitle)])
    }
    if !item.badge.isEmpty {
      label.modifiers.append(".badge(\(SwiftLiteral.title(item.badge)))")
    }
    guard let children = item.children else { return label }
    return SwiftView(
      "DisclosureGroup(isExpanded: .constant(\(item.isExpanded)))",
      blocks: [("", children.map { view($0, in: export) }), ("label", [label])])
  }
}
