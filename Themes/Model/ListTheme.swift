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

  /// A text's look from its parts.
  package init(
    font: ThemeFont, weight: FontWeight?, color: ThemeColor, uppercase: Bool, top: Double,
    bottom: Double, horizontal: Double
  ) {
    self.font = font
    self.weight = weight
    self.color = color
    self.uppercase = uppercase
    self.top = top
    self.bottom = bottom
    self.horizontal = horizontal
  }
}

/// How a list of one style looks; lengths in points.
package struct ListStyleTheme: Hashable, Sendable {
  /// What is behind everything.
  package var background: ThemeColor
  /// What is behind rows.
  package var rowBackground: ThemeColor
  /// The corner radius of what is behind the rows of a section, or of each row when there are gaps.
  package var radius: Double
  /// Space between the edges of the list and its rows.
  package var margin: Double
  /// The least height of a row.
  package var minRowHeight: Double
  /// Space above and below the text of a row.
  package var verticalPadding: Double
  /// Space above and below a control in a row.
  package var controlPadding: Double
  /// Space before the content of a row.
  package var leadingPadding: Double
  /// Space after the content of a row.
  package var trailingPadding: Double
  /// Space between rows.
  package var rowGap: Double
  /// The lines between rows.
  package var separator: ThemeColor
  /// Space after the lines.
  package var separatorTrailing: Double
  /// Whether lines also run above the first and below the last row of a section.
  package var edgeSeparators: Bool
  /// Space above the rows of the first section, where it has no header.
  package var listTop: Double
  /// Space above the rows of any other section without a header.
  package var sectionTop: Double
  /// Space below the rows of a section without a footer.
  package var sectionBottom: Double
  /// The text above a section.
  package var header: ListTextTheme
  /// The text below a section.
  package var footer: ListTextTheme

  /// A style's look from its parts.
  package init(
    background: ThemeColor, rowBackground: ThemeColor, radius: Double, margin: Double,
    minRowHeight: Double, verticalPadding: Double, controlPadding: Double, leadingPadding: Double,
    trailingPadding: Double, rowGap: Double, separator: ThemeColor, separatorTrailing: Double,
    edgeSeparators: Bool, listTop: Double, sectionTop: Double, sectionBottom: Double,
    header: ListTextTheme, footer: ListTextTheme
  ) {
    self.background = background
    self.rowBackground = rowBackground
    self.radius = radius
    self.margin = margin
    self.minRowHeight = minRowHeight
    self.verticalPadding = verticalPadding
    self.controlPadding = controlPadding
    self.leadingPadding = leadingPadding
    self.trailingPadding = trailingPadding
    self.rowGap = rowGap
    self.separator = separator
    self.separatorTrailing = separatorTrailing
    self.edgeSeparators = edgeSeparators
    self.listTop = listTop
    self.sectionTop = sectionTop
    self.sectionBottom = sectionBottom
    self.header = header
    self.footer = footer
  }
}

/// Everything a theme says about lists.
package struct ListTheme: Hashable, Sendable {
  /// The style that a list has when none is asked for, by its name.
  package var automatic: String
  /// Space between a label and what it introduces.
  package var labelSpacing: Double
  /// Looks by style: `insetGrouped`, `grouped`, `plain`, `sidebar`.
  package var styles: [String: ListStyleTheme]

  /// A list theme from its parts.
  package init(automatic: String, labelSpacing: Double, styles: [String: ListStyleTheme]) {
    self.automatic = automatic
    self.labelSpacing = labelSpacing
    self.styles = styles
  }
}
