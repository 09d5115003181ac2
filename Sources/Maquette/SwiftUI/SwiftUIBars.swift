import MaquetteComponents
import MaquetteCore

extension NavigationBar: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var content = SwiftView("Color.clear")
    add(in: export, keys, to: &content)
    return SwiftView("NavigationStack", children: [content])
  }

  /// Adds the bar to what stands below it.
  func add(in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView) {
    keys.say("leadingItems", "trailingItems", "searchPrompt", "searchPlacement")
    keys.add(
      ".navigationTitle({title?})", ".navigationSubtitle({subtitle?})",
      ".navigationBarTitleDisplayMode(.{titleDisplayMode?})",
      to: &view)
    export.addToolbar(
      [("topBarLeading", leadingItems), ("topBarTrailing", trailingItems)], to: &view)
    export.addSearch(self.searchPrompt, at: self.searchPlacement, to: &view)
    keys.add(
      ".toolbarBackground(.{backgroundVisibility?}, for: .navigationBar)",
      ".scrollEdgeEffectStyle(.{scrollEdgeEffect?}, for: .top)", "isAtScrollEdge=true",
      to: &view)
  }
}

extension Toolbar: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var content = SwiftView("Color.clear")
    add(in: export, keys, to: &content)
    return SwiftView("NavigationStack", children: [content])
  }

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
    let pages = items.enumerated().map { index, item in
      var page = index == selection ? content : SwiftView("Color.clear")
      page.modify(".tabItem", blocks: [("", [export.label(item.title, symbol: item.systemImage)])])
      if !item.badge.isEmpty {
        page.modifiers.append(".badge(\(SwiftLiteral.title(item.badge)))")
      }
      page.modifiers.append(".tag(\(index))")
      // A modifier of the page says nothing about the tab.
      for (key, isGiven) in [
        ("isEnabled: false", !item.isEnabled),
        ("role: \(item.role.rawValue)", item.role != .normal),
      ] where isGiven {
        export.miss(
          "'\(key)' of tab \(index) is not exported to SwiftUI",
          at: keys.place(of: "items"), in: &page)
      }
      return page
    }
    var view = SwiftView("TabView(selection: .constant(\(selection)))", children: pages)
    keys.say("accessory")
    if !self.accessory.isEmpty {
      view.modify(
        ".tabViewBottomAccessory", blocks: [("", export.views(self.accessory))])
    }
    keys.add("isMinimized?.tabBarMinimizeBehavior(.onScrollDown)", to: &view)
    keys.add(
      ".toolbarBackground(.{backgroundVisibility?}, for: .tabBar)", "tint", "state", to: &view)
    return view
  }
}

extension SwiftUIComponents {
  /// Adds a search field to the bar above a view.
  func addSearch(
    _ prompt: String?, at placement: SearchFieldPlacement = .automatic, to view: inout SwiftView
  ) {
    guard let prompt else { return }
    let place = placement == .automatic ? "" : "placement: .\(placement.rawValue), "
    view.modifiers.append(
      ".searchable(text: .constant(\"\"), \(place)prompt: Text(\(SwiftLiteral.verbatim(prompt))))")
  }

  /// A bar of a screen and the keys that it was given.
  func bar<Bar: CatalogComponent>(_ component: AnyComponent?, _ type: Bar.Type)
    -> (bar: Bar, keys: ExportedKeys)?
  {
    guard let component, let bar = component.unmodified as? Bar else { return nil }
    return (bar, ExportedKeys(of: component, bar, in: self))
  }
}
