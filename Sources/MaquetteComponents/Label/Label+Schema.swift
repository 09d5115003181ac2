import MaquetteCore

extension Label {
  private static let prototype = Label("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Label", prototype: prototype, aliases: ["Text"],
    summary: "Text that people read and do not edit.", titleKey: "text",
    properties: textProperties + lineProperties + fittingProperties + lookProperties
      + stateProperties + iconProperties,
    examples: [
      ComponentExample("A title", "Label: Sign in\nfont: largeTitle\n"),
      ComponentExample(
        "Secondary text", "Label: Use the account you shop with\ncolor: secondary\n"),
      ComponentExample(
        "Two lines, centred",
        "width: 220\nLabel: A label that is longer than its line and goes on for a while\n"
          + "alignment: center\nnumberOfLines: 2\n"),
      ComponentExample(
        "Markup",
        "Label:\n  attributedText: Free **returns** within [30 days](https://example.com)\n"
      ),
      ComponentExample(
        "Runs",
        "Label:\n  attributedText:\n    - '$19 '\n    - {text: $29, strikethrough: true, color: secondary}\n"
      ),
      ComponentExample(
        "A symbol in the text",
        "Label:\n  attributedText: 'Tap ^[Share](symbol: square.and.arrow.up) to share'\n"),
      ComponentExample("A symbol and a title", "Label: Favorites\nsystemImage: heart\n"),
    ])

  private static let textProperties = [
    Property(
      "text", \.text, "The text, drawn as it stands: no markup.",
      aliases: ["title", "stringValue"],
      prototype: prototype),
    Property(
      "attributedText", \.attributedText,
      "Text with looks of its own: inline markup, or a list of runs.",
      aliases: ["markdown", "attributedStringValue"],
      prototype: prototype),
    Property(
      "font", \.font,
      "A text style (body, headline, largeTitle …) or a size, with weight, design, width, italic "
        + "and monospacedDigit: '17 semibold', 'title serif'.",
      aliases: ["textStyle"], prototype: prototype),
    Property(
      "bold", \.isBold, "Whether the text is bold, in its own font.", aliases: ["isBold"],
      prototype: prototype),
    Property(
      "italic", \.isItalic, "Whether the text is slanted, in its own font.",
      aliases: ["isItalic"], prototype: prototype),
    Property(
      "underlineStyle", \.underlineStyle, "The line below: true, or 'double dash byWord'.",
      aliases: ["underline"], prototype: prototype),
    Property(
      "strikethroughStyle", \.strikethroughStyle,
      "The line through: true, or 'double dash byWord'.", aliases: ["strikethrough"],
      prototype: prototype),
    Property(
      "textCase", \.textCase, "The letters that the text is shown in.", prototype: prototype),
    Property(
      "color", \.color,
      "primary, secondary, tertiary, quaternary, any colour of the theme, or #RRGGBB.",
      aliases: ["textColor", "foregroundColor", "foregroundStyle"], prototype: prototype),
    Property(
      "alignment", \.alignment, "Where the lines stand.",
      aliases: ["textAlignment", "multilineTextAlignment"], prototype: prototype),
    Property(
      "kerning", \.kerning, "Points added after each character.", aliases: ["kern", "tracking"],
      range: -100...1000, prototype: prototype),
    Property(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      "Whether the font follows the text size.", prototype: prototype),
    Property(
      "controlSize", \.controlSize,
      "On macOS: the font of labels beside controls of this size.", prototype: prototype),
    Property(
      "balancesScripts", \.balancesScripts,
      "Whether Arabic and Hebrew grow a little beside Latin capitals.", prototype: prototype),
  ]

  private static let lineProperties = [
    Property(
      "numberOfLines", \.numberOfLines, "The most lines shown, 0 for as many as needed.",
      aliases: ["lineLimit", "maximumNumberOfLines"], range: 0...10_000, prototype: prototype),
    Property(
      "lineBreakMode", \.lineBreakMode,
      "How lines are broken and what becomes of what does not fit.", aliases: ["truncationMode"],
      prototype: prototype),
    Property(
      "lineBreakStrategy", \.lineBreakStrategy,
      "Whether a word alone on the last line is avoided, and Korean words are kept whole.",
      prototype: prototype),
    Property(
      "lineSpacing", \.lineSpacing, "Room between lines.", range: 0...1000, prototype: prototype),
    Property(
      "tabStops", \.tabStops,
      "Where tabs lead to: points from the leading edge, every 28 points without any.",
      prototype: prototype),
    Property(
      "defaultTabInterval", \.defaultTabInterval,
      "Points between the stops behind the last of tabStops; 0 for none.", range: 0...10_000,
      prototype: prototype),
    Property(
      "hyphenationFactor", \.hyphenationFactor,
      "How full a line is, as a share of its room, that takes no part of a word; 0 divides none.",
      range: 0...1, prototype: prototype),
    Property(
      "usesDefaultHyphenation", \.usesDefaultHyphenation,
      "Whether words are divided wherever a part of one fits.", aliases: ["hyphenates"],
      prototype: prototype),
  ]

  private static let fittingProperties = [
    Property(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
      "Whether text that is too long is made smaller.", prototype: prototype),
    Property(
      "minimumScaleFactor", \.minimumScaleFactor,
      "The least share of the font's size that it is made smaller to; 0 for no limit.",
      range: 0...1, prototype: prototype),
    Property(
      "baselineAdjustment", \.baselineAdjustment, "Where text stands that was made smaller.",
      prototype: prototype),
    Property(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
      "Whether characters move together a little before text is truncated.",
      aliases: ["allowsTightening"], prototype: prototype),
    Property(
      "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth,
      "The width in which lines are broken when nothing else says one; 0 for none.",
      range: 0...Limits.coordinate, prototype: prototype),
    Property(
      "sizingRule", \.sizingRule, "Whether lines grow with letters that reach beyond them.",
      prototype: prototype),
    Property(
      "clipsToBounds", \.clipsToBounds, "Whether what reaches beyond the frame is cut off.",
      aliases: ["clipped"], prototype: prototype),
  ]

  private static let lookProperties = [
    Property(
      "opacity", \.opacity, "How opaque the label is with its icon.", aliases: ["alpha"],
      range: 0...1, prototype: prototype),
    Property(
      "isEnabled", \.isEnabled, "Whether the label looks enabled.", aliases: ["enabled"],
      prototype: prototype),
    Property(
      "isHighlighted", \.isHighlighted, "Whether it is highlighted.", aliases: ["highlighted"],
      prototype: prototype),
    Property(
      "highlightedTextColor", \.highlightedTextColor, "The colour while highlighted.",
      prototype: prototype),
    Property(
      "preferredVibrancy", \.preferredVibrancy,
      "Whether text over a material is blended with it.", prototype: prototype),
    Property(
      "shadowColor", \.shadowColor, "The colour of a sharp shadow.", prototype: prototype),
    Property(
      "shadowOffset", \.shadowOffset, "How far the shadow lies to the right and down.",
      range: -1000...1000, prototype: prototype),
  ]

  private static let stateProperties = [
    Property(
      "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated,
      "Whether truncated text is shown in full while hovered.",
      aliases: ["allowsExpansionToolTips"], prototype: prototype),
    Property(
      "isHovered", \.isHovered, "Whether the pointer is over the label.", aliases: ["hovered"],
      prototype: prototype),
    Property(
      "enablesMarqueeWhenAncestorFocused", \.enablesMarqueeWhenAncestorFocused,
      "Whether truncated text moves along while something around the label has focus.",
      prototype: prototype),
    Property(
      "isAncestorFocused", \.isAncestorFocused, "Whether something around it has focus.",
      prototype: prototype),
    Property(
      "marqueePhase", \.marqueePhase, "How far moving text has come.", range: 0...1,
      prototype: prototype),
    Property(
      "isSelectable", \.isSelectable, "Whether people can select the text.",
      aliases: ["textSelection"], prototype: prototype),
    Property(
      "selectedRange", \.selectedRange, "The characters selected; needs isSelectable.",
      prototype: prototype),
  ]

  private static let iconProperties = [
    Property(
      "systemImage", \.systemImage, "A symbol beside the text.", aliases: ["symbol"],
      type: .symbol, prototype: prototype),
    Property(
      "icon", \.specIcon, "A symbol's name, or a component in the symbol's place.",
      prototype: prototype),
    Property(
      "labelStyle", \.labelStyle, "What is shown of title and icon.", prototype: prototype),
    Property(
      "iconColor", \.iconColor, "The icon's colour.", prototype: prototype),
  ]
}
