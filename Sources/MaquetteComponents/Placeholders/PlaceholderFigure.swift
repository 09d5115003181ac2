import MaquetteCore

/// A picture in the place of something that moves or is fetched: it takes the width there is, and a
/// height of its own or all that it is given.
final class PlaceholderFigure: LayoutElement {
  private let component: String
  private let ownHeight: Double
  private let label: String
  private let value: String?
  private let context: LayoutContext
  private let draw: (Rect) -> [DrawItem]

  /// - Parameters:
  ///   - height: how high it is where nothing else says so.
  ///   - label: what assistive technology calls it.
  init(
    _ component: String, height: Double, label: String, value: String? = nil,
    context: LayoutContext, draw: @escaping (Rect) -> [DrawItem]
  ) {
    self.component = component
    ownHeight = height
    self.label = label
    self.value = value
    self.context = context
    self.draw = draw
  }

  func size(for proposal: ProposedSize) -> Size {
    func extent(_ offered: Double?, _ own: Double) -> Double {
      guard let offered, offered < .infinity else { return own }
      return max(1, offered)
    }
    return Size(
      width: extent(proposal.width, min(context.screenWidth, ownHeight * 16 / 9)),
      height: extent(proposal.height, ownHeight))
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? 40 : min(60, ownHeight) }

  func place(in frame: Rect) -> [SceneNode] {
    var node = context.containerNode(component, frame: frame, items: draw(frame), children: [])
    node.accessibility = Accessibility(role: .image, label: label, value: value)
    return [node]
  }
}
