import MaquetteCore
import MaquetteThemes

/// What people search in at the lower edge of a screen.
enum BarSearch {
  /// A field in the place of the tabs.
  case tabs
  /// A field in the toolbar.
  case toolbar
}

/// What people type into with a keyboard that lies over the lower edge of a screen.
enum TypingPlace {
  /// A field in a bar, where there is one to search with.
  case bars
  /// A field among the contents, or in what is presented over them.
  case contents
}

extension ScreenBars {
  /// What people search in at the lower edge; `nil` for nothing. Documented: the field rides on the keyboard
  /// (WWDC25, "Build a SwiftUI app with the new design").
  ///
  /// - Parameter typing: what they type into; `nil` without a keyboard.
  func search(_ typing: TypingPlace?, in context: LayoutContext) -> BarSearch? {
    guard let typing, SearchFieldLook(context) != nil else { return nil }
    let places = context.conventions.screenBars
    if places == .edges, let tabBar {
      guard let bar = tabBar.unmodified as? TabBar, TabBarLook(context)?.isSearching(bar) == true
      else { return nil }
      return .tabs
    }
    guard typing == .bars, places == .edges || places == .tabsAbove,
      ToolbarLook(context)?.itemSide != nil, windowBar?.searches == true
    else { return nil }
    return .toolbar
  }

  /// The bars where people turn out to type into the contents, so that a field in the toolbar stays below the
  /// keyboard; `nil` where they are the same.
  func resting(
    _ typing: TypingPlace?, around contents: ScreenContents, safeArea: EdgeInsets,
    in context: LayoutContext
  ) -> ScreenBarElements? {
    guard search(typing, in: context) == .toolbar else { return nil }
    return ScreenBarElements(
      self, around: contents, safeArea: safeArea, typing: .contents, context: context.quiet)
  }
}

extension Toolbar {
  /// Whether it has a field to search with.
  fileprivate var searches: Bool { items.contains { $0.unmodified is SearchField } }
}
