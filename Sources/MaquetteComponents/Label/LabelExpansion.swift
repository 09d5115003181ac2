import MaquetteCore
import MaquetteThemes

/// Draws the box with a truncated label's whole text that appears under the pointer.
struct LabelExpansion {
  let label: Label
  let frame: Rect
  let theme: LabelTheme.Expansion
  let context: LayoutContext

  /// The box; it covers the label, so that the beginning of its text stays where it was, unless the
  /// picture ends before the text does.
  func node(baseline: Double, in picture: Rect) -> SceneNode? {
    var whole = label
    whole.numberOfLines = 0
    whole.lineBreakMode = .byWordWrapping
    whole.adjustsFontSizeToFitWidth = false
    whole.alignment = .natural
    whole.isEnabled = true
    if whole.attributedText == nil {
      whole.color = .custom(context.color(theme.foreground, tint: context.tint))
    }
    guard let fitting = LabelFitting(whole, context: context) else { return nil }
    let padding = theme.padding
    let isRightToLeft = context.direction == .rightToLeft
    // As wide as the text, but not wider than the picture.
    let room = context.canvasSize.map { size in
      let start = isRightToLeft ? frame.maxX : size.width - frame.minX
      return max(frame.width, start - padding.horizontal)
    }
    let fit = fitting.fit(width: room, height: nil)
    guard let line = fit.layout.lines.first else { return nil }
    let size = fit.layout.size
    let x = isRightToLeft ? frame.maxX - size.width : frame.minX
    // As the system keeps tooltips on the screen: up as far as there is room.
    let top = baseline - line.baseline - padding.top
    let below = top + size.height + padding.vertical - picture.maxY
    let rise = max(0, min(below, top - picture.minY))
    let origin = Point(x: x, y: baseline - line.baseline - rise)
    let box = Rect(
      x: origin.x - padding.leading, y: origin.y - padding.top,
      width: size.width + padding.horizontal, height: size.height + padding.vertical)
    let decoration = LabelDecoration(
      text: fit.text, layout: fit.layout, origin: origin, theme: context.theme.labels)
    return SceneNode(
      path: context.path + "/expansion", component: "Expansion", frame: box, text: label.text,
      source: context.source, items: boxItems(box) + decoration.items)
  }

  private func boxItems(_ rect: Rect) -> [DrawItem] {
    let tint = context.tint
    let shape = Shape.roundedRect(rect, radius: theme.cornerRadius, curve: .circular)
    var items: [DrawItem] = []
    if let shadow = theme.shadow {
      items.append(.shadow(shape, context.shadow(shadow, tint: tint)))
    }
    items.append(.fill(shape, .color(context.color(theme.background, tint: tint))))
    if let border = theme.border {
      let line = Shape.roundedRect(
        rect.inset(by: border.width / 2), radius: theme.cornerRadius - border.width / 2,
        curve: .circular)
      items.append(.stroke(line, width: border.width, context.color(border.color, tint: tint)))
    }
    return items
  }
}
