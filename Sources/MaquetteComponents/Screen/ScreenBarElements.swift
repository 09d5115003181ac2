import MaquetteCore
import MaquetteThemes

/// The bars of a screen, ready to be placed.
///
/// On iOS the navigation bar stands below the status bar, a toolbar and a tab bar above the home
/// indicator; their grounds reach to the screen's edges. A Mac's toolbar takes the place of the title
/// bar; a television's bars start at the upper edge of the screen.
struct ScreenBarElements {
  private var top: [any LayoutElement] = []
  private var bottom: [any LayoutElement] = []
  /// How far the navigation bar reaches into what sensors take at the top.
  private let rise: Double
  /// How far bars keep from an edge above which the system shows nothing.
  private let lead: Double
  /// Whether contents go on under bars at the top where they can.
  private let liesOverContents: Bool
  /// Whether contents that are scrolled are seen under bars at the top, which blur or tint them.
  let showsThrough: Bool
  /// Whether grounds of contents at least go on under bars at the top.
  private let isOfGlass: Bool
  /// What stands in the corners of a watch.
  private(set) var watchToolbar: WatchToolbar?
  /// Whether bars at the top start at the screen's edge, in the place of what is safe from it.
  private let startsAtEdge: Bool
  /// How far bars with a field to search with stand above a keyboard; `nil` where they stay below one.
  private let keyboardGap: Double?
  /// What sensors take at both sides of a phone that lies on its side, which only grounds reach into.
  private let sides: EdgeInsets
  private let pixels: PixelGrid
  /// What contents keep below the bars at the top, in points.
  var tail = 0.0

  /// The corners of a watch, with a title for which they leave no room beside the time.
  init(toolbar: WatchToolbar?, title: String, context: LayoutContext) {
    startsAtEdge = false
    pixels = context.pixels
    keyboardGap = nil
    sides = .zero
    rise = 0
    lead = 0
    liesOverContents = false
    showsThrough = false
    isOfGlass = false
    watchToolbar = toolbar
    top = ScreenBarElements.watchTitle(title, toolbar: toolbar, in: context)
  }

  /// A title in a line of its own, below a button that stands in its corner.
  private static func watchTitle(
    _ title: String, toolbar: WatchToolbar?, in context: LayoutContext
  ) -> [any LayoutElement] {
    guard let toolbar, toolbar.leading != nil, !title.isEmpty,
      let look = StatusBarLook(context)
    else { return [] }
    let isBelowTime = look.titleBelowTime > 0 && toolbar.trailing == nil
    var inner = context.entering("Title")
    var text = Label(title, font: look.titleFont.value, numberOfLines: 2)
    let device = context.environment.device ?? .standard(for: context.theme.platform)
    // Below the buttons, wherever those end.
    let below = toolbar.overhang(below: device?.safeArea.top ?? 0) + look.gap / 2
    var insets = EdgeInsets(
      top: max(look.gap, below), leading: look.titleMargin, bottom: look.gap,
      trailing: look.titleMargin)
    if isBelowTime {
      inner.environment.textSize = context.environment.defaultTextSize
      text = Label(title, font: look.font.value, color: .custom(look.titleColor))
      let corner = device?.cornerRadius ?? 0
      // The next line after that of the time, beside the button.
      insets = EdgeInsets(
        top: -look.bottom, leading: toolbar.leadingReach, bottom: look.gap,
        trailing: max(look.margin, corner * look.cornerShare))
    }
    let label = AnyComponent(text, provenance: context.provenance(key: "title"))
      .accessibility(AccessibilityPatch(traits: [.header]))
    let element = inner.element(for: label, at: 0, axis: .horizontal)
    return [
      FrameElement(
        FrameValue(maxWidth: .infinity, alignment: isBelowTime ? .trailing : .leading),
        content: PaddingElement(insets, content: element, context: context), context: context)
    ]
  }

  /// - Parameters:
  ///   - contents: what stands between the bars.
  ///   - typing: what people type into with a keyboard, or what takes its place, over the screen's lower edge; `nil`
  ///     without one.
  init(
    _ bars: ScreenBars, around contents: ScreenContents, safeArea: EdgeInsets, title: String = "",
    typing: TypingPlace? = nil, context: LayoutContext
  ) {
    var context = context
    context.hasScrollingContent = contents.scrolls
    var upper = context
    upper.hasScrollingContent = contents.scrolls || contents.beginsInScrolling
    let places = context.conventions.screenBars
    startsAtEdge = places == .top
    pixels = context.pixels
    sides =
      places == .edges
      ? EdgeInsets(leading: safeArea.leading, trailing: safeArea.trailing) : .zero
    let look = bars.navigationBar == nil && bars.tabBar == nil ? nil : NavigationBarLook(context)
    let risen = places == .edges && bars.navigationBar != nil ? look : nil
    let rise = risen.map { safeArea.top >= $0.risesFrom ? context.rounded($0.rise) : 0 } ?? 0
    let lead =
      startsAtEdge
      ? 0 : max(0, (look?.rowTop ?? 0) + context.panelInset - (safeArea.top - rise))
    (self.rise, self.lead) = (rise, lead)
    upper.isWindow = context.conventions.windows
    upper.barReach = sides
    upper.barReach.top = startsAtEdge ? 0 : safeArea.top - rise + lead
    liesOverContents = places == .edges || places == .tabsAbove
    showsThrough = liesOverContents && bars.letsThrough(look, in: upper)
    isOfGlass = context.hasToolbarOfGlass
    let search = bars.search(typing, in: context)
    let gap = search.map { _ in InputViewLook(context)?.barGap ?? 0 }
    var lower = context
    lower.barReach = sides
    lower.barReach.bottom = search == nil ? safeArea.bottom : 0
    // The ground of a toolbar reaches to the keyboard, and behind its corners.
    if search == .toolbar {
      lower.keyboardGap = gap
      lower.groundTail = InputViewLook(context)?.radius ?? 0
    }
    keyboardGap = search == .toolbar ? 0 : gap
    func elements(_ bar: AnyComponent?, in context: LayoutContext) -> [any LayoutElement] {
      bar.map { bar in [context.adapting { bar.makeElement(in: $0) }] } ?? []
    }
    switch places {
    case .corners:
      // The navigation bar is a part of the status bar; a tab bar says what a watch has.
      bottom = elements(bars.tabBar, in: lower)
      bars.warnUnusedOnWatch(title: title, in: context)
      watchToolbar = WatchToolbar.adding(
        backOf: bars.watchBar, to: bars.toolbar.flatMap { WatchToolbar($0, in: context) },
        in: context)
      top = ScreenBarElements.watchTitle(
        title.isEmpty ? bars.watchBar?.title ?? "" : title, toolbar: watchToolbar, in: context)
    case .top:
      top = [bars.navigationBar, bars.toolbar, bars.windowTabs, bars.tabBar]
        .flatMap { elements($0, in: upper) }
    case .tabsAbove:
      var around = upper
      around.hasTabAccessory = true
      let tabs = elements(bars.tabBar, in: around)
      if let bar = bars.navigationBar, let tabs = tabs.first {
        let mayShare = bars.leavesRoomForTabs
        top = [OverlaidBars(bar, tabs: tabs, mayShareRow: mayShare, in: upper)]
      } else {
        top = tabs + elements(bars.navigationBar, in: upper)
      }
      let accessory = LowerTabAccessoryElement(
        of: bars.tabBar, isLowest: bars.toolbar == nil, in: lower)
      bottom = [accessory].compactMap(\.self) + elements(bars.toolbar, in: lower)
    case .edges:
      top = elements(bars.navigationBar, in: upper)
      // The lowest one has the room below it.
      let tabs = elements(bars.tabBar, in: lower)
      var middle = lower
      if let lowest = tabs.first {
        middle.barReach = sides
        // What fades contents goes on behind tabs that float.
        let fades = ToolbarLook(context)?.scrollEdge != nil
        if fades { middle.groundTail += lowest.size(for: .ideal).height + lower.barReach.bottom }
      }
      bottom = elements(bars.toolbar, in: middle) + tabs
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { top.isEmpty && bottom.isEmpty && watchToolbar == nil }

  private func heights(_ bars: [any LayoutElement], in width: Double) -> [Double] {
    let room = max(0, width - sides.horizontal)
    return bars.map { $0.size(for: ProposedSize(width: room, height: nil)).height }
  }

  /// How high the bars at the top are in a width, in whole pixels: what is below them begins at one.
  func upperHeight(in width: Double) -> Double {
    pixels.rounded(heights(top, in: width).reduce(tail, +))
  }

  /// What the contents keep to the edges of a screen.
  func safeArea(of frame: Rect, device: EdgeInsets) -> EdgeInsets {
    var insets = device
    let upper = upperHeight(in: frame.width)
    if upper > 0 {
      insets.top = startsAtEdge ? max(upper, device.top) : device.top - rise + lead + upper
    }
    insets.bottom += heights(bottom, in: frame.width).reduce(0, +)
    if let watchToolbar {
      // A title below the corners has room of its own.
      if upper == 0 { insets.top += watchToolbar.overhang(below: device.top) }
      insets.bottom = max(insets.bottom, watchToolbar.height)
    }
    return insets
  }

  /// How much bars take of the room that scrolled contents go on in, and sensors at the sides of a phone; nothing at
  /// the top where contents end at the bar.
  func scrollInsets(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: liesOverContents || isOfGlass ? insets.top : 0,
      leading: min(sides.leading, insets.leading), bottom: insets.bottom,
      trailing: min(sides.trailing, insets.trailing))
  }

  /// What bars take above a keyboard: a field to search with stands on it, and others are below it.
  func height(aboveKeyboardIn width: Double) -> Double {
    keyboardGap.map { $0 + heights(bottom, in: width).reduce(0, +) } ?? 0
  }

  /// The bars at the edges of a screen.
  ///
  /// - Parameters:
  ///   - whole: the screen, or what a sidebar leaves of it.
  ///   - keyboard: what a keyboard takes at the lower edge.
  func place(
    over whole: Rect, device: EdgeInsets, above keyboard: Double = 0, in direction: LayoutDirection
  ) -> [SceneNode] {
    var nodes: [SceneNode] = []
    let frame = whole.inset(by: sides, direction: direction)
    func placed(_ bar: any LayoutElement, at y: Double, height: Double) -> [SceneNode] {
      bar.place(in: Rect(x: frame.minX, y: y, width: frame.width, height: height))
    }
    var y = frame.minY + (startsAtEdge ? 0 : device.top - rise + lead)
    for (bar, height) in zip(top, heights(top, in: whole.width)) {
      nodes += placed(bar, at: y, height: height)
      y += height
    }
    y = frame.maxY - (keyboardGap.map { keyboard + $0 } ?? device.bottom)
    // What fades contents above the lowest bar lies behind that.
    var lower: [SceneNode] = []
    for (bar, height) in zip(bottom, heights(bottom, in: whole.width)).reversed() {
      y -= height
      lower = placed(bar, at: y, height: height) + lower
    }
    nodes += lower
    if let watchToolbar, let row = watchToolbar.bottom {
      nodes += placed(row, at: frame.maxY - watchToolbar.height, height: watchToolbar.height)
    }
    return nodes
  }
}
