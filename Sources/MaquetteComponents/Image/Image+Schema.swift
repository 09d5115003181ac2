extension Image {
  public static let names = ["Image"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Image(),
    summary: "A symbol, a PNG, JPEG or SVG file, or a placeholder; files are never mirrored.",
    titleKey: "name",
    examples: [
      ComponentExample("A symbol", "Image: cart\nfont: title\n"),
      ComponentExample("A placeholder", "view:\n  Image:\n    width: 120\n    height: 80\n"),
    ])
}
