import MaquetteCore

/// Signal, network and battery of a status bar: our own drawings in the measures of iOS.
///
/// Measured (iOS 26.0 simulator, 402 points): four bars 5.33 apart, 3.2 wide and up to 12.2 high; waves of a
/// quarter of a circle of 12.2 points; a battery of 25 × 13 with a faint line of a point around it, 1.3 from its
/// knob. Beside a notch all of it is smaller by one scale.
final class StatusBarSigns: LayoutElement {
  private let state: StatusBar
  private let scale: Double
  private let gap: Double
  /// Whether the battery stands at the end of the room, as on phones with a Home button.
  private let isSpread: Bool
  private let look: PhoneStatusBarLook
  private let battery: StatusBarBattery
  /// The name of a cellular network in the place of the waves; `nil` for none.
  private let network: (any LayoutElement)?
  /// What says beside the battery how full it is; `nil` where nothing does, or a number inside of it.
  private let percentage: (any LayoutElement)?
  private let context: LayoutContext

  private static let bar = (width: 3.2, pitch: 5.33, radius: 1.1)
  private static let bars = [4.2, 6.6, 9.4, 12.2]
  /// The outer and the inner radius of each wave; the last one is a wedge.
  private static let waves = [(12.2, 9.5), (8.2, 5.4), (3.9, 0)]
  private static let waveAngle = 44.0
  /// How high each of four dots is that stand for no network.
  private static let dot = 3.5

  /// - Parameters:
  ///   - percentageFont: the font of a percentage beside the battery; `nil` for a number inside of it.
  ///   - areLight: whether time and signs are light.
  init(
    _ state: StatusBar, scale: Double, gap: Double, isSpread: Bool, percentageFont: FontValue?,
    areLight: Bool, look: PhoneStatusBarLook, context: LayoutContext
  ) {
    self.state = state
    self.scale = scale
    self.gap = gap
    self.isSpread = isSpread
    self.look = look
    self.context = context
    let hasPercentage = state.batteryPercentage == .visible
    battery = StatusBarBattery(
      state, scale: scale, hasNumber: hasPercentage && percentageFont == nil, areLight: areLight,
      look: look, context: context)
    func text(_ text: String, _ font: FontValue) -> any LayoutElement {
      Label(text, font: font, color: .custom(look.color)).makeElement(in: context)
    }
    network =
      state.dataNetwork.isCellular
      ? text(state.dataNetwork.rawValue, look.networkFont.value.scaled(by: scale)) : nil
    percentage =
      hasPercentage
      ? percentageFont.map {
        text(context.text(of: state.batteryLevel, in: ValueRange(0, 1), format: .percent), $0)
      } : nil
  }

  private var barsWidth: Double {
    state.cellularMode == .notSupported
      ? 0 : (3 * StatusBarSigns.bar.pitch + StatusBarSigns.bar.width) * scale
  }
  private var networkWidth: Double {
    if let network { return network.size(for: .ideal).width }
    return state.dataNetwork == .wifi ? 17.1 * scale : 0
  }

  /// What stands before the battery, each with a gap after it.
  private var before: (widths: Double, gaps: Double) {
    let widths = [barsWidth, networkWidth, percentage?.size(for: .ideal).width ?? 0]
    return (widths.reduce(0, +), Double(widths.count { $0 > 0 }) * gap)
  }

  func size(for proposal: ProposedSize) -> Size {
    let before = before
    let own = before.widths + battery.width + before.gaps
    return Size(
      width: isSpread ? max(own, proposal.width ?? own) : own, height: battery.height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let middle = frame.midY
    func rect(_ x: Double, _ width: Double, _ height: Double) -> Rect {
      context.mirrored(
        Rect(x: x, y: middle - frame.minY - height / 2, width: width, height: height), in: frame)
    }
    let height = 12.2 * scale
    let percentSize = percentage?.size(for: .ideal) ?? .zero
    let networkStart = barsWidth > 0 ? barsWidth + gap : 0
    let before = before
    let end = isSpread ? frame.width - battery.width : before.widths + before.gaps
    var items = barsWidth > 0 ? barItems(in: rect(0, barsWidth, height)) : []
    if let network {
      let size = network.size(for: .ideal)
      items += network.place(in: rect(networkStart, size.width, size.height))
        .flatMap(\.flattened)
    } else if networkWidth > 0 {
      items += waveItems(in: rect(networkStart, networkWidth, height))
    }
    if let percentage {
      let start = end - gap - percentSize.width
      items += percentage.place(in: rect(start, percentSize.width, percentSize.height))
        .flatMap(\.flattened)
    }
    items += battery.items(in: rect(end, battery.width, battery.height))
    return [context.containerNode("Signs", frame: frame, items: items, children: [])]
  }

  private func barItems(in frame: Rect) -> [DrawItem] {
    let hasNetwork = state.cellularMode == .active
    return StatusBarSigns.bars.enumerated().map { index, full in
      let height = hasNetwork ? full : StatusBarSigns.dot
      let isLit = hasNetwork && index < state.cellularBars
      // They rise in reading direction.
      let box = context.mirrored(
        Rect(
          x: Double(index) * StatusBarSigns.bar.pitch * scale, y: frame.height - height * scale,
          width: StatusBarSigns.bar.width * scale, height: height * scale), in: frame)
      return .fill(
        .roundedRect(box, radius: StatusBarSigns.bar.radius * scale, curve: .continuous),
        .color(isLit ? look.color : look.inactive))
    }
  }

  private func waveItems(in frame: Rect) -> [DrawItem] {
    let centre = Point(x: frame.midX, y: frame.maxY)
    let (start, end) = (270 - StatusBarSigns.waveAngle, 270 + StatusBarSigns.waveAngle)
    return StatusBarSigns.waves.enumerated().map { index, radii in
      let (outer, inner) = radii
      var wave = Path()
      wave.arc(centre: centre, radius: outer * scale, from: start, to: end)
      if inner > 0 {
        wave.arc(centre: centre, radius: inner * scale, from: end, to: start)
      } else {
        wave.line(to: centre)
      }
      wave.close()
      // The inner waves are the first ones.
      let isLit = StatusBarSigns.waves.count - index <= state.wifiBars
      return .fill(.path(wave, evenOdd: false), .color(isLit ? look.color : look.inactive))
    }
  }
}

extension StatusBar.DataNetwork {
  /// Whether it is a cellular network.
  fileprivate var isCellular: Bool { self != .wifi && self != .none }
}

extension FontValue {
  /// A font of a fixed size in another size; one of a text style is the same.
  func scaled(by scale: Double) -> FontValue {
    guard case .size(let size) = base else { return self }
    var font = self
    font.base = .size(size * scale)
    return font
  }
}
