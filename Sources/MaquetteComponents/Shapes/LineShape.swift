import MaquetteCore

/// A straight line between two places of its frame.
public struct LineShape: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    public let from = Key<UnitPoint>(
      .leading, "Where the line begins: a named point, or shares of the width and the height.",
      aliases: ["start"]
    )
    public let to = Key<UnitPoint>(
      .trailing, "Where the line ends, in the same form as 'from'.", aliases: ["end"])
    public let shape = ShapeKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A line between two places, in primary text's colour.
  public init(from: UnitPoint = .leading, to: UnitPoint = .trailing, stroke: StrokeValue? = nil) {
    self.from = from
    self.to = to
    self.stroke = stroke
  }

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    var path = Path()
    path.move(to: context.point(self.from, in: frame))
    path.line(to: context.point(self.to, in: frame))
    return .path(path, evenOdd: false)
  }

  var isInsettable: Bool { true }
  var hasInside: Bool { false }

  public static let names = ["Line"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    LineShape(), summary: "A straight line between two points of its frame.", titleKey: "stroke",
    examples: [
      ComponentExample(
        "Dashed, with round ends",
        "Line:\n  stroke: {color: gray, width: 3, dash: [0, 8], cap: round}\n  width: 120\n"
          + "  height: 10\n"),
      ComponentExample(
        "From corner to corner",
        "Line: red\nfrom: bottomLeading\nto: topTrailing\nwidth: 60\nheight: 40\n"),
    ])
}
