import MaquetteCore

/// Keeps a distance around its content.
final class PaddingElement: LayoutElement {
  private let insets: EdgeInsets
  private let wide: WideInset
  private let content: any LayoutElement
  private let context: LayoutContext

  /// - Parameter wide: what is added at both sides where it is wide; its content has to fill it then.
  init(
    _ insets: EdgeInsets, wide: WideInset = .zero, content: any LayoutElement,
    context: LayoutContext
  ) {
    self.insets = insets
    self.wide = wide
    self.content = content
    self.context = context
  }

  private func insets(in width: Double?) -> EdgeInsets {
    let more = wide.room(in: width)
    return EdgeInsets(
      top: insets.top, leading: insets.leading + more, bottom: insets.bottom,
      trailing: insets.trailing + more)
  }

  func size(for proposal: ProposedSize) -> Size {
    let insets = insets(in: proposal.width)
    let inner = content.size(for: proposal.inset(by: insets))
    return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  func stretch(along axis: Axis) -> Stretch { content.stretch(along: axis) }

  func minimum(along axis: Axis) -> Double {
    content.minimum(along: axis) + (axis == .horizontal ? insets.horizontal : insets.vertical)
  }

  func maximum(along axis: Axis) -> Double {
    content.maximum(along: axis) + (axis == .horizontal ? insets.horizontal : insets.vertical)
  }

  var layoutPriority: Double { content.layoutPriority }

  func explicitGuide(_ guide: AlignmentGuide, along axis: Axis, in size: Size) -> Double? {
    let insets = insets(in: size.width)
    return content.explicitGuide(guide, along: axis, in: inside(size)).map {
      $0 + (axis == .horizontal ? insets.leading : insets.top)
    }
  }

  func firstBaseline(in size: Size) -> Double? {
    content.firstBaseline(in: inside(size)).map { $0 + insets.top }
  }

  func textInset(in size: Size) -> Double? {
    content.textInset(in: inside(size)).map { $0 + insets(in: size.width).leading }
  }

  private func inside(_ size: Size) -> Size {
    let insets = insets(in: size.width)
    return Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(in: frame.inset(by: insets(in: frame.width), direction: context.direction))
  }
}
