import MaquetteCore

/// Rows in columns, as wide as their widest cells.
enum Table {
  /// A longer cell does not push the others away; what follows it starts on the next line.
  private static let widest = 72
  /// Characters of an example, or of a line of a list, in a manual page of 80 columns, which indents them by
  /// eight.
  static let literalWidth = 72

  /// The rows as lines; the last column is not padded.
  ///
  /// - Parameter wrapsLast: whether the last column goes on below where it begins, for sentences that a
  ///   terminal would break into the first one.
  static func text(_ rows: [[String]], wrapsLast: Bool = false) -> String {
    // Names of fonts and colours come from files of others, and begin no line.
    let rows = rows.map { $0.map(Escape.terminalLine) }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        if cell.count <= widest { widths[column] = max(widths[column], cell.count) }
      }
    }
    return rows.map { row in line(row, widths: widths, wrapsLast) }.joined()
  }

  /// Words in lines of at most so many characters, after some spaces on the first line and on the
  /// others.
  static func wrapped(_ words: [String], first: Int, _ others: Int, width: Int = 80) -> String {
    var text = ""
    var line = String(repeating: " ", count: first)
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        text += line + "\n"
        line = String(repeating: " ", count: others)
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return text + line + "\n"
  }

  private static func line(_ row: [String], widths: [Int], _ wrapsLast: Bool) -> String {
    var text = ""
    for (column, cell) in row.enumerated() {
      if column == row.count - 1 {
        guard wrapsLast else { return text + cell + "\n" }
        let indent = widths[..<column].reduce(0) { $0 + $1 + 2 }
        return text + wrapped(cell.spacedWords, first: indent, indent).dropFirst(indent)
      }
      text += cell
      if cell.count <= widths[column] {
        text += String(repeating: " ", count: widths[column] - cell.count + 2)
      } else {
        let indent = widths[...column].reduce(0) { $0 + $1 + 2 }
        text += "\n" + String(repeating: " ", count: indent)
      }
    }
    return text + "\n"
  }
}
