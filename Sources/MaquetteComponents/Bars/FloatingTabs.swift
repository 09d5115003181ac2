import MaquetteCore

/// The tabs of an iPhone since iOS 26: on a platter that floats, with a search apart, what is said above
/// them in a capsule, and the chosen tab alone after people scrolled down. Who chose the search has a field
/// in the platter's place.
struct FloatingTabs {
  private let bar: TabBar
  private let look: TabBarLook
  private let pitch: Double
  private let context: LayoutContext
  private let accessory: TabAccessory?
  /// What people search in; `nil` unless they chose the search.
  private let field: (any LayoutElement)?

  /// - Parameter pitch: the room that each tab has, in points, where its title does not need more.
  init(_ bar: TabBar, _ look: TabBarLook, pitch: Double, context: LayoutContext) {
    self.bar = bar
    self.look = look
    self.pitch = pitch
    self.context = context
    field = FloatingTabs.field(bar, look, in: context)
    accessory = TabAccessory(bar, look, in: context)
  }

  /// The field of a search that is the chosen one among tabs that are all shown.
  private static func field(_ bar: TabBar, _ look: TabBarLook, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    guard look.isSearching(bar), let own = SearchFieldLook(context) else { return nil }
    let side = look.minimizedSide ?? look.pillHeight ?? 0
    var inner = context.entering("SearchField")
    inner.barItemSide = side
    return SearchBox(prompt: context.shownWord(.search)).element(
      own, key: "items", in: inner,
      on: SearchBox.Ground(height: side) { look.pillItems($0, in: context) })
  }

  private var pillHeight: Double { look.pillHeight ?? 0 }
  /// How much the accessory takes above the tabs.
  private var accessoryRoom: Double {
    accessory.map { $0.height + (look.accessoryGap ?? 0) } ?? 0
  }

  /// How high the bar is: it floats over the room that the system keeps free at the lower edge.
  var height: Double {
    let reach = context.barReach.bottom
    if bar.isMinimized || field != nil {
      let row = max(0, minimizedSide + (reach > 0 ? minimizedMargin : 0) - reach)
      return row + (field == nil ? 0 : accessoryRoom)
    }
    // The platter is as far from the lower edge as from those at its sides.
    return max(look.height, pillHeight + look.margin - reach) + accessoryRoom
  }

  private var minimizedSide: Double { look.minimizedSide ?? pillHeight }
  private var minimizedMargin: Double { look.minimizedMargin ?? look.margin }

  /// What it draws and shows.
  func parts(of tabs: [TabItem], _ layout: TabItemLayout, in frame: Rect)
    -> (items: [DrawItem], nodes: [SceneNode])
  {
    if let field { return searching(field, tabs, layout, in: frame) }
    return bar.isMinimized ? minimized(tabs, layout, in: frame) : whole(tabs, layout, in: frame)
  }

  private func content(
    _ tab: TabItem, at index: Int, of tabs: [TabItem], _ layout: TabItemLayout, isBare: Bool = false
  ) -> TabContent {
    TabContent(
      tab, at: index, of: tabs.count, isSelected: index == min(bar.selection, tabs.count - 1),
      isBare: isBare, bar: bar, layout: layout, look: look, context: context)
  }

  /// All tabs on a platter, the search at the trailing end.
  private func whole(_ tabs: [TabItem], _ layout: TabItemLayout, in frame: Rect)
    -> (items: [DrawItem], nodes: [SceneNode])
  {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let apart = tabs.lastIndex { $0.role == .search }
    let others = tabs.indices.filter { $0 != apart }
    let top = (look.pillTop ?? 0) + accessoryRoom
    let (padding, overlap) = (look.pillInset ?? 0, look.platterOverlap ?? 0)
    let searchRoom = apart == nil ? 0 : pillHeight + (look.searchGap ?? 0)
    let room = frame.width - 2 * look.margin - searchRoom - 2 * padding - overlap
    let contents = others.map { content(tabs[$0], at: $0, of: tabs, layout) }
    var widest = others.count == 2 ? look.platterPitchOfTwo ?? pitch : pitch
    if let ideal = contents.map(\.idealWidth).max() {
      // A title beside its symbol is as far from the ends as from those of a shape behind it. Below its symbol the
      // longest title has room: a platter is as wide as its contents while the screen allows it.
      let padding = layout == .stacked ? look.textPadding : look.shapePadding
      widest = max(widest, context.roundedUp(ideal + 2 * padding))
    }
    let own = max(0, min(widest, room / Double(max(1, others.count))))
    let width = own * Double(others.count) + overlap
    let start = apart == nil ? (frame.width - width) / 2 : look.margin + padding
    var items: [DrawItem] = []
    var nodes: [SceneNode] = []
    if let accessory {
      (items, nodes) = accessory.parts(in: place(capsule(of: accessory, in: frame)))
    }
    if !others.isEmpty {
      let pill = Rect(x: start - padding, y: top, width: width + 2 * padding, height: pillHeight)
      items += look.pillItems(place(pill), in: context)
    }
    nodes += contents.enumerated().map { number, content in
      let box = Rect(
        x: start + Double(number) * own, y: top + padding, width: own + overlap,
        height: pillHeight - 2 * padding)
      return content.node(in: place(box))
    }
    if let apart {
      let circle = place(
        Rect(
          x: frame.width - look.margin - pillHeight, y: top, width: pillHeight, height: pillHeight))
      items += look.pillItems(circle, in: context)
      nodes.append(content(tabs[apart], at: apart, of: tabs, layout, isBare: true).node(in: circle))
    }
    return (items, nodes)
  }

  /// The chosen tab, what is said beside it, and the search.
  private func minimized(_ tabs: [TabItem], _ layout: TabItemLayout, in frame: Rect)
    -> (items: [DrawItem], nodes: [SceneNode])
  {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let (side, margin) = (minimizedSide, minimizedMargin)
    let apart = tabs.lastIndex { $0.role == .search }
    let chosen = max(0, min(bar.selection, tabs.count - 1))
    var items: [DrawItem] = []
    var nodes: [SceneNode] = []
    func put(_ index: Int, at x: Double) {
      let circle = place(Rect(x: x, y: 0, width: side, height: side))
      items += look.pillItems(circle, in: context)
      nodes.append(content(tabs[index], at: index, of: tabs, layout, isBare: true).node(in: circle))
    }
    if tabs.indices.contains(chosen), chosen != apart { put(chosen, at: margin) }
    if let accessory {
      let inset = margin + side + (look.minimizedGap ?? 0)
      let capsule = Rect(x: inset, y: 0, width: max(0, frame.width - 2 * inset), height: side)
      let parts = accessory.parts(in: place(capsule))
      items += parts.items
      nodes += parts.nodes
    }
    if let apart { put(apart, at: frame.width - margin - side) }
    return (items, nodes)
  }

  /// The first tab, which leads back, and the field.
  private func searching(
    _ field: any LayoutElement, _ tabs: [TabItem], _ layout: TabItemLayout, in frame: Rect
  ) -> (items: [DrawItem], nodes: [SceneNode]) {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let (side, margin) = (minimizedSide, minimizedMargin)
    var items: [DrawItem] = []
    var nodes: [SceneNode] = []
    var start = margin
    let top = accessoryRoom
    if let accessory {
      (items, nodes) = accessory.parts(in: place(capsule(of: accessory, in: frame)))
    }
    if let first = tabs.firstIndex(where: { $0.role != .search }) {
      let circle = place(Rect(x: start, y: top, width: side, height: side))
      items += look.pillItems(circle, in: context)
      nodes.append(content(tabs[first], at: first, of: tabs, layout, isBare: true).node(in: circle))
      start += side + (look.minimizedGap ?? 0)
    }
    let room = Rect(x: start, y: top, width: max(0, frame.width - start - margin), height: side)
    return (items, nodes + field.place(in: place(room)))
  }

  /// Where the capsule above the tabs stands.
  private func capsule(of accessory: TabAccessory, in frame: Rect) -> Rect {
    Rect(
      x: look.margin, y: look.pillTop ?? 0, width: max(0, frame.width - 2 * look.margin),
      height: accessory.height)
  }
}

extension TabBarLook {
  /// Whether the search is chosen among tabs that are all shown, on a platter that has a field for it.
  func isSearching(_ bar: TabBar) -> Bool {
    guard sharedPitch != nil, let apart = bar.items.lastIndex(where: { $0.role == .search })
    else { return false }
    return apart == min(bar.selection, bar.items.count - 1) && bar.items.count <= Int(mostNarrow)
  }
}
