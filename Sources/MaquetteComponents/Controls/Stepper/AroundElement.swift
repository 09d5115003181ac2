import MaquetteCore

/// The stepper of a watch: minus, a title or the value, and plus across a platter. Its slider has a
/// bar in the middle.
final class AroundElement: LayoutElement {
  private let stepper: Stepper
  private let figure: StepperFigure
  private let pressedOpacity: Double
  private let context: LayoutContext
  private let title: (any LayoutElement)?
  private let platter: ControlPlatter?
  private let accessibility: Accessibility
  private let name: String

  /// - Parameters:
  ///   - centre: what stands in the middle; `nil` for the title or the value.
  ///   - name: what the node is called.
  init(
    _ stepper: Stepper, figure: StepperFigure, pressedOpacity: Double?,
    centre: (any LayoutElement)? = nil, accessibility: Accessibility, name: String = "Stepper",
    context: LayoutContext
  ) {
    self.stepper = stepper
    self.figure = figure
    self.pressedOpacity = pressedOpacity ?? 0
    self.context = context
    self.accessibility = accessibility
    self.name = name
    // The platter is drawn as it is: what is pressed is a half.
    platter = ControlPlatter(
      state: stepper.state == .pressed ? .normal : stepper.state, context: context)
    if let centre {
      title = centre
      return
    }
    let text =
      stepper.title.isEmpty || stepper.labelsHidden
      ? context.numberText(stepper.value) : stepper.title
    let label = Label(text, alignment: .center, numberOfLines: 0)
    title = context.element(
      for: AnyComponent(label, provenance: context.provenance(key: "title")), at: 0,
      axis: .horizontal)
  }

  private var side: Double { figure.size.width / 2 }
  private var padding: EdgeInsets { platter?.padding ?? .zero }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? 2 * side : size(for: .ideal).height
  }

  private func titleSize(in width: Double?) -> Size {
    title?.size(for: ProposedSize(width: width.map { max(1, $0 - 2 * side) }, height: nil))
      ?? .zero
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = titleSize(in: proposal.width)
    let height = max(
      platter?.minHeight ?? 0, max(figure.size.height, inner.height) + padding.vertical)
    return Size(width: max(proposal.width ?? 0, inner.width + 2 * side), height: height)
  }

  func firstBaseline(in size: Size) -> Double? {
    let inner = titleSize(in: size.width)
    return title?.firstBaseline(in: inner).map { $0 + (size.height - inner.height) / 2 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let inner = titleSize(in: frame.width)
    var children = (title?.place(in: context.align(inner, in: frame, .center)) ?? [])
      .map(\.silenced)
    // In a list the halves stand at the ends of the row.
    let ends = platter?.area(of: frame) ?? frame
    for half in [StepperHalf.decrement, .increment] {
      let x = half == .decrement ? 0 : ends.width - side
      let rect = context.mirrored(Rect(x: x, y: 0, width: side, height: ends.height), in: ends)
      children.append(node(of: half, in: rect))
    }
    let node = SceneNode(
      path: context.path, component: name, frame: frame,
      accessibility: accessibility, source: context.source,
      items: platter?.items(behind: frame) ?? [], children: children)
    return [
      node.transformed(opacity: platter?.opacity ?? 1, scale: 1, about: frame.centre)
    ]
  }

  private func node(of half: StepperHalf, in rect: Rect) -> SceneNode {
    let word = half == .decrement ? "Decrement" : "Increment"
    // A figure of two such halves, of which this is one.
    let isFirst = (half == .decrement) == (context.direction == .leftToRight)
    let pair = Rect(
      x: isFirst ? rect.minX : rect.minX - side, y: rect.minY, width: 2 * side,
      height: rect.height)
    let items = figure.glyph(of: half, in: pair)
    let isPressed = stepper.pressedHalf == half && stepper.isEnabled(half)
    return SceneNode(
      path: "\(context.path)/\(word)", component: word, frame: rect,
      hitTarget: rect.expanded(
        toAtLeast: Size(width: side, height: context.theme.metrics.minHitTarget.height)),
      source: context.source,
      items: isPressed
        ? [.group(DrawGroup(items, opacity: pressedOpacity))] : items)
  }
}
