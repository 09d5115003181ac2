import MaquetteComponents
import MaquetteCore

/// The columns of a table: what each row says in them, and how they show it.
struct SwiftUITableColumns {
  /// A column.
  struct Column {
    var column: TableColumn
    /// What its cells show, by the number of the row.
    var properties: [Property] = []
    /// The lines of a cell, for the row called `row`.
    var lines: [String] = []
    /// The property of its first text; `nil` where the cells have too little in common.
    var text: String?
  }

  /// What each row says for itself.
  struct Property {
    var name: String
    var type: String
    var values: [String]
  }

  private(set) var columns: [Column] = []

  /// The columns of a table.
  ///
  /// - Parameter views: the types of the properties of the spec's own views, by the view's name and
  ///   the property's.
  init(_ table: Table, rows: SwiftUITableRows, beside views: [String: [String: String]]) {
    var names: Set<String> = ["id", "all"]
    // Rows that were left out have no cells.
    for (index, column) in table.columns.columns.enumerated() where !WorkBudget.isSpent {
      var made = Column(column: column)
      let cells = rows.cells.map { index < $0.count ? $0[index] : [] }
      let base = SwiftNames.property(titled: column.title) ?? "column\(index + 1)"
      let isAlike = Set(cells.map { $0.map(\.shape) }).count == 1
      if !isAlike
        || !SwiftUITableColumns.fill(&made, with: cells, named: base, beside: views, &names)
      {
        made.lines = SwiftUITableColumns.choice(among: cells)
      }
      columns.append(made)
    }
  }

  /// Gives a column a property for its text, and one for each other value that rows do not share;
  /// whether all of these can be properties.
  private static func fill(
    _ column: inout Column, with cells: [[SwiftTokens]], named base: String,
    beside views: [String: [String: String]], _ names: inout Set<String>
  ) -> Bool {
    var filled = column
    var taken = names
    for (number, line) in (cells.first ?? []).enumerated() {
      var text = ""
      for (index, token) in line.tokens.enumerated() {
        let values = cells.map { $0[number].tokens[index].text }
        let type = line.type(at: index, texts: values, beside: views)
        let isText = type == "String" && filled.text == nil
        guard isText || Set(values).count > 1 else {
          text += token.source
          continue
        }
        guard let type else { return false }
        var name = isText ? base : base + (text.hasSuffix("systemImage: ") ? "Symbol" : type)
        let stem = name
        var next = 2
        while !taken.insert(name).inserted {
          name = "\(stem)\(next)"
          next += 1
        }
        if isText { filled.text = name }
        filled.properties.append(Property(name: name, type: type, values: values))
        text += "row.\(name)"
      }
      filled.lines.append(text)
    }
    column = filled
    names = taken
    return true
  }

  /// Cells that are written out, each for its rows.
  private static func choice(among cells: [[SwiftTokens]]) -> [String] {
    var groups: [(lines: [String], rows: [Int])] = []
    var numbers: [[UInt8]: Int] = [:]
    for (row, cell) in cells.enumerated() {
      let lines = cell.map(\.line)
      let key = SwiftUIOwnView.key(of: lines)
      if let number = numbers[key] {
        groups[number].rows.append(row)
      } else {
        numbers[key] = groups.count
        groups.append((lines, [row]))
      }
    }
    guard !groups.isEmpty else { return ["EmptyView()"] }
    var result = ["switch row.id {"]
    for (index, group) in groups.enumerated() {
      let rows = group.rows.map(String.init).joined(separator: ", ")
      result.append(index == groups.count - 1 ? "default:" : "case \(rows):")
      result += group.lines.map(SwiftView.indented)
    }
    return result + ["}"]
  }
}

extension SwiftUITableColumns {
  /// The columns as views.
  func views(areSorted: Bool) -> [SwiftView] {
    columns.map { made in
      let column = made.column
      var words = [SwiftLiteral.title(column.title)]
      if areSorted, let text = made.text { words.append("value: \\.\(text)") }
      let head = SwiftView.call("TableColumn", words)
      var view = SwiftView(head)
      view.lines = ["\(head) { row in"] + made.lines.map(SwiftView.indented) + ["}"]
      if let width = column.width {
        view.modifiers.append(".width(\(SwiftLiteral.number(width)))")
      } else {
        let bounds = [("min", column.minWidth), ("max", column.maxWidth)].compactMap {
          name, value in
          value.map { "\(name): \(SwiftLiteral.number($0))" }
        }
        if !bounds.isEmpty {
          view.modifiers.append(".width(\(bounds.joined(separator: ", ")))")
        }
      }
      if let side = SwiftUIComponents.side(column.alignment), !side.isEmpty {
        view.modifiers.append(".alignment(.\(side))")
      }
      return view
    }
  }

  /// The type of a row, with all of them where they are given.
  func declaration(of name: String, rows: [Int]?) -> [String] {
    var lines = ["struct \(name): Identifiable {", "  var id: Int"]
    for property in columns.flatMap(\.properties) {
      lines.append("  var \(property.name): \(property.type)")
    }
    if let rows {
      let values = rows.map { "    \(entry($0, of: name))," }
      lines += ["", "  static let all: [\(name)] = ["] + values + ["  ]"]
    }
    return lines + ["}"]
  }

  /// The value of a row.
  func entry(_ row: Int, of type: String) -> String {
    let words = columns.flatMap(\.properties).map { "\($0.name): \($0.values[row])" }
    return "\(type)(\((["id: \(row)"] + words).joined(separator: ", ")))"
  }

  /// Views in groups of as many as Swift's builders take.
  static func grouped(_ views: [SwiftView]) -> [SwiftView] {
    let most = 10
    guard views.count > most else { return views }
    let groups = stride(from: 0, to: views.count, by: most).map { start in
      SwiftView("Group", children: Array(views[start..<min(start + most, views.count)]))
    }
    return grouped(groups)
  }
}
