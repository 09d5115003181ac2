import MaquetteCore

/// Shows the upper part of content that is higher than the room for it.
final class ScrollElement: LayoutElement {
  private let content: any LayoutElement
  private let context: LayoutContext

  init(content: any LayoutElement, context: LayoutContext) {
    self.content = content
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(for: ProposedSize(width: proposal.width, height: nil))
    return Size(width: inner.width, height: proposal.height ?? inner.height)
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .vertical ? .fill : content.stretch(along: axis)
  }

  func minimum(along axis: Axis) -> Double {
    axis == .vertical ? 0 : content.minimum(along: axis)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let inner = content.size(for: ProposedSize(width: frame.width, height: nil))
    let room = Rect(origin: frame.origin, size: Size(width: frame.width, height: inner.height))
    let nodes = content.place(in: context.align(inner, in: room, .top))
    let overflows = inner.height > frame.height
    return [
      context.containerNode(
        "ScrollView", frame: frame, clip: overflows ? .rect(frame) : nil, children: nodes)
    ]
  }
}
