import MaquetteCore

/// Where the parts of a month calendar are, in points from its top leading corner.
struct CalendarMetrics {
  let width: Double
  let rows: Int
  private let look: CalendarLook
  private let titleHeight: Double

  /// - Parameter titleHeight: how high the title's line is.
  init(width: Double, rows: Int, titleHeight: Double, look: CalendarLook) {
    self.width = width
    self.rows = max(1, rows)
    self.look = look
    self.titleHeight = titleHeight
  }

  /// Month, year and chevrons.
  var header: Rect {
    Rect(
      x: 0, y: look.headerTop, width: width,
      height: max(look.headerHeight, titleHeight + 2 * look.headerPadding))
  }

  /// The names of the weekdays.
  var weekdays: Rect {
    Rect(
      x: 0, y: header.maxY + look.weekdayGap, width: width,
      height: look.weekdayHeight)
  }

  /// The days. The height is the same for every month.
  var grid: Rect {
    Rect(x: 0, y: weekdays.maxY, width: width, height: look.gridHeight)
  }

  /// Where wheels stand in place of days.
  var wheels: Rect { weekdays.union(grid) }

  /// All of it, without anything below the days.
  var height: Double { grid.maxY }

  /// The width of a day and of a weekday's name.
  var columnWidth: Double { max(1, (width - 2 * look.gridPadding) / 7) }

  /// How high a week is: months of six have lower ones.
  var rowHeight: Double {
    min(grid.height / Double(rows), look.rowHeight)
  }

  /// The diameter of the circle behind a chosen day.
  var circle: Double {
    // It may touch its neighbours, which are never chosen together with a number as wide.
    min(look.circle, rowHeight, columnWidth * 1.04)
  }

  /// The frame of a column in some frame.
  func column(_ index: Int, in rect: Rect) -> Rect {
    Rect(
      x: look.gridPadding + Double(index) * columnWidth, y: rect.minY,
      width: columnWidth, height: rect.height)
  }

  /// The frame of a day.
  func cell(column: Int, row: Int) -> Rect {
    Rect(
      x: look.gridPadding + Double(column) * columnWidth,
      y: grid.minY + Double(row) * rowHeight, width: columnWidth, height: rowHeight)
  }
}
