import MaquetteCore

extension ImageButton {
  /// The icon as specs write it.
  var specIcon: LabelIcon? {
    get { icon.map(LabelIcon.component) ?? (symbol.isEmpty ? nil : .symbol(symbol)) }
    set {
      switch newValue {
      case .symbol(let name): symbol = name
      case .component(let component): icon = component
      case nil: icon = nil
      }
    }
  }

  private static let prototype = ImageButton(systemName: "")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "ImageButton", prototype: prototype,
    summary: "macOS: a symbol that is a button, with room around it and a label below.",
    titleKey: "title",
    properties: [
      Property(
        "symbol", \.symbol, "The name of its symbol.",
        aliases: ["systemImage", "systemName"], type: .symbol, prototype: prototype),
      Property(
        "icon", \.specIcon, "A symbol, a picture file or a component in its place.",
        aliases: ["image"], prototype: prototype),
      Property(
        "title", \.title, "The label below it.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "behavior", \.behavior, "What clicking it does.", aliases: ["buttonType"],
        prototype: prototype),
      Property("isOn", \.isOn, "Whether a toggle is on.", prototype: prototype),
      Property(
        "imageSize", \.imageSize,
        "The side of the square that the symbol fills; the theme's when not given.",
        range: Limits.fontSize, prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
      Property(
        "tint", \.tint, "The symbol's colour.", aliases: ["tintColor", "contentTintColor"],
        prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "With a label", "platform: macos\nImageButton: Photos\nsymbol: photo\n")
    ])
}
