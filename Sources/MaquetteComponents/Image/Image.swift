import MaquetteCore
import MaquetteThemes

/// A symbol by itself.
public struct Image: CatalogComponent {
  /// The symbol's name, as in SF Symbols.
  public var systemName: String
  /// The text that the symbol would stand beside: it takes that size and weight.
  public var font: FontValue
  /// The symbol's colour; the tint by default.
  public var color: ColorValue
  /// How large it is beside the text, without much change to its stroke; medium by default.
  public var imageScale: ImageScale

  /// A symbol; as large as body text, in the tint's colour.
  public init(
    systemName: String, font: FontValue = .body, color: ColorValue = .tint,
    imageScale: ImageScale = .medium
  ) {
    self.systemName = systemName
    self.font = font
    self.color = color
    self.imageScale = imageScale
  }

  /// The symbol beside another font.
  public func font(_ font: FontValue) -> Image {
    var copy = self
    copy.font = font
    return copy
  }

  /// The symbol in another colour.
  public func color(_ color: ColorValue) -> Image {
    var copy = self
    copy.color = color
    return copy
  }

  /// The symbol smaller or larger beside the same text.
  public func imageScale(_ scale: ImageScale) -> Image {
    var copy = self
    copy.imageScale = scale
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    SymbolElement(self, context: context.entering("Image"))
  }

  private static let prototype = Image(systemName: "")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Image", prototype: prototype, summary: "A symbol by itself.",
    titleKey: "systemName",
    properties: [
      Property(
        "systemName", \.systemName, "The symbol's name, as in SF Symbols.",
        aliases: ["symbol", "name"],
        type: .symbol, prototype: prototype),
      Property(
        "font", \.font, "The text that the symbol would stand beside.", prototype: prototype),
      Property(
        "color", \.color, "The symbol's colour.",
        aliases: ["tint", "tintColor", "foregroundColor", "foregroundStyle"],
        prototype: prototype),
      Property(
        "imageScale", \.imageScale, "How large it is beside the text, with about the same stroke.",
        aliases: ["scale", "symbolScale"], prototype: prototype),
    ],
    examples: [ComponentExample("A symbol", "Image: cart\nfont: title\n")])
}

private final class SymbolElement: LayoutElement {
  private let image: Image
  private let context: LayoutContext
  private let drawing: SymbolDrawing?
  private let color: Color
  private let font: ResolvedFont?

  init(_ image: Image, context: LayoutContext) {
    self.image = image
    self.context = context
    font = image.font.resolved(in: context.environment)
    color = context.color(image.color, key: "color")
    if image.systemName.isEmpty {
      context.report(
        .error, "an image needs a symbol", hint: "write 'systemName: star', for example")
      drawing = nil
    } else {
      drawing = font.flatMap {
        context.symbolDrawing(
          image.systemName, font: $0, scale: 1, imageScale: image.imageScale, key: "systemName")
      }
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let bounds = drawing?.bounds else { return .zero }
    return Size(
      width: context.roundedUp(bounds.width), height: context.roundedUp(bounds.height))
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let drawing, let font else { return nil }
    // The grid's middle is the middle of the capitals.
    let middle = size.height / 2 - (drawing.bounds.midY)
    return middle + font.capHeight / 2
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard let drawing else { return [] }
    let bounds = drawing.bounds
    let centre = Point(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY)
    return [
      SceneNode(
        path: context.path, component: "Image", frame: frame,
        accessibility: Accessibility(role: .image, label: image.systemName),
        source: context.source, items: drawing.items(at: centre, color: color))
    ]
  }
}
