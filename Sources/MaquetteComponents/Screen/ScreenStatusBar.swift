import MaquetteCore
import MaquetteThemes

/// What a watch shows above an app: the title at the leading side and the time at the trailing one.
struct ScreenStatusBar: ScreenFurniture {
  let liesOverEverything = false
  private let title: (any LayoutElement)?
  /// How far the letters of the title reach below its line, in points.
  private let titleDepth: Double
  private let time: (any LayoutElement)?
  private let back: SymbolPart?
  private let backLabel: String
  private let toolbar: WatchToolbar?
  /// Whether all of the line stands beside the middle of the buttons in the corners.
  private let isBesideButtons: Bool
  private let look: StatusBarLook
  private let context: LayoutContext

  /// `nil` on platforms whose theme has no status bar to draw.
  ///
  /// - Parameters:
  ///   - toolbar: what stands in the corners.
  ///   - bar: a navigation bar, whose title and way back stand in the line of the time.
  init?(
    title: String, device: Device?, toolbar: WatchToolbar?, bar: NavigationBar?,
    context: LayoutContext
  ) {
    guard let look = StatusBarLook(context) else { return nil }
    self.look = look
    self.toolbar = toolbar
    var inner = context.entering("StatusBar")
    inner.environment.textSize = context.environment.defaultTextSize
    self.context = inner
    // Screens without round corners are those of the small old watches.
    let font = (device?.cornerRadius ?? 0) > 0 ? look.font : look.smallFont
    func label(_ text: String, _ color: Color) -> any LayoutElement {
      Label(text, font: font.value, color: .custom(color)).makeElement(in: inner.inBar)
    }
    let shown = title.isEmpty ? bar?.title ?? "" : title
    // A button in the corner stands in the title's place.
    let hasCorner = toolbar?.leading != nil
    self.title = shown.isEmpty || hasCorner ? nil : label(shown, look.titleColor)
    titleDepth =
      self.title == nil ? 0 : inner.inBar.unseenLine(shown, in: font.value)?.depth ?? 0
    let isAboveTitle =
      hasCorner && toolbar?.trailing == nil && !shown.isEmpty && look.titleBelowTime > 0
    isBesideButtons = look.timeBesideButtons > 0 && !isAboveTitle
    time = context.shownTime(keepsDayPeriod: false).map { label($0, look.timeColor) }
    let word = context.word(.back)
    backLabel = bar?.backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? word
    back =
      bar?.backTitle == nil || hasCorner
      ? nil
      : inner.symbolPart(
        "chevron.backward", font.resolved(weight: .semibold), scale: look.chevronScale,
        color: look.titleColor, key: "navigationBar")
  }

  /// The lower edge of the line.
  private func bottom(below top: Double) -> Double {
    guard isBesideButtons, let middle = toolbar?.cornerMiddle(below: top) else {
      return top - look.bottom
    }
    let height = (time ?? title)?.size(for: .ideal).height ?? 0
    return context.rounded(middle + height / 2)
  }

  /// Letters that do not end above the contents are as far from them as lines are.
  func reach(below top: Double) -> Double {
    let ink = bottom(below: top) + titleDepth
    return titleDepth > 0 && ink > top ? context.roundedUp(ink + look.bottom - top) : 0
  }

  /// The nodes at the bottom of the room above the safe area.
  func place(over frame: Rect, safeArea: EdgeInsets, corner: Double?) -> [SceneNode] {
    // Round corners leave less of the screen's width the higher a line stands.
    let margin = max(look.margin, (corner ?? 0) * look.cornerShare)
    let timeSize = time?.size(for: .ideal) ?? .zero
    let bottom = bottom(below: safeArea.top)
    var nodes: [SceneNode] = []
    func rect(_ size: Size, at x: Double) -> Rect {
      context.mirrored(
        Rect(origin: Point(x: x, y: max(0, bottom - size.height)), size: size), in: frame)
    }
    var start = margin
    if let back {
      let size = Size(width: back.size(for: .ideal).width, height: timeSize.height)
      // All of the corner, and nothing of the contents below.
      let reach = start + size.width + look.gap
      let corner = Rect(
        x: 0, y: 0, width: max(reach, context.theme.metrics.minHitTarget.width),
        height: safeArea.top)
      let button = ControlElement(
        "BackButton", back,
        accessibility: Accessibility(role: .button, label: backLabel, traits: [.button]),
        context: context.entering("BackButton")
      ) { _ in context.mirrored(corner, in: frame) }
      nodes += button.place(in: rect(size, at: start))
      start += size.width + look.gap
    }
    let end = frame.width - margin - timeSize.width
    let titleRoom = max(0, end - look.gap - start)
    let titleSize = title?.size(for: ProposedSize(width: titleRoom, height: nil)) ?? .zero
    nodes += title?.place(in: rect(titleSize, at: start)) ?? []
    // With a button in its corner the time stands in the middle.
    let middle = context.rounded((frame.width - timeSize.width) / 2)
    nodes += time?.place(in: rect(timeSize, at: toolbar?.trailing == nil ? end : middle)) ?? []
    return nodes + (toolbar?.cornerNodes(in: frame, safeArea: safeArea) ?? [])
  }
}
