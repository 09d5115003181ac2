import MaquetteCore

/// The keys for what a shape is painted with.
public struct ShapeKeys: KeyList {
  public let fill = Key<PaintValue?>(
    nil, "A colour, a material or a gradient; the primary colour when there is no 'stroke' either.",
    aliases: ["color", "foregroundStyle", "foregroundColor", "fillColor"])
  public let stroke = Key<StrokeValue?>(
    nil, "The line along the outline: a colour, or a map with its width, dashes and so on.",
    aliases: ["strokeBorder"])
  public let trim = Key<ShapeTrim?>(
    nil,
    "The part of the outline that is drawn, in shares of its length: [0, 0.75]. A circle begins at its "
      + "right and goes clockwise.", range: 0...1)
}

/// A list of keys with those for what a shape is painted with.
@dynamicMemberLookup
public protocol ShapePaintKeys: KeyList {
  var shape: ShapeKeys { get }
}

extension ShapePaintKeys {
  public subscript<Value>(dynamicMember path: KeyPath<ShapeKeys, Key<Value>>) -> Key<Value> {
    shape[keyPath: path]
  }
}

/// An outline that is filled, drawn along, or both. It takes the room that it is offered, as SwiftUI's
/// shapes do.
public protocol ShapeComponent: CatalogComponent where Keys: ShapePaintKeys {}

extension ShapeComponent {
  /// What it is filled with; `nil` for nothing where there is a line, and else for primary text's
  /// colour.
  public var fill: PaintValue? {
    get { values[Self.keys.shape.fill] }
    set { values[Self.keys.shape.fill] = newValue }
  }

  /// The line along it; `nil` for none.
  public var stroke: StrokeValue? {
    get { values[Self.keys.shape.stroke] }
    set { values[Self.keys.shape.stroke] = newValue }
  }

  /// The shape filled with a colour, a material or a gradient.
  public func fill(_ paint: PaintValue) -> Self { with { $0.fill = paint } }

  /// The shape with a line along it, half inside and half outside.
  public func stroke(_ paint: PaintValue, lineWidth: Double = 1) -> Self {
    with { $0.stroke = StrokeValue(paint, width: lineWidth) }
  }

  /// The shape with a line inside of it.
  public func strokeBorder(_ paint: PaintValue, lineWidth: Double = 1) -> Self {
    with { $0.stroke = StrokeValue(paint, width: lineWidth, position: .inside) }
  }
}

/// A shape that knows its outline in a frame.
protocol OutlinedShape: ShapeComponent, ShadowOutlined {
  /// Its outline.
  ///
  /// - Parameter inset: how far inside of its usual outline it lies, in points.
  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape
  /// Whether an outline farther inside is another outline of the same kind.
  var isInsettable: Bool { get }
  /// Whether there is an inside to fill.
  var hasInside: Bool { get }
  /// Its size where nobody offers any room, in points.
  var idealSize: Size { get }
  /// Whether it is as wide as it is high.
  var isSquare: Bool { get }
  /// Whether it is a rectangle with round corners, which may make a circle of it.
  var isRounded: Bool { get }
}

extension OutlinedShape {
  var isInsettable: Bool { true }
  var hasInside: Bool { true }
  /// SwiftUI's: 10 × 10.
  var idealSize: Size { Size(width: 10, height: 10) }
  var isSquare: Bool { false }
  var isRounded: Bool { false }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering(Self.names[0])
    if !hasInside {
      context.warnUnused("fill", because: "a line has no inside; 'stroke' is its colour")
    }
    context.report(self.trim?.problem(key: "trim", range: 0...1), of: "trim")
    return ShapeElement(self, component: Self.names[0], context: context)
  }

  func outline(in frame: Rect, _ context: LayoutContext) -> Shape {
    outline(in: frame, inset: 0, context)
  }

  func shadowOutline(in frame: Rect, _ context: LayoutContext) -> Shape? {
    hasInside ? drawnOutline(in: frame, context) : nil
  }

  /// What is drawn of it.
  func items(in frame: Rect, _ context: LayoutContext) -> [DrawItem] {
    var items: [DrawItem] = []
    if hasInside, let fill = fill ?? (stroke == nil ? .color(.primary) : nil) {
      let paint = context.fill(fill, in: frame, key: "fill")
      items += context.items(filling: drawnOutline(in: frame, context), with: paint, of: fill)
    }
    guard let stroke = self.stroke ?? (hasInside ? nil : StrokeValue()), stroke.width > 0 else {
      return items
    }
    let paint = context.paint(stroke.paint, in: frame, key: "stroke")
    let line = self.line(stroke, in: frame, paint, context)
    if line.dashCount > Limits.dashes {
      context.report(
        .error, "the line would have more than \(Int(Limits.dashes)) dashes", key: "stroke",
        hint: "make the lengths of 'dash' greater", id: .tooMuch)
      return items
    }
    return items + [line.item]
  }

  private func line(
    _ stroke: StrokeValue, in frame: Rect, _ paint: Paint, _ context: LayoutContext
  ) -> (item: DrawItem, dashCount: Double) {
    var style = stroke.style
    var inset = 0.0
    var clip: Shape?
    if stroke.position == .inside {
      if isInsettable {
        inset = style.width / 2
      } else {
        clip = outline(in: frame, context)
        style.width *= 2
      }
    }
    let shape = drawnOutline(in: frame, inset: inset, context)
    let line = DrawItem.line(shape, style, paint)
    return (
      clip.map { .group(DrawGroup([line], clips: [$0])) } ?? line, style.dashCount(along: shape)
    )
  }
}

/// Gives a shape the room that it is offered.
private final class ShapeElement<Drawn: OutlinedShape>: LayoutElement {
  private let shape: Drawn
  private let component: String
  private let context: LayoutContext

  init(_ shape: Drawn, component: String, context: LayoutContext) {
    self.shape = shape
    self.component = component
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let ideal = shape.idealSize
    guard shape.isSquare else {
      return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return side < .infinity ? Size(width: side, height: side) : ideal
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double { 0 }

  func place(in frame: Rect) -> [SceneNode] {
    [
      context.containerNode(
        component, frame: frame, items: shape.items(in: frame, context), children: [])
    ]
  }
}
