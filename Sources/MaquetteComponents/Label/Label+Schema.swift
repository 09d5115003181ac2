extension Label {
  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Label(""), summary: "Text that people can read but not edit.", titleKey: "text",
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
}
