/// How wide the columns of a table are.
struct TableLayout {
  let columns: [TableColumn]
  let look: TableLook

  /// The room before the first column and after the last one.
  var margin: Double { look.margin }

  /// The room between two columns.
  var gap: Double { 2 * look.padding }

  private func least(_ column: TableColumn) -> Double {
    column.width ?? max(look.minColumn, column.minWidth ?? 0)
  }

  /// The least width of the table, in points.
  var minimum: Double {
    columns.reduce(0) { $0 + least($1) } + Double(columns.count - 1) * gap + 2 * margin
  }

  /// The width of each column.
  ///
  /// - Parameters:
  ///   - width: the table's, or `nil` for as much as is needed.
  ///   - natural: what the contents of each column take.
  func widths(in width: Double?, natural: [Double]) -> [Double] {
    let wanted = zip(columns, natural).map { column, natural in
      column.width ?? min(column.maxWidth ?? .infinity, max(least(column), natural))
    }
    guard let width else { return wanted }
    var result = columns.map { least($0) }
    var left = width - 2 * margin - Double(columns.count - 1) * gap - result.reduce(0, +)
    // First what the contents take, then equal shares up to the greatest width.
    var open = columns.indices.filter { columns[$0].width == nil }
    left = share(left, among: open, to: wanted, &result)
    open = open.filter { columns[$0].maxWidth == nil || result[$0] < (columns[$0].maxWidth ?? 0) }
    let greatest = columns.map { $0.maxWidth ?? .infinity }
    _ = share(left, among: open, to: greatest, &result)
    return result
  }

  /// Shares room out evenly, up to a bound for each; what is left.
  private func share(
    _ room: Double, among columns: [Int], to bounds: [Double], _ widths: inout [Double]
  ) -> Double {
    var left = room
    var open = columns.filter { widths[$0] < bounds[$0] }
    while left > 1e-6, !open.isEmpty {
      let part = left / Double(open.count)
      for index in open {
        let more = min(part, bounds[index] - widths[index])
        widths[index] += more
        left -= more
      }
      open = open.filter { widths[$0] < bounds[$0] - 1e-6 }
    }
    return left
  }
}
