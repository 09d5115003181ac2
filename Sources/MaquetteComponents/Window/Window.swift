import MaquetteThemes

/// A window of a Mac or an iPad: a title bar or toolbar, tabs, columns, and corners with a shadow.
///
/// On macOS it has the three buttons that close, minimise and zoom it; on an iPad three dots at its upper
/// edge, and since version 26 these buttons. What is `presented` over a screen is presented over it.
/// The other platforms have none.
public struct Window: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The title.", aliases: ["navigationTitle"])
    public let subtitle = Key(
      "", "On macOS: a smaller line below the title.", aliases: ["navigationSubtitle"])
    public let size = Key<WindowSize>(
      .automatic, "How much of the screen it takes; 'width' and 'height' set its size in points.")
    public let isActive = Key(
      true,
      "Whether the window is in front. A window behind others has no accent colour and less "
        + "shadow.",
      aliases: ["isKey"])
    public let sidebar = Key<[AnyComponent]>([], "The components in a column at the leading edge.")
    public let content = Key<[AnyComponent]>(
      [], "The components in a column after the sidebar, for example a list.")
    public let inspector = Key<[AnyComponent]>(
      [],
      "The components in a column at the trailing edge.")
    let toolbar = PartKey(
      \Window.bars.toolbarSlot, "The bar at the top on macOS, at the bottom on an iPad.")
    let navigationBar = PartKey(
      \Window.bars.navigationSlot, "On an iPad: the bar at the top.")
    let tabBar = PartKey(
      \Window.bars.tabSlot, "On an iPad: the bar that switches between the app's areas.")
    public let tabs = Key<TextList>([], "On macOS: the titles of its tabs.")
    public let chosen = Key<Selection>(
      .automatic, "The tab shown: its number from 0, or its title.", named: "selectedTab",
      aliases: ["selection"])
    public let background = Key<ColorValue>(
      .named("systemBackground"), "The colour behind the contents.")
    public let backdrop = Key<Backdrop?>(
      nil,
      "The picture behind everything in it: a wallpaper, a picture file, a colour or a gradient.")
    public let isScrolling = Key(false, "Whether the contents scroll.", named: "scrolls")
    public let sidebarWidth = Key<Double?>(
      nil, "The width of the sidebar; the platform's when not given.", range: 40...2_000)
    public let contentWidth = Key<Double?>(
      nil, "The width of the column with 'content'; the platform's when not given.",
      range: 40...2_000)
    public let inspectorWidth = Key<Double?>(
      nil, "The width of the inspector; the platform's when not given.", range: 40...2_000)
    public let children = Key<[AnyComponent]>(
      [], "The components from top to bottom.", aliases: ["detail", "view"])
  }

  /// The colour of its contents: the system's background by default.
  public var background: ColorValue {
    get { values[Window.keys.background] }
    set { values[Window.keys.background] = newValue }
  }
  public static let keys = Keys()
  public var values = KeyedValues()

  /// The bars at its edges.
  package var bars = ScreenBars()

  /// A window.
  ///
  /// - Parameters:
  ///   - size: how much of the screen it takes.
  ///   - toolbar: the bar at the top on macOS, at the bottom on an iPad.
  ///   - navigationBar: the bar at the top on an iPad.
  public init(
    _ title: String = "", subtitle: String = "", size: WindowSize = .automatic,
    toolbar: Toolbar? = nil, navigationBar: NavigationBar? = nil,
    @ComponentBuilder sidebar: () -> [AnyComponent] = { [] },
    @ComponentBuilder content: () -> [AnyComponent] = { [] },
    @ComponentBuilder inspector: () -> [AnyComponent] = { [] },
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    bars = ScreenBars(navigationBar: navigationBar, toolbar: toolbar, tabBar: nil)
    self.title = title
    self.subtitle = subtitle
    self.size = size
    self.sidebar = sidebar()
    self.content = content()
    self.inspector = inspector()
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Window")
    // It hides what is behind the screen around.
    context.isOverBackdrop = false
    guard let look = context.look(WindowLook.self, component: "window") else {
      return EmptyElement()
    }
    if !context.conventions.windows {
      context.warnUnused(
        "subtitle", "tabs", "selectedTab", because: "only windows of macOS have them")
    }
    if !self.isActive { context.environment.controlActiveState = .inactive }
    let screen = context.environment.device ?? .standard(for: context.theme.platform)
    guard let screen else { return EmptyElement() }
    let shape = WindowShape(self, screen: screen, look: look, context: context)
    // Documented: HIG, Dark Mode: elevated backgrounds set windows of an iPad apart from one another.
    if !context.conventions.windows, !shape.isFull { context.environment.level = .elevated }
    let content = self.screen(shape, in: context).makeElement(in: context)
    return WindowElement(content, window: self, shape: shape, context: context)
  }

  /// What it shows, as a screen of its size.
  private func screen(_ shape: WindowShape, in context: LayoutContext) -> Screen {
    var result = Screen(background: background) { self.children }
    result.windowDevice = shape.device
    result.isFlexible = self.size == .automatic
    result.controlsEnd = shape.controls?.end ?? 0
    result.bars = bars(in: context)
    result.backdrop = self.backdrop
    result.isScrolling = self.isScrolling
    result.showsStatusBar = shape.isFull ? nil : false
    result.sidebar = self.sidebar
    result.columns = SplitColumns(
      content: self.content, inspector: self.inspector, sidebarWidth: self.sidebarWidth,
      contentWidth: self.contentWidth, inspectorWidth: self.inspectorWidth)
    return result
  }

  /// The bars with the window's title where they have none themselves.
  private func bars(in context: LayoutContext) -> ScreenBars {
    var result = bars
    guard context.conventions.windows else {
      // Columns have bars of their own.
      let isSplit = self.children.contains { $0.unmodified is SplitView }
      if bars.navigationBar == nil, !self.title.isEmpty, !isSplit {
        var bar = NavigationBar(self.title)
        bar.titleDisplayMode = .inline
        result.navigationBar = AnyComponent(bar, provenance: context.provenance)
      }
      return result
    }
    if result.toolbar == nil {
      var bar = Toolbar(self.title) {}
      bar.subtitle = self.subtitle
      bar.isTitleBar = !floatsSidebar(in: context)
      result.toolbar = AnyComponent(bar, provenance: context.provenance)
    } else {
      result.toolbar = result.toolbar?.replacing(Toolbar.self) { bar in
        guard bar.title.isEmpty else { return bar }
        var copy = bar
        copy.title = self.title
        copy.subtitle = bar.subtitle.isEmpty ? self.subtitle : bar.subtitle
        return copy
      }
    }
    if !self.tabs.texts.isEmpty {
      result.windowTabs = AnyComponent(
        WindowTabs(titles: self.tabs.texts, chosen: self.chosen), provenance: context.provenance)
    } else {
      context.warnUnused("selectedTab", because: "the window has no 'tabs'")
    }
    return result
  }
}
