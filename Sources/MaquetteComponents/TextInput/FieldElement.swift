import MaquetteCore

/// A field with what stands in it, as one thing to see, to touch and to hear; buttons in it are things
/// of their own.
final class FieldElement: LayoutElement {
  private let component: String
  private let content: any LayoutElement
  private let edge: FieldEdge
  private let line: Double
  private let width: Double
  private let isFocused: Bool
  private let accessibility: Accessibility
  private let context: LayoutContext

  /// - Parameters:
  ///   - line: the height of a line of text.
  ///   - width: how wide the field is where nobody says it.
  ///   - isFocused: whether people type into it.
  init(
    _ component: String, content: any LayoutElement, edge: FieldEdge, line: Double, width: Double,
    isFocused: Bool, accessibility: Accessibility, context: LayoutContext
  ) {
    self.component = component
    self.content = content
    self.edge = edge
    self.line = line
    self.width = width
    self.isFocused = isFocused
    self.accessibility = accessibility
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let ideal = content.size(for: .ideal).width + edge.padding.horizontal
    let width = proposal.width ?? max(width, ideal)
    let room = max(0, width - edge.padding.horizontal)
    let inner = content.size(for: ProposedSize(width: room, height: nil))
    return Size(
      width: max(width, minimum(along: .horizontal)),
      height: context.roundedUp(max(edge.height(around: line), inner.height)))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? content.minimum(along: axis) + edge.padding.horizontal : size(for: .ideal).height
  }

  func firstBaseline(in size: Size) -> Double? {
    place(in: Rect(origin: .zero, size: size))[0].baseline
  }

  func place(in frame: Rect) -> [SceneNode] {
    let room = frame.inset(
      by: EdgeInsets(leading: edge.padding.leading, trailing: edge.padding.trailing),
      direction: context.direction)
    let parts = content.place(in: room)
    var node = SceneNode(
      path: context.path, component: component, frame: frame, hitTarget: edge.target(of: frame),
      accessibility: accessibility, source: context.source, items: edge.items(in: frame),
      children: parts)
    node.isFocused = isFocused
    node.baseline = parts.lazy.compactMap(\.firstBaselineInside).first
    return [
      node.transformed(opacity: edge.opacity, scale: edge.scale, about: frame.centre)
    ]
  }
}

extension SceneNode {
  /// The first baseline of the node or of what is inside.
  fileprivate var firstBaselineInside: Double? {
    baseline ?? children.lazy.compactMap(\.firstBaselineInside).first
  }
}
