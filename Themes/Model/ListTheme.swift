import MaquetteCore

/// How the text above or below a section looks and where it stands; lengths in points.
public struct ListTextTheme: Hashable, Sendable {
  /// The font.
  public var font: ThemeFont
  /// The weight; `nil` for the font's own.
  public var weight: FontWeight?
  /// The colour.
  public var color: ThemeColor
  /// Whether it is set in capitals.
  public var uppercase: Bool
  /// Space above it.
  public var top: Double
  /// Space below it.
  public var bottom: Double
  /// Space before and after it, from the edge of the rows.
  public var horizontal: Double

  /// A text's look from its parts.
  public init(
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
public struct ListStyleTheme: Hashable, Sendable {
  /// What is behind everything.
  public var background: ThemeColor
  /// What is behind rows.
  public var rowBackground: ThemeColor
  /// The corner radius of what is behind the rows of a section, or of each row when there are gaps.
  public var radius: Double
  /// Space between the edges of the list and its rows.
  public var margin: Double
  /// The least height of a row.
  public var minRowHeight: Double
  /// Space above and below the text of a row.
  public var verticalPadding: Double
  /// Space above and below a control in a row.
  public var controlPadding: Double
  /// Space before the content of a row.
  public var leadingPadding: Double
  /// Space after the content of a row.
  public var trailingPadding: Double
  /// Space between rows.
  public var rowGap: Double
  /// The lines between rows.
  public var separator: ThemeColor
  /// Space after the lines.
  public var separatorTrailing: Double
  /// Whether lines also run above the first and below the last row of a section.
  public var edgeSeparators: Bool
  /// Space above the rows of the first section, where it has no header.
  public var listTop: Double
  /// Space above the rows of any other section without a header.
  public var sectionTop: Double
  /// Space below the rows of a section without a footer.
  public var sectionBottom: Double
  /// The text above a section.
  public var header: ListTextTheme
  /// The text below a section.
  public var footer: ListTextTheme

  /// A style's look from its parts.
  public init(
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
public struct ListTheme: Hashable, Sendable {
  /// The style that a list has when none is asked for, by its name.
  public var automatic: String
  /// Space between a label and what it introduces.
  public var labelSpacing: Double
  /// Looks by style: `insetGrouped`, `grouped`, `plain`, `sidebar`.
  public var styles: [String: ListStyleTheme]

  /// A list theme from its parts.
  public init(automatic: String, labelSpacing: Double, styles: [String: ListStyleTheme]) {
    self.automatic = automatic
    self.labelSpacing = labelSpacing
    self.styles = styles
  }
}
