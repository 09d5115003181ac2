import MaquetteCore
import MaquetteThemes

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
  /// The width of the widest icon before a title: titles stand below one another, whatever their
  /// icons. Rows tell of theirs when they are made, which is before anything is measured.
  private(set) var iconWidth: Double

  init(
    name: String, theme: ListStyleTheme, background: Color, rowBackground: Color,
    separator: Color, iconWidth: Double
  ) {
    self.name = name
    self.theme = theme
    self.iconWidth = iconWidth
    self.background = background
    self.rowBackground = rowBackground
    self.separator = separator
  }

  /// Makes the column of icons as wide as an icon.
  func widenIcons(to width: Double) { iconWidth = max(iconWidth, width) }
}
