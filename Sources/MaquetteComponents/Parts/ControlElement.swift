import MaquetteCore

/// Parts with room around them and something drawn behind: a bezel, a field, a ground.
final class BoxElement: LayoutElement {
  private let content: any LayoutElement
  private let minWidth: Double
  private let height: Double
  private let padding: Double
  private let isWhole: Bool
  private let context: LayoutContext
  private let ground: (Rect) -> [DrawItem]

  /// - Parameters:
  ///   - padding: the room before and after the content.
  ///   - isWhole: whether its width is rounded up to whole pixels, and it starts on one.
  ///   - ground: what is drawn behind the content, in the box's frame.
  init(
    _ content: any LayoutElement, minWidth: Double = 0, height: Double, padding: Double = 0,
    isWhole: Bool = false, context: LayoutContext,
    ground: @escaping (Rect) -> [DrawItem] = { _ in [] }
  ) {
    self.content = content
    self.minWidth = minWidth
    self.height = height
    self.padding = padding
    self.isWhole = isWhole
    self.context = context
    self.ground = ground
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(
      for: ProposedSize(width: proposal.width.map { max(0, $0 - 2 * padding) }, height: height))
    return Size(width: whole(max(minWidth, inner.width + 2 * padding)), height: height)
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal ? content.stretch(along: axis) : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? whole(max(minWidth, content.minimum(along: axis) + 2 * padding)) : height
  }

  /// Right-to-left is an exact mirror: what is in the middle of a pixel goes the other way.
  private func snapped(_ x: Double) -> Double {
    let pixel = context.roundedUp(0.001)
    return context.direction == .rightToLeft
      ? context.roundedUp(x - pixel / 2) : context.rounded(x)
  }

  private func whole(_ width: Double) -> Double { isWhole ? context.roundedUp(width) : width }

  func place(in frame: Rect) -> [SceneNode] {
    var frame = frame
    if isWhole { frame.origin.x = snapped(frame.minX) }
    let inner = frame.inset(
      by: EdgeInsets(vertical: 0, horizontal: padding), direction: context.direction)
    return [
      context.containerNode(
        "Box", frame: frame, items: ground(frame), children: content.place(in: inner))
    ]
  }
}

/// A control: what its parts draw, as one thing to see, to touch and to hear.
final class ControlElement: LayoutElement {
  /// How wide a control is.
  enum Width {
    /// As wide as its content, whatever is offered.
    case fixed
    /// As wide as its content in the width that is offered.
    case content
    /// As wide as it can be up to a width.
    case upTo(Double, least: Double)
    /// All the width there is.
    case fill(least: Double)
  }

  private let component: String
  private let content: any LayoutElement
  private let width: Width
  private let accessibility: Accessibility?
  private let context: LayoutContext
  private let target: ((Rect) -> Rect)?

  /// - Parameters:
  ///   - component: the name of the node.
  ///   - accessibility: what VoiceOver says; `nil` for a picture that is no control.
  ///   - target: the area that answers to touch or pointer, given the frame; `nil` for the frame, and
  ///     as much around it as the platform asks for.
  init(
    _ component: String, _ content: any LayoutElement, width: Width = .fixed,
    accessibility: Accessibility?, context: LayoutContext, target: ((Rect) -> Rect)? = nil
  ) {
    self.component = component
    self.content = content
    self.width = width
    self.accessibility = accessibility
    self.context = context
    self.target = target
  }

  func size(for proposal: ProposedSize) -> Size {
    var size = content.size(for: .ideal)
    switch width {
    case .fixed: size.width = context.roundedUp(size.width)
    case .content:
      size = content.size(for: ProposedSize(width: proposal.width, height: nil))
      size.width = context.roundedUp(size.width)
    case .upTo(let most, _): size.width = min(most, proposal.width ?? most)
    case .fill: size.width = proposal.width ?? size.width
    }
    size.height = context.roundedUp(size.height)
    return size
  }

  func stretch(along axis: Axis) -> Stretch {
    if case .fill = width, axis == .horizontal { .fill } else { .none }
  }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return size(for: .ideal).height }
    return switch width {
    case .fixed: size(for: .ideal).width
    case .content: content.minimum(along: axis)
    case .upTo(_, let least), .fill(let least): least
    }
  }

  func firstBaseline(in size: Size) -> Double? {
    place(in: Rect(origin: .zero, size: size))[0].baseline
  }

  func place(in frame: Rect) -> [SceneNode] {
    let parts = content.place(in: frame)
    let text = parts.lazy.compactMap(\.firstText).first
    let least = context.theme.metrics.minHitTarget
    return [
      SceneNode(
        path: context.path, component: component, frame: frame,
        hitTarget: accessibility == nil
          ? nil : target?(frame) ?? frame.expanded(toAtLeast: least),
        baseline: text?.baseline, text: text?.text, style: text?.style,
        accessibility: accessibility, source: context.source,
        items: parts.flatMap { $0.drawing(ofTexts: false) + $0.drawing(ofTexts: true) })
    ]
  }
}

extension SceneNode {
  /// The first node with a text: it or one inside.
  fileprivate var firstText: SceneNode? {
    text == nil ? children.lazy.compactMap(\.firstText).first : self
  }

  /// What it and those inside draw, without the texts or only they: letters lie over all else.
  fileprivate func drawing(ofTexts isText: Bool) -> [DrawItem] {
    guard firstText != nil else { return isText ? [] : flattened }
    guard text == nil else { return isText ? flattened : [] }
    return (isText ? [] : items) + children.flatMap { $0.drawing(ofTexts: isText) }
  }
}
