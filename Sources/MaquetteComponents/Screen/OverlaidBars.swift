import MaquetteCore
import MaquetteThemes

/// A navigation bar with the tabs of an iPad in its first row, or above it.
final class OverlaidBars: LayoutElement {
  private let bar: any LayoutElement
  private let tabs: any LayoutElement
  private let isShared: Bool

  /// - Parameter isShared: whether both share a row.
  init(bar: any LayoutElement, tabs: any LayoutElement, isShared: Bool) {
    (self.bar, self.tabs, self.isShared) = (bar, tabs, isShared)
  }

  func size(for proposal: ProposedSize) -> Size {
    let (own, other) = (bar.size(for: proposal), tabs.size(for: proposal))
    let height = isShared ? max(own.height, other.height) : own.height + other.height
    return Size(width: own.width, height: height)
  }

  func stretch(along axis: Axis) -> Stretch { bar.stretch(along: axis) }

  func minimum(along axis: Axis) -> Double { bar.minimum(along: axis) }

  func place(in frame: Rect) -> [SceneNode] {
    let height = tabs.size(for: ProposedSize(width: frame.width, height: nil)).height
    let row = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    var own = frame
    if !isShared {
      own.origin.y += height
      own.size.height = max(0, frame.height - height)
    }
    let below = bar.place(in: own)
    // Nothing that lies behind the bar covers the tabs; without it they come first.
    let isOver = isShared || below.contains { !$0.items.isEmpty }
    return isOver ? below + tabs.place(in: row) : tabs.place(in: row) + below
  }
}

extension ScreenBars {
  /// The navigation bar has no title in the middle of its first row.
  var leavesRoomForTabs: Bool {
    guard let bar = navigationBar?.unmodified as? NavigationBar else { return false }
    return bar.title.isEmpty || bar.hasLargeTitle
  }
}
