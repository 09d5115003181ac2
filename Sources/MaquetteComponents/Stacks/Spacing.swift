import MaquetteCore

/// Room that pushes its neighbours apart.
public struct Spacer: CatalogComponent {
  public struct Keys: KeyList {
    public let minLength = Key<Double>(0, "The least length of the space.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A spacer.
  public init(minLength: Double = 0) {
    self.minLength = minLength
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    SpacerElement(minLength: self.minLength, axis: context.axis)
  }

  public static let names = ["Spacer"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Spacer(), summary: "Flexible space that pushes the components around it apart.",
    titleKey: "minLength",
    examples: [
      ComponentExample(
        "A button at the bottom",
        "width: 320\nheight: 240\nVStack:\n  padding: 20\n  children:\n"
          + "    - Label: Welcome\n      font: headline\n    - Spacer\n"
          + "    - Button: Continue\n      style: filled\n      size: large\n")
    ])
}

/// A thin line between neighbours, across the direction in which they are lined up.
public struct Divider: CatalogComponent {
  public struct Keys: KeyList {
    public let color = Key<ColorValue>(.named("separator"), "The line's colour.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A divider.
  public init(color: ColorValue = .named("separator")) {
    self.color = color
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Divider")
    return DividerElement(color: context.color(self.color, key: "color"), context: context)
  }

  public static let names = ["Divider"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Divider(),
    summary: "A thin line between two components.",
    examples: [
      ComponentExample(
        "A line above a sum",
        "width: 320\nVStack:\n  padding: 20\n  alignment: leading\n"
          + "  children:\n    - Label: Subtotal\n    - Divider\n"
          + "    - Label: Total\n      font: headline\n")
    ])
}

private final class DividerElement: LayoutElement {
  /// How long a line is that nobody gives any room: SwiftUI's default for flexible shapes.
  private static let idealLength = 10.0

  private let color: Color
  private let context: LayoutContext

  init(color: Color, context: LayoutContext) {
    self.color = color
    self.context = context
  }

  /// The direction in which the line runs.
  private var run: Axis { context.axis == .horizontal ? .vertical : .horizontal }

  func size(for proposal: ProposedSize) -> Size {
    var size = Size.zero
    size[run] = proposal[run] ?? DividerElement.idealLength
    size[run.cross] = context.hairline
    return size
  }

  func stretch(along axis: Axis) -> Stretch { axis == run ? .fill : .none }

  func minimum(along axis: Axis) -> Double { axis == run ? 0 : context.hairline }

  func place(in frame: Rect) -> [SceneNode] {
    [
      context.containerNode(
        "Divider", frame: frame, items: [.fill(.rect(frame), .color(color))], children: [])
    ]
  }
}
