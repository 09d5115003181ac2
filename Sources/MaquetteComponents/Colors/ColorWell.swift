import MaquetteCore

/// A small field of a colour, which opens what picks one: UIKit's `UIColorWell`, AppKit's `NSColorWell`.
///
/// iOS has a disc with a ring of all hues, macOS a bezel. A watch and a television have none.
public struct ColorWell: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    public let title = Key(
      "",
      "The name that assistive technology reads; in a form of macOS, it is also the label before "
        + "the well.",
      aliases: ["label", "accessibilityTitle"])
    public let chosen = Key.chosenColor()
    public let labelsHidden = Key(
      false,
      "In a form of macOS: whether the title is hidden from view; assistive technology still "
        + "gets it.")
    public let state = Key.controlState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A field of a colour.
  public init(_ title: String = "", selection: ColorValue = .named("systemBlue")) {
    self.title = title
    self.chosen = selection
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ColorWell")
    guard let look = context.look(ColorWellLook.self, component: "color well") else {
      return EmptyElement()
    }
    let color = context.color(self.chosen, key: "selection")
    let drawing = ColorWellFigure(color, state: self.state, look: look, context: context)
    let figure = FrameElement(
      FrameValue(width: drawing.size.width, height: drawing.size.height),
      content: DrawnElement(context: context) { drawing.items(in: $0) }, context: context)
    var traits: [Accessibility.Trait] = [.button]
    if self.state == .disabled { traits.append(.notEnabled) }
    let well = ControlElement(
      "ColorWell", figure,
      accessibility: Accessibility(
        role: .button, label: self.title.isEmpty ? context.word(.colorWell) : self.title,
        value: color.hex,
        traits: traits), context: context)
    return BesideTextElement(well, font: FontValue.body.resolved(in: context.environment)?.size)
  }

  public static let names = ["ColorWell"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ColorWell(),
    summary:
      "A swatch of a colour, which opens a panel where people choose another one.",
    titleKey: "title",
    examples: [ComponentExample("A colour", "ColorWell: Accent\nselection: systemOrange\n")])
}

/// A figure whose middle stands at that of the capitals of a text beside it.
private final class BesideTextElement: WrappingElement {
  let content: any LayoutElement
  /// Half of how high the font's capitals are: 0.72 of its size.
  private let rise: Double

  init(_ content: any LayoutElement, font size: Double?) {
    self.content = content
    rise = 0.36 * (size ?? 0)
  }

  func firstBaseline(in size: Size) -> Double? { size.height / 2 + rise }

  func place(in frame: Rect) -> [SceneNode] { content.place(in: frame) }
}

/// Draws what fills its frame.
final class DrawnElement: LayoutElement {
  private let context: LayoutContext
  private let draw: (Rect) -> [DrawItem]

  init(context: LayoutContext, draw: @escaping (Rect) -> [DrawItem]) {
    self.context = context
    self.draw = draw
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double { 0 }

  func place(in frame: Rect) -> [SceneNode] {
    [context.containerNode("Drawing", frame: frame, items: draw(frame), children: [])]
  }
}
