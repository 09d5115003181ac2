import MaquetteCore

/// The battery of a status bar: how full it is, whether it is charging, and the number in it.
struct StatusBarBattery {
  private let state: StatusBar
  private let scale: Double
  private let look: PhoneStatusBarLook
  /// The number in the battery; `nil` for none.
  private let number: (any LayoutElement)?
  private let numberColor: Color
  private let context: LayoutContext

  private static let body = Size(width: 25, height: 13)
  private static let knob = (gap: 1.0, width: 1.33, height: 4.1)
  private static let radius = 4.3
  /// Documented (Apple Support, status icons): it is red where less is left.
  private static let low = 0.2
  /// The bolt in the body, in a gray of its own. Measured (iOS 26.0 simulator, charging, 1.9 pixels a point).
  private static let bolt = [
    Point(x: 14.6, y: -0.3), Point(x: 12.8, y: 5.2), Point(x: 16.9, y: 5.2),
    Point(x: 10.4, y: 13.3), Point(x: 12.2, y: 7.8), Point(x: 8.1, y: 7.8),
  ]
  /// How far around the bolt nothing is drawn.
  private static let boltGap = 1.1
  /// The bolt beside a number. Estimated.
  private static let smallBolt = (scale: 0.52, width: 4.6, gap: 0.6)

  /// - Parameters:
  ///   - hasNumber: whether a number in it says how full it is.
  ///   - areLight: whether time and signs are light.
  init(
    _ state: StatusBar, scale: Double, hasNumber: Bool, areLight: Bool, look: PhoneStatusBarLook,
    context: LayoutContext
  ) {
    self.state = state
    self.scale = scale
    self.look = look
    self.context = context
    let isCharging = state.batteryState != .unplugged
    // Estimated: the number is white on green, red and black, and black on yellow and white.
    let isDark =
      state.isLowPowerModeEnabled
      || areLight && !isCharging && state.batteryLevel > StatusBarBattery.low
    let color: Color = isDark ? .black : .white
    numberColor = color
    guard hasNumber else {
      number = nil
      return
    }
    let text = context.text(of: (state.batteryLevel * 100).rounded())
    func label(_ size: Double) -> any LayoutElement {
      let font = look.percentageFont.value.scaled(by: scale * size)
      return Label(text, font: font, color: .custom(color)).makeElement(in: context)
    }
    let bolt = StatusBarBattery.smallBolt
    let room =
      (StatusBarBattery.body.width - 3 - (isCharging ? bolt.width + bolt.gap : 0)) * scale
    let whole = label(1)
    let width = whole.size(for: .ideal).width
    number = width > room ? label(room / width) : whole
  }

  /// How wide it is, with its knob.
  var width: Double {
    let (body, knob) = (StatusBarBattery.body, StatusBarBattery.knob)
    return (body.width + knob.gap + knob.width) * scale
  }
  /// How high it is.
  var height: Double { StatusBarBattery.body.height * scale }

  private var isCharging: Bool { state.batteryState != .unplugged }

  private var fill: Color {
    if state.isLowPowerModeEnabled { return look.lowPower }
    if isCharging { return look.charging }
    return state.batteryLevel <= StatusBarBattery.low ? look.lowBattery : look.color
  }

  /// What is drawn in a frame of its size.
  func items(in frame: Rect) -> [DrawItem] {
    let (body, knob) = (StatusBarBattery.body, StatusBarBattery.knob)
    // The knob is at the reading direction's end.
    func part(_ x: Double, _ width: Double, _ height: Double) -> Rect {
      context.mirrored(
        Rect(
          x: x * scale, y: (frame.height - height * scale) / 2, width: width * scale,
          height: height * scale), in: frame)
    }
    let whole = part(0, body.width, body.height)
    let end = part(body.width + knob.gap, knob.width, knob.height)
    let tip = DrawItem.fill(
      .roundedRect(end, radius: end.width / 2, curve: .circular), .color(look.outline))
    let inset = number == nil ? 2.0 : 0
    let room = body.width - 2 * inset
    let level = min(max(state.batteryLevel, 0), 1)
    let charge = filled(
      part(inset, room, body.height - 2 * inset), to: part(inset, room * level, body.height),
      radius: number == nil ? 2.5 : StatusBarBattery.radius)
    guard number == nil else {
      let shape = Shape.roundedRect(
        whole, radius: StatusBarBattery.radius * scale, curve: .continuous)
      return [.fill(shape, .color(look.outline))] + charge + numberItems(in: whole) + [tip]
    }
    let outline = DrawItem.stroke(
      .roundedRect(whole, radius: StatusBarBattery.radius * scale, curve: .continuous)
        .inset(by: scale / 2), width: scale, look.outline)
    guard isCharging else { return [outline] + charge + [tip] }
    return bolted([outline] + charge, in: whole) + [tip]
  }

  /// What is filled of a shape; where that is all of it, nothing is cut.
  private func filled(_ all: Rect, to part: Rect, radius: Double) -> [DrawItem] {
    let item = DrawItem.fill(
      .roundedRect(all, radius: radius * scale, curve: .continuous), .color(fill))
    if state.batteryLevel >= 1 { return [item] }
    return state.batteryLevel > 0 ? [.group(DrawGroup([item], clips: [.rect(part)]))] : []
  }

  /// Items with a bolt over them, and nothing around it.
  private func bolted(_ items: [DrawItem], in whole: Rect) -> [DrawItem] {
    let path = boltPath(scale: scale, at: whole.origin)
    let everything = whole.inset(by: -4 * scale)
    let pieces = [path] + path.strokePieces(width: 2 * StatusBarBattery.boltGap * scale)
    return [
      .group(DrawGroup(items, clips: pieces.map { $0.outside(in: everything) })),
      .fill(.path(path, evenOdd: false), .color(look.bolt)),
    ]
  }

  /// The bolt, which no direction turns.
  private func boltPath(scale: Double, at origin: Point) -> Path {
    let points = StatusBarBattery.bolt
    return Path(
      [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    ).scaled(by: scale, offset: origin)
  }

  /// The number in the middle of the body, with a small bolt after it while the battery is charged.
  private func numberItems(in whole: Rect) -> [DrawItem] {
    guard let number else { return [] }
    let size = number.size(for: .ideal)
    let bolt = StatusBarBattery.smallBolt
    let rest = isCharging ? (bolt.gap + bolt.width) * scale : 0
    let start = whole.midX - (size.width + rest) / 2
    let box = Rect(
      x: start, y: whole.midY - size.height / 2, width: size.width, height: size.height)
    let digits = number.place(in: box).flatMap(\.flattened)
    guard isCharging else { return digits }
    let small = scale * bolt.scale
    let middle = Point(
      x: box.maxX + (bolt.gap + bolt.width / 2) * scale - StatusBarBattery.body.width / 2 * small,
      y: whole.midY - StatusBarBattery.body.height / 2 * small)
    return digits
      + [.fill(.path(boltPath(scale: small, at: middle), evenOdd: false), .color(numberColor))]
  }
}
