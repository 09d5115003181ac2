import MaquetteCore

/// The two halves of a stepper: minus and plus beside one another, or on macOS two chevrons above
/// one another.
struct StepperFigure: ControlFigure {
  let name = "Halves"
  let size: Size
  let look: ControlLook
  /// What stands in the halves that lie beside one another.
  var symbols = (decrement: "minus", increment: "plus")
  private let stepper: Stepper
  private let context: LayoutContext
  private let isVertical: Bool

  init(_ stepper: Stepper, look: ControlLook, context: LayoutContext) {
    self.stepper = stepper
    self.look = look
    self.context = context
    isVertical = look.isSet("isVertical")
    size = Size(
      width: look.number("width", at: stepper.controlSize),
      height: look.number("height", at: stepper.controlSize))
  }

  private var radius: Double {
    min(look.number("radius"), min(size.width, size.height) / 2)
  }

  /// The frame of a half: minus is the leading or the lower one.
  func half(_ half: StepperHalf, in frame: Rect) -> Rect {
    var rect = Rect(origin: .zero, size: frame.size)
    if isVertical {
      rect.size.height /= 2
      if half == .decrement { rect.origin.y = rect.size.height }
    } else {
      rect.size.width /= 2
      if half == .increment { rect.origin.x = rect.size.width }
    }
    return context.mirrored(rect, in: frame)
  }

  func items(in frame: Rect) -> [DrawItem] {
    let curve = context.theme.buttons.cornerCurve
    let shape = Shape.roundedRect(frame, radius: radius, curve: curve)
    var items: [DrawItem] = []
    if stepper.state == .focused { items += context.focusRing(around: frame, radius: radius) }
    if stepper.state != .disabled { items += look.shadowItems("shadow", of: shape) }
    let fill = look.color("fill")
    let share = stepper.state == .disabled ? look.number("disabledFillOpacity") : 1
    items.append(.fill(shape, .color(fill.opacity(share))))
    let pressed = stepper.pressedHalf
    if pressed != .none, stepper.isEnabled(pressed) {
      let half = DrawItem.fill(.rect(half(pressed, in: frame)), .color(look.color("pressedFill")))
      items.append(.group(DrawGroup([half], clips: [shape])))
    }
    if let border = look.optionalColor("border") {
      items.append(
        ControlLook.outline(
          of: frame, radius: radius, width: look.number("borderWidth"),
          color: border.opacity(share)))
    }
    items += look.contrastOutline(
      of: frame, radius: radius, isDisabled: stepper.state == .disabled, in: context)
    items += divider(in: frame)
    for half in [StepperHalf.decrement, .increment] { items += glyph(of: half, in: frame) }
    return items
  }

  private func divider(in frame: Rect) -> [DrawItem] {
    let width = look.number("dividerWidth")
    // A pressed half reaches to the other one.
    guard width > 0, stepper.pressedHalf == .none else { return [] }
    let length = look.number("dividerHeight")
    let line = Rect(
      x: frame.midX - width / 2, y: frame.midY - length / 2, width: width, height: length)
    return [.fill(.rect(line), .color(look.color("divider")))]
  }

  /// Minus, plus or a chevron in the middle of a half.
  func glyph(of half: StepperHalf, in frame: Rect) -> [DrawItem] {
    let rect = self.half(half, in: frame)
    let color = look.color(stepper.isEnabled(half) ? "glyph" : "disabledGlyph")
    guard isVertical else {
      guard let font = look.font("glyphFont"),
        let symbol = context.symbolDrawing(
          half == .increment ? symbols.increment : symbols.decrement, font: font,
          scale: look.number("glyphScale"),
          key: "value")
      else { return [] }
      return symbol.items(at: Point(x: rect.midX, y: rect.midY), color: color)
    }
    // A chevron as wide as half of the stepper, twice as wide as high, a little off the middle.
    let reach = frame.width * 0.23
    let up = half == .increment ? -1.0 : 1
    let y = rect.midY - up * frame.height * 0.02
    var path = Path()
    path.move(to: Point(x: rect.midX - reach, y: y - up * reach / 2))
    path.line(to: Point(x: rect.midX, y: y + up * reach / 2))
    path.line(to: Point(x: rect.midX + reach, y: y - up * reach / 2))
    return [
      .stroke(.path(path, evenOdd: false), width: look.number("glyphWidth"), color)
    ]
  }

  func parts(in frame: Rect, path: String) -> [SceneNode] {
    let least = context.theme.metrics.minHitTarget
    // Halves above one another are too small for targets of their own.
    return [StepperHalf.decrement, .increment].map { half in
      let rect = self.half(half, in: frame)
      let word = half == .decrement ? "Decrement" : "Increment"
      return SceneNode(
        path: "\(path)/\(word)", component: word, frame: rect,
        hitTarget: isVertical
          ? nil : rect.expanded(toAtLeast: Size(width: rect.width, height: least.height)),
        source: context.source)
    }
  }
}
