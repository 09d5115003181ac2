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
    keys.say("title", "titleDisplayMode", "leadingItems", "trailingItems", "searchPrompt")
    if !self.title.isEmpty {
      view.modifiers.append(".navigationTitle(\(SwiftLiteral.title(self.title)))")
    }
    if self.titleDisplayMode != .automatic {
      view.modifiers.append(
        ".navigationBarTitleDisplayMode(.\(self.titleDisplayMode.rawValue))")
    }
    export.addToolbar(
      [("topBarLeading", leadingItems), ("topBarTrailing", trailingItems)], to: &view)
    export.addSearch(self.searchPrompt, to: &view)
    if let word = keys.word("backgroundVisibility", self.backgroundVisibility, { $0.shown }) {
      view.modifiers.append(".toolbarBackground(.\(word), for: .navigationBar)")
    }
    if self.isAtScrollEdge { keys.say("isAtScrollEdge") }
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
    keys.say("items", "leadingItems", "trailingItems", "title", "subtitle", "searchPrompt")
    if !self.title.isEmpty {
      view.modifiers.append(".navigationTitle(\(SwiftLiteral.title(self.title)))")
    }
    if !self.subtitle.isEmpty {
      view.modifiers.append(".navigationSubtitle(\(SwiftLiteral.title(self.subtitle)))")
    }
    let isMac = export.conventions.toolbar == .window
    export.addToolbar(
      [
        (isMac ? "navigation" : "topBarLeading", leadingItems),
        (isMac ? "automatic" : "bottomBar", items),
        (isMac ? "primaryAction" : "topBarTrailing", trailingItems),
      ], to: &view)
    export.addSearch(self.searchPrompt, to: &view)
    if self.displayMode == .default { keys.say("displayMode") }
    // A window's style is said where its scene is.
    if self.toolbarStyle == .automatic { keys.say("toolbarStyle") }
    if self.showsWindowControls == true { keys.say("showsWindowControls") }
    let place = isMac ? "windowToolbar" : "bottomBar"
    if let word = keys.word("backgroundVisibility", self.backgroundVisibility, { $0.shown }) {
      view.modifiers.append(".toolbarBackground(.\(word), for: .\(place))")
    }
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
    if self.itemLayout == .automatic { keys.say("itemLayout") }
    let pages = items.enumerated().map { index, item in
      var page = index == selection ? content : SwiftView("Color.clear")
      page.modify(".tabItem", blocks: [("", [export.label(item.title, symbol: item.systemImage)])])
      if !item.badge.isEmpty {
        page.modifiers.append(".badge(\(SwiftLiteral.title(item.badge)))")
      }
      if !item.isEnabled { page.modifiers.append(".disabled(true)") }
      page.modifiers.append(".tag(\(index))")
      return page
    }
    var view = SwiftView("TabView(selection: .constant(\(selection)))", children: pages)
    if let word = keys.word("backgroundVisibility", self.backgroundVisibility, { $0.shown }) {
      view.modifiers.append(".toolbarBackground(.\(word), for: .tabBar)")
    }
    export.addTint(self.tint, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension BarBackground {
  /// SwiftUI's word; empty for its own habit.
  fileprivate var shown: String { self == .automatic ? "" : rawValue }
}

extension SwiftUIComponents {
  /// Adds items to the bars around a view, by their places.
  func addToolbar(_ places: [(place: String, items: [AnyComponent])], to view: inout SwiftView) {
    let groups = places.filter { !$0.items.isEmpty }.map { place, items in
      items.count == 1
        ? SwiftView("ToolbarItem(placement: .\(place))", children: views(items))
        : SwiftView("ToolbarItemGroup(placement: .\(place))", children: views(items))
    }
    if !groups.isEmpty { view.modify(".toolbar", blocks: [("", groups)]) }
  }

  /// Adds a search field to the bar above a view.
  func addSearch(_ prompt: String?, to view: inout SwiftView) {
    guard let prompt else { return }
    view.modifiers.append(
      ".searchable(text: .constant(\"\"), prompt: Text(\(SwiftLiteral.verbatim(prompt))))")
  }

  /// A bar of a screen and the keys that it was given.
  func bar<Bar: CatalogComponent>(_ component: AnyComponent?, _ type: Bar.Type)
    -> (bar: Bar, keys: ExportedKeys)?
  {
    guard let component, let bar = component.unmodified as? Bar else { return nil }
    return (bar, ExportedKeys(of: component, schema: Bar.schema))
  }
}
