import MaquetteCore

extension Toolbar {
  /// The bar at the bottom of a screen of iOS.
  func bottomBar(_ look: ToolbarLook, in context: LayoutContext) -> any LayoutElement {
    let isDrawn = self.backgroundVisibility.isVisible(overContent: !self.isAtScrollEdge)
    let ground = BarGround(
      look.backgroundPaint, hairline: look.hairline ?? .clear,
      contrast: look.contrastHairline ?? .clear, edge: .top,
      scrollEdge: context.scrollEdge(
        self.scrollEdgeEffect, self.backgroundVisibility,
        soft: look.scrollEdge == nil ? nil : look.scrollEdgePaint,
        hard: look.hardScrollEdge == nil ? nil : look.hardScrollEdgePaint,
        reach: look.scrollEdgeReach, line: look.scrollEdgeLine), context: context)
    if self.items.isEmpty {
      context.report(
        .warning, "the toolbar has nothing in it", key: "items",
        hint: "list buttons below 'items:'", id: .nothingToShow)
    }
    var inner = context
    inner.barItemSide = look.itemSide
    let open = self.items.openSearch(in: context)
    let isMinimized = self.minimizesSearch && open == nil && look.itemSide != nil
    let all = open.map { [$0] } ?? self.items
    let shown = isMinimized ? Toolbar.minimizingSearch(all, in: context) : all
    func row(
      _ spacing: Double, of shown: [AnyComponent], in context: LayoutContext
    ) -> StackElement {
      StackElement(
        axis: .horizontal, spacing: spacing, alignment: .center,
        children: BarItems(inset: look.itemInset ?? 0, spacing: spacing, context: context)
          .elements(Toolbar.spread(shown), named: "Items"),
        component: "Items", context: context.inBar.entering("Items"))
    }
    let quiet = inner.quiet
    func fitted(_ shown: [AnyComponent], in context: LayoutContext) -> any LayoutElement {
      FittedRow(row(look.spacing, of: shown, in: context), spacing: look.spacing) {
        row($0, of: shown, in: quiet)
      }
    }
    // A field to search with gives way before gaps do.
    let isFilled = shown.contains { $0.unmodified.cast(to: (any BarFilling).self) != nil }
    var items = isFilled ? row(look.spacing, of: shown, in: inner) : fitted(shown, in: inner)
    if isFilled, open == nil, let side = look.itemSide,
      let need = Toolbar.searchNeed(shown, in: quiet)
    {
      items = MinimizingSearchRow(
        whole: items,
        minimized: fitted(Toolbar.minimizingSearch(shown, in: quiet), in: quiet),
        excess: need - side)
    }
    // What floats stands over the room that the system keeps free at the lower edge.
    let reach = context.barReach.bottom
    let height =
      look.itemSide.map { side in
        let gap = context.keyboardGap ?? (reach > 0 ? look.bottomGap : look.leastGap) ?? 0
        return side + gap - reach
      } ?? look.rowHeight(in: context)
    let band = context.band(
      items, height: max(0, height), minWidth: nil,
      insets: EdgeInsets(vertical: 0, horizontal: look.margin),
      margin: look.margin + (look.itemInset ?? 0),
      alignment: look.itemSide == nil ? .leading : .topLeading)
    return BarElement("Toolbar", [band], ground: isDrawn ? ground : nil, context: context)
  }
}

extension Toolbar {
  /// Items with room between all of them, unless there is a space among them already. One alone stands
  /// in the middle.
  static func spread(_ items: [AnyComponent]) -> [AnyComponent] {
    // A field to search with takes all the room.
    guard !items.contains(where: { $0.isSpace || $0.unmodified is any BarFilling }) else {
      return items
    }
    let space = AnyComponent(Spacer())
    guard items.count != 1 else { return [space] + items + [space] }
    return items.enumerated().flatMap { index, item in index == 0 ? [item] : [space, item] }
  }
}

extension AnyComponent {
  /// Whether it only keeps others apart.
  var isSpace: Bool { unmodified is Spacer || unmodified is FixedSpace }
}
