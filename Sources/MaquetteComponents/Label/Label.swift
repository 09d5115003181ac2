import MaquetteCore

/// Text that people read and do not edit: UIKit's `UILabel`, SwiftUI's `Label` and `Text`,
/// AppKit's `NSTextField` that is not editable. Properties have UIKit's names and defaults.
public struct Label: CatalogComponent, LabelComponent {
  public struct Keys: KeyList {
    let text = PartKey(
      \Label.text, "The plain text: marks such as asterisks are drawn, not read as markup.",
      aliases: ["title", "stringValue"])
    let attributedText = PartKey(
      \Label.attributedText, "Styled text: inline markup, or a list of runs.",
      aliases: ["markdown", "attributedStringValue"])
    let font = PartKey(
      \Label.font,
      "The font: a text style (body, headline, largeTitle …) or a size, with weight, design, "
        + "width, italic and monospacedDigit: '17 semibold', 'title serif'.", aliases: ["textStyle"]
    )
    public let subtitle = Key(
      "", "A smaller text below the text, as in rows of lists.", aliases: ["secondaryText"])
    public let isBold = Key(
      false, "Whether the text has its font's bold weight.", named: "bold", aliases: ["isBold"])
    public let isItalic = Key(
      false, "Whether the text has its font's italics.", named: "italic", aliases: ["isItalic"])
    public let underlineStyle = Key(
      UnderlineStyle.none, "The line below the text: true, or words such as 'double byWord'.",
      aliases: ["underline"])
    public let strikethroughStyle = Key(
      UnderlineStyle.none, "The line through the text: true, or words such as 'dash byWord'.",
      aliases: ["strikethrough"])
    public let textCase = Key<TextCase?>(
      nil, "Whether the text is shown in capitals or in small letters.")
    let color = PartKey(
      \Label.color,
      "The text's colour: primary, secondary, any other colour of the theme, or #RRGGBB.",
      aliases: ["textColor", "foregroundColor", "foregroundStyle"])
    let alignment = PartKey(
      \Label.alignment, "How the lines are aligned.",
      aliases: ["textAlignment", "multilineTextAlignment"])
    public let kerning = Key(
      0.0, "The space added after each character.", aliases: ["kern", "tracking"],
      range: -100...1000)
    public let adjustsFontForContentSizeCategory = Key(
      true, "Whether the font follows the text size.")
    public let controlSize = Key<ControlSize?>(
      nil, "On macOS: gives the label the font of labels beside controls of this size.")
    public let balancesScripts = Key(
      true, "Whether Arabic and Hebrew letters are a little larger beside Latin capitals.")
    public let numberOfLines = Key(
      1, "The largest number of lines; 0 for as many as needed.",
      aliases: ["lineLimit", "maximumNumberOfLines"], range: 0...10_000)
    public let lineBreakMode = Key(
      LineBreakMode.byTruncatingTail,
      "How lines break, and what happens to text that does not fit.",
      aliases: ["truncationMode"])
    public let lineBreakStrategy = Key(
      LineBreakStrategy.standard,
      "Whether line breaks avoid a single word on the last line, and keep Korean words whole.")
    public let lineSpacing = Key(0.0, "The space added between lines.", range: 0...1000)
    public let tabStops = Key<TabStops?>(
      nil, "Tab stops, each measured from the leading edge; every 28 points when not given.")
    public let defaultTabInterval = Key(
      0.0, "The distance between the tab stops that follow 'tabStops'; 0 for none.",
      range: 0...10_000
    )
    public let hyphenationFactor = Key(
      0.0,
      "A word is hyphenated when the line would otherwise fill less than this share of its width; "
        + "0 hyphenates none.",
      range: 0...1)
    public let usesDefaultHyphenation = Key(
      false, "Whether a word is hyphenated wherever a part of it fits into the line.",
      aliases: ["hyphenates"])
    public let adjustsFontSizeToFitWidth = Key(
      false, "Whether text that does not fit its width is made smaller.")
    public let minimumScaleFactor = Key(
      0.0, "The smallest share of the font size to which text shrinks; 0 for no limit.",
      range: 0...1)
    public let baselineAdjustment = Key(
      BaselineAdjustment.alignBaselines, "How text that was made smaller is aligned in its line.")
    public let allowsDefaultTighteningForTruncation = Key(
      false, "Whether characters move a little closer together before text is truncated.",
      aliases: ["allowsTightening"])
    public let preferredMaxLayoutWidth = Key(
      0.0, "The width at which lines break when nothing else sets a width; 0 for no such width.",
      range: 0...Limits.coordinate)
    public let sizingRule = Key(
      LetterformSizingRule.typographic,
      "Whether a line grows in height for letters that reach beyond it.")
    public let clipsToBounds = Key(
      false, "Whether anything beyond the frame is cut off.", aliases: ["clipped"])
    public let opacity = Key(
      1.0, "The opacity of the text and its icon.", aliases: ["alpha"], range: 0...1)
    public let isEnabled = Key(true, "Whether the label looks enabled.", aliases: ["enabled"])
    public let isHighlighted = Key(
      false, "Whether the label is drawn highlighted.", aliases: ["highlighted"])
    public let highlightedTextColor = Key<ColorValue?>(
      nil,
      "The text's colour while 'isHighlighted' is true; 'color' when not given.")
    public let preferredVibrancy = Key(
      LabelVibrancy.automatic, "Whether text over a material is blended with that material.")
    public let shadowColor = Key<ColorValue?>(nil, "The colour of a sharp shadow.")
    public let shadowOffset = Key(
      Point(x: 0, y: -1), "How far the shadow is moved to the right and down: [x, y].",
      range: -1000...1000)
    public let showsExpansionTextWhenTruncated = Key(
      false, "Whether truncated text is shown in full while the pointer is over it.",
      aliases: ["allowsExpansionToolTips"])
    public let isHovered = Key(
      false, "Whether the pointer is over the label.", aliases: ["hovered"])
    public let enablesMarqueeWhenAncestorFocused = Key(
      false, "Whether truncated text scrolls sideways while a view around the label has focus.")
    public let isAncestorFocused = Key(false, "Whether a view around the label has focus.")
    public let marqueePhase = Key(
      0.0, "How far scrolling text has moved, as a share of one round.", range: 0...1)
    public let isSelectable = Key(
      false, "Whether people can select the text.", aliases: ["textSelection"])
    public let selectedRange = Key<TextRange?>(
      nil,
      "The selected characters; needs 'isSelectable: true'.")
    public let systemImage = Key(
      "", "A symbol beside the text.", aliases: ["symbol"], type: .symbol)
    let icon = PartKey(
      \Label.specIcon,
      "The icon beside the text: a symbol's name, or a component.")
    public let labelStyle = Key(
      LabelStyle.automatic, "Whether the title, the icon or both are shown.")
    public let iconColor = Key<ColorValue?>(nil, "The icon's colour.")
  }

  public static let keys = Keys()
  /// Its name, and SwiftUI's.
  public static let names = ["Label", "Text"]
  public var values = KeyedValues()

  /// How opaque it is drawn, from 0 to 1.
  public var opacity: Double {
    get { values[Label.keys.opacity] }
    set { values[Label.keys.opacity] = newValue }
  }

  /// The label with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> Label { with { $0.opacity = opacity } }
  /// A component in the symbol's place, an ``Image`` for example; `nil`, the default, for the symbol.
  public var icon: AnyComponent?

  private static let plainKey = Key("", "The text.")
  private static let attributedKey = Key<AttributedText?>(nil, "The text with looks of its own.")
  private static let fontKey = Key<FontValue>(.body, "The font.")
  private static let colorKey = Key<ColorValue>(.primary, "The colour.")
  private static let alignmentKey = Key<TextAlignment>(.natural, "The alignment.")

  private var attributed: AttributedText? {
    get { values[Label.attributedKey] }
    set { values[Label.attributedKey] = newValue }
  }

  /// The text, drawn as it stands. Setting it takes the place of ``attributedText``.
  public var text: String {
    get { attributed?.string ?? values[Label.plainKey] }
    set {
      values[Label.plainKey] = newValue
      attributed = nil
    }
  }
  /// The text with looks of its own, or `nil`. Setting it takes the place of ``text``; setting
  /// ``font``, ``color`` or ``alignment`` afterwards overrides what its runs say of them.
  public var attributedText: AttributedText? {
    get { attributed }
    set {
      attributed = newValue
      values[Label.plainKey] = ""
    }
  }
  /// The font; body text by default.
  public var font: FontValue {
    get { values[Label.fontKey] }
    set {
      values[Label.fontKey] = newValue
      attributed = attributed?.overriding(font: newValue)
    }
  }
  /// The text's colour; the label colour by default.
  public var color: ColorValue {
    get { values[Label.colorKey] }
    set {
      values[Label.colorKey] = newValue
      attributed = attributed?.overriding(color: newValue)
    }
  }
  /// The place of the lines: that of the interface by default, and from three lines on that of the
  /// paragraph's language, but in lists.
  public var alignment: TextAlignment {
    get { values[Label.alignmentKey] }
    set {
      values[Label.alignmentKey] = newValue
      attributed = attributed?.overriding(alignment: newValue)
    }
  }

  /// A label with a text; everything else has its default.
  public init(
    _ text: String, font: FontValue = .body, color: ColorValue = .primary,
    alignment: TextAlignment = .natural, numberOfLines: Int = 1
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
  }

  /// A label with a text that has looks of its own; what they leave open has the label's font and
  /// colour.
  public init(
    _ attributedText: AttributedText, font: FontValue = .body, color: ColorValue = .primary,
    alignment: TextAlignment = .natural, numberOfLines: Int = 1
  ) {
    self.init("", font: font, color: color, alignment: alignment, numberOfLines: numberOfLines)
    attributed = attributedText
  }

  /// A title beside a symbol.
  public init(_ title: String, systemImage: String) {
    self.init(title)
    self.systemImage = systemImage
  }

  /// A title beside an icon of any kind.
  public init(_ title: String, icon: some Component) {
    self.init(title)
    self.icon = AnyComponent(icon)
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    // Most labels have one key.
    if context.provenance?.keys.count ?? 0 > 1, context.isGiven("attributedText"),
      context.isGiven("text")
    {
      let isStyled = self.attributedText != nil
      context.warnUnused(
        isStyled ? "text" : "attributedText",
        because: "'\(isStyled ? "attributedText" : "text")' is shown in its place")
    }
    return makeElement(in: context, named: "Label")
  }
}
