import MaquetteCore
import MaquetteThemes

/// A small field of a colour, which opens what picks one: UIKit's `UIColorWell`, AppKit's `NSColorWell`.
///
/// iOS has a disc with a ring of all hues, macOS a bezel. A watch and a television have none.
public struct ColorWell: CatalogComponent, StatefulComponent {
  /// Its keys.
  public struct Keys: StateKeys {
    public let title = Key(
      "", "What assistive technology calls it; in a form of macOS, it is also the label before it.",
      aliases: ["label", "accessibilityTitle"])
    public let chosen = Key<ColorValue>(
      .named("systemBlue"), "The chosen colour.", named: "selection",
      aliases: ["selectedColor", "color"])
    public let labelsHidden = Key(
      false,
      "In a form of macOS: whether the title is hidden from view; assistive technology still "
        + "gets it.")
    public let state = Key(ControlState.normal, "The state in which it is drawn.")
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
    let size = Size(width: look.width ?? look.size, height: look.size)
    let isFocused = self.state == .focused
    let opacity = self.state == .disabled ? look.disabledOpacity : 1
    let isPressed = self.state == .pressed
    let figure = FrameElement(
      FrameValue(width: size.width, height: size.height),
      content: DrawnElement(context: context) { frame in
        var items = ColorWellDrawing(look: look, color: color, context: context).items(in: frame)
        if isPressed {
          items.append(.fill(ColorWellDrawing.outline(look, frame), .color(look.pressed)))
        }
        if isFocused {
          items += context.focusRing(
            around: frame, radius: look.isField > 0 ? look.radius ?? 0 : frame.height / 2)
        }
        return opacity < 1 ? [.group(DrawGroup(items, opacity: opacity))] : items
      }, context: context)
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

  /// Its name, and other names for it.
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

/// Draws the field of a colour.
struct ColorWellDrawing {
  let look: ColorWellLook
  let color: Color
  let context: LayoutContext

  static func outline(_ look: ColorWellLook, _ frame: Rect) -> Shape {
    look.isField > 0
      ? .roundedRect(frame, radius: look.radius ?? 0, curve: .continuous)
      : .roundedRect(frame, radius: frame.height / 2, curve: .circular)
  }

  func items(in frame: Rect) -> [DrawItem] {
    look.isField > 0 ? field(frame) : disc(frame)
  }

  /// A bezel with the colour in it.
  private func field(_ frame: Rect) -> [DrawItem] {
    let inner = frame.inset(by: look.ring)
    let radius = max(0, (look.radius ?? 0) - look.ring / 2)
    let swatch = Shape.roundedRect(inner, radius: radius, curve: .continuous)
    return [
      .fill(ColorWellDrawing.outline(look, frame), .color(look.fill ?? .clear)),
      DrawItem.outline(
        of: frame, radius: look.radius ?? 0, width: context.hairline, color: look.border),
    ] + filled(swatch, inner) + [
      DrawItem.outline(
        of: inner, radius: radius, width: context.hairline, color: look.swatchBorder ?? .clear)
    ]
  }

  /// A disc in a ring of all hues.
  private func disc(_ frame: Rect) -> [DrawItem] {
    let hues = Gradient(
      .angular(centre: Point(x: frame.midX, y: frame.midY), from: -90, to: 270),
      stops: (0...12).map { step in
        Gradient.Stop(
          location: Double(step) / 12,
          color: Color(hue: Double(step) / 12, saturation: 0.85, brightness: 1))
      })
    let line = frame.inset(by: look.ring / 2)
    let inner = frame.inset(by: look.ring + look.gap)
    let disc = Shape.roundedRect(inner, radius: inner.height / 2, curve: .circular)
    return [
      .line(
        .roundedRect(line, radius: line.height / 2, curve: .circular),
        StrokeStyle(width: look.ring), .gradient(hues))
    ] + filled(disc, inner) + [
      DrawItem.outline(
        of: inner, radius: inner.height / 2, width: context.hairline, color: look.border)
    ]
  }

  /// The colour; one that is not opaque lies half over black and white.
  private func filled(_ shape: Shape, _ frame: Rect) -> [DrawItem] {
    guard color.alpha < 1 else { return [.fill(shape, .color(color))] }
    var corner = Path()
    corner.move(to: Point(x: frame.maxX, y: frame.minY))
    corner.line(to: Point(x: frame.maxX, y: frame.maxY))
    corner.line(to: Point(x: frame.minX, y: frame.maxY))
    corner.close()
    return [
      .group(
        DrawGroup(
          [
            .fill(shape, .color(.white)), .fill(.path(corner, evenOdd: false), .color(.black)),
            .fill(shape, .color(color)),
          ], clips: [shape]))
    ]
  }
}
