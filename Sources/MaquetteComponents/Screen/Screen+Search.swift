import MaquetteCore

extension Screen {
  /// The screen with the search field of its navigation bar in its toolbar, where the look has it there; `nil`
  /// where it stays. Documented: since iOS 26 a phone's search field is at the bottom, or below the title where tabs are
  /// there (WWDC25, "Build a SwiftUI app with the new design").
  func searchingBelow(in context: LayoutContext) -> Screen? {
    guard let component = bars.navigationBar, let bar = bars.watchBar,
      let prompt = bar.searchPrompt, bars.tabBar == nil,
      NavigationBarLook(context)?.searchesBelow == 1, bar.searchPlacement != .navigationBarDrawer
    else { return nil }
    var copy = self
    // While people search, the bar above is hidden, as UISearchController hides it.
    copy.bars.navigationBar =
      bar.isSearchPresented
      ? nil
      : component.replacing(NavigationBar.self) { bar in
        bar.with { $0.searchPrompt = nil }
      }
    let keys = component.provenance?.keys ?? [:]
    let place = keys["searchPrompt"].map { prompt in
      var own = ["placeholder": prompt]
      own["text"] = keys["searchText"]
      return Provenance(location: prompt, length: 1, keys: own)
    }
    let search = SearchField(prompt, text: bar.searchText).with {
      $0.isFocused = bar.isSearchPresented
      $0.showsCancelButton = bar.isSearchPresented
    }
    let field = AnyComponent(search, provenance: place)
    let toolbar =
      bars.toolbar.map { toolbar in
        toolbar.replacing(Toolbar.self) { bar in bar.with { $0.items.append(field) } }
      } ?? AnyComponent(Toolbar { field })
    let isMinimized = bar.searchToolbarBehavior == .minimize
    copy.bars.toolbar = toolbar.replacing(Toolbar.self) { bar in
      bar.with { $0.minimizesSearch = isMinimized }
    }
    return copy
  }

  /// What people type into; `nil` without a keyboard that covers the lower edge. One below an alert or a sheet belongs
  /// to that.
  func typing(with input: InputPanel?, into presented: [PresentedElement]) -> TypingPlace? {
    guard let input, !input.floats else { return nil }
    return presented.contains(where: \.keepsKeyboard) ? .contents : .bars
  }
}
