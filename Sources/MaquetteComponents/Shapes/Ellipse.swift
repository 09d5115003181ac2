import MaquetteCore

/// An ellipse that touches all four sides of its frame.
public struct Ellipse: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    public let shape = ShapeKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// An ellipse in primary text's colour.
  public init() {}

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    .path(Path(ellipseIn: frame.inset(by: inset)), evenOdd: false)
  }

  public static let names = ["Ellipse"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Ellipse(), summary: "An ellipse that touches the sides of its frame.", titleKey: "fill",
    examples: [ComponentExample("In a colour", "Ellipse: orange\nwidth: 90\nheight: 50\n")])
}

/// A circle as large as the shorter side of its frame.
public struct Circle: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    public let shape = ShapeKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A circle in primary text's colour.
  public init() {}

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    let radius = max(0, min(frame.width, frame.height) / 2 - inset)
    let middle = frame.centre
    let box = Rect(x: middle.x, y: middle.y, width: 0, height: 0)
      .expanded(toAtLeast: Size(width: 2 * radius, height: 2 * radius))
    return .roundedRect(box, radius: radius, curve: .circular)
  }

  var isSquare: Bool { true }
  var isRounded: Bool { true }

  public static let names = ["Circle"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Circle(), summary: "A circle in the middle of its frame.", titleKey: "fill",
    examples: [
      ComponentExample(
        "A ring of all hues",
        "Circle:\n  stroke:\n    width: 10\n    position: inside\n"
          + "    color: {angularGradient: [red, yellow, green, blue, purple, red]}\n"
          + "  width: 80\n  height: 80\n"),
      ComponentExample(
        "A part of a ring",
        "Circle:\n  trim: [0, 0.75]\n  stroke: {color: green, width: 8, cap: round}\n  width: 60\n"
          + "  height: 60\n  padding: 8\n"),
    ])
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    public let shape = ShapeKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A capsule in primary text's colour.
  public init() {}

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    let box = frame.inset(by: inset)
    return .roundedRect(box, radius: min(box.width, box.height) / 2, curve: .circular)
  }

  var isRounded: Bool { true }

  public static let names = ["Capsule"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Capsule(), summary: "A rectangle whose shorter sides are half circles.", titleKey: "fill",
    examples: [ComponentExample("In a colour", "Capsule: green\nwidth: 90\nheight: 36\n")])
}
