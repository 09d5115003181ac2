import MaquetteComponents
import MaquetteCore

extension Table: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("columns", "rows", "selection", "sortOrder", "columnHeaders")
    let rows = SwiftUITableRows(self, in: export)
    let columns = SwiftUITableColumns(self, rows: rows, beside: export.ownTypes)
    let type = export.declare("TableEntry") { name in
      columns.declaration(of: name, rows: rows.isFlat ? rows.entries : nil)
    }
    var words = [rows.isFlat ? "\(type).all" : "of: \(type).self"]
    if let chosen = self.selection?.numbers { words.append(SwiftLiteral.selection(of: chosen)) }
    var missed = SwiftView("")
    let sorted = sortedColumn.flatMap {
      $0 < columns.columns.count ? columns.columns[$0].text : nil
    }
    if let order = self.sortOrder {
      if let sorted {
        let comparator = "KeyPathComparator(\\\(type).\(sorted), order: .\(order.order.rawValue))"
        words.append("sortOrder: .constant([\(comparator)])")
      } else {
        export.miss(
          "'sortOrder: \(Escape.comment(order.column.specText))' is of a column without one text",
          at: keys.place(of: "sortOrder"), in: &missed)
      }
    }
    let views = SwiftUITableColumns.grouped(columns.views(areSorted: sorted != nil))
    var blocks = [(name: "", views: views)]
    if !rows.isFlat {
      let lines = rows.views { columns.entry($0, of: type) }
      blocks.append(("rows", SwiftUITableColumns.grouped(lines)))
    }
    var view = SwiftView(SwiftView.call("Table", words), blocks: blocks)
    view.comments = rows.comments + missed.comments
    if self.columnHeaders != .automatic {
      view.modifiers.append(".tableColumnHeaders(.\(self.columnHeaders.rawValue))")
    }
    if let alternates = self.alternatesRowBackgrounds {
      keys.say("alternatesRowBackgrounds")
      view.modifiers.append(
        ".alternatingRowBackgrounds(.\(alternates ? "enabled" : "disabled"))")
    }
    keys.add(".defaultScrollAnchor(.{defaultScrollAnchor?})", to: &view)
    return view
  }
}
