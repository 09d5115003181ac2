import MaquetteCore
import MaquetteThemes

/// What stands in the columns beside the contents of a screen, and how wide they are.
package struct SplitColumns: Hashable, Sendable {
  /// The list in the middle of three columns.
  package var content: [AnyComponent] = []
  /// The toolbars among the contents of a window, which its own takes up.
  package var bars: [AnyComponent] = []
  /// Whether the window's own toolbar is the first of those among its contents.
  package var haveOwnBar = false
  /// The items of toolbars in the sidebar of a window.
  package var sidebarItems: [AnyComponent] = []
  /// What stands after the contents.
  package var inspector: [AnyComponent] = []
  /// Whether the sidebar of a window has a button that hides it.
  package var hasSidebarToggle = false
  /// The width of the sidebar; `nil` for the platform's.
  package var sidebarWidth: Double?
  /// The width of the list in the middle; `nil` for the platform's.
  package var contentWidth: Double?
  /// The width of the inspector; `nil` for the platform's.
  package var inspectorWidth: Double?

  /// The columns without what is presented over the screen.
  var withoutPresented: SplitColumns {
    var copy = self
    copy.content.removeAll { $0.presented != nil }
    copy.inspector.removeAll { $0.presented != nil }
    return copy
  }
}

/// The columns of a screen, ready to be placed.
struct ScreenColumns {
  let sidebar: ScreenSidebar?
  private let content: ScreenColumn?
  private let inspector: ScreenColumn?
  /// Whether the bars at the top of the screen lie over all columns but the sidebar.
  private let sharesBars: Bool
  private let context: LayoutContext

  /// No columns.
  static func none(in context: LayoutContext) -> ScreenColumns {
    ScreenColumns(sidebar: nil, SplitColumns(), safeArea: .zero, context: context)
  }

  init(
    sidebar: ScreenSidebar?, _ columns: SplitColumns, safeArea: EdgeInsets, context: LayoutContext
  ) {
    self.sidebar = sidebar
    self.context = context
    sharesBars = context.conventions.windows
    let isSplit = !columns.content.isEmpty || !columns.inspector.isEmpty
    guard isSplit, let look = context.look(SplitViewLook.self, component: "columns") else {
      (content, inspector) = (nil, nil)
      return
    }
    content = ScreenColumn(
      columns.content, name: "Content", side: .before,
      width: columns.contentWidth ?? look.contentWidth, background: look.contentBackground,
      separator: look.separator, safeArea: safeArea, context: context)
    inspector = ScreenColumn(
      columns.inspector, name: "Inspector", side: .after,
      width: columns.inspectorWidth ?? look.inspectorWidth,
      background: look.inspectorBackground, separator: look.separator, safeArea: safeArea,
      context: context.withoutControls)
  }

  /// Whether there is nothing beside the contents.
  var isEmpty: Bool { sidebar == nil && content == nil && inspector == nil }

  /// Whether something stands before the contents, so that they are safe from the screen's edge.
  var hasLeading: Bool { sidebar != nil || content != nil }

  /// Whether something stands after them.
  var hasTrailing: Bool { inspector != nil }

  /// The columns between the sidebar and the edge.
  func main(of screen: Rect) -> Rect { sidebar?.rest(of: screen) ?? screen }

  /// The room that bars at the top have.
  func barRoom(of screen: Rect) -> Rect { sharesBars ? main(of: screen) : detail(of: screen) }

  /// How much of the room each column takes at most: the contents keep a third beside two of them.
  private var share: Double { content != nil && inspector != nil ? 1 / 3 : 0.4 }

  /// The width of the inspector where the columns have one; `nil` for none that bars reach over.
  var inspectorWidth: ((Double) -> Double)? {
    guard sharesBars, let inspector else { return nil }
    let share = share
    return { inspector.width(in: $0, atMost: share) }
  }

  /// The width of the list's column where bars reach over it; `nil` for none.
  var contentWidth: ((Double) -> Double)? {
    guard sharesBars, let content else { return nil }
    let share = share
    return { content.width(in: $0, atMost: share) }
  }

  /// How far a sidebar that floats reaches before the contents, where they begin beside it, in points.
  func panelWidth(in screen: Rect) -> Double {
    guard sidebar?.floats == true, content == nil else { return 0 }
    return screen.width - main(of: screen).width
  }

  /// What is left for the contents.
  func detail(of screen: Rect) -> Rect {
    let main = main(of: screen)
    return main.inset(
      by: EdgeInsets(
        leading: content?.width(in: main.width, atMost: share) ?? 0,
        trailing: inspector?.width(in: main.width, atMost: share) ?? 0),
      direction: context.direction)
  }

  /// The nodes of the columns on both sides of the contents, without the sidebar.
  ///
  /// - Parameters:
  ///   - safeArea: what the screen itself takes at its edges.
  ///   - bars: what bars that all columns share take as well.
  func place(in screen: Rect, safeArea: EdgeInsets, below bars: Double) -> [SceneNode] {
    let main = main(of: screen)
    let place = ReadingFrame(frame: main, direction: context.direction)
    var own = safeArea
    if sharesBars { own.top = bars }
    var nodes: [SceneNode] = []
    if let content {
      var insets = own
      if sidebar != nil { insets.leading = 0 }
      insets.trailing = 0
      let width = content.width(in: main.width, atMost: share)
      nodes.append(
        content.place(
          in: place(Rect(x: 0, y: 0, width: width, height: main.height)), safeArea: insets,
          reach: sidebar?.floats == true ? screen.width - main.width : 0))
    }
    if let inspector {
      var insets = own
      insets.leading = 0
      let width = inspector.width(in: main.width, atMost: share)
      let frame = Rect(x: main.width - width, y: 0, width: width, height: main.height)
      nodes.append(inspector.place(in: place(frame), safeArea: insets))
    }
    return nodes
  }
}
