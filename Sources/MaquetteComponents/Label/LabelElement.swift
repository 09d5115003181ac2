import MaquetteCore
import MaquetteThemes

/// Measures and draws a label.
final class LabelElement: LayoutElement {
  private let label: Label
  private let context: LayoutContext
  private let block: TextBlock?
  private let color: Color
  private var memo = SizeMemo()

  init(_ label: Label, context: LayoutContext) {
    self.label = label
    self.context = context
    color = context.color(label.color, key: "color")
    block = context.textBlock(
      label.text, font: label.font, maxLines: label.numberOfLines,
      alignment: label.alignment.side(in: context.direction), key: "text", name: "the text")
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let block else { return .zero }
    return memo.size(for: proposal) {
      let layout = block.layout(width: proposal.width, height: proposal.height)
      var width = layout.size.width
      if fillsWidth, let offered = proposal.width { width = max(width, offered) }
      let size = Size(
        width: context.roundedUp(width), height: context.roundedUp(layout.size.height))
      guard let offered = proposal.width else { return size }
      // Rounding up must not push a text that just fits out of its room.
      return Size(width: min(size.width, max(offered, layout.size.width)), height: size.height)
    }
  }

  /// An alignment asked for is a place in the room there is, not in the text's own width.
  private var fillsWidth: Bool { label.alignment != .natural && context.axis != .horizontal }

  func minimum(along axis: Axis) -> Double {
    guard let block else { return 0 }
    return axis == .horizontal ? 0 : context.roundedUp(block.font.lineHeight)
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let block else { return nil }
    let layout = block.layout(width: size.width, height: size.height)
    return layout.lines.first.map {
      context.rounded(top(of: layout, in: size.height) + $0.baseline)
    }
  }

  /// UILabel centres its lines in a frame that is higher than they are.
  private func top(of layout: TextLayout, in height: Double) -> Double {
    max(0, height - context.roundedUp(layout.size.height)) / 2
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard let block else { return [] }
    let layout = block.layout(width: frame.width, height: frame.height)
    let free = frame.width - layout.size.width
    let x: Double =
      switch label.alignment.side(in: context.direction) {
      case .left: 0
      case .center: free / 2
      case .right: free
      }
    let top = top(of: layout, in: frame.height)
    let origin = Point(x: frame.minX + x, y: frame.minY + top)
    let node = SceneNode(
      path: context.path, component: "Label", frame: frame,
      baseline: layout.lines.first.map { origin.y + $0.baseline },
      text: layout.shownText,
      style: context.style(of: layout, font: block.font, color: color),
      accessibility: Accessibility(role: .staticText, label: label.text),
      source: context.source,
      items: TextBlock.items(of: layout, at: origin, color: color))
    return [node]
  }
}

extension LayoutContext {
  /// A text ready to be measured; `nil` after having reported what keeps it from that.
  func textBlock(
    _ text: String, font: FontValue, maxLines: Int, alignment: HorizontalAlignment, key: String,
    name: String
  ) -> TextBlock? {
    guard let resolved = font.resolved(in: environment) else {
      report(.error, "theme '\(theme.name)' has no text style '\(font.text)'", key: "font")
      return nil
    }
    return textBlock(
      text, resolved: resolved, maxLines: maxLines, alignment: alignment, key: key, name: name)
  }

  /// A text in a font that was resolved before.
  func textBlock(
    _ text: String, resolved: ResolvedFont, maxLines: Int, alignment: HorizontalAlignment,
    key: String, name: String
  ) -> TextBlock? {
    if let problem = TextLimits.problem(with: text, name: name) {
      report(.error, problem.message, key: key, hint: problem.hint)
      return nil
    }
    guard Limits.fontSize.contains(resolved.size) else {
      let size = NumberFormat.short(resolved.size)
      report(
        .error, "a font size of \(size) points is outside of what can be drawn", key: "font",
        hint: "use \(NumberFormat.short(Limits.fontSize.lowerBound)) to "
          + NumberFormat.short(Limits.fontSize.upperBound))
      return nil
    }
    let request = TextRequest(
      text: text, font: resolved, maxLines: max(0, maxLines), alignment: alignment,
      direction: direction, language: environment.languageTag)
    return TextBlock(request, key: key, context: self)
  }

  /// What reports say about a text.
  func style(of layout: TextLayout, font: ResolvedFont, color: Color, background: Color? = nil)
    -> NodeStyle
  {
    NodeStyle(
      font: layout.lines.first?.runs.first?.glyphs.face.name ?? font.family, size: font.size,
      weight: font.weight, color: color, background: background)
  }
}
