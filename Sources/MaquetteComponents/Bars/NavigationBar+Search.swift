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
  /// place of all else in the bar.
  func searchBelow(_ look: NavigationBarLook, in context: LayoutContext) -> (any LayoutElement)? {
    guard let prompt = self.searchPrompt, self.isAtScrollEdge || !hidesSearch else { return nil }
    var growing = context
    growing.environment.textSize = context.textSizeAround ?? context.environment.textSize
    guard let field = searchField(prompt, in: growing) else { return nil }
    let grown = SearchFieldLook(growing).flatMap { field in
      SearchBox(contents(prompt)).growth(field, in: growing)
    }
    let growth = context.roundedUp(grown ?? 0)
    guard self.isSearchPresented else {
      return context.band(
        field, height: look.searchHeight - look.searchTop + growth,
        insets: EdgeInsets(
          top: look.searchTop, leading: look.searchMargin, trailing: look.searchMargin),
        alignment: .top)
    }
    let line = line(field, inset: look.searchMargin - look.margin, in: growing)
    let height = line.size(for: .ideal).height
    return context.band(
      line, height: max(look.openSearchHeight + growth, height),
      insets: EdgeInsets(leading: look.searchMargin, trailing: look.margin), alignment: .center)
  }

  private func contents(_ prompt: String) -> FieldContents {
    var contents = FieldContents()
    contents.placeholder = prompt
    contents.text = self.searchText
    contents.state = self.isSearchPresented ? .focused : .normal
    return contents
  }

  private func searchField(_ prompt: String, in context: LayoutContext) -> (any LayoutElement)? {
    SearchFieldLook(context).flatMap { field in
      SearchBox(contents(prompt)).element(
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
