import MaquetteCore
import MaquetteThemes

/// A device's whole screen; its contents keep to the safe area.
///
/// On macOS it is a window: as large as a frame around it or the canvas says, or else as a standard
/// screen. Elsewhere it is as large as the device; less room makes it smaller, as an app beside
/// another one.
public struct Screen: CatalogComponent {
  public struct Keys: KeyList {
    public let device = Key(
      "", "The device's name; 'landscape' after it turns the device on its side.", type: .device)
    public let background = Key<ColorValue>(
      .named("systemBackground"),
      "The colour behind the contents.")
    public let backdrop = Key<Backdrop?>(
      nil, "The picture behind everything: a wallpaper, a picture file, a colour or a gradient.",
      aliases: ["wallpaper"])
    public let deviceFrame = Key(
      false, "Whether the body of the device is drawn around it.", named: "frame",
      type: .either(.boolean, FrameValue.specType(range: 0...10_000)))
    public let isScrolling = Key(
      false, "Whether the contents scroll.", named: "scrolls", aliases: ["isScrolling"])
    public let contentOffset = Key(
      Point.zero, "How far the contents are scrolled: [0, y], in points; needs 'scrolls: true'.",
      range: 0...Limits.coordinate)
    public let defaultScrollAnchor = Key<ScrollAnchor?>(
      nil, "The part that is shown first; the start when not given. It needs 'scrolls: true'.")
    public let title = Key(
      "", "The title beside the time, on a watch.", aliases: ["navigationTitle"])
    public let ignoresSafeArea = Key(
      false, "Whether the contents also use the space under bars and sensors.")
    public let sidebar = Key<[AnyComponent]>(
      [], "On iPad and Mac: the components in a column at the leading edge, for example a list.")
    public let inputView = Key<[AnyComponent]>(
      [], "The components that replace the keyboard, for example a picker.")
    let inputAccessoryView = PartKey(
      \Screen.accessoryList,
      "Buttons in a bar above the keyboard or 'inputView'; a flexibleSpace pushes them apart.",
      aliases: ["keyboardToolbar"])
    let navigationBar = PartKey(
      \Screen.bars.navigationSlot, "The bar at the top: its title, or its keys.")
    let toolbar = PartKey(
      \Screen.bars.toolbarSlot,
      "The bar at the bottom on iOS, at the top on macOS, in the corners of a watch.")
    let tabBar = PartKey(\Screen.bars.tabSlot, "The bar that switches between the app's areas.")
    public let showsStatusBar = Key<Bool?>(
      nil,
      "On iOS: whether the status bar and the home indicator are drawn; by default when there "
        + "is a bar.")
    public let statusBar = Key<StatusBar?>(
      nil,
      "On iOS: battery, network and colour of the status bar, which is drawn then; or true, false.")
    public let children = Key<[AnyComponent]>(
      [], "The components from top to bottom.", aliases: ["content", "view"])
  }

  /// The colour behind everything: the system's background by default.
  public var background: ColorValue {
    get { values[Screen.keys.background] }
    set { values[Screen.keys.background] = newValue }
  }
  public static let keys = Keys()
  public var values = KeyedValues()

  /// Buttons in a bar above the input view, or above the lower edge, with a ``Spacer`` between those
  /// at both ends: UIKit's input accessory view; empty for none.
  public var inputAccessoryView: [AnyComponent] = []
  /// The bars at the screen's edges, which leave the room between them to the contents.
  package var bars: ScreenBars
  /// What stands beside the contents, besides the sidebar.
  package var columns = SplitColumns()
  /// The screen that a window has in the place of the device's; `nil` for the device's.
  package var windowDevice: Device?
  /// Whether a window may be wider than its screen by itself: columns are shown whatever that is.
  package var isFlexible = false
  /// How much the buttons of a window take at the leading end of its bars, in points.
  package var controlsEnd = 0.0

  /// A screen.
  ///
  /// - Parameters:
  ///   - navigationBar: the bar at the top.
  ///   - toolbar: the bar at the bottom on iOS, at the top of a window on macOS, on a watch in the
  ///     corners.
  ///   - tabBar: the bar that switches between areas: at the bottom on iOS, at the top on tvOS.
  public init(
    device: String = "", title: String = "", background: ColorValue = .named("systemBackground"),
    isScrolling: Bool = false, ignoresSafeArea: Bool = false,
    navigationBar: NavigationBar? = nil, toolbar: Toolbar? = nil, tabBar: TabBar? = nil,
    showsStatusBar: Bool? = nil, @ComponentBuilder children: () -> [AnyComponent]
  ) {
    bars = ScreenBars(navigationBar: navigationBar, toolbar: toolbar, tabBar: tabBar)
    self.showsStatusBar = showsStatusBar
    self.device = device
    self.title = title
    self.background = background
    self.isScrolling = isScrolling
    self.ignoresSafeArea = ignoresSafeArea
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    if let other = split(in: context) ?? searchingBelow(in: context) ?? joiningBars(in: context)
      ?? withSidebarToggleBelowTitle(in: context)
    {
      return other.makeElement(in: context)
    }
    // What is behind a screen is not seen.
    var context = context.offGlass.entering("Screen")
    context.isScrolling = context.isScrolling || self.isScrolling
    // Sizes that follow the case of a watch are those of this screen, and so is the look.
    context.environment.take(windowDevice ?? screenDevice(in: context))
    let device = context.environment.device
    // Corners that follow others follow those of the display, or of the window.
    let corners = device.map { CornerContainer(.points($0.cornerRadius), in: nil) }
    context.corners = corners
    // What opens in the screen stays on it.
    context.presentations = PresentationCollector()
    // What is presented over the screen is none of its contents, in whatever column it is written.
    let children = self.children.filter { $0.presented == nil }
    let columns = self.columns.withoutPresented
    let inSidebar = self.sidebar.filter { $0.presented == nil }
    let all = self.children + self.sidebar + self.columns.content + self.columns.inspector
    let presented = PresentedElement.all(of: all, in: context)
    let besidesPresented = all.filter { $0.presented == nil } + self.bars.all + inputAccessoryView
    let isBehind = presented.contains(where: \.dimsTint)
    if isBehind || besidesPresented.openDimming(in: context) {
      context = context.withDimmedTint(isAnchored: !isBehind)
    }
    context.isBehindSheet = context.conventions.windows && !presented.isEmpty
    for child in children { context.warnOfMisplacedBar(child) }
    var front =
      self.backdrop.map { context.inFront(of: $0, over: background) }
      ?? context.inFront(of: background)
    front.hasRoomAboveCards = children.leaveRoomAboveCards(
      isBelowSmallTitle: self.bars.watchBar?.leavesRoomForLists(in: front) == true, in: front)
    context.leadingControls = controlsEnd
    let contents = ScreenContents(
      children, isScrolling: self.isScrolling, contentOffset: self.contentOffset,
      anchor: self.defaultScrollAnchor, in: front)
    if !self.isScrolling { context.warnOfUnusedScrolling() }
    context.warnOfUnusedKeys(of: "Screen", except: self.sidebar.isEmpty ? ["sidebar"] : [])
    context.selectsBesideSidebar =
      !inSidebar.isEmpty && (children + columns.content).haveSelectedRow(in: context)
    let sidebar = ScreenSidebar(
      inSidebar, width: columns.sidebarWidth, safeArea: device?.safeArea ?? .zero,
      toolbar: self.bars.windowBar, hasToggle: columns.hasSidebarToggle,
      items: columns.sidebarItems, context: context)
    context.hasSidebar = sidebar != nil
    context.panelInset = sidebar?.inset ?? 0
    if sidebar != nil { context.leadingControls = 0 }
    let safeArea = device?.safeArea ?? .zero
    let beside = ScreenColumns(sidebar: sidebar, columns, safeArea: safeArea, context: context)
    if beside.hasLeading { context.leadingControls = 0 }
    // A first guess, which what is placed behind each bar corrects.
    let hasGround = self.backdrop != nil || background != .named("systemBackground")
    let behind = hasGround ? front.ground : nil
    let glassBackdrop = context.newGlassBackdrop
    var over = context.onGlass(over: glassBackdrop, ground: behind)
    over.inspectorWidth = beside.inspectorWidth
    over.contentWidth = beside.contentWidth
    // A keyboard is none of the screen's contents.
    let input = InputPanel(
      view: self.inputView, accessory: inputAccessoryView, context: context.withoutDimmedTint)
    let typing = self.typing(with: input, into: presented)
    // The line at the lower edge can be read on what is behind it, with or without glass.
    let signBackdrop =
      context.has(PhoneStatusBarLook.self)
      ? glassBackdrop ?? GlassBackdrop(pictures: context.pictures) : nil
    let bars = ScreenBarElements(
      self.bars, around: contents, safeArea: safeArea, title: self.title, typing: typing,
      context: over)
    let screen = ScreenElement(
      device: device, bars: bars,
      restingBars: self.bars.resting(typing, around: contents, safeArea: safeArea, in: over),
      scrolledBars: { [bars = self.bars] isResting, rest in
        bars.scrolled(
          contents, from: rest, below: safeArea, typing: isResting ? .contents : typing, in: over)
      },
      statusBar: systemSigns(
        device, bars: bars, isOnBlack: presented.contains { $0.pushed != nil },
        backdrop: signBackdrop, panel: sidebar?.floats == true ? context : nil, in: over),
      ignoresSafeArea: self.ignoresSafeArea, scrolls: contents.scrolls,
      ground: self.ground(in: context), content: contents.element, scrollRoom: contents.room,
      columns: beside, input: input, presented: presented, glassBackdrop: glassBackdrop,
      signBackdrop: signBackdrop, contentBackdrop: front.glassBackdrop, context: context)
    guard let device, let body = bodyLook(in: context) else { return screen }
    return DeviceFrameElement(screen, device: device, look: body, context: context)
  }

  /// The screen with the bar of the tab view, or the columns of the split view, that is its only
  /// content; `nil` where there is neither.
  private func split(in context: LayoutContext) -> Screen? {
    let contents = self.children.filter { $0.presented == nil }
    guard contents.count == 1, let child = contents.first else { return nil }
    var copy = self
    let presented = self.children.filter { $0.presented != nil }
    if let columns = child.base as? SplitView {
      columns.spread(over: &copy, in: context)
    } else if self.bars.tabBar == nil,
      let (bar, shown) = (child.base as? TabView)?.split(in: context)
    {
      copy.bars.tabBar = AnyComponent(bar, provenance: child.provenance)
      copy.children = shown
    } else {
      return nil
    }
    copy.children += presented
    return copy
  }

  /// What it draws behind everything.
  private func ground(in context: LayoutContext) -> ScreenGround {
    context.report(self.backdrop?.problem(key: "backdrop", range: 0...0), of: "backdrop")
    let hasOwn = self.backdrop != nil || background != .named("systemBackground")
    let children = self.children.filter { $0.presented == nil }
    let own = hasOwn ? nil : children.screenBackground(in: context)
    return ScreenGround(
      own ?? context.color(background, key: "background"), backdrop: self.backdrop,
      isDark: context.environment.appearance == .dark, context: context)
  }
}
