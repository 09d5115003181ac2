import MaquetteCore

/// Gives its content a fixed extent, or bounds for it.
final class FrameElement: LayoutElement {
  private let frame: FrameValue
  private let content: any LayoutElement
  private let context: LayoutContext
  private let limit: HitTargetLimit?

  /// - Parameter limit: keeps touches within the frame; `nil` where nobody chose it.
  init(
    _ frame: FrameValue, content: any LayoutElement, context: LayoutContext,
    limit: HitTargetLimit? = nil
  ) {
    self.frame = frame
    self.content = content
    self.context = context
    self.limit = limit
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(for: inside(proposal))
    return Size(
      width: extent(frame.width, frame.minWidth, frame.maxWidth, proposal.width, inner.width),
      height: extent(frame.height, frame.minHeight, frame.maxHeight, proposal.height, inner.height))
  }

  /// What the content is offered: the fixed extent, or the proposal within the bounds.
  private func inside(_ proposal: ProposedSize) -> ProposedSize {
    func offered(
      _ fixed: Double?, _ low: Double?, _ high: Double?, _ proposal: Double?
    ) -> Double? {
      if let fixed { return fixed }
      guard let proposal else { return high.flatMap { $0.isFinite ? $0 : nil } }
      return max(low ?? 0, min(high ?? proposal, proposal))
    }
    return ProposedSize(
      width: offered(frame.width, frame.minWidth, frame.maxWidth, proposal.width),
      height: offered(frame.height, frame.minHeight, frame.maxHeight, proposal.height))
  }

  private func extent(
    _ fixed: Double?, _ low: Double?, _ high: Double?, _ proposal: Double?, _ inner: Double
  ) -> Double {
    if let fixed { return fixed }
    var result = inner
    // A maximum above the content's own extent makes the frame grow to it, as in SwiftUI.
    if let high, let proposal { result = max(result, min(high, proposal)) }
    if let high { result = min(result, high) }
    if let low { result = max(result, low) }
    return result
  }

  func stretch(along axis: Axis) -> Stretch {
    let (fixed, high) =
      axis == .horizontal ? (frame.width, frame.maxWidth) : (frame.height, frame.maxHeight)
    if fixed != nil { return .none }
    return high != nil ? .fill : content.stretch(along: axis)
  }

  func minimum(along axis: Axis) -> Double {
    let (fixed, low) =
      axis == .horizontal ? (frame.width, frame.minWidth) : (frame.height, frame.minHeight)
    return fixed ?? low ?? content.minimum(along: axis)
  }

  func maximum(along axis: Axis) -> Double {
    let (fixed, low, high) =
      axis == .horizontal
      ? (frame.width, frame.minWidth, frame.maxWidth)
      : (frame.height, frame.minHeight, frame.maxHeight)
    return fixed ?? high ?? max(low ?? 0, content.maximum(along: axis))
  }

  var layoutPriority: Double { content.layoutPriority }

  func explicitGuide(_ guide: AlignmentGuide, along axis: Axis, in size: Size) -> Double? {
    let inner = content.size(for: ProposedSize(size))
    let share = axis == .horizontal ? frame.alignment.horizontal : frame.alignment.vertical
    return content.explicitGuide(guide, along: axis, in: inner).map {
      $0 + (size[axis] - inner[axis]) * share
    }
  }

  func firstBaseline(in size: Size) -> Double? {
    let inner = content.size(for: ProposedSize(size))
    return content.firstBaseline(in: inner).map {
      $0 + (size.height - inner.height) * frame.alignment.vertical
    }
  }

  func textInset(in size: Size) -> Double? {
    let inner = content.size(for: ProposedSize(size))
    return content.textInset(in: inner).map {
      $0 + (size.width - inner.width) * frame.alignment.horizontal
    }
  }

  func place(in rect: Rect) -> [SceneNode] {
    let inner = content.size(for: ProposedSize(rect.size))
    let nodes = content.place(in: context.align(inner, in: rect, frame.alignment))
    guard let limit else { return nodes }
    return limit.applied(
      to: nodes, width: frame.width ?? frame.maxWidth, height: frame.height ?? frame.maxHeight,
      natural: content.size(for: .ideal), in: rect)
  }
}

/// Paints behind its content.
final class BackgroundElement: WrappingElement {
  private let fill: (Shape, Rect) -> [DrawItem]
  private let radius: CornerRadius
  private let corners: CornerContainer?
  private let glassBackdrop: GlassBackdrop?
  let content: any LayoutElement
  private let context: LayoutContext

  /// - Parameters:
  ///   - corners: its own corners, for what is inside; those around where it has none.
  ///   - glassBackdrop: what is told what is behind glass inside; `nil` where nothing depends on that.
  ///   - fill: what fills its outline in its frame.
  init(
    radius: CornerRadius, corners: CornerContainer?, glassBackdrop: GlassBackdrop? = nil,
    content: any LayoutElement, context: LayoutContext,
    fill: @escaping (Shape, Rect) -> [DrawItem]
  ) {
    self.fill = fill
    self.radius = radius
    self.corners = radius == 0 ? nil : corners
    self.glassBackdrop = glassBackdrop
    self.content = content
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    corners?.place(in: frame)
    let radius = context.radius(radius, in: frame)
    let shape = Shape.roundedRect(frame, radius: radius, curve: .continuous)
    let ground = fill(radius > 0 ? shape : .rect(frame), frame)
    glassBackdrop?.take(ground, [])
    var nodes = content.place(in: frame)
    // It belongs to the outermost node of the content, behind everything of it. What has no node,
    // or cuts off what lies outside of itself, gets one around it.
    let casts = ground.contains { if case .shadow = $0 { true } else { false } }
    guard let first = nodes.first,
      first.clip?.bounds.map({ !casts && $0.union(frame) == $0 }) ?? true
    else {
      return [
        context.entering("Background").containerNode(
          "Background", frame: frame, items: ground, children: nodes)
      ]
    }
    nodes[0].items.insert(contentsOf: ground, at: 0)
    return nodes
  }
}

/// Lays elements on top of one another.
final class DepthElement: LayoutElement {
  private let alignment: Alignment
  private let children: [any LayoutElement]
  private let glassBackdrop: GlassBackdrop?
  private let context: LayoutContext
  private var memo = SizeMemo()

  /// - Parameter glassBackdrop: what is told what is behind glass in them; `nil` where nothing depends on that.
  init(
    alignment: Alignment, children: [any LayoutElement], glassBackdrop: GlassBackdrop?,
    context: LayoutContext
  ) {
    self.alignment = alignment
    self.children = children
    self.glassBackdrop = glassBackdrop
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: proposal) {
      children.reduce(.zero) { result, child in
        let size = child.size(for: proposal)
        return Size(
          width: max(result.width, size.width), height: max(result.height, size.height))
      }
    }
  }

  func stretch(along axis: Axis) -> Stretch {
    children.contains { $0.stretch(along: axis) == .fill } ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    children.map { $0.minimum(along: axis) }.max() ?? 0
  }

  func place(in frame: Rect) -> [SceneNode] {
    let nodes = children.piled(telling: glassBackdrop) { child in
      let size = child.size(for: ProposedSize(frame.size))
      return child.place(in: context.align(size, in: frame, alignment))
    }
    return [context.containerNode("ZStack", frame: frame, children: nodes)]
  }
}
