import MaquetteComponents
import MaquetteCore

extension SplitView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("sidebar", "content", "detail", "inspector", "columnVisibility")
    keys.say("preferredCompactColumn", "sidebarWidth", "contentWidth", "inspectorWidth")
    keys.say("sidebarToggle")
    var words: [String] = []
    if self.columnVisibility != .automatic {
      words.append("columnVisibility: .constant(.\(self.columnVisibility.rawValue))")
    }
    if self.preferredCompactColumn != .detail {
      words.append("preferredCompactColumn: .constant(.\(self.preferredCompactColumn.rawValue))")
    }
    let columns = SwiftUIColumns(
      sidebar: self.sidebar, content: self.content, inspector: self.inspector,
      widths: (self.sidebarWidth, self.contentWidth, self.inspectorWidth),
      hidesToggle: self.sidebarToggle == .hidden)
    let hadSearch = export.hasSearch
    defer { export.hasSearch = hadSearch }
    return columns.view(around: export.column(self.detail), words, in: export)
  }
}

/// Columns around what is chosen.
private struct SwiftUIColumns {
  var sidebar: [AnyComponent]
  var content: [AnyComponent]
  var inspector: [AnyComponent]
  var widths: (sidebar: Double?, content: Double?, inspector: Double?)
  var hidesToggle = false

  func view(around detail: SwiftView, _ words: [String], in export: SwiftUIComponents) -> SwiftView
  {
    var detail = detail
    if !inspector.isEmpty {
      var view = export.column(inspector)
      if let width = widths.inspector {
        view.modifiers.append(".inspectorColumnWidth(\(SwiftLiteral.number(width)))")
      }
      detail.modify(".inspector(isPresented: .constant(true))", blocks: [("", [view])])
    }
    guard !sidebar.isEmpty || !content.isEmpty else { return detail }
    func column(
      _ children: [AnyComponent], _ width: Double?, isSidebar: Bool = false
    ) -> SwiftView {
      var view = export.column(children, isSidebar: isSidebar)
      if isSidebar, hidesToggle { view.modifiers.append(".toolbar(removing: .sidebarToggle)") }
      if let width {
        view.modifiers.append(".navigationSplitViewColumnWidth(\(SwiftLiteral.number(width)))")
      }
      return view
    }
    var blocks = [("", [column(sidebar, widths.sidebar, isSidebar: true)])]
    if !content.isEmpty { blocks.append(("content", [column(content, widths.content)])) }
    return SwiftView(
      SwiftView.call("NavigationSplitView", words), blocks: blocks + [("detail", [detail])])
  }
}

extension SwiftUIComponents {
  /// What stands in a column, with its bars around it.
  func column(_ children: [AnyComponent], isSidebar: Bool = false) -> SwiftView {
    var bars = ScreenBars()
    let (rest, search) = apart(children.withoutBars(&bars))
    var view = rest.isEmpty ? SwiftView("Color.clear") : stack(rest)
    addSearch(search, to: &view, isSidebar: isSidebar)
    addBars(bars, to: &view)
    return view
  }

  /// Adds a navigation bar and a toolbar to what stands between them.
  func addBars(_ bars: ScreenBars, to view: inout SwiftView) {
    if let (bar, given) = bar(bars.navigationBar, NavigationBar.self) {
      bar.add(in: self, given, to: &view)
      tellRest(given, in: &view)
    }
    if let (bar, given) = bar(bars.toolbar, Toolbar.self) {
      bar.add(in: self, given, to: &view)
      tellRest(given, in: &view)
    }
  }

  /// Adds the tabs around a view that is one of them.
  func addTabs(_ bars: ScreenBars, to view: inout SwiftView) {
    guard let (bar, given) = bar(bars.tabBar, TabBar.self) else { return }
    view = bar.tabs(around: view, in: self, given)
    tellRest(given, in: &view)
  }
}

extension Window: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("children", "sidebar", "content", "inspector", "toolbar", "navigationBar", "tabBar")
    keys.say("sidebarWidth", "contentWidth", "inspectorWidth", "scrolls", "background")
    let hadSearch = export.hasSearch
    let (shown, search) = export.apart(self.children.filter { $0.swiftUIPresented == nil })
    var view: SwiftView
    if self.isScrolling {
      let views = export.views(shown)
      view = export.list(of: views, shown) ?? export.scrolled(views, shown)
    } else {
      view = shown.isEmpty ? SwiftView("Color.clear") : export.stack(shown)
    }
    export.addSearch(search, to: &view)
    if keys.has("background") {
      export.addBackground(background, radius: 0, to: &view, at: keys.place(of: "background"))
    }
    if case .paint(let value) = self.backdrop {
      keys.say("backdrop")
      let text = export.paint(value, at: keys.place(of: "backdrop"), in: &view)
      view.modifiers.append(".background(\(text))")
    }
    keys.add(".navigationTitle({title?})", to: &view)
    if export.conventions.windows { keys.add(".navigationSubtitle({subtitle?})", to: &view) }
    export.addBars(bars, to: &view)
    let columns = SwiftUIColumns(
      sidebar: self.sidebar, content: self.content, inspector: self.inspector,
      widths: (self.sidebarWidth, self.contentWidth, self.inspectorWidth))
    view = columns.view(around: view, [], in: export)
    // A window has its field in its toolbar, and columns have bars.
    export.hasSearch = hadSearch
    export.addTabs(bars, to: &view)
    if !self.isActive, export.conventions.windows {
      keys.say("isActive")
      view.modifiers.append(".environment(\\.controlActiveState, .inactive)")
    }
    for child in self.children { export.present(child, on: &view) }
    return view
  }
}
