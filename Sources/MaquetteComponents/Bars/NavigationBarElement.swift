import MaquetteCore
import MaquetteThemes

extension NavigationBar {
  /// A line above, the row of buttons, a large title, a search field.
  func element(_ look: NavigationBarLook, in context: LayoutContext) -> any LayoutElement {
    let isDrawn = self.backgroundVisibility.isVisible(overContent: !self.isAtScrollEdge)
    let ground = BarGround(
      look.backgroundPaint, hairline: look.hairline, contrast: look.contrastHairline, edge: .bottom,
      context: context)
    // Televisions show a title and items, and nothing else.
    let isWhole = look.titleOnly == 0
    let isLarge = isWhole && self.hasLargeTitle
    let inner = context.inBar
    let prompt = isWhole ? self.prompt : ""
    let field = isWhole ? self.searchPrompt.flatMap { search($0, look, in: inner) } : nil
    return BarElement(
      "NavigationBar",
      [
        line(prompt, look.prompt.value, key: "prompt", in: inner.entering("Prompt")).map {
          context.band(
            $0, height: look.promptHeight,
            insets: EdgeInsets(vertical: 0, horizontal: look.largeTitleMargin), alignment: .bottom)
        },
        PaddingElement(
          EdgeInsets(bottom: look.rowBottom ?? 0),
          content: row(look, hasTitle: !isLarge, isWhole: isWhole, in: inner), context: inner),
        isLarge ? largeTitle(look, in: context) : nil, field,
      ], ground: isDrawn ? ground : nil, context: context)
  }

  private func row(
    _ look: NavigationBarLook, hasTitle: Bool, isWhole: Bool, in context: LayoutContext
  ) -> BarRow {
    let items = BarItems(inset: look.itemInset, context: context)
    let back = BackButton(look: look, context: context.entering("BackButton"))
    let title = hasTitle ? self.title : ""
    return BarRow(
      BarRow.Parts(
        back: isWhole
          ? self.backTitle.map { back.forms($0, mode: self.backButtonDisplayMode) } ?? [] : [],
        leading: items.elements(self.leadingItems, named: "LeadingItems"),
        title: line(title, look.title.value, key: "title", in: context),
        trailing: items.elements(self.trailingItems, named: "TrailingItems")),
      metrics: BarRow.Metrics(
        height: look.height, margin: look.margin, backMargin: look.backMargin,
        spacing: look.spacing, titleGap: look.titleGap, taken: context.leadingControls),
      owner: "bar", component: "Row", context: context.entering("Row"))
  }

  /// Large titles follow the text size, as nothing else in a bar does.
  private func largeTitle(_ look: NavigationBarLook, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    var font = look.largeTitle.value
    font.weight = .bold
    let margin = look.largeTitleMargin
    return line(self.title, font, key: "title", in: context.entering("LargeTitle")).map {
      context.band(
        $0, minHeight: look.largeTitleHeight - look.largeTitleBottom,
        insets: EdgeInsets(
          leading: margin, bottom: look.largeTitleBottom, trailing: margin),
        alignment: .bottomLeading)
    }
  }

  private func search(_ prompt: String, _ look: NavigationBarLook, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    SearchFieldLook(context).flatMap { field in
      SearchBox(prompt: prompt).element(
        field, key: "searchPrompt", in: context.entering("SearchField"))
    }.map { field in
      context.band(
        field,
        height: look.searchHeight - look.searchTop,
        insets: EdgeInsets(
          top: look.searchTop, leading: look.searchMargin, trailing: look.searchMargin),
        alignment: .top)
    }
  }

  /// A line of text that titles what follows; `nil` without one.
  private func line(_ text: String, _ font: FontValue, key: String, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    guard !text.isEmpty else { return nil }
    let label = AnyComponent(Label(text, font: font), provenance: context.provenance(key: key))
      .accessibility(AccessibilityPatch(traits: key == "title" ? [.header] : []))
    return context.element(for: label, at: 0, axis: .horizontal)
  }
}
