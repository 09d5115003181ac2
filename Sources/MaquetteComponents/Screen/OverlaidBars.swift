import MaquetteCore
import MaquetteThemes

/// A navigation bar with the tabs of an iPad in its first row.
final class OverlaidBars: LayoutElement {
  private let bar: any LayoutElement
  private let tabs: any LayoutElement

  init(bar: any LayoutElement, tabs: any LayoutElement) {
    (self.bar, self.tabs) = (bar, tabs)
  }

  func size(for proposal: ProposedSize) -> Size {
    let (own, other) = (bar.size(for: proposal), tabs.size(for: proposal))
    return Size(width: own.width, height: max(own.height, other.height))
  }

  func stretch(along axis: Axis) -> Stretch { bar.stretch(along: axis) }

  func minimum(along axis: Axis) -> Double { bar.minimum(along: axis) }

  func place(in frame: Rect) -> [SceneNode] {
    let height = tabs.size(for: ProposedSize(width: frame.width, height: nil)).height
    let row = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    return bar.place(in: frame) + tabs.place(in: row)
  }
}

extension ScreenBars {
  /// The navigation bar has no title in the middle of its first row.
  var leavesRoomForTabs: Bool {
    guard let bar = navigationBar?.unmodified as? NavigationBar else { return false }
    return bar.title.isEmpty || bar.hasLargeTitle
  }
}
