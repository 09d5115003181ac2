import MaquetteCore
import MaquetteThemes

/// Draws the body of a device around its screen: a neutral drawing of our own, with the corners of the
/// display, its sensors and the buttons at its sides. It is the same in both reading directions.
final class DeviceFrameElement: LayoutElement {
  private let content: any LayoutElement
  private let device: Device
  private let look: DeviceFrameLook
  private let context: LayoutContext

  init(
    _ content: any LayoutElement, device: Device, look: DeviceFrameLook, context: LayoutContext
  ) {
    self.content = content
    self.device = device
    self.look = look
    self.context = context.entering("DeviceFrame")
  }

  /// Whether there is a Home button below a display with square corners.
  private var hasHomeButton: Bool { device.cornerRadius == 0 && look.homeBezel > 0 }

  /// How far the body reaches beyond the display where it stands upright.
  private var uprightInsets: EdgeInsets {
    let side = look.bezel + look.rim + look.buttonDepth
    let end = (hasHomeButton ? look.homeBezel : look.bezel) + look.rim
    return EdgeInsets(top: end, leading: side, bottom: end, trailing: side)
  }

  private var insets: EdgeInsets {
    let insets = uprightInsets
    guard device.isLandscape else { return insets }
    return EdgeInsets(
      top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(
      for: ProposedSize(
        width: proposal.width.map { max(1, $0 - insets.horizontal) },
        height: proposal.height.map { max(1, $0 - insets.vertical) }))
    return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let display = frame.inset(by: insets, direction: .leftToRight)
    let shape = Shape.roundedRect(display, radius: device.cornerRadius, curve: .continuous)
    // No body shines through its glass.
    let window = MaterialWindow(display, cornerRadius: device.cornerRadius)
    let screen = context.entering("Display").containerNode(
      "Display", frame: display, clip: shape,
      children: content.place(in: display).map { $0.confiningMaterials(to: window) })
    // A body on its side is the upright one, turned to the left.
    var (upright, body) = (display, frame)
    if device.isLandscape {
      body = Rect(origin: .zero, size: Size(width: frame.height, height: frame.width))
      upright = body.inset(by: uprightInsets, direction: .leftToRight)
    }
    func turned(_ items: [DrawItem]) -> [DrawItem] {
      guard device.isLandscape, !items.isEmpty else { return items }
      let turn = Transform(a: 0, b: -1, c: 1, d: 0, tx: frame.minX, ty: frame.maxY)
      return [.group(DrawGroup(items, transform: turn))]
    }
    let sensors = turned(sensorItems(over: upright))
    let front = context.entering("Sensors").containerNode(
      "Sensors", frame: display, items: sensors, clip: shape, children: [])
    return [
      context.containerNode(
        "DeviceFrame", frame: frame, items: turned(bodyItems(around: upright, in: body)),
        children: sensors.isEmpty ? [screen] : [screen, front])
    ]
  }

  // MARK: Drawing

  private func bodyItems(around display: Rect, in frame: Rect) -> [DrawItem] {
    let depth = look.buttonDepth
    let body = Rect(
      x: frame.minX + depth, y: frame.minY, width: frame.width - 2 * depth, height: frame.height)
    let glass = body.inset(by: look.rim)
    let radius = hasHomeButton ? look.homeRadius : device.cornerRadius + look.bezel + look.rim
    let outline = Shape.roundedRect(body, radius: radius, curve: .continuous)
    let inner = Shape.roundedRect(glass, radius: max(0, radius - look.rim), curve: .continuous)
    var items = buttons(beside: body)
    items.append(.fill(outline, .color(look.color)))
    items.append(.stroke(outline.inset(by: 0.5), width: 1, look.highlight))
    items.append(.fill(inner, .color(look.glass)))
    guard hasHomeButton else { return items }
    let middle = Point(x: glass.midX, y: (display.maxY + glass.maxY) / 2)
    let size = look.homeButton
    let ring = Rect(centre: middle, side: size)
    items.append(
      .stroke(.roundedRect(ring, radius: size / 2, curve: .circular), width: 2, look.color))
    return items
  }

  /// The buttons, which reach out of the body: pairs of beginning and length as shares of its height.
  private func buttons(beside body: Rect) -> [DrawItem] {
    func button(_ start: Double, _ length: Double, isLeft: Bool) -> DrawItem? {
      guard length > 0 else { return nil }
      let depth = look.buttonDepth
      // Half of it is hidden behind the body.
      let frame = Rect(
        x: isLeft ? body.minX - depth : body.maxX - depth, y: body.minY + start * body.height,
        width: 2 * depth, height: length * body.height)
      return .fill(
        .roundedRect(frame, radius: min(depth, frame.height / 2), curve: .circular),
        .color(look.color))
    }
    return [
      button(look.leftButton1, look.leftLength1, isLeft: true),
      button(look.leftButton2, look.leftLength2, isLeft: true),
      button(look.leftButton3, look.leftLength3, isLeft: true),
      button(look.rightButton1, look.rightLength1, isLeft: false),
      button(look.rightButton2, look.rightLength2, isLeft: false),
    ].compactMap { $0 }
  }

  /// The cutout of the display: an island, or a notch at the upper edge.
  private func sensorItems(over display: Rect) -> [DrawItem] {
    let top = device.isLandscape ? device.safeArea.leading : device.safeArea.top
    if look.islandWidth > 0, top >= look.islandFrom {
      let size = Size(width: look.islandWidth, height: look.islandHeight)
      let frame = Rect(
        x: display.midX - size.width / 2,
        y: display.minY + top - look.islandGap - size.height, width: size.width,
        height: size.height)
      let island = Shape.roundedRect(frame, radius: size.height / 2, curve: .circular)
      return [.fill(island, .color(look.glass))]
    }
    guard look.notchWidth > 0, top >= look.notchFrom else { return [] }
    // It goes on above the display, so that only its lower corners are round.
    let frame = Rect(
      x: display.midX - look.notchWidth / 2, y: display.minY - look.notchHeight,
      width: look.notchWidth, height: 2 * look.notchHeight)
    let notch = Shape.roundedRect(frame, radius: look.notchRadius, curve: .continuous)
    return [.fill(notch, .color(look.glass))]
  }
}
