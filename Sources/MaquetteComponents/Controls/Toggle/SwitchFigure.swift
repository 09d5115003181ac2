import MaquetteCore

/// A switch: a track with a thumb at its leading end when off and at its trailing end when on.
struct SwitchFigure: ControlFigure {
  let name = "Switch"
  let size: Size
  private let toggle: Toggle
  private let look: SwitchLook
  private let context: LayoutContext
  private let ownThumb: Color?

  init(_ toggle: Toggle, look: SwitchLook, context: LayoutContext) {
    self.toggle = toggle
    self.look = look
    self.context = context
    ownThumb = toggle.thumbTintColor.map { context.color($0, key: "thumbTintColor") }
    size = Size(
      width: look.width(at: toggle.controlSize),
      height: look.height(at: toggle.controlSize))
  }

  func items(in frame: Rect) -> [DrawItem] {
    var items = track(frame)
    if toggle.showsOnOffLabels || context.environment.onOffLabels { items += labels(frame) }
    items += thumb(frame)
    let isOwn = !context.has(PlatterLook.self)
    if toggle.state == .disabled, isOwn {
      items = [.group(DrawGroup(items, opacity: look.disabledOpacity))]
    }
    if toggle.state == .focused {
      items = context.focusRing(around: frame, radius: frame.height / 2) + items
    }
    return items
  }

  private var onColor: Color { toggle.tint == nil ? look.on : look.tint }

  private func track(_ frame: Rect) -> [DrawItem] {
    let radius = frame.height / 2
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    let color = toggle.isOn ? onColor : look.off
    var items: [DrawItem] = [.fill(shape, .color(color))]
    if let border = (toggle.isOn ? look.onBorder : look.offBorder) {
      items.append(
        DrawItem.outline(
          of: frame, radius: radius, width: look.borderWidth ?? 0, color: border))
    }
    return items + look.contrastOutline(of: frame, radius: radius, in: context)
  }

  /// Where the thumb is; while pressed it is longer, towards the middle.
  func thumbFrame(in frame: Rect) -> Rect {
    let diameter = look.thumb(at: toggle.controlSize)
    let inset = (frame.height - diameter) / 2
    let stretch = toggle.state == .pressed ? look.pressedStretch ?? 0 : 0
    // Long thumbs are long at every size.
    let width =
      (look.thumbWidth.map { $0 * diameter / look.thumb(at: .regular) } ?? diameter) + stretch
    let x = toggle.isOn ? frame.width - inset - width : inset
    return context.mirrored(Rect(x: x, y: inset, width: width, height: diameter), in: frame)
  }

  /// The knob while a finger is on it; `nil` where that is as any other, or has a colour of its own.
  private func touched(_ rect: Rect) -> GlassKnob? {
    guard toggle.state == .pressed, ownThumb == nil, look.pressedThumb != nil else { return nil }
    return GlassKnob(
      look.pressedThumbPaint, from: rect, scale: look.pressedThumbScale ?? 1,
      shadows: look.thumbShadow)
  }

  private func thumb(_ frame: Rect) -> [DrawItem] {
    let rect = thumbFrame(in: frame)
    if let knob = touched(rect) { return knob.items(outlinedAs: look, in: context) }
    let shape = Shape.capsule(rect)
    let color = ownThumb ?? (toggle.isOn ? look.thumbOn : nil) ?? look.thumbColor
    var items: [DrawItem] = []
    // Nothing of a thumb's shadow is seen beside the track.
    let track = Shape.capsule(frame)
    let shadows = look.thumbShadow.items(of: shape)
    if !shadows.isEmpty { items.append(.group(DrawGroup(shadows, clips: [track]))) }
    if let border = look.thumbBorder {
      let width = look.thumbBorderWidth ?? 0
      let edge = Shape.roundedRect(
        rect.inset(by: -width), radius: rect.height / 2 + width, curve: .circular)
      items.append(.fill(edge, .color(border)))
    }
    items.append(.fill(shape, .color(color)))
    if toggle.state == .pressed, let overlay = look.pressedOverlay {
      items.append(.fill(shape, .color(overlay)))
    }
    return items
  }

  /// A line where the thumb is not when on, a ring when off.
  private func labels(_ frame: Rect) -> [DrawItem] {
    guard let height = look.onLabelHeight else { return [] }
    if toggle.isOn {
      let width = look.onLabelWidth ?? 0
      let bar = Rect(
        x: (look.onLabelInset ?? 0) - width / 2, y: (frame.height - height) / 2, width: width,
        height: height)
      let color = context.legible(look.onLabel ?? .clear, on: [onColor])
      return [.fill(.rect(context.mirrored(bar, in: frame)), .color(color))]
    }
    let radius = look.offLabelRadius ?? 0
    let ring = Rect(
      x: frame.width - (look.offLabelInset ?? 0) - radius, y: frame.height / 2 - radius,
      width: 2 * radius, height: 2 * radius)
    let width = look.offLabelWidth ?? 0
    return [
      DrawItem.outline(
        of: context.mirrored(ring, in: frame), radius: radius, width: width,
        color: look.offLabel ?? .clear)
    ]
  }
}
