/// Rows in columns, as wide as their widest cells.
enum Table {
  /// The rows as lines; the last column is not padded.
  static func text(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
