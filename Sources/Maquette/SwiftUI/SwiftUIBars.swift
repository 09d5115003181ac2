import MaquetteComponents

/// A bar, which alone stands over nothing.
private protocol SwiftUIBar: SwiftUISource {
  func add(in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView)
}

extension SwiftUIBar {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var content = SwiftView("Color.clear")
    add(in: export, keys, to: &content)
    return SwiftView("NavigationStack", children: [content])
  }
}

extension NavigationBar: SwiftUIBar {
  /// Adds the bar to what stands below it.
  func add(in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView) {
    keys.say("leadingItems", "principal", "trailingItems", "searchPrompt", "searchPlacement")
    keys.say("searchText", "isSearchPresented", "hidesSearchBarWhenScrolling")
    keys.add(
      ".navigationTitle({title?})", ".navigationSubtitle({subtitle?})",
      ".navigationBarTitleDisplayMode(.{titleDisplayMode?})",
      to: &view)
    export.addToolbar(
      [
        ("topBarLeading", leadingItems), ("principal", self.principal.inOneRow.map { [$0] } ?? []),
        ("topBarTrailing", trailingItems),
      ], to: &view)
    export.addSearch(
      self.searchPrompt, text: self.searchText, isPresented: self.isSearchPresented,
      at: self.searchPlacement, isKept: !self.hidesSearchBarWhenScrolling, to: &view)
    keys.add(
      ".searchToolbarBehavior(.{searchToolbarBehavior?})",
      ".toolbarBackground(.{backgroundVisibility?}, for: .navigationBar)",
      ".scrollEdgeEffectStyle(.{scrollEdgeEffect?}, for: .top)", "isAtScrollEdge=true",
      to: &view)
  }
}

extension Toolbar: SwiftUIBar {
  /// Adds the bar to what stands above or below it.
  func add(in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView) {
    keys.say("items", "leadingItems", "trailingItems", "searchPrompt")
    keys.add(".navigationTitle({title?})", ".navigationSubtitle({subtitle?})", to: &view)
    let isMac = export.conventions.toolbar == .window
    export.addToolbar(
      [
        (isMac ? "navigation" : "topBarLeading", leadingItems),
        (isMac ? "automatic" : "bottomBar", items),
        (isMac ? "primaryAction" : "topBarTrailing", trailingItems),
      ], to: &view)
    export.addSearch(self.searchPrompt, to: &view)
    // A window's style is said where its scene is.
    keys.add(
      "showsWindowControls=true",
      ".toolbarBackground(.{backgroundVisibility?}, for: .\(isMac ? "windowToolbar" : "bottomBar"))",
      ".scrollEdgeEffectStyle(.{scrollEdgeEffect?}, for: .\(isMac ? "top" : "bottom"))",
      to: &view)
  }
}

extension TabBar: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    tabs(around: SwiftView("Color.clear"), in: export, keys)
  }

  /// The tabs, of which the chosen one shows a view.
  func tabs(around content: SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys)
    -> SwiftView
  {
    keys.say("items", "selection")
    // Only a tab by itself has a purpose, and a modifier of a page says nothing about its tab.
    let areTabs = items.contains { $0.role != .normal || !$0.isEnabled }
    let pages = items.enumerated().map { index, item in
      let page = index == selection ? content : SwiftView("Color.clear")
      var view = areTabs ? item.tab(of: page, index, in: export) : item.page(page, in: export)
      if !item.badge.isEmpty {
        view.modifiers.append(".badge(\(SwiftLiteral.title(item.badge)))")
      }
      if !areTabs { view.modifiers.append(".tag(\(index))") }
      if !item.isEnabled { view.modifiers.append(".disabled(true)") }
      return view
    }
    var view = SwiftView("TabView(selection: .constant(\(selection)))", children: pages)
    keys.say("accessory")
    if !self.accessory.isEmpty {
      view.modify(".tabViewBottomAccessory", blocks: [("", export.views(self.accessory))])
    }
    keys.add("isMinimized?.tabBarMinimizeBehavior(.onScrollDown)", to: &view)
    keys.add(
      ".toolbarBackground(.{backgroundVisibility?}, for: .tabBar)", "tint", "state", to: &view)
    return view
  }
}

extension TabItem {
  /// A page that says what its tab shows.
  fileprivate func page(_ page: SwiftView, in export: SwiftUIComponents) -> SwiftView {
    var page = page
    page.modify(".tabItem", blocks: [("", [export.label(title, symbol: systemImage)])])
    return page
  }

  /// A tab with a page in it: what SwiftUI has since iOS 18.
  fileprivate func tab(
    of page: SwiftView, _ index: Int, in export: SwiftUIComponents
  ) -> SwiftView {
    var words = ["value: \(index)"]
    if role != .normal { words.append("role: .\(role.rawValue)") }
    let symbol = shownImage
    if !title.isEmpty, !symbol.isEmpty {
      let label = [SwiftLiteral.title(title), "systemImage: \(SwiftLiteral.string(symbol))"]
      return SwiftView(call: "Tab", label + words, children: [page])
    }
    // The system has a label for a search.
    if title.isEmpty, systemImage.isEmpty, role == .search {
      return SwiftView(call: "Tab", words, children: [page])
    }
    return SwiftView(
      SwiftView.call("Tab", words),
      blocks: [("", [page]), ("label", [export.label(title, symbol: symbol)])])
  }
}

extension SwiftUIComponents {
  /// Adds a search field to the bar above a view.
  ///
  /// - Parameter isKept: whether it stays where the view is scrolled.
  func addSearch(
    _ prompt: String?, text: String = "", isPresented: Bool = false,
    at placement: SearchFieldPlacement = .automatic, isKept: Bool = false, to view: inout SwiftView
  ) {
    guard let prompt else { return }
    var words = ["text: .constant(\(SwiftLiteral.string(text)))"]
    if isPresented { words.append("isPresented: .constant(true)") }
    if isKept {
      words.append("placement: .navigationBarDrawer(displayMode: .always)")
    } else if placement != .automatic {
      words.append("placement: .\(placement.rawValue)")
    }
    words.append("prompt: Text(\(SwiftLiteral.verbatim(prompt)))")
    view.modifiers.append(SwiftView.call(".searchable", words))
  }

  /// A bar of a screen and the keys that it was given.
  func bar<Bar: CatalogComponent>(_ component: AnyComponent?, _ type: Bar.Type)
    -> (bar: Bar, keys: ExportedKeys)?
  {
    guard let component, let bar = component.unmodified as? Bar else { return nil }
    return (bar, ExportedKeys(of: component, bar, in: self))
  }
}
