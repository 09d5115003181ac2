import MaquetteCore
import MaquetteThemes

/// Lays out the toolbar of a window: its buttons, what leads on and back, title, items, search field.
final class MacToolbarElement: LayoutElement {
  private let bar: Toolbar
  private let look: ToolbarLook
  private let context: LayoutContext
  private let ground: BarGround
  private let leading: StackElement
  /// The items above the list's column; `nil` for none.
  private let columnItems: StackElement?
  private let overflow: MacToolbarOverflow
  /// The field to search with where it stands over an inspector, apart from the items.
  private let search: (any LayoutElement)?
  private let title: (any LayoutElement)?
  private let controls: WindowControls?
  private let hasOwnRow: Bool

  init(_ bar: Toolbar, look: ToolbarLook, context: LayoutContext) {
    self.bar = bar
    self.look = look
    self.context = context
    ground = BarGround(
      look.backgroundPaint, hairline: look.hairline ?? .clear,
      contrast: look.contrastHairline ?? .clear, edge: .bottom, context: context)
    hasOwnRow = bar.hasTitleRow
    let inner = context.inBar
    let maker = MacToolbarItems(bar.displayMode, look: look, context: inner)
    let isPreference = bar.toolbarStyle == .preference
    bar.warnOfStyle(in: context)
    let search = (isPreference ? nil : bar.searchPrompt).flatMap { prompt in
      let glass = MacToolbarGlass(bar.displayMode, look: look, context: inner)
      return SearchFieldLook(inner).flatMap {
        SearchBox(prompt: prompt, controlSize: .large).element(
          $0, key: "searchPrompt", in: inner.entering("SearchField"), on: glass?.capsule)
      }.map { glass?.level($0) ?? $0 }
    }
    // On glass no item stands over the line between the contents and an inspector.
    let isApart = look.itemGlass != nil && context.inspectorWidth != nil
    self.search = isApart ? search : nil
    overflow = MacToolbarOverflow(
      bar, maker: maker, search: isApart ? nil : search, look: look, context: inner)
    leading = StackElement(
      axis: .horizontal, spacing: look.spacing, alignment: .center,
      children: isPreference ? [] : maker.elements(bar.leadingItems, named: "LeadingItems"),
      component: "LeadingItems", context: inner.entering("LeadingItems"))
    columnItems =
      bar.columnItems.isEmpty
      ? nil
      : StackElement(
        axis: .horizontal, spacing: look.spacing, alignment: .center,
        children: maker.elements(bar.columnItems, named: "ColumnItems"),
        component: "ColumnItems", context: inner.entering("ColumnItems"))
    title = MacToolbarElement.title(bar, look: look, context: inner)
    controls =
      (bar.showsWindowControls ?? context.isWindow) && !context.hasSidebar
      ? WindowControls(look: look, context: inner) : nil
  }

  private static func title(_ bar: Toolbar, look: ToolbarLook, context: LayoutContext)
    -> (any LayoutElement)?
  {
    guard !bar.title.isEmpty else { return nil }
    let isCompact = bar.toolbarStyle == .unifiedCompact || bar.hasTitleRow
    let font = isCompact ? (look.windowTitle?.value ?? .body) : look.title?.value ?? .body
    let title = AnyComponent(
      Label(
        bar.title, font: font,
        color: .custom(
          context.isInactive ? (look.inactiveTitle ?? .clear) : look.titleColor ?? .clear)),
      provenance: context.provenance(key: "title")
    ).accessibility(AccessibilityPatch(traits: [.header]))
    let element = context.element(for: title, at: 0, axis: .horizontal)
    if isCompact {
      context.warnUnused("subtitle", because: "only a unified toolbar is high enough for it")
    }
    guard !bar.subtitle.isEmpty, !isCompact else { return element }
    let subtitle = AnyComponent(
      Label(
        bar.subtitle, font: look.subtitle?.value ?? .body,
        color: .custom(
          context.isInactive ? (look.inactiveTitle ?? .clear) : look.subtitleColor ?? .clear)),
      provenance: context.provenance(key: "subtitle"))
    return StackElement(
      axis: .vertical, spacing: 0, alignment: .start,
      children: [element, context.element(for: subtitle, at: 1, axis: .vertical)],
      component: "Title", context: context.entering("Title"))
  }

  // MARK: Measuring

  private var rowHeight: Double {
    bar.isTitleBar ? 0 : MacToolbarElement.rowHeight(bar, look: look)
  }

  private static func rowHeight(_ bar: Toolbar?, look: ToolbarLook) -> Double {
    if bar?.toolbarStyle == .preference { return look.paneRowHeight ?? look.height }
    let own = bar?.toolbarStyle == .unifiedCompact ? (look.compactHeight ?? 0) : look.height
    return bar?.displayMode == .iconAndLabel ? max(own, look.labelledHeight ?? 0) : own
  }

  /// The height at the top of a window in whose middle its buttons stand, beside a toolbar or without.
  static func controlHeight(of bar: Toolbar?, look: ToolbarLook) -> Double {
    bar?.hasTitleRow == true ? (look.titleBarHeight ?? 0) : rowHeight(bar, look: look)
  }

  private var titleRowHeight: Double { hasOwnRow ? (look.titleBarHeight ?? 0) : 0 }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? minimum(along: .horizontal),
      height: titleRowHeight + rowHeight)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return titleRowHeight + rowHeight }
    let apart = search.map { $0.minimum(along: axis) + 2 * look.margin } ?? 0
    let column = columnItems.map { $0.minimum(along: axis) + look.margin } ?? 0
    return start + leading.minimum(along: axis) + column + overflow.all.minimum(along: axis) + apart
      + look.margin
  }

  /// Where the first thing after the window's buttons starts.
  private var start: Double { controls?.end ?? look.margin }

  /// Where the items above the list's column stand, at its end, and where what follows starts; `nil` without any.
  private func column(in width: Double, from start: Double)
    -> (x: Double, size: Size, end: Double)?
  {
    guard let columnItems else { return nil }
    let size = columnItems.size(for: .ideal)
    let column = context.contentWidth?(width) ?? 0
    let x = max(start, column - look.margin - size.width)
    return (x, size, max(x + size.width, column) + look.margin)
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    var nodes: [SceneNode] = []
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let row = Rect(
      x: 0, y: titleRowHeight, width: frame.width, height: rowHeight)
    let controlRow = MacToolbarElement.controlHeight(of: bar, look: look)
    if let controls { nodes += controls.nodes(in: frame, height: controlRow) }
    var x = hasOwnRow ? look.margin : start
    func put(_ element: any LayoutElement, _ size: Size, at x: Double, in band: Rect) {
      let y = band.minY + context.rounded((band.height - size.height) / 2)
      nodes += element.place(
        in: place(Rect(x: context.rounded(x), y: y, width: size.width, height: size.height)))
    }
    let gap = look.titleGap ?? 0
    let leadingSize = leading.size(for: .ideal)
    if leadingSize.width > 0 {
      put(leading, leadingSize, at: x, in: row)
      x += leadingSize.width + gap
    }
    let list = self.column(in: frame.width, from: x)
    let column = look.itemGlass == nil ? 0 : context.inspectorWidth?(frame.width) ?? 0
    let end = frame.width - column - look.margin
    let leastTitle =
      hasOwnRow || list != nil
      ? nil : title?.size(for: ProposedSize(width: 1, height: nil)).width
    let items = overflow.items(in: end - (list?.end ?? x) - (leastTitle.map { $0 + gap } ?? 0))
    var itemSize = items.size(for: .ideal)
    let spreads = items.stretch(along: .horizontal) != .none
    if let title {
      if hasOwnRow {
        // A title of its own row stands in the middle of the window.
        let band = Rect(x: 0, y: 0, width: frame.width, height: titleRowHeight)
        let room = frame.width - 2 * (start + gap)
        let size = title.size(for: ProposedSize(width: max(1, room), height: nil))
        put(title, size, at: (frame.width - size.width) / 2, in: band)
      } else if let list {
        // It is that of the list below it.
        let size = title.size(for: ProposedSize(width: max(1, list.x - gap - x), height: nil))
        put(title, size, at: x, in: row)
      } else {
        let room = max(1, end - x - min(itemSize.width, items.minimum(along: .horizontal)) - gap)
        let size = title.size(for: ProposedSize(width: room, height: nil))
        put(title, size, at: x, in: row)
        x += size.width + gap
      }
    }
    if let list, let columnItems {
      put(columnItems, list.size, at: list.x, in: row)
      x = list.end
    }
    let room = max(0, end - x)
    if spreads || itemSize.width > room {
      itemSize = items.size(for: ProposedSize(width: room, height: row.height))
    }
    reportMissingRoom(of: max(itemSize.width, items.minimum(along: .horizontal)), in: room)
    // Without a title the items follow what leads on and back.
    let isFirst = title == nil || hasOwnRow
    let isCentred = bar.toolbarStyle == .preference
    let free = isCentred ? max(x, (frame.width - itemSize.width) / 2) : x
    put(items, itemSize, at: spreads || isFirst ? free : end - itemSize.width, in: row)
    if let search {
      let room = max(1, column - 2 * look.margin)
      let size = search.size(for: ProposedSize(width: room, height: row.height))
      put(search, size, at: frame.width - look.margin - size.width, in: row)
    }
    let area = frame.inset(by: context.barReach.outward, direction: context.direction)
    var node = context.containerNode(
      "Toolbar", frame: frame, items: ground.items(in: area), children: nodes)
    node.hasOpaqueGlass = context.hasOpaqueGlass && look.itemGlass != nil
    return [node]
  }

  /// Warns of panes of settings that go on beyond the bar's end.
  private func reportMissingRoom(of width: Double, in room: Double) {
    guard bar.toolbarStyle == .preference, width > room + 0.5 else { return }
    context.report(
      .warning, "the toolbar has no space for all of its panes", key: "items",
      hint: "make the window \(NumberFormat.short((width - room).rounded(.up))) points wider, or "
        + "shorten the panes' titles")
  }
}

extension Toolbar {
  /// Whether the title stands in a row of its own, in the middle.
  fileprivate var hasTitleRow: Bool {
    isTitleBar || self.toolbarStyle == .expanded || self.toolbarStyle == .preference
  }

  /// Warns of keys that mean something in other styles only.
  fileprivate func warnOfStyle(in context: LayoutContext) {
    if self.toolbarStyle == .preference {
      context.warnUnused(
        "displayMode", "searchPrompt", because: "panes of settings are symbols over their names")
    } else {
      context.warnUnused("selection", because: "only items of 'style: preference' are chosen")
    }
  }
}
