import MaquetteCore

extension Image {
  private static let prototype = Image()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Image", prototype: prototype,
    summary: "A symbol, a PNG, JPEG or SVG file, or a placeholder; files are never mirrored.",
    titleKey: "name",
    properties: sourceProperties + symbolProperties + fileProperties + accessibilityProperties,
    examples: [
      ComponentExample("A symbol", "Image: cart\nfont: title\n"),
      ComponentExample("A placeholder", "view:\n  Image:\n    width: 120\n    height: 80\n"),
    ])

  private static let sourceProperties = [
    Property(
      "name", \.specName,
      "A symbol's name, or a file below the spec's folder; a placeholder when not given.",
      aliases: ["image", "source"], prototype: prototype),
    Property(
      "systemName", \.systemName, "The symbol's name, as in SF Symbols.",
      aliases: ["symbol"], type: .symbol, prototype: prototype),
    Property(
      "file", \.specFile, "A PNG, JPEG or SVG file below the spec's folder.", aliases: ["src"],
      prototype: prototype),
  ]

  private static let symbolProperties = [
    Property(
      "font", \.font, "The text that the symbol would stand beside.", prototype: prototype),
    Property(
      "color", \.color, "The colour of a symbol or template.",
      aliases: ["tint", "tintColor", "foregroundColor", "foregroundStyle", "contentTintColor"],
      prototype: prototype),
    Property(
      "imageScale", \.imageScale, "How large it is beside the text, with about the same stroke.",
      aliases: ["scale", "symbolScale"], prototype: prototype),
    Property(
      "flipsForRightToLeftLayoutDirection", \.flipsForRightToLeftLayoutDirection,
      "Whether a symbol mirrors in right-to-left, false for a logo; as its own rule has it when not "
        + "given.", prototype: prototype),
  ]

  private static let fileProperties = [
    Property(
      "rightToLeftFile", \.specRightToLeftFile,
      "A file in its place in right-to-left, for content strongly connected to reading direction.",
      prototype: prototype),
    Property(
      "contentMode", \.contentMode, "How a file fills its room; its own size when not given.",
      prototype: prototype),
    Property(
      "resizable", \.isResizable, "Whether a file takes the room it is offered.",
      prototype: prototype),
    Property(
      "renderingMode", \.renderingMode, "Its own colours, or one wherever it is opaque.",
      prototype: prototype),
    Property(
      "interpolation", \.interpolation, "How its pixels become more or fewer.",
      prototype: prototype),
    Property("clipShape", \.clipShape, "What a file is cut to.", prototype: prototype),
  ]

  private static let accessibilityProperties = [
    Property(
      "label", \.label, "What assistive technology calls it; the name when not given.",
      aliases: ["alt"], prototype: prototype),
    Property(
      "decorative", \.decorative, "Whether assistive technology passes over it.",
      prototype: prototype),
  ]
}
