import MaquetteCore
import MaquetteThemes

/// What an iPhone or iPad shows above an app, the time at the leading side and signal, network and
/// battery at the trailing one, and the line at the bottom of screens without a Home button. Sensors
/// are not drawn, as they are in no screenshot.
struct PhoneStatusBar: ScreenFurniture {
  /// Where things stand.
  private enum Arrangement {
    /// At both sides of the sensors.
    case sensors
    /// The time in the middle, as on phones with a Home button.
    case low
    /// The time and the day at the start, as on an iPad.
    case pad
  }

  let liesOverEverything = true
  private let look: PhoneStatusBarLook
  private let context: LayoutContext
  private let arrangement: Arrangement
  /// Whether a notch is between time and signs.
  private let hasNotch: Bool
  /// The time, and on an iPad the day; empty where they are not shown.
  private let text: String
  private let font: FontValue
  private let isOnBlack: Bool
  /// Whether sensors are an island in the display.
  private let hasIsland: Bool
  /// Whether only the line at the bottom is shown.
  let isHidden: Bool
  /// Knows what lies behind the line at the bottom; `nil` where nobody does.
  private let backdrop: GlassBackdrop?
  /// Battery and network.
  private let state: StatusBar

  /// `nil` on platforms whose theme has none.
  ///
  /// - Parameters:
  ///   - state: battery and network.
  ///   - isOnBlack: whether a sheet has pushed the screen back, so that time and signs stand on black.
  ///   - backdrop: knows what lies behind the line at the bottom, once that is placed; `nil` where nobody does.
  init?(
    _ state: StatusBar, device: Device?, isOnBlack: Bool = false, backdrop: GlassBackdrop? = nil,
    context: LayoutContext
  ) {
    guard let look = PhoneStatusBarLook(context) else { return nil }
    self.look = look
    self.state = state
    self.isOnBlack = isOnBlack
    self.backdrop = backdrop
    let isLow = (device?.safeArea.top ?? 0) < look.sensorsFrom
    let arrangement: Arrangement =
      context.conventions.statusBarDay ? .pad : isLow ? .low : .sensors
    self.arrangement = arrangement
    let hasNotch = arrangement == .sensors && (device?.safeArea.top ?? 0) <= look.notchTo ?? 0
    self.hasNotch = hasNotch
    var inner = context.entering("StatusBar")
    inner.environment.textSize = context.environment.defaultTextSize
    self.context = inner
    // A phone on its side shows no time.
    isHidden = device?.isLandscape == true && arrangement != .pad
    let time = context.shownTime(keepsDayPeriod: arrangement != .sensors)
    let day = arrangement == .pad ? context.shownDay() : nil
    text = [time, day].compactMap { $0 }.joined(separator: "  ")
    font =
      arrangement == .sensors
      ? (hasNotch ? look.notchFont ?? look.font : look.font).value : look.smallFont.value
    hasIsland = arrangement == .sensors && (device?.safeArea.top ?? 0) >= look.islandFrom
  }

  /// Whether time and signs are light or dark: as what contents fade into behind them, where they do. Recalled: dark
  /// screens have light signs, as bright as what is behind them may be, and light ones those that can be read.
  private func signAppearance(in bar: Rect) -> Appearance {
    if isOnBlack { return .dark }
    switch state.style {
    case .lightContent: return .dark
    case .darkContent: return .light
    case .automatic: break
    }
    let own = context.environment.appearance
    guard let backdrop = context.glassBackdrop else { return own }
    if let edge = backdrop.upperEdge { return edge }
    return context.appearanceAround == .dark
      ? .dark : backdrop.mean(in: bar).map(Appearance.init(readableOn:)) ?? own
  }

  /// What is seen in a colour that can be told from what is behind it.
  private func look(in appearance: Appearance) -> PhoneStatusBarLook {
    var context = context
    context.environment.appearance = appearance
    return PhoneStatusBarLook(context) ?? look
  }

  private func signs(_ colors: PhoneStatusBarLook, areLight: Bool) -> StatusBarSigns {
    StatusBarSigns(
      state,
      scale: arrangement == .sensors
        ? (hasIsland ? look.signScale : look.notchSignScale) : look.smallSignScale,
      gap: hasIsland ? look.gap : look.notchGap, isSpread: arrangement == .low,
      percentageFont: arrangement == .sensors ? nil : look.smallFont.value, areLight: areLight,
      look: colors, context: context)
  }

  func place(over frame: Rect, safeArea: EdgeInsets, corner: Double?) -> [SceneNode] {
    if isHidden { return homeIndicator(in: frame, safeArea: safeArea) }
    let bar = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: safeArea.top)
    let place = ReadingFrame(frame: bar, direction: context.direction)
    let appearance = signAppearance(in: bar)
    let colors = look(in: appearance)
    let signs = signs(colors, areLight: appearance == .dark)
    let time =
      text.isEmpty
      ? nil : Label(text, font: font, color: .custom(colors.color)).makeElement(in: context)
    let margin = look.margin
    // The middles of the room at each side of the sensors.
    let own = (frame.width - look.sensorWidth) / 4 + (hasIsland ? look.islandShift : 0)
    let timeMiddle = (hasNotch ? look.notchMiddle : nil) ?? own
    let signMiddle = (hasNotch ? look.notchSignMiddle : nil) ?? timeMiddle
    let size = time?.size(for: .ideal) ?? .zero
    let row = signs.size(for: .ideal)
    let (timeX, signX, width): (Double, Double, Double) =
      switch arrangement {
      case .sensors:
        (timeMiddle - size.width / 2, frame.width - signMiddle - row.width / 2, row.width)
      case .low: ((frame.width - size.width) / 2, margin, frame.width - 2 * margin)
      case .pad: (margin, frame.width - margin - row.width, row.width)
      }
    let drop = hasNotch ? look.notchDrop ?? 0 : 0
    let line = hasIsland ? bar.height - look.islandMiddle : bar.height / 2 + drop
    let rect = Rect(
      x: context.rounded(timeX), y: context.rounded(line - size.height / 2),
      width: size.width, height: size.height)
    var nodes = time?.place(in: place(rect)) ?? []
    let room = place(
      Rect(x: signX, y: line - row.height / 2, width: width, height: row.height))
    let items = signs.place(in: room).flatMap(\.flattened)
    nodes.append(context.containerNode("StatusBar", frame: bar, items: items, children: []))
    return nodes + homeIndicator(in: frame, safeArea: safeArea)
  }

  private func homeIndicator(in frame: Rect, safeArea: EdgeInsets) -> [SceneNode] {
    guard safeArea.bottom > 0 else { return [] }
    let height = look.indicatorHeight
    let width =
      look.indicatorWidth ?? (min(frame.width, frame.height) * look.indicatorShare).rounded()
    let rect = Rect(
      x: frame.midX - width / 2, y: frame.maxY - look.indicatorGap - height,
      width: width, height: height)
    let shape = Shape.roundedRect(rect, radius: height / 2, curve: .circular)
    // Recalled: it can be read on whatever is behind it.
    let appearance =
      backdrop?.mean(in: rect).map(Appearance.init(readableOn:))
      ?? context.environment.appearance
    return [
      context.entering("HomeIndicator").containerNode(
        "HomeIndicator", frame: rect, items: [.fill(shape, .color(look(in: appearance).color))],
        children: [])
    ]
  }
}
