import MaquetteCore
import MaquetteThemes

/// Which columns a split view shows, under SwiftUI's names.
public enum SplitViewVisibility: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// All of them where there is room: in a window, or on a screen on its side.
  case automatic
  /// All of them.
  case all
  /// The last two.
  case doubleColumn
  /// What is chosen alone.
  case detailOnly
}

/// A column of a split view.
public enum SplitViewColumn: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The first one.
  case sidebar
  /// The one in the middle of three.
  case content
  /// What is chosen.
  case detail
}

/// Two or three columns, of which each chooses what the next one shows: SwiftUI's
/// `NavigationSplitView`.
///
/// As the only content of a ``Screen`` or a ``Window`` it takes all of it, and by itself all of a device. A `NavigationBar` or
/// `Toolbar` among the components of a column stands at its edge. On an iPhone, a watch and a television,
/// and in a narrow window of an iPad, one column is shown.
public struct SplitView: CatalogComponent {
  public struct Keys: KeyList {
    public let sidebar = Key<[AnyComponent]>(
      [], "The components in the first column.", aliases: ["primary"])
    public let content = Key<[AnyComponent]>(
      [], "The components in the middle column of three.", aliases: ["supplementary"])
    public let detail = Key<[AnyComponent]>(
      [], "The components in the last column: the details of the selection.",
      aliases: ["children", "secondary"])
    public let inspector = Key<[AnyComponent]>(
      [],
      "The components in one more column, after 'detail'.")
    public let columnVisibility = Key<SplitViewVisibility>(
      .automatic, "Which columns are shown.", aliases: ["preferredDisplayMode"])
    public let preferredCompactColumn = Key<SplitViewColumn>(
      .detail, "The column that is shown when only one fits.")
    public let sidebarToggle = Key(
      Visibility.automatic,
      "Whether the button that shows and hides the sidebar is drawn, where the platform has it: in "
        + "the first bar on an iPad, and beside the buttons of a window on a Mac.",
      aliases: ["sidebarButton", "displayModeButton"])
    public let sidebarWidth = Key<Double?>(
      nil, "The width of the sidebar; the platform's when not given.",
      aliases: ["preferredPrimaryColumnWidth"], range: 40...2_000)
    public let contentWidth = Key<Double?>(
      nil, "The width of the column in the middle; the platform's when not given.",
      aliases: ["preferredSupplementaryColumnWidth"], range: 40...2_000)
    public let inspectorWidth = Key<Double?>(
      nil, "The width of the inspector; the platform's when not given.",
      aliases: ["inspectorColumnWidth"], range: 40...2_000)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A split view of two columns, or of three with content.
  public init(
    columnVisibility: SplitViewVisibility = .automatic,
    @ComponentBuilder sidebar: () -> [AnyComponent],
    @ComponentBuilder content: () -> [AnyComponent] = { [] },
    @ComponentBuilder detail: () -> [AnyComponent]
  ) {
    self.columnVisibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    // As the whole picture of a device it is what an app shows there.
    if context.path.isEmpty, context.environment.device != nil, context.canvasSize == nil {
      return Screen { AnyComponent(self, provenance: context.provenance) }.makeElement(in: context)
    }
    var context = context.offGlass.entering("SplitView")
    var screen = Screen {}
    spread(over: &screen, in: context, hasWidth: false)
    screen = screen.joiningBars(in: context) ?? screen
    screen = screen.withSidebarToggleBelowTitle(in: context) ?? screen
    // Nothing around it says that it is a window, which has buttons.
    if context.conventions.windows {
      screen.bars.toolbar = screen.bars.toolbar?.replacing(Toolbar.self) { bar in
        bar.with { $0.showsWindowControls = bar.showsWindowControls ?? false }
      }
    }
    let others = screen.children + screen.columns.content
    context.selectsBesideSidebar = !screen.sidebar.isEmpty && others.haveSelectedRow(in: context)
    let safeArea = EdgeInsets.zero
    let toolbar = screen.bars.windowBar
    let sidebar = ScreenSidebar(
      screen.sidebar, width: screen.columns.sidebarWidth, safeArea: safeArea, toolbar: toolbar,
      hasControls: toolbar != nil, hasToggle: screen.columns.hasSidebarToggle,
      items: screen.columns.sidebarItems, context: context)
    context.hasSidebar = sidebar != nil
    context.panelInset = sidebar?.inset ?? 0
    let columns = ScreenColumns(
      sidebar: sidebar, screen.columns, safeArea: safeArea, context: context)
    var over = context
    over.inspectorWidth = columns.inspectorWidth
    over.contentWidth = columns.contentWidth
    let contents = ScreenContents(screen.children, in: context)
    let ground = screen.children.screenBackground(in: context) ?? context.systemBackground
    let element = ScreenElement(
      component: "SplitView", device: nil,
      bars: ScreenBarElements(
        screen.bars, around: contents, safeArea: safeArea, context: over),
      scrolledBars: { [bars = screen.bars, over] _, rest in
        bars.scrolled(contents, from: rest, below: safeArea, in: over)
      },
      statusBar: nil, ignoresSafeArea: false, scrolls: contents.scrolls,
      ground: ScreenGround(ground, context: context), content: contents.element,
      scrollRoom: contents.room,
      columns: columns, input: nil, presented: [], context: context)
    return FrameElement(
      FrameValue(maxWidth: .infinity, maxHeight: .infinity), content: element, context: context)
  }

  /// Puts the columns that are shown into a screen.
  ///
  /// - Parameter hasWidth: whether the screen's width decides on what is shown.
  func spread(over screen: inout Screen, in context: LayoutContext, hasWidth: Bool = true) {
    if self.detail.isEmpty && self.sidebar.isEmpty {
      context.report(
        .warning, "the split view has nothing to show", key: "detail",
        hint: "list components below 'sidebar:' and 'detail:'", id: .nothingToShow)
    }
    let device = screen.windowDevice ?? screen.screenDevice(in: context.muted)
    let isFree = screen.isFlexible || context.conventions.windows || !hasWidth
    let width = isFree ? .infinity : device?.size.width ?? 0
    guard context.has(SidebarLook.self), width >= SplitView.regularWidth else {
      screen.children = column(self.preferredCompactColumn).withoutBars(&screen.bars)
      return
    }
    if screen.bars.toolbar == nil { screen.columns.haveOwnBar = true }
    screen.children = self.detail.withoutBars(&screen.bars)
    if context.conventions.windows { screen.columns.bars += screen.children.takeToolbars() }
    var shown = self.columnVisibility
    if shown == .automatic {
      shown = width < SplitView.wideWidth && !self.content.isEmpty ? .doubleColumn : .all
    }
    if shown == .all || shown == .doubleColumn && self.content.isEmpty {
      screen.sidebar = self.sidebar
    }
    if shown != .detailOnly { screen.columns.content = self.content }
    addSidebarToggle(to: &screen, in: context)
    screen.columns.inspector = self.inspector
    screen.columns.sidebarWidth = self.sidebarWidth
    screen.columns.contentWidth = self.contentWidth
    screen.columns.inspectorWidth = self.inspectorWidth
  }

  /// Adds the button that shows and hides the sidebar to the first bar, or beside the buttons of a window.
  private func addSidebarToggle(to screen: inout Screen, in context: LayoutContext) {
    guard self.sidebarToggle != .hidden, !self.sidebar.isEmpty,
      SidebarLook(context)?.toggle ?? 0 > 0
    else { return }
    let isShown = !screen.sidebar.isEmpty
    if context.conventions.windows {
      screen.columns.hasSidebarToggle = isShown
      if !isShown {
        screen.bars.toolbar = screen.bars.toolbar?.withWindowSidebarToggle(in: context)
      }
    } else if isShown {
      screen.sidebar = screen.sidebar.map { $0.withSidebarToggle(in: context) }
    } else if !screen.columns.content.isEmpty {
      screen.columns.content = screen.columns.content.map { $0.withSidebarToggle(in: context) }
    } else {
      screen.bars.navigationBar = screen.bars.navigationBar?.withSidebarToggle(in: context)
    }
  }

  /// Where iPads begin to show columns side by side, in points. Documented: widths below are compact
  /// (HIG, Layout: all iPads alone on their screen are regular, a third of one is compact).
  private static let regularWidth = 600.0
  /// Where three columns have room. Estimated: iPads on their side.
  private static let wideWidth = 1_000.0

  private func column(_ column: SplitViewColumn) -> [AnyComponent] {
    switch column {
    case .sidebar: self.sidebar
    case .content: self.content.isEmpty ? self.sidebar : self.content
    case .detail: self.detail
    }
  }
}
