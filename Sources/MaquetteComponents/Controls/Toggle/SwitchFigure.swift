import MaquetteCore

/// A switch: a track with a thumb at its leading end when off and at its trailing end when on.
struct SwitchFigure: ControlFigure {
  let name = "Switch"
  let size: Size
  private let toggle: Toggle
  private let look: ControlLook
  private let context: LayoutContext
  private let ownThumb: Color?

  init(_ toggle: Toggle, look: ControlLook, context: LayoutContext) {
    self.toggle = toggle
    self.look = look
    self.context = context
    ownThumb = toggle.thumbTintColor.map { context.color($0, key: "thumbTintColor") }
    size = Size(
      width: look.number("width", at: toggle.controlSize),
      height: look.number("height", at: toggle.controlSize))
  }

  func items(in frame: Rect) -> [DrawItem] {
    var items = track(frame)
    if toggle.showsOnOffLabels || context.environment.onOffLabels { items += labels(frame) }
    items += thumb(frame)
    let isOwn = context.theme.controls["platter"] == nil
    if toggle.state == .disabled, isOwn {
      items = [.group(DrawGroup(items, opacity: look.number("disabledOpacity")))]
    }
    if toggle.state == .focused {
      items = context.focusRing(around: frame, radius: frame.height / 2) + items
    }
    return items
  }

  private var onColor: Color { toggle.tint == nil ? look.color("on") : look.tint }

  private func track(_ frame: Rect) -> [DrawItem] {
    let radius = frame.height / 2
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    let color = toggle.isOn ? onColor : look.color("off")
    var items: [DrawItem] = [.fill(shape, .color(color))]
    if let border = look.optionalColor(toggle.isOn ? "onBorder" : "offBorder") {
      items.append(
        ControlLook.outline(
          of: frame, radius: radius, width: look.number("borderWidth"), color: border))
    }
    return items + look.contrastOutline(of: frame, radius: radius, in: context)
  }

  /// Where the thumb is; while pressed it is longer, towards the middle.
  func thumbFrame(in frame: Rect) -> Rect {
    let diameter = look.number("thumb", at: toggle.controlSize)
    let inset = (frame.height - diameter) / 2
    let stretch = toggle.state == .pressed ? look.optionalNumber("pressedStretch") ?? 0 : 0
    let width = diameter + stretch
    let x = toggle.isOn ? frame.width - inset - width : inset
    return context.mirrored(Rect(x: x, y: inset, width: width, height: diameter), in: frame)
  }

  private func thumb(_ frame: Rect) -> [DrawItem] {
    let rect = thumbFrame(in: frame)
    let shape = Shape.roundedRect(rect, radius: rect.height / 2, curve: .circular)
    let color =
      ownThumb ?? (toggle.isOn ? look.optionalColor("thumbOn") : nil) ?? look.color("thumbColor")
    var items: [DrawItem] = []
    // Nothing of a thumb's shadow is seen beside the track.
    let track = Shape.roundedRect(frame, radius: frame.height / 2, curve: .circular)
    let shadows = look.shadowItems("thumbShadow", of: shape)
    if !shadows.isEmpty { items.append(.group(DrawGroup(shadows, clips: [track]))) }
    if let border = look.optionalColor("thumbBorder") {
      let width = look.number("thumbBorderWidth")
      let edge = Shape.roundedRect(
        rect.inset(by: -width), radius: rect.height / 2 + width, curve: .circular)
      items.append(.fill(edge, .color(border)))
    }
    items.append(.fill(shape, .color(color)))
    if toggle.state == .pressed, let overlay = look.optionalColor("pressedOverlay") {
      items.append(.fill(shape, .color(overlay)))
    }
    return items
  }

  /// A line where the thumb is not when on, a ring when off.
  private func labels(_ frame: Rect) -> [DrawItem] {
    guard let height = look.optionalNumber("onLabelHeight") else { return [] }
    if toggle.isOn {
      let width = look.number("onLabelWidth")
      let bar = Rect(
        x: look.number("onLabelInset") - width / 2, y: (frame.height - height) / 2, width: width,
        height: height)
      let color = context.legible(look.color("onLabel"), on: [onColor])
      return [.fill(.rect(context.mirrored(bar, in: frame)), .color(color))]
    }
    let radius = look.number("offLabelRadius")
    let ring = Rect(
      x: frame.width - look.number("offLabelInset") - radius, y: frame.height / 2 - radius,
      width: 2 * radius, height: 2 * radius)
    let width = look.number("offLabelWidth")
    return [
      ControlLook.outline(
        of: context.mirrored(ring, in: frame), radius: radius, width: width,
        color: look.color("offLabel"))
    ]
  }
}
