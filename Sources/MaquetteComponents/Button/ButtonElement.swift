import MaquetteCore
import MaquetteThemes

/// Measures and draws a button: the platform's look is the theme's, the arrangement is here.
final class ButtonElement: LayoutElement {
  let button: Button
  let context: LayoutContext
  let metrics: ButtonMetrics
  let paint: ButtonPaint
  private let content: ButtonContent?
  private var memo = SizeMemo()

  init(_ button: Button, context: LayoutContext) {
    self.button = button
    self.context = context
    paint = ButtonPaint(button, context: context)
    let sizes = context.theme.buttons.sizes
    if let metrics = sizes[button.size.rawValue] ?? sizes[ButtonSize.medium.rawValue] {
      self.metrics = context.isListRow && button.style == .plain ? metrics.bare : metrics
      content = ButtonContent(button, metrics: metrics, weight: paint.look.weight, context: context)
    } else {
      context.report(
        .error, "theme '\(context.theme.name)' has no button size '\(button.size.rawValue)'",
        key: "size")
      metrics = .none
      content = nil
    }
    if button.title.isEmpty, button.symbol.isEmpty {
      context.report(
        .warning, "the button has neither a title nor a symbol",
        hint: "write 'Button: Continue', for example")
    }
  }

  var stretches: Bool {
    if context.isListRow, button.stretch == nil { return false }
    return button.stretch ?? context.theme.buttons.stretches
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && stretches ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? max(metrics.minWidth, 2 * metrics.horizontalPadding) : size(for: .ideal).height
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let content else { return .zero }
    return memo.size(for: proposal) {
      let room = proposal.width.map { $0 - 2 * metrics.horizontalPadding }
      let inner = content.arrangement(width: room).size
      var width = context.roundedUp(
        max(metrics.minWidth, inner.width + 2 * metrics.horizontalPadding))
      let height = context.roundedUp(
        max(metrics.minHeight, inner.height + 2 * metrics.verticalPadding))
      if let offered = proposal.width {
        if stretches || width > offered { width = max(minimum(along: .horizontal), offered) }
      }
      // A symbol alone stands in a square at least, so that its corners are even.
      if button.title.isEmpty, button.subtitle.isEmpty { width = max(width, height) }
      return Size(width: width, height: height)
    }
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let content else { return nil }
    let arrangement = content.arrangement(width: size.width - 2 * metrics.horizontalPadding)
    guard let baseline = arrangement.titleBaseline else { return nil }
    return (size.height - arrangement.size.height) / 2 + baseline
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard let content else { return [] }
    let arrangement = content.arrangement(width: frame.width - 2 * metrics.horizontalPadding)
    let origin = Point(
      x: frame.midX - arrangement.size.width / 2,
      y: context.rounded(frame.midY - arrangement.size.height / 2))
    let foreground = paint.foreground
    var items = paint.bezelItems(in: frame, radius: radius)
    items += content.items(of: arrangement, at: origin, color: foreground, paint: paint)
    let node = SceneNode(
      path: context.path, component: "Button", frame: frame,
      hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
      baseline: arrangement.titleBaseline.map { origin.y + $0 },
      text: arrangement.shownTitle,
      style: content.style(color: foreground, background: paint.backdrop),
      accessibility: accessibility, source: context.source, items: paint.wrapped(items, in: frame))
    return [node]
  }

  private var radius: Double {
    if let radius = button.cornerRadius { return radius }
    if context.isScrolling, let radius = context.theme.buttons.scrollingRadius { return radius }
    return metrics.radius
  }

  private var accessibility: Accessibility {
    Accessibility(
      role: .button, label: button.title.isEmpty ? button.symbol : button.title,
      value: button.subtitle.isEmpty ? nil : button.subtitle,
      traits: button.state == .disabled ? [.button, .notEnabled] : [.button])
  }
}

extension ButtonMetrics {
  /// The same without any room around the title: in a row of a list, the row has it.
  fileprivate var bare: ButtonMetrics {
    var copy = self
    (copy.verticalPadding, copy.horizontalPadding) = (0, 0)
    (copy.minHeight, copy.minWidth) = (0, 0)
    return copy
  }

  fileprivate static let none = ButtonMetrics(
    verticalPadding: 0, horizontalPadding: 0, radius: 0, minHeight: 0, minWidth: 0,
    title: .style(.body), subtitle: .style(.caption), titlePadding: 0, imagePadding: 0)
}
