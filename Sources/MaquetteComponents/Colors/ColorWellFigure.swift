import MaquetteCore

/// Draws the field of a colour.
struct ColorWellFigure: ControlFigure {
  let name = "ColorWell"
  let size: Size
  private let color: Color
  private let state: ControlState
  private let look: ColorWellLook
  private let context: LayoutContext

  init(_ color: Color, state: ControlState, look: ColorWellLook, context: LayoutContext) {
    self.color = color
    self.state = state
    self.look = look
    self.context = context
    size = Size(width: look.width ?? look.size, height: look.size)
  }

  private var isField: Bool { look.isField > 0 }

  private func outline(_ frame: Rect) -> Shape {
    isField
      ? .roundedRect(frame, radius: look.radius ?? 0, curve: .continuous)
      : .capsule(frame)
  }

  func items(in frame: Rect) -> [DrawItem] {
    let radius = isField ? look.radius ?? 0 : frame.height / 2
    var items = isField ? field(frame) : disc(frame)
    items += look.contrastOutline(of: frame, radius: radius, in: context)
    if state == .pressed { items.append(.fill(outline(frame), .color(look.pressed))) }
    if state == .focused { items += context.focusRing(around: frame, radius: radius) }
    guard state == .disabled, look.disabledOpacity < 1 else { return items }
    return [.group(DrawGroup(items, opacity: look.disabledOpacity))]
  }

  /// A bezel with the colour in it.
  private func field(_ frame: Rect) -> [DrawItem] {
    let inner = frame.inset(by: look.ring)
    let radius = max(0, (look.radius ?? 0) - look.ring / 2)
    let swatch = Shape.roundedRect(inner, radius: radius, curve: .continuous)
    return [
      .fill(outline(frame), .color(look.fill ?? .clear)),
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
      .angular(centre: frame.centre, from: -90, to: 270),
      stops: (0...12).map { step in
        Gradient.Stop(
          location: Double(step) / 12,
          color: Color(hue: Double(step) / 12, saturation: 0.85, brightness: 1))
      })
    let line = frame.inset(by: look.ring / 2)
    let inner = frame.inset(by: look.ring + look.gap)
    let disc = Shape.capsule(inner)
    return [
      .line(
        .capsule(line),
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
