import MaquetteCore

/// Lays out the tabs of a bar of iOS beside one another, since iOS 26 on a platter that floats, and those
/// of tvOS in a pill.
final class TabBarElement: LayoutElement {
  let bar: TabBar
  let look: TabBarLook
  let context: LayoutContext
  private let ground: BarGround?
  private let floating: FloatingTabs?
  /// Where the pill was in the width that was last asked for.
  private var measured: (width: Double, span: ClosedRange<Double>)?

  init(_ bar: TabBar, look: TabBarLook, context: LayoutContext) {
    self.bar = bar
    self.look = look
    self.context = context
    let isDrawn = bar.backgroundVisibility.isVisible(overContent: !bar.isAtScrollEdge)
    ground =
      isDrawn && look.pillHeight == nil
      ? BarGround(
        look.backgroundPaint, hairline: look.hairline, contrast: look.contrastHairline, edge: .top,
        context: context) : nil
    floating = look.sharedPitch.map { FloatingTabs(bar, look, pitch: $0, context: context) }
  }

  /// A television's tabs stand in a pill.
  private var isPill: Bool { look.pillHeight != nil && look.sharedPitch == nil }

  /// A phone on its side has low tabs, which fill all of its width. A platter keeps its height.
  private var isLow: Bool { context.hasLowBars && look.pillHeight == nil }

  private func isWide(_ width: Double) -> Bool { width >= look.wideFrom && !isLow }

  private func layout(in width: Double) -> TabItemLayout {
    if isPill { return .inline }
    guard bar.itemLayout == .automatic else { return bar.itemLayout }
    if isLow { return .compactInline }
    return isWide(width) ? .inline : .stacked
  }

  /// The tabs that are drawn: the last one that has room is More where there are too many.
  private func tabs(in width: Double) -> [TabItem] {
    let most = Int(look.mostNarrow)
    guard !isPill, !isWide(width), bar.items.count > most else { return bar.items }
    let more = TabItem(context.shownWord(.more), systemImage: "ellipsis")
    return bar.items.prefix(most - 1) + [more]
  }

  private func height(in width: Double) -> Double {
    if let floating { return floating.height }
    return layout(in: width) == .compactInline ? look.compactHeight : look.height
  }

  func size(for proposal: ProposedSize) -> Size {
    let width = proposal.width ?? context.screenWidth
    return Size(width: width, height: height(in: width))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? look.minItemWidth * Double(min(5, bar.items.count)) : size(for: .ideal).height
  }

  // MARK: Places

  /// Where each tab's area starts and ends, from the leading end.
  private func spans(of contents: [TabContent], in width: Double) -> [(x: Double, width: Double)] {
    let count = Double(contents.count)
    guard isPill || isWide(width) else {
      let share = width / count
      return contents.indices.map { (Double($0) * share, share) }
    }
    let padding = 2 * look.itemPadding
    let wanted = contents.map { max(look.minItemWidth, $0.idealWidth + padding) }
    let total = wanted.reduce(0, +)
    // An iPad's margin is the room of buttons: where bars are narrow, tabs take it before they cut
    // their titles. That of a television is what a screen may not show.
    let edge = look.titlesOnly == 1 ? look.pillInset ?? 0 : look.margin
    let room = max(width - 2 * look.margin, min(total, width - 2 * edge))
    // Without room for all, each gives a share of what it wants.
    let share = min(1, max(0, room) / max(1, total))
    let shown = wanted.map { $0 * share }
    var x = (width - shown.reduce(0, +)) / 2
    return shown.map { own in
      defer { x += own }
      return (x, own)
    }
  }

  private func contents(
    of tabs: [TabItem], _ layout: TabItemLayout, in context: LayoutContext
  ) -> [TabContent] {
    tabs.enumerated().map { index, tab in
      TabContent(
        tab, at: index, of: tabs.count, isSelected: index == min(bar.selection, tabs.count - 1),
        bar: bar, layout: layout, look: look, context: context)
    }
  }

  /// Where the pill that the tabs stand in starts and ends, from the leading end; `nil` without one.
  func pillSpan(in width: Double) -> ClosedRange<Double>? {
    guard look.pillHeight != nil, floating == nil else { return nil }
    if let measured, measured.width == width { return measured.span }
    let contents = contents(of: tabs(in: width), layout(in: width), in: context.muted)
    let spans = spans(of: contents, in: width)
    guard let first = spans.first, let last = spans.last else { return nil }
    let inset = look.pillInset ?? 0
    let span = first.x - inset...last.x + last.width + inset
    measured = (width, span)
    return span
  }

  func place(in frame: Rect) -> [SceneNode] {
    let layout = layout(in: frame.width)
    let tabs = tabs(in: frame.width)
    if tabs.count < bar.items.count {
      context.report(
        .warning,
        "an iPhone shows \(tabs.count) tabs; the others are below More, as in UIKit",
        key: "items", hint: "use five tabs or fewer (HIG, Tab bars)")
    }
    if let floating { return [node(floating.parts(of: tabs, layout, in: frame), in: frame)] }
    let contents = contents(of: tabs, layout, in: context)
    let spans = spans(of: contents, in: frame.width)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let top = look.pillTop ?? 0
    let height = look.pillHeight ?? frame.height
    var items =
      ground?.closedItems(
        in: frame.inset(by: context.barReach.outward, direction: context.direction)) ?? []
    if look.pillHeight != nil, let first = spans.first, let last = spans.last {
      let inset = look.pillInset ?? 0
      let pill = place(
        Rect(
          x: first.x - inset, y: top, width: last.x + last.width - first.x + 2 * inset,
          height: height))
      items += look.pillItems(pill, in: context)
    }
    // Below the bar is the edge of the screen, or the room of the home indicator.
    let reach = height + context.barReach.bottom
    let over = look.pillHeight == nil ? contents.map { $0.overhang(beyond: reach) }.max() ?? 0 : 0
    let rise = context.roundedUp(over)
    let nodes = zip(contents, spans).map { content, span in
      content.node(
        in: place(Rect(x: span.x, y: top, width: span.width, height: height)), risenBy: rise)
    }
    return [node((items, nodes), in: frame)]
  }

  private func node(_ parts: (items: [DrawItem], nodes: [SceneNode]), in frame: Rect) -> SceneNode {
    var node = context.containerNode(
      "TabBar", frame: frame, items: parts.items, children: parts.nodes)
    node.hasOpaqueGlass = context.hasOpaqueGlass && look.pillHeight != nil
    node.accessibility = Accessibility(
      role: .group, label: context.word(.tabBar), traits: [.tabBar])
    return node
  }
}

extension TabBarLook {
  /// The room that tabs on a platter share, each; `nil` where each is as wide as its title wants.
  var sharedPitch: Double? { platterPitch.flatMap { $0 > 0 ? $0 : nil } }

  /// The ground that tabs stand on.
  func pillItems(_ pill: Rect, in context: LayoutContext) -> [DrawItem] {
    let shape = Shape.capsule(pill)
    return pillPaint.items(in: shape) + pillShadow.items(of: shape)
      + contrastOutline(of: pill, radius: pill.height / 2, in: context)
  }
}
