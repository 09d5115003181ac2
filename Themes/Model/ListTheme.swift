import MaquetteCore

/// How the text above or below a section looks and where it stands; lengths in points.
package struct ListTextTheme: Hashable, Sendable {
  /// The font.
  package var font: ThemeFont
  /// The weight; `nil` for the font's own.
  package var weight: FontWeight?
  /// The colour.
  package var color: ThemeColor
  /// Whether it is set in capitals.
  package var uppercase: Bool
  /// Space above it.
  package var top: Double
  /// Space below it.
  package var bottom: Double
  /// Space before and after it, from the edge of the rows.
  package var horizontal: Double
}

/// How a list of one style looks; lengths in points.
package struct ListStyleTheme: Hashable, Sendable {
  /// What is behind everything.
  package var background = ThemeColor("clear")
  /// What is behind rows.
  package var rowBackground = ThemeColor("clear")
  /// The corner radius of what is behind the rows of a section, or of each row when there are gaps.
  package var radius = 0.0
  /// The curve of the corners.
  package var cornerCurve = CornerCurve.continuous
  /// Space between the edges of the list and its rows.
  package var margin = 0.0
  /// The least height of a row.
  package var minRowHeight = 0.0
  /// Space above and below the text of a row.
  package var verticalPadding = 0.0
  /// Space above and below a control in a row.
  package var controlPadding = 0.0
  /// Space before the content of a row.
  package var leadingPadding = 0.0
  /// Space after the content of a row.
  package var trailingPadding = 0.0
  /// Space between rows.
  package var rowGap = 0.0
  /// The lines between rows.
  package var separator = ThemeColor("clear")
  /// How thick the lines are, in points; `nil` for one pixel.
  package var separatorWidth: Double?
  /// Space after the lines.
  package var separatorTrailing = 0.0
  /// Whether lines also run above the first and below the last row of a section.
  package var edgeSeparators = false
  /// Whether there is a line below the last row as below the others.
  package var lastSeparator = false
  /// Space above the rows of the first section, where it has no header.
  package var listTop = 0.0
  /// Space above the rows of any other section without a header.
  package var sectionTop = 0.0
  /// Space below the rows of a section without a footer.
  package var sectionBottom = 0.0
  /// The text above a section.
  package var header = ListTextTheme.zero
  /// The text below a section.
  package var footer = ListTextTheme.zero
}

/// Everything a theme says about lists.
@usableFromInline package struct ListTheme: Hashable, Sendable {
  /// The style that a list has when none is asked for, by its name.
  package var automatic: String
  /// Space between a label and what it introduces.
  package var labelSpacing: Double
  /// Looks by style: `insetGrouped`, `grouped`, `plain`, `sidebar`, and `inset`, which is `plain` where it is not given.
  package var styles: [String: ListStyleTheme]

  /// A list theme from its parts.
  package init(automatic: String, labelSpacing: Double, styles: [String: ListStyleTheme]) {
    self.automatic = automatic
    self.labelSpacing = labelSpacing
    self.styles = styles
  }
}
