import MaquetteCore

/// What a theme says about labels beside their type and colours. Lengths in points.
@usableFromInline package struct LabelTheme: Hashable, Sendable {
  /// How selected text looks.
  package struct Selection: Hashable, Sendable {
    /// What is drawn behind selected text.
    package var background: ThemeColor
    /// The text's colour; `nil` for its own.
    package var foreground: ThemeColor?
    /// The colour of the handles at both ends.
    package var handleColor: ThemeColor
    /// Width of a handle's bar; 0 where there are no handles.
    package var handleWidth: Double
    /// Diameter of a handle's knob; 0 for none.
    package var handleDiameter: Double

    /// A selection from its parts; without handles unless they have a size.
    package init(
      background: ThemeColor, foreground: ThemeColor? = nil,
      handleColor: ThemeColor = ThemeColor("clear"), handleWidth: Double = 0,
      handleDiameter: Double = 0
    ) {
      self.background = background
      self.foreground = foreground
      self.handleColor = handleColor
      self.handleWidth = handleWidth
      self.handleDiameter = handleDiameter
    }
  }

  /// The box with the whole text of a truncated label, shown while the pointer rests on it.
  package struct Expansion: Hashable, Sendable {
    /// What it is filled with.
    package var background: ThemeColor
    /// The text's colour.
    package var foreground: ThemeColor
    /// The line around it; `nil` for none.
    package var border: ThemeBorder?
    /// Its corner radius.
    package var cornerRadius: Double
    /// Space between edge and text.
    package var padding: EdgeInsets
    /// Its shadow; `nil` for none.
    package var shadow: ThemeShadow?
  }

  /// How a text that is too long runs through its label.
  package struct Marquee: Hashable, Sendable {
    /// Space between the end of the text and its repetition.
    package var gap: Double
    /// Width of the edges in which the text fades away.
    package var fadeWidth: Double
  }

  /// A line along a text, as shares of the font's size.
  package struct Line: Hashable, Sendable {
    /// How thick it is.
    package var thickness: Double
    /// How far its middle lies below the baseline; negative above it.
    package var offset: Double

    /// A line from its two numbers.
    package init(thickness: Double, offset: Double) {
      self.thickness = thickness
      self.offset = offset
    }
  }

  /// How links look.
  package struct Link: Hashable, Sendable {
    /// Their colour.
    package var color: ThemeColor
    /// Whether they are underlined.
    package var underline: Bool

    /// The look of links from its parts.
    package init(color: ThemeColor, underline: Bool) {
      self.color = color
      self.underline = underline
    }
  }

  /// The colour of a disabled label's text that has the label colour; `nil` for its own.
  package var disabledColor: ThemeColor?
  /// How opaque other text of a disabled label is, relative to its colour, 0 to 1.
  package var disabledOpacity: Double
  /// Selected text; `nil` where labels cannot be selected.
  package var selection: Selection?
  /// The box with a truncated label's whole text; `nil` where there is no pointer.
  package var expansion: Expansion?
  /// How too long a text runs; `nil` where it does not.
  package var marquee: Marquee?
  /// The line below underlined text, when it is a single one.
  package var underline: Line
  /// The line through struck text, when it is a single one.
  package var strikethrough: Line
  /// The fonts of the control sizes `mini`, `small`, `regular` and `large`; empty on platforms
  /// whose labels have no control size.
  package var controlSizes: [String: ThemeFont]
  /// Space between a label's icon and its title.
  package var iconSpacing: Double
  /// Icon size relative to what suits the title.
  package var iconScale: Double
  /// Width of the column of icons in a list.
  package var listIconWidth: Double
  /// Icon size in a list relative to elsewhere.
  package var listIconScale: Double
  /// How high a symbol in a list is at least, at the standard text size; 0 where it adds nothing to a row.
  package var listIconHeight: Double
  /// Space between that column and the titles.
  package var listIconSpacing: Double
  /// The colour of icons in a list; `nil` for the label's own.
  package var listIconColor: ThemeColor?
  /// Links in a text.
  package var link: Link

  /// A label theme that adds nothing: no selection, no boxes, thin lines.
  package init() {
    disabledOpacity = 1
    underline = Line(thickness: 0.06, offset: 0.12)
    strikethrough = Line(thickness: 0.06, offset: -0.26)
    controlSizes = [:]
    iconSpacing = 0
    iconScale = 1
    listIconWidth = 0
    listIconScale = 1
    listIconHeight = 0
    listIconSpacing = 0
    link = Link(color: ThemeColor("link"), underline: false)
  }
}
