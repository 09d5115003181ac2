import MaquetteCore

/// Signal, network and battery of a status bar: our own drawings in the measures of iOS.
///
/// Measured (iOS 26.0 simulator, 402 points): four bars 5.33 apart, 3.2 wide and up to 12.2 high; waves of a
/// quarter of a circle of 12.2 points; a battery of 25 × 13 with a faint line of a point around it, 1.3 from its
/// knob. Beside a notch all of it is smaller by one scale.
final class StatusBarSigns: LayoutElement {
  private let scale: Double
  private let gap: Double
  /// Whether the battery stands at the end of the room, as on phones with a Home button.
  private let isSpread: Bool
  private let color: Color
  private let outline: Color
  private let context: LayoutContext

  private static let bar = (width: 3.2, pitch: 5.33, radius: 1.1)
  private static let bars = [4.2, 6.6, 9.4, 12.2]
  /// The outer and the inner radius of each wave; the last one is a wedge.
  private static let waves = [(12.2, 9.5), (8.2, 5.4), (3.9, 0)]
  private static let waveAngle = 44.0
  private static let body = Size(width: 25, height: 13)
  private static let knob = (gap: 1.0, width: 1.33, height: 4.1)

  init(
    scale: Double, gap: Double, isSpread: Bool, color: Color, outline: Color,
    context: LayoutContext
  ) {
    self.scale = scale
    self.gap = gap
    self.isSpread = isSpread
    self.color = color
    self.outline = outline
    self.context = context
  }

  private var barsWidth: Double {
    (3 * StatusBarSigns.bar.pitch + StatusBarSigns.bar.width) * scale
  }
  private var wavesWidth: Double { 17.1 * scale }
  private var batteryWidth: Double {
    (StatusBarSigns.body.width + StatusBarSigns.knob.gap + StatusBarSigns.knob.width) * scale
  }

  func size(for proposal: ProposedSize) -> Size {
    let own = barsWidth + wavesWidth + batteryWidth + 2 * gap
    return Size(
      width: isSpread ? max(own, proposal.width ?? own) : own,
      height: StatusBarSigns.body.height * scale)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let middle = frame.midY
    func rect(_ x: Double, _ width: Double, _ height: Double) -> Rect {
      context.mirrored(
        Rect(x: x, y: middle - frame.minY - height / 2, width: width, height: height), in: frame)
    }
    let height = 12.2 * scale
    let end = isSpread ? frame.width - batteryWidth : barsWidth + wavesWidth + 2 * gap
    let items =
      barItems(in: rect(0, barsWidth, height))
      + waveItems(in: rect(barsWidth + gap, wavesWidth, height))
      + batteryItems(
        in: rect(end, batteryWidth, StatusBarSigns.body.height * scale))
    return [context.containerNode("Signs", frame: frame, items: items, children: [])]
  }

  private func barItems(in frame: Rect) -> [DrawItem] {
    StatusBarSigns.bars.enumerated().map { index, height in
      // They rise in reading direction.
      let box = context.mirrored(
        Rect(
          x: Double(index) * StatusBarSigns.bar.pitch * scale, y: frame.height - height * scale,
          width: StatusBarSigns.bar.width * scale, height: height * scale), in: frame)
      return .fill(
        .roundedRect(box, radius: StatusBarSigns.bar.radius * scale, curve: .continuous),
        .color(color))
    }
  }

  private func waveItems(in frame: Rect) -> [DrawItem] {
    let centre = Point(x: frame.midX, y: frame.maxY)
    let (start, end) = (270 - StatusBarSigns.waveAngle, 270 + StatusBarSigns.waveAngle)
    return StatusBarSigns.waves.map { outer, inner in
      var wave = Path()
      wave.arc(centre: centre, radius: outer * scale, from: start, to: end)
      if inner > 0 {
        wave.arc(centre: centre, radius: inner * scale, from: end, to: start)
      } else {
        wave.line(to: centre)
      }
      wave.close()
      return .fill(.path(wave, evenOdd: false), .color(color))
    }
  }

  private func batteryItems(in frame: Rect) -> [DrawItem] {
    let (body, knob) = (StatusBarSigns.body, StatusBarSigns.knob)
    // The knob is at the reading direction's end.
    func part(_ x: Double, _ width: Double, _ height: Double) -> Rect {
      context.mirrored(
        Rect(
          x: x * scale, y: (frame.height - height * scale) / 2, width: width * scale,
          height: height * scale), in: frame)
    }
    let whole = part(0, body.width, body.height)
    let charge = part(2, body.width - 4, body.height - 4)
    let end = part(body.width + knob.gap, knob.width, knob.height)
    return [
      .stroke(
        .roundedRect(whole, radius: 4.3 * scale, curve: .continuous).inset(by: scale / 2),
        width: scale, outline),
      .fill(.roundedRect(charge, radius: 2.5 * scale, curve: .continuous), .color(color)),
      .fill(
        .roundedRect(end, radius: end.width / 2, curve: .circular), .color(outline)),
    ]
  }
}
