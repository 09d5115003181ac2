import MaquetteCore

/// The two halves of a stepper: minus and plus beside one another, or on macOS two chevrons above
/// one another.
struct StepperFigure: ControlFigure {
  let name = "Halves"
  let size: Size
  /// How minus and plus look.
  private struct Glyphs {
    var color: Color
    var disabled: Color
    var font: LookFont?
    var scale: Double
    /// How long the strokes of minus and plus are and how wide; `nil` for the font's symbols.
    var strokes: (side: Double, width: Double)?
  }

  /// What stands in the halves that lie beside one another.
  var symbols = (decrement: "minus", increment: "plus")
  private let stepper: Stepper
  private let context: LayoutContext
  private let isVertical: Bool
  private let glyphs: Glyphs
  /// The bezel around both halves; `nil` for none.
  private let look: StepperLook?

  init(_ stepper: Stepper, look: StepperLook, context: LayoutContext) {
    self.stepper = stepper
    self.look = look
    self.context = context
    isVertical = look.isVertical != 0
    glyphs = Glyphs(
      color: look.glyph, disabled: look.disabledGlyph, font: look.glyphFont,
      scale: look.glyphScale ?? 0,
      strokes: look.glyphSide.map { ($0, look.glyphWidth ?? 0) })
    size = Size(
      width: look.width(at: stepper.controlSize),
      height: look.height(at: stepper.controlSize))
  }

  /// The halves at the ends of a watch's slider.
  init(_ stepper: Stepper, slider look: SliderLook, context: LayoutContext) {
    self.stepper = stepper
    self.look = nil
    self.context = context
    isVertical = false
    glyphs = Glyphs(
      color: look.glyph ?? .clear, disabled: look.disabledGlyph ?? .clear, font: look.glyphFont,
      scale: look.glyphScale ?? 0)
    size = Size(width: look.width, height: look.height(at: stepper.controlSize))
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
    guard let look else { return [] }
    let curve = context.theme.buttons.cornerCurve
    let radius = min(look.radius, min(size.width, size.height) / 2)
    // What is drawn begins a little inside of the frame.
    let insets = EdgeInsets(
      top: 0, leading: look.leadingInset ?? 0, bottom: 0, trailing: look.trailingInset ?? 0)
    let ground = frame.inset(by: insets, direction: context.direction)
    let shape = Shape.roundedRect(ground, radius: radius, curve: curve)
    var items: [DrawItem] = []
    if stepper.state == .focused { items += context.focusRing(around: ground, radius: radius) }
    if stepper.state != .disabled { items += look.shadow.items(of: shape) }
    let fill = look.fill
    let share = stepper.state == .disabled ? (look.disabledFillOpacity ?? 0) : 1
    items.append(.fill(shape, .color(fill.opacity(share))))
    let pressed = stepper.pressedHalf
    if pressed != .none, stepper.isEnabled(pressed) {
      let half = DrawItem.fill(
        .rect(half(pressed, in: frame)), .color(look.pressedFill ?? .clear))
      items.append(.group(DrawGroup([half], clips: [shape])))
    }
    if let border = look.border {
      items.append(
        DrawItem.outline(
          of: ground, radius: radius, width: look.borderWidth ?? 0,
          color: border.opacity(share)))
    }
    items += look.contrastOutline(
      of: ground, radius: radius, isDisabled: stepper.state == .disabled, in: context)
    items += divider(look, in: frame)
    for half in [StepperHalf.decrement, .increment] { items += glyph(of: half, in: frame) }
    return items
  }

  private func divider(_ look: StepperLook, in frame: Rect) -> [DrawItem] {
    let width = look.dividerWidth ?? 0
    // A pressed half reaches to the other one.
    guard width > 0, stepper.pressedHalf == .none else { return [] }
    let length = look.dividerHeight ?? 0
    let line = Rect(
      x: frame.midX - width / 2, y: frame.midY - length / 2, width: width, height: length)
    return [.fill(.rect(line), .color(look.divider ?? .clear))]
  }

  /// Minus, plus or a chevron in the middle of a half.
  func glyph(of half: StepperHalf, in frame: Rect) -> [DrawItem] {
    let rect = self.half(half, in: frame)
    let color = stepper.isEnabled(half) ? glyphs.color : glyphs.disabled
    guard isVertical else {
      if let strokes = glyphs.strokes {
        return [
          stroke(
            strokes, crosses: half == .increment,
            about: rect.centre, color: color)
        ]
      }
      guard let font = glyphs.font?.resolved(),
        let symbol = context.symbolDrawing(
          half == .increment ? symbols.increment : symbols.decrement, font: font,
          scale: glyphs.scale, key: "value")
      else { return [] }
      return symbol.items(at: rect.centre, color: color)
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
      .stroke(.path(path, evenOdd: false), width: look?.glyphWidth ?? 0, color)
    ]
  }

  /// A minus or a plus of strokes with round ends.
  private func stroke(
    _ strokes: (side: Double, width: Double), crosses: Bool, about middle: Point, color: Color
  ) -> DrawItem {
    let reach = (strokes.side - strokes.width) / 2
    var path = Path()
    path.move(to: Point(x: middle.x - reach, y: middle.y))
    path.line(to: Point(x: middle.x + reach, y: middle.y))
    if crosses {
      path.move(to: Point(x: middle.x, y: middle.y - reach))
      path.line(to: Point(x: middle.x, y: middle.y + reach))
    }
    return .stroke(.path(path, evenOdd: false), width: strokes.width, color)
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
