import MaquetteCore

/// A navigation bar with the tabs of an iPad in its first row, or where they would meet its items, above it.
final class OverlaidBars: LayoutElement {
  private let tabs: any LayoutElement
  /// The bar around the tabs; `nil` where they never share a row.
  private let shared: (any LayoutElement)?
  private let makeApart: () -> any LayoutElement
  /// The bar below the tabs.
  private lazy var apart = makeApart()

  /// - Parameters:
  ///   - mayShareRow: whether both share a row where there is enough room.
  ///   - context: that of bars at the upper edge.
  init(
    _ bar: AnyComponent, tabs: any LayoutElement, mayShareRow: Bool, in context: LayoutContext
  ) {
    self.tabs = tabs
    // What lies behind a bar below the tabs begins at the edge of the screen, too.
    var below = context
    below.barReach.top += tabs.size(for: .ideal).height
    guard mayShareRow else {
      let element = below.adapting { bar.makeElement(in: $0) }
      shared = nil
      makeApart = { element }
      return
    }
    var around = context
    let pill = tabs.tabBar
    around.rowTabs = { pill?.pillSpan(in: $0) }
    shared = around.adapting { bar.makeElement(in: $0) }
    let quiet = below.quiet
    makeApart = { quiet.adapting { bar.makeElement(in: $0) } }
  }

  /// The bar around the tabs in a width; `nil` where it is below them.
  private func sharing(in width: Double) -> (any LayoutElement)? {
    shared.flatMap { $0.clearsTabs(in: width) ? $0 : nil }
  }

  func size(for proposal: ProposedSize) -> Size {
    let other = tabs.size(for: proposal)
    if let bar = sharing(in: other.width) {
      let own = bar.size(for: proposal)
      return Size(width: own.width, height: max(own.height, other.height))
    }
    let own = apart.size(for: proposal)
    return Size(width: own.width, height: own.height + other.height)
  }

  func stretch(along axis: Axis) -> Stretch { (shared ?? apart).stretch(along: axis) }

  func minimum(along axis: Axis) -> Double { (shared ?? apart).minimum(along: axis) }

  func place(in frame: Rect) -> [SceneNode] {
    let height = tabs.size(for: ProposedSize(width: frame.width, height: nil)).height
    let row = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    if let bar = sharing(in: frame.width) { return bar.place(in: frame) + tabs.place(in: row) }
    var own = frame
    own.origin.y += height
    own.size.height = max(0, frame.height - height)
    let below = apart.place(in: own)
    // Nothing that lies behind the bar covers the tabs; without it they come first.
    let isOver = below.contains { !$0.items.isEmpty }
    return isOver ? below + tabs.place(in: row) : tabs.place(in: row) + below
  }
}

extension LayoutElement {
  /// The tabs that it is, or wraps.
  fileprivate var tabBar: TabBarElement? {
    self as? TabBarElement ?? (self as? any WrappingElement)?.content.tabBar
  }

  /// Whether nothing in the row of the bar that it is, or wraps, meets the tabs in its middle.
  fileprivate func clearsTabs(in width: Double) -> Bool {
    switch self {
    case let bar as BarElement: bar.row?.clearsTabs(in: width) ?? true
    case let bar as SearchingBar: bar.bar(in: width).clearsTabs(in: width)
    case let element as any WrappingElement: element.content.clearsTabs(in: width)
    default: true
    }
  }
}

extension ScreenBars {
  /// The navigation bar has no title in the middle of its first row.
  var leavesRoomForTabs: Bool {
    guard let bar = navigationBar?.unmodified as? NavigationBar else { return false }
    return bar.principal.isEmpty && (bar.title.isEmpty || bar.hasLargeTitle)
  }
}
