import MaquetteCore
import MaquetteThemes

extension NavigationBar {
  /// The field at the trailing end of the row, where bars have it there; all else stays beside it. In a sidebar it is
  /// below the title.
  func searchInRow(_ look: NavigationBarLook, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    guard !context.isInSidebar, let width = look.searchWidth, let prompt = self.searchPrompt
    else { return nil }
    return searchField(prompt, in: context).map { field in
      line(
        FrameElement(FrameValue(maxWidth: width), content: field, context: context), in: context)
    }
  }

  /// The field in a line of its own, where it grows with the text size as in no bar. While people search it is in the
  /// place of all else in the bar. Contents that are scrolled squeeze it until nothing of it is left.
  func searchBelow(_ look: NavigationBarLook, in context: LayoutContext) -> (any LayoutElement)? {
    guard let prompt = self.searchPrompt, self.isAtScrollEdge || !hidesSearch else { return nil }
    let growing = searchContext(in: context)
    let growth = searchGrowth(look, in: context)
    guard self.isSearchPresented else {
      let squeeze = hidesSearch ? context.barLift : 0
      let height = look.searchHeight + growth - squeeze
      guard height > 0.01 else { return nil }
      let top = min(look.searchTop, height)
      return searchField(prompt, squeeze: squeeze, in: growing).map { field in
        context.band(
          field, height: height - top,
          insets: EdgeInsets(
            top: top, leading: look.searchMargin, trailing: look.searchMargin),
          alignment: .top)
      }
    }
    guard let field = searchField(prompt, in: growing) else { return nil }
    let line = line(field, inset: look.searchMargin - look.margin, in: growing)
    let height = line.size(for: .ideal).height
    return context.band(
      line, height: max(look.openSearchHeight + growth, height),
      insets: EdgeInsets(leading: look.searchMargin, trailing: look.margin), alignment: .center)
  }

  /// How much of the way of contents that are scrolled squeezes a field below the title, before that moves, in points.
  func searchWay(_ look: NavigationBarLook, in context: LayoutContext) -> Double {
    guard self.searchPrompt != nil, hidesSearch else { return 0 }
    return look.searchHeight + searchGrowth(look, in: context)
  }

  /// How much higher a field in a line of its own is than at the usual text size, in points.
  private func searchGrowth(_ look: NavigationBarLook, in context: LayoutContext) -> Double {
    let growing = searchContext(in: context)
    let grown = SearchFieldLook(growing).flatMap { field in
      SearchBox(contents(self.searchPrompt ?? "")).growth(field, in: growing)
    }
    return context.roundedUp(grown ?? 0)
  }

  /// The context of a field in a line of its own.
  private func searchContext(in context: LayoutContext) -> LayoutContext {
    var growing = context
    growing.environment.textSize = context.textSizeAround ?? context.environment.textSize
    return growing
  }

  private func contents(_ prompt: String) -> FieldContents {
    var contents = FieldContents()
    contents.placeholder = prompt
    contents.text = self.searchText
    contents.state = self.isSearchPresented ? .focused : .normal
    return contents
  }

  private func searchField(
    _ prompt: String, squeeze: Double = 0, in context: LayoutContext
  ) -> (any LayoutElement)? {
    SearchFieldLook(context).flatMap { field in
      SearchBox(contents(prompt), squeeze: squeeze).element(
        field, key: "searchPrompt", in: context.entering("SearchField"))
    }
  }

  /// A field, with the button that ends the search while people search.
  private func line(
    _ field: any LayoutElement, inset: Double = 0, in context: LayoutContext
  ) -> any LayoutElement {
    guard self.isSearchPresented, let look = SearchFieldLook(context) else { return field }
    return SearchLine(look: look, context: context.entering("Search"))
      .element(field, hasContents: !self.searchText.isEmpty, inset: inset)
  }
}
