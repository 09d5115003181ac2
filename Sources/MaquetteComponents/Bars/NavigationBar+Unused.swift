extension NavigationBar {
  /// Warns of keys that change nothing beside the others, or in this look.
  func warnOfUnusedKeys(_ look: NavigationBarLook, in context: LayoutContext) {
    context.warnOfUnusedKeys(of: "NavigationBar")
    // Of a title and items alone the platform says all of that.
    guard look.titleOnly == 0 else { return }
    if self.backTitle == nil {
      context.warnUnused("backButtonDisplayMode", because: "there is no 'backTitle'")
    }
    warnOfUnusedTitleKeys(look, in: context)
    if self.searchPrompt != nil {
      context.warnUnused(
        "searchToolbarBehavior", because: "the search field is not in a bar at the bottom")
      if look.searchWidth != nil, !context.isInSidebar {
        context.warnUnused(
          "searchPlacement", because: "the search field is in the row where that has space for it")
      }
    } else if context.isGiven("searchPrompt") {
      // The screen around has put it into the bar at the bottom.
      context.warnUnused(
        "hidesSearchBarWhenScrolling", because: "the search field is in the bar at the bottom")
    } else {
      context.warnUnused(
        "searchText", "isSearchPresented", "searchPlacement", "hidesSearchBarWhenScrolling",
        "searchToolbarBehavior", because: "there is no 'searchPrompt'")
    }
  }

  /// The same of what says something about a title.
  private func warnOfUnusedTitleKeys(_ look: NavigationBarLook, in context: LayoutContext) {
    // What has no title is inline without a word about it.
    if self.title.isEmpty, self.titleDisplayMode == .large {
      context.warnUnused("titleDisplayMode", because: "there is no 'title'")
    }
    guard look.subtitle != nil else {
      return context.warnUnused("subtitle", because: "titles have a subtitle since iOS 26")
    }
    if self.title.isEmpty {
      context.warnUnused("subtitle", because: "there is no 'title'")
    } else if !self.principal.isEmpty, !self.hasLargeTitle {
      context.warnUnused("subtitle", because: "'principal' is in the place of the title")
    }
  }
}
