import MaquetteCore
import MaquetteThemes

/// Draws what shows that some of a label's text is selected.
struct LabelSelection {
  let rects: [Rect]
  let isRightToLeft: Bool
  let context: LayoutContext
  let look: LabelTheme.Selection

  /// `nil` when nothing is selected.
  init?(_ label: Label, layout: TextLayout, at origin: Point, context: LayoutContext) {
    guard label.isSelectable, let range = label.selectedRange,
      let bytes = range.bytes(in: label.text)
    else { return nil }
    guard let look = context.theme.labels.selection, !bytes.isEmpty else { return nil }
    rects = CharacterMap(layout).rects(of: bytes).map {
      Rect(origin: $0.origin.offset(x: origin.x, y: origin.y), size: $0.size)
    }
    guard !rects.isEmpty else { return nil }
    self.context = context
    self.look = look
    isRightToLeft =
      layout.lines.flatMap(\.runs).first { $0.source?.overlaps(bytes) ?? false }?
      .glyphs.isRightToLeft ?? false
  }

  /// What lies behind the letters.
  var background: [DrawItem] {
    let color = context.color(look.background, tint: context.tint)
    return rects.map { .fill(.rect($0), .color(color)) }
  }

  /// The handles at both ends, which lie over the letters.
  var handles: [DrawItem] {
    guard look.handleWidth > 0, let first = rects.first, let last = rects.last else { return [] }
    let start = isRightToLeft ? first.maxX : first.minX
    let end = isRightToLeft ? last.minX : last.maxX
    return handle(x: start, rect: first, knobIsAbove: true)
      + handle(x: end, rect: last, knobIsAbove: false)
  }

  private func handle(x: Double, rect: Rect, knobIsAbove: Bool) -> [DrawItem] {
    let color = context.color(look.handleColor, tint: context.tint)
    let bar = Rect(
      x: x - look.handleWidth / 2, y: rect.minY, width: look.handleWidth, height: rect.height)
    let radius = look.handleDiameter / 2
    let centre = Point(x: x, y: knobIsAbove ? rect.minY - radius : rect.maxY + radius)
    let knob = Rect(
      x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
    // Bar and knob touch, and overlap a little so that no seam shows.
    let joined = Rect(
      x: bar.minX, y: bar.minY - (knobIsAbove ? 1 : 0), width: bar.width, height: bar.height + 1)
    return [
      .fill(.rect(joined), .color(color)),
      .fill(.roundedRect(knob, radius: radius, curve: .circular), .color(color)),
    ]
  }
}
