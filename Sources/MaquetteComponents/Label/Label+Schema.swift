import MaquetteCore

extension Label {
  private static let prototype = Label("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Label", prototype: prototype, aliases: ["Text"],
    summary: "Text that people read and do not edit.", titleKey: "text",
    properties: [
      Property(
        "text", \.text, "The text, drawn as it stands: no markup.", aliases: ["title"],
        prototype: prototype),
      Property(
        "font", \.font,
        "A text style (body, headline, largeTitle …) or a size, with a weight: '17 semibold'.",
        aliases: ["textStyle"], prototype: prototype),
      Property(
        "color", \.color,
        "primary, secondary, tertiary, quaternary, any colour of the theme, or #RRGGBB.",
        aliases: ["textColor", "foregroundColor", "foregroundStyle"], prototype: prototype),
      Property(
        "alignment", \.alignment, "Where the lines stand.",
        aliases: ["textAlignment", "multilineTextAlignment"], prototype: prototype),
      Property(
        "numberOfLines", \.numberOfLines,
        "The most lines shown, 0 for as many as needed; the rest ends in an ellipsis.",
        aliases: ["lineLimit"], range: 0...10_000, prototype: prototype),
    ],
    examples: [
      ComponentExample("A title", "Label: Sign in\nfont: largeTitle\n"),
      ComponentExample(
        "Secondary text", "Label: Use the account you shop with\ncolor: secondary\n"),
      ComponentExample(
        "Two lines, centred",
        "width: 220\nLabel: A label that is longer than its line and goes on for a while\n"
          + "alignment: center\nnumberOfLines: 2\n"),
    ])
}
