import MaquetteCore
import MaquetteThemes

extension NavigationBar {
  /// A line above, the row of buttons, a large title, a search field.
  func element(_ look: NavigationBarLook, in context: LayoutContext) -> any LayoutElement {
    let isDrawn = self.backgroundVisibility.isVisible(overContent: !self.isAtScrollEdge)
    // Televisions show a title and items, and nothing else.
    let isWhole = look.titleOnly == 0
    let scrollEdge =
      isWhole
      ? context.scrollEdge(
        self.scrollEdgeEffect, self.backgroundVisibility,
        soft: look.scrollEdge == nil ? nil : look.scrollEdgePaint,
        hard: look.hardScrollEdge == nil ? nil : look.hardScrollEdgePaint,
        reach: look.scrollEdgeReach, line: look.scrollEdgeLine) : nil
    let ground = BarGround(
      look.backgroundPaint, hairline: look.hairline, contrast: look.contrastHairline, edge: .bottom,
      scrollEdge: scrollEdge, context: context)
    let open = (leadingItems + trailingItems).openSearch(in: context)
    // Where a phone lies on its side there is no room for a line of its own.
    let isLarge = isWhole && self.hasLargeTitle && !context.hasCompactHeight && open == nil
    let inner = context.inBar
    let prompt = isWhole && open == nil ? self.prompt : ""
    let promptLine = line(
      prompt, look.prompt.value, key: "prompt", in: inner.entering("Prompt")
    ).map {
      context.band(
        $0, height: look.promptHeight,
        insets: EdgeInsets(vertical: 0, horizontal: look.largeTitleMargin), alignment: .bottom)
    }
    let title = isLarge ? largeTitle(look, in: context) : nil
    let parts =
      open.map { openParts($0, look, in: inner) }
      ?? parts(
        look, hasTitle: !isLarge, isWhole: isWhole, hasGround: isDrawn && ground.hasScrollEdge,
        in: inner)
    let fadesLifted =
      context.barLift > 0 && scrollEdge != nil && self.backgroundVisibility == .automatic
    func lifted(after way: Double) -> (any LayoutElement)? {
      self.lifted(title, after: way, isCut: !fadesLifted, in: inner)
    }
    func bar(_ row: any LayoutElement, besides others: [(any LayoutElement)?]) -> BarElement {
      let padded = PaddingElement(
        EdgeInsets(bottom: look.rowBottom ?? 0), content: row, context: inner)
      return BarElement(
        "NavigationBar", others.isEmpty ? [padded] : [promptLine, padded] + others,
        row: row as? BarRow,
        ground: isDrawn ? ground : nil, edge: fadesLifted ? ground : nil, context: context)
    }
    let below = isWhole ? searchBelow(look, in: inner) : nil
    let bare =
      below.flatMap { self.isSearchPresented ? bar($0, besides: []) : nil }
      ?? bar(
        row(parts, look, in: inner),
        besides: [lifted(after: searchWay(look, in: inner)), below])
    guard isWhole, let field = searchInRow(look, in: inner) else { return bare }
    var whole = parts
    whole.trailing.append(field)
    whole.lastLeast = look.leastSearchWidth
    let searching = row(whole, look, in: inner)
    return SearchingBar(
      row: searching, beside: bar(searching, besides: [lifted(after: 0)]), below: bare,
      context: context)
  }

  /// What stands in the row, without a field to search with.
  ///
  /// - Parameter hasGround: whether something is drawn behind the bar.
  private func parts(
    _ look: NavigationBarLook, hasTitle: Bool, isWhole: Bool, hasGround: Bool,
    in context: LayoutContext
  ) -> BarRow.Parts {
    let items = BarItems(inset: look.itemInset, spacing: look.spacing, context: context)
    let back = BackButton(look: look, context: context.entering("BackButton"))
    return BarRow.Parts(
      back: isWhole
        ? self.backTitle.map { back.forms($0, mode: self.backButtonDisplayMode) } ?? [] : [],
      leading: items.elements(self.leadingItems, named: "LeadingItems"),
      title: principalView(isOnlyTitle: hasTitle, hasGround: hasGround, in: context)
        ?? (hasTitle ? rowTitle(look, hasGround: hasGround, in: context) : nil),
      titleKey: self.principal.isEmpty ? "title" : "principal",
      trailing: items.elements(self.trailingItems, named: "TrailingItems"))
  }

  private func rowTitle(_ look: NavigationBarLook, hasGround: Bool, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    guard !self.title.isEmpty else { return nil }
    return onContents(hasGround: hasGround, in: context) { context in
      let look = NavigationBarLook(context) ?? look
      // Above a subtitle, letters that stack have room.
      let axis: Axis = hasSubtitle(look) ? .vertical : .horizontal
      return line(self.title, look.title.value, key: "title", along: axis, in: context).map {
        subtitled($0, look.title, look, pitch: look.inlineSubtitlePitch, in: context)
      }
    }
  }

  /// What stands in the row while people search in a field among its items.
  private func openParts(
    _ field: AnyComponent, _ look: NavigationBarLook, in context: LayoutContext
  ) -> BarRow.Parts {
    let items = BarItems(inset: look.itemInset, spacing: look.spacing, context: context)
    return BarRow.Parts(leading: items.elements([field], named: "SearchItem"), trailing: [])
  }

  private func row(_ parts: BarRow.Parts, _ look: NavigationBarLook, in context: LayoutContext)
    -> BarRow
  {
    BarRow(
      parts,
      metrics: BarRow.Metrics(
        height: look.rowHeight(in: context), margin: look.margin, backMargin: look.backMargin,
        spacing: look.spacing, titleGap: look.titleGap, taken: context.leadingControls,
        tabs: context.rowTabs,
        wide: context.wideInset(of: look.margin + look.itemInset),
        wideBack: context.wideInset(of: look.backMargin)),
      owner: "bar", component: "Row", context: context.entering("Row"))
  }

  /// Large titles follow the text size, as nothing else in a bar does.
  func largeTitle(_ look: NavigationBarLook, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    var font = look.largeTitle.value
    font.weight = .bold
    let margin = look.largeTitleMargin
    // It moves with the contents.
    let context = context.entering("LargeTitle").offGlass
    let look = NavigationBarLook(context) ?? look
    guard
      let title = line(self.title, font, key: "title", in: context)
    else { return nil }
    guard hasSubtitle(look) else {
      return context.band(
        title, minHeight: look.largeTitleHeight - look.largeTitleBottom,
        insets: EdgeInsets(leading: margin, bottom: look.largeTitleBottom, trailing: margin),
        alignment: .bottomLeading)
    }
    return context.band(
      subtitled(
        title, look.largeTitle, look,
        pitch: look.subtitlePitch.map { max($0, leastPitch(font, look, in: context)) },
        isLarge: true, in: context),
      insets: EdgeInsets(
        top: look.subtitleTop ?? 0, leading: margin, bottom: look.subtitleBottom ?? 0,
        trailing: margin),
      alignment: .leading)
  }

  /// Whether there is a line below the title.
  func hasSubtitle(_ look: NavigationBarLook) -> Bool {
    !self.subtitle.isEmpty && look.subtitle != nil
  }

  /// What the letters of a large title and its subtitle need from one baseline to the other.
  private func leastPitch(
    _ font: FontValue, _ look: NavigationBarLook, in context: LayoutContext
  ) -> Double {
    guard let own = look.subtitle else { return 0 }
    return context.leastPitch(
      from: (self.title, font), to: (self.subtitle, grown(own.value, in: context)))
  }

  /// A title with its subtitle below it.
  ///
  /// - Parameter pitch: from one baseline to the other, in points.
  private func subtitled(
    _ title: any LayoutElement, _ font: LookFont, _ look: NavigationBarLook, pitch: Double?,
    isLarge: Bool = false, in context: LayoutContext
  ) -> any LayoutElement {
    guard hasSubtitle(look), let own = look.subtitle, let upper = font.resolved(),
      let lower = own.resolved(), let pitch,
      let line = line(
        self.subtitle, isLarge ? grown(own.value, in: context) : own.value, key: "subtitle",
        color: look.subtitleColor, along: .vertical, in: context.entering("Subtitle"))
    else { return title }
    let leading = upper.lineHeight - upper.ascent + lower.ascent
    // What a title of large text reaches further below its line the subtitle stands lower.
    let usual = isLarge ? context.usualSize(of: .largeTitle) ?? upper.size : upper.size
    let grown = upper.descent * max(0, 1 - usual / max(1, upper.size))
    return StackElement(
      axis: .vertical, spacing: pitch + grown - leading, alignment: isLarge ? .start : .center,
      packing: .start, children: [title, line], component: "Titles", context: context)
  }

  /// A font of a fixed size that grows with the text size as the smallest text style does.
  private func grown(_ font: FontValue, in context: LayoutContext) -> FontValue {
    let style = context.theme.typography.style(.caption2)
    guard case .size(let size) = font.base, let usual = context.usualSize(of: .caption2),
      let now = style?.entry(for: context.environment.textSize)?.size, usual > 0
    else { return font }
    var font = font
    font.base = .size(size * now / usual)
    return font
  }

  /// A line of text that titles what follows; `nil` without one.
  private func line(
    _ text: String, _ font: FontValue, key: String, color: Color? = nil,
    along axis: Axis = .horizontal, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard !text.isEmpty else { return nil }
    var text = Label(text, font: font)
    if let color { text.color = .custom(color) }
    let label = AnyComponent(text, provenance: context.provenance(key: key))
      .accessibility(AccessibilityPatch(traits: key == "title" ? [.header] : []))
    return context.element(for: label, at: 0, axis: axis)
  }
}

extension LayoutContext {
  /// The size of a text style at the platform's usual text size, in points.
  fileprivate func usualSize(of style: TextStyle) -> Double? {
    theme.typography.style(style)?.entry(for: environment.defaultTextSize)?.size
  }
}
