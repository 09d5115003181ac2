import MaquetteCore
import MaquetteLocale

/// One row of a wheel: a text, a symbol, both, or any element.
struct WheelRow {
  /// The text; empty for none.
  var title: String
  /// The name of a symbol before the text; empty for none.
  var symbol = ""
  /// Whether it can be chosen; others are drawn in the disabled colour.
  var isEnabled = true
  /// What is drawn in place of a symbol; `nil` for none. It is asked for when the row is seen.
  var icon: AnyComponent?

  init(
    _ title: String, symbol: String = "", isEnabled: Bool = true, icon: AnyComponent? = nil
  ) {
    self.title = title
    self.symbol = symbol
    self.isEnabled = isEnabled
    self.icon = icon
  }

  /// What assistive technology calls it.
  var name: String { title.isEmpty ? symbol : title }
}

/// One wheel of several beside one another.
struct WheelColumn {
  /// What it offers. Only rows that are seen are laid out.
  var rows: [WheelRow]
  /// The number of the row in the band.
  var selected: Int
  /// Where texts stand in the column.
  var alignment: TextAlignment
  /// The width, in points; `nil` for that of the widest text, or for an even share.
  var width: Double?
  /// What stands beside the selected row and does not turn; empty for none.
  var label: String
  /// Whether it starts again after its last row.
  var wraps: Bool
  /// How far it has turned on from the selected row, in rows.
  var offset = 0.0
  /// Which part of a date it chooses; `nil` for other things.
  var field: DateColumn.Field?
  /// What assistive technology calls it; empty for ``label``.
  var accessibilityLabel = ""
  /// Texts that the column is made wide enough for, besides those of the rows that are seen.
  var widest: [String] = []

  init(
    _ rows: [WheelRow], selected: Int = 0, alignment: TextAlignment = .center,
    width: Double? = nil, label: String = "", wraps: Bool = false,
    field: DateColumn.Field? = nil
  ) {
    self.rows = rows
    self.selected = selected
    self.alignment = alignment
    self.width = width
    self.label = label
    self.wraps = wraps
    self.field = field
  }

  /// The column's own width, where it is one that can be drawn.
  var ownWidth: Double? {
    width.flatMap { $0.isFinite ? min(max(0, $0), Limits.coordinate) : nil }
  }

  /// The row some rows below the selected one; `nil` beyond the ends of a wheel that does not wrap.
  func row(at distance: Int) -> WheelRow? {
    let index = selected + distance
    if rows.indices.contains(index) { return rows[index] }
    guard wraps, !rows.isEmpty else { return nil }
    return rows[((index % rows.count) + rows.count) % rows.count]
  }
}
