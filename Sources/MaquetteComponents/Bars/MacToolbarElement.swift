import MaquetteCore

/// Lays out the toolbar of a window: its buttons, what leads on and back, title, items, search field.
final class MacToolbarElement: LayoutElement {
  private let bar: Toolbar
  private let look: ToolbarLook
  private let context: LayoutContext
  private let ground: BarGround
  private let leading: StackElement
  private let columns: MacToolbarColumns
  private let overflow: MacToolbarOverflow
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
    let search = (isPreference ? nil : bar.searchPrompt).flatMap(maker.search)
    columns = MacToolbarColumns(bar, search: search, maker: maker, look: look, context: inner)
    title = MacToolbarElement.title(bar, look: look, context: inner)
    let trailing = bar.trailingItems + (columns.areApart ? [] : bar.inspectorItems)
    let field = columns.areApart ? nil : search
    // Where no title stands before them, items begin at the start, and those at the end are apart.
    let isFirst = title == nil || hasOwnRow
    let isApart = isFirst && !isPreference && (!trailing.isEmpty || field != nil)
    overflow = MacToolbarOverflow(
      bar.items + (isApart ? MacToolbarOverflow.space(after: bar.items) : []), trailing: trailing,
      panes: isPreference ? bar : nil, maker: maker, search: field, look: look, context: inner)
    leading = StackElement(
      axis: .horizontal, spacing: look.spacing, alignment: .center,
      children: isPreference ? [] : maker.elements(bar.leadingItems, named: "LeadingItems"),
      component: "LeadingItems", context: inner.entering("LeadingItems"))
    controls =
      (bar.showsWindowControls ?? context.isWindow) && !context.hasSidebar
      ? WindowControls(look: look, context: inner) : nil
  }

  // MARK: Measuring

  /// How far a sidebar that floats keeps from the window's edges, in points; 0 for one that does not.
  private var panelInset: Double { context.hasSidebar ? context.panelInset : 0 }

  private var rowHeight: Double {
    if bar.isTitleBar { return 0 }
    let own = MacToolbarElement.rowHeight(bar, look: look)
    return hasOwnRow ? own : MacToolbarElement.raised(own, below: panelInset, look: look)
  }

  private static func rowHeight(_ bar: Toolbar?, look: ToolbarLook) -> Double {
    if bar?.toolbarStyle == .preference { return look.paneRowHeight ?? look.height }
    let own = bar?.toolbarStyle == .unifiedCompact ? (look.compactHeight ?? 0) : look.height
    return bar?.displayMode == .iconAndLabel ? max(own, look.labelledHeight ?? 0) : own
  }

  /// The height at the top of a window in whose middle its buttons stand, beside a toolbar or without.
  ///
  /// - Parameter inset: how far a sidebar that floats keeps from the window's edges; 0 for one that does not.
  static func controlHeight(of bar: Toolbar?, look: ToolbarLook, below inset: Double) -> Double {
    raised(
      bar?.hasTitleRow == true ? (look.titleBarHeight ?? 0) : rowHeight(bar, look: look),
      below: inset, look: look)
  }

  /// The height of the line in which a window's buttons stand. Estimated: below the edge of a panel they are as far as
  /// beside it, or as far as in a usual toolbar; what is in one line with them has the same middle.
  private static func raised(_ height: Double, below inset: Double, look: ToolbarLook) -> Double {
    guard inset > 0 else { return height }
    return max(height, min(2 * (inset + (look.controlStart ?? 0)), look.height))
  }

  private var titleRowHeight: Double {
    guard hasOwnRow else { return 0 }
    return MacToolbarElement.raised(look.titleBarHeight ?? 0, below: panelInset, look: look)
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? minimum(along: .horizontal),
      height: titleRowHeight + rowHeight)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return titleRowHeight + rowHeight }
    return start + leading.minimum(along: axis) + columns.minimumWidth
      + overflow.all.minimum(along: axis) + look.margin
  }

  /// Where the first thing after the window's buttons starts.
  private var start: Double { controls?.end ?? look.margin }

  // MARK: Drawing

  /// How much of a title is shown at least, in points: less says nothing. Estimated.
  private static let leastTitle = 40.0

  func place(in frame: Rect) -> [SceneNode] {
    var nodes: [SceneNode] = []
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let row = Rect(x: 0, y: titleRowHeight, width: frame.width, height: rowHeight)
    let controlRow = MacToolbarElement.controlHeight(of: bar, look: look, below: panelInset)
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
    let least =
      hasOwnRow
      ? nil : title.map { min($0.size(for: .ideal).width, MacToolbarElement.leastTitle) }
    let titleRoom = least.map { $0 + gap } ?? 0
    let list = columns.list(in: frame.width, from: x, beside: titleRoom)
    let end = frame.width - columns.inspectorWidth(in: frame.width) - look.margin
    let items = overflow.items(in: end - (list?.end ?? x + titleRoom))
    var itemSize = items.size(for: .ideal)
    let spreads = items.stretch(along: .horizontal) != .none
    if let title, hasOwnRow {
      // A title of its own row stands in the middle of the window.
      let band = Rect(x: 0, y: 0, width: frame.width, height: titleRowHeight)
      let room = frame.width - 2 * (start + gap)
      let size = title.size(for: ProposedSize(width: max(1, room), height: nil))
      put(title, size, at: (frame.width - size.width) / 2, in: band)
    } else if let title, let least {
      // Above a list it is that of the list.
      let other = end - min(itemSize.width, items.minimum(along: .horizontal))
      let room = (list?.x ?? other) - gap - x
      if room + 0.01 >= least {
        let size = title.size(for: ProposedSize(width: room, height: nil))
        put(title, size, at: x, in: row)
        x += size.width + gap
      }
    }
    if let list {
      put(list.element, list.size, at: list.x, in: row)
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
    for part in columns.overInspector(in: frame.width) {
      put(part.element, part.size, at: part.x, in: row)
    }
    let area = frame.inset(by: context.barReach.outward, direction: context.direction)
    var node = context.containerNode(
      "Toolbar", frame: frame, items: ground.items(in: area), children: nodes)
    node.hasOpaqueGlass = context.hasOpaqueGlass && look.itemGlass != nil
    // AppKit's bar blurs what is behind it, and nothing of what is below it.
    return [
      look.itemGlass == nil
        ? node.confiningMaterials(to: MaterialWindow(area, cornerRadius: 0)) : node
    ]
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
  var hasTitleRow: Bool {
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
