import MaquetteCore
import MaquetteThemes

/// What is the same for all rows of a list besides its look.
struct ListMode {
  /// Whether somebody edits the list.
  var isEditing = false
  /// Whether rows have marks to be chosen by, in a list that is edited.
  var isChoosing = false
  /// Whether rows can be deleted, in a list that is edited.
  var isDeleting = false
  /// Whether rows can be moved, in a list that is edited.
  var isMoving = false
  /// The numbers of the rows that are chosen.
  var selection: Set<Int> = []
  /// The room that an index at the end takes from rows.
  var indexInset = 0.0
  /// The room before rows that open nothing, in an outline where others have a triangle there.
  var outlineLead = 0.0
  /// The ground of every second row; `nil` where all have the same.
  var alternate: Color?
  /// Whether rows have lines between them.
  var separators = Visibility.automatic
}

/// A list's style and what the theme says of it.
///
/// One for all rows, each of which has it in its context.
final class ListLook {
  /// The style's name, for example `sidebar`.
  let name: String
  let theme: ListStyleTheme
  let background: Color
  let rowBackground: Color
  let separator: Color
  /// What is the same for all rows besides.
  let mode: ListMode
  /// The width of the widest icon before a title: titles stand below one another, whatever their
  /// icons. Rows tell of theirs when they are made, which is before anything is measured.
  private(set) var iconWidth: Double
  /// Where the list is placed.
  private(set) var frame = Rect.zero
  /// Where headers stay while the rows of their sections go on under them; `nil` where they don't.
  private(set) var headerTop: Double?
  /// Where rows are no more seen above such a header; `nil` where they are.
  private(set) var coveredTop: Double?
  /// How far rows go on at both sides of the list, beside what is safe from sensors, where only their contents stay.
  private(set) var reach = EdgeInsets.zero
  /// How many rows there are, as far as they are made.
  private(set) var rowCount = 0

  init(
    name: String, theme: ListStyleTheme, background: Color, rowBackground: Color,
    separator: Color, iconWidth: Double, mode: ListMode = ListMode()
  ) {
    self.name = name
    self.theme = theme
    self.iconWidth = iconWidth
    self.background = background
    self.rowBackground = rowBackground
    self.separator = separator
    self.mode = mode
  }

  /// The same for rows in a mode.
  func with(_ theme: ListStyleTheme, _ mode: ListMode) -> ListLook {
    ListLook(
      name: name, theme: theme, background: background, rowBackground: rowBackground,
      separator: separator, iconWidth: iconWidth, mode: mode)
  }

  /// Makes the column of icons as wide as an icon.
  func widenIcons(to width: Double) { iconWidth = max(iconWidth, width) }

  /// Tells rows and headers where their list is, which is before they are placed.
  ///
  /// - Parameters:
  ///   - pinsHeaders: whether headers stay at its top.
  ///   - top: where rows are seen at the top that headers hide from there on; `nil` for none.
  ///   - reach: how far rows go on at both sides.
  func place(in frame: Rect, pinsHeaders: Bool, coveredFrom top: Double?, reach: EdgeInsets) {
    self.frame = frame
    headerTop = pinsHeaders ? frame.minY : nil
    coveredTop = top
    self.reach = reach
  }

  /// The number of the next row that is made, from 0.
  func countRow() -> Int {
    defer { rowCount += 1 }
    return rowCount
  }
}
