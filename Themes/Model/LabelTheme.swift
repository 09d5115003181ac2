import MaquetteCore

/// What a theme says about labels beside their type and colours. Lengths in points.
public struct LabelTheme: Hashable, Sendable {
  /// How selected text looks.
  public struct Selection: Hashable, Sendable {
    /// What is drawn behind selected text.
    public var background: ThemeColor
    /// The text's colour; `nil` for its own.
    public var foreground: ThemeColor?
    /// The colour of the handles at both ends.
    public var handleColor: ThemeColor
    /// Width of a handle's bar; 0 where there are no handles.
    public var handleWidth: Double
    /// Diameter of a handle's knob; 0 for none.
    public var handleDiameter: Double

    /// A selection from its parts; without handles unless they have a size.
    public init(
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
  public struct Expansion: Hashable, Sendable {
    /// What it is filled with.
    public var background: ThemeColor
    /// The text's colour.
    public var foreground: ThemeColor
    /// The line around it; `nil` for none.
    public var border: ThemeBorder?
    /// Its corner radius.
    public var cornerRadius: Double
    /// Space between edge and text.
    public var padding: EdgeInsets
    /// Its shadow; `nil` for none.
    public var shadow: ThemeShadow?

    /// An expansion box from its parts.
    public init(
      background: ThemeColor, foreground: ThemeColor, border: ThemeBorder? = nil,
      cornerRadius: Double, padding: EdgeInsets, shadow: ThemeShadow? = nil
    ) {
      self.background = background
      self.foreground = foreground
      self.border = border
      self.cornerRadius = cornerRadius
      self.padding = padding
      self.shadow = shadow
    }
  }

  /// How a text that is too long runs through its label.
  public struct Marquee: Hashable, Sendable {
    /// Space between the end of the text and its repetition.
    public var gap: Double
    /// Width of the edges in which the text fades away.
    public var fadeWidth: Double

    /// A marquee from its parts.
    public init(gap: Double, fadeWidth: Double) {
      self.gap = gap
      self.fadeWidth = fadeWidth
    }
  }

  /// A line along a text, as shares of the font's size.
  public struct Line: Hashable, Sendable {
    /// How thick it is.
    public var thickness: Double
    /// How far its middle lies below the baseline; negative above it.
    public var offset: Double

    /// A line from its two numbers.
    public init(thickness: Double, offset: Double) {
      self.thickness = thickness
      self.offset = offset
    }
  }

  /// How links look.
  public struct Link: Hashable, Sendable {
    /// Their colour.
    public var color: ThemeColor
    /// Whether they are underlined.
    public var underline: Bool

    /// The look of links from its parts.
    public init(color: ThemeColor, underline: Bool) {
      self.color = color
      self.underline = underline
    }
  }

  /// The colour of a disabled label's text that has the label colour; `nil` for its own.
  public var disabledColor: ThemeColor?
  /// How opaque other text of a disabled label is, relative to its colour, 0 to 1.
  public var disabledOpacity: Double
  /// Selected text; `nil` where labels cannot be selected.
  public var selection: Selection?
  /// The box with a truncated label's whole text; `nil` where there is no pointer.
  public var expansion: Expansion?
  /// How too long a text runs; `nil` where it does not.
  public var marquee: Marquee?
  /// The line below underlined text, when it is a single one.
  public var underline: Line
  /// The line through struck text, when it is a single one.
  public var strikethrough: Line
  /// The fonts of the control sizes `mini`, `small`, `regular` and `large`; empty on platforms
  /// whose labels have no control size.
  public var controlSizes: [String: ThemeFont]
  /// Space between a label's icon and its title.
  public var iconSpacing: Double
  /// Icon size relative to what suits the title.
  public var iconScale: Double
  /// Width of the column of icons in a list.
  public var listIconWidth: Double
  /// Space between that column and the titles.
  public var listIconSpacing: Double
  /// The colour of icons in a list; `nil` for the label's own.
  public var listIconColor: ThemeColor?
  /// Links in a text.
  public var link: Link

  /// A label theme that adds nothing: no selection, no boxes, thin lines.
  public init() {
    disabledOpacity = 1
    underline = Line(thickness: 0.06, offset: 0.12)
    strikethrough = Line(thickness: 0.06, offset: -0.26)
    controlSizes = [:]
    iconSpacing = 0
    iconScale = 1
    listIconWidth = 0
    listIconSpacing = 0
    link = Link(color: ThemeColor("link"), underline: false)
  }
}
