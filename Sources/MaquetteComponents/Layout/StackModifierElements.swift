import MaquetteCore

/// Keeps its content at its ideal size, whatever is offered.
final class FixedSizeElement: WrappingElement {
  private let axes: FixedSize
  let content: any LayoutElement
  private let context: LayoutContext

  init(_ axes: FixedSize, content: any LayoutElement, context: LayoutContext) {
    self.axes = axes
    self.content = content
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    var proposal = proposal
    for axis in [Axis.horizontal, .vertical] where axes.isFixed(along: axis) {
      proposal[axis] = nil
    }
    return content.size(for: proposal)
  }

  func stretch(along axis: Axis) -> Stretch {
    axes.isFixed(along: axis) ? .none : content.stretch(along: axis)
  }

  func minimum(along axis: Axis) -> Double {
    axes.isFixed(along: axis) ? size(for: .ideal)[axis] : content.minimum(along: axis)
  }

  func maximum(along axis: Axis) -> Double {
    axes.isFixed(along: axis) ? size(for: .ideal)[axis] : content.maximum(along: axis)
  }

  /// What it wants is more than the frame where others have taken the room: it hangs over evenly.
  func place(in frame: Rect) -> [SceneNode] {
    let size = size(for: ProposedSize(frame.size))
    return content.place(in: context.align(size, in: frame, .center))
  }
}

/// Is served by its stack before others, or after them.
final class LayoutPriorityElement: WrappingElement {
  let layoutPriority: Double
  let content: any LayoutElement

  init(_ priority: Double, content: any LayoutElement) {
    layoutPriority = priority
    self.content = content
  }

  func place(in frame: Rect) -> [SceneNode] { content.place(in: frame) }
}

/// Has guides elsewhere than usual.
final class AlignmentGuideElement: WrappingElement {
  private let guides: AlignmentGuides
  let content: any LayoutElement

  init(_ guides: AlignmentGuides, content: any LayoutElement) {
    self.guides = guides
    self.content = content
  }

  func explicitGuide(_ guide: AlignmentGuide, along axis: Axis, in size: Size) -> Double? {
    switch guides[guide] {
    case .points(let points): points
    case .guide(let other):
      content.guide(other, along: axis, in: size)
    case nil: content.explicitGuide(guide, along: axis, in: size)
    }
  }

  func place(in frame: Rect) -> [SceneNode] { content.place(in: frame) }
}

extension LayoutElement {
  /// Where a guide is, in points from the leading or upper edge, in a size.
  func guide(_ guide: AlignmentGuide, along axis: Axis, in size: Size) -> Double {
    if let explicit = explicitGuide(guide, along: axis, in: size) { return explicit }
    switch guide {
    case .leading, .top: return 0
    case .center: return size[axis] / 2
    case .trailing, .bottom: return size[axis]
    // What has no text stands on the baseline with its lower edge.
    case .firstTextBaseline: return firstBaseline(in: size) ?? size.height
    }
  }
}
