import MaquetteCore

/// A part of a bar that moves up with contents that are scrolled, and is cut where it meets what stays above it.
final class LiftedElement: WrappingElement {
  let content: any LayoutElement
  private let distance: Double
  private let context: LayoutContext

  /// - Parameter distance: how far it has moved up, in points.
  init(_ content: any LayoutElement, by distance: Double, context: LayoutContext) {
    self.content = content
    self.distance = distance
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    var size = content.size(for: ProposedSize(width: proposal.width, height: nil))
    size.height = max(0, size.height - distance)
    return size
  }

  func minimum(along axis: Axis) -> Double {
    axis == .vertical ? 0 : content.minimum(along: axis)
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard frame.height > 0.01 else { return [] }
    let height = content.size(for: ProposedSize(width: frame.width, height: nil)).height
    let whole = Rect(
      x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    return [
      context.containerNode(
        "Lifted", frame: frame, clip: .rect(frame), children: content.place(in: whole))
    ]
  }
}

extension NavigationBar {
  /// Whether the field to search with goes away with contents that are scrolled: not while people search.
  var hidesSearch: Bool {
    self.hidesSearchBarWhenScrolling && !self.isSearchPresented && self.searchText.isEmpty
  }

  /// What stands below the row, moved up with the contents: first the field goes away, and then the title.
  func lifted(
    _ title: (any LayoutElement)?, _ search: (any LayoutElement)? = nil, in context: LayoutContext
  ) -> [(any LayoutElement)?] {
    guard context.barLift > 0 else { return [title, search] }
    var lift = context.barLift
    var field = search
    if let search, hidesSearch {
      field = LiftedElement(search, by: lift, context: context.entering("Lifted", at: 1))
      lift -= search.size(for: .ideal).height
    }
    guard let title, lift > 0 else { return [title, field] }
    return [LiftedElement(title, by: lift, context: context.entering("Lifted", at: 0)), field]
  }
}
