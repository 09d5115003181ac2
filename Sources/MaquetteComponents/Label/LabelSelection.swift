import MaquetteCore
import MaquetteThemes

/// Draws what shows that some of a label's text is selected.
struct LabelSelection {
  let rects: [Rect]
  /// The area of the first and of the last character, and whether each reads from right to left.
  private let ends: (first: (rect: Rect, isTurned: Bool), last: (rect: Rect, isTurned: Bool))
  let context: LayoutContext
  let look: LabelTheme.Selection

  /// `nil` when nothing is selected.
  init?(_ label: Label, layout: TextLayout, at origin: Point, context: LayoutContext) {
    guard label.isSelectable, let range = label.selectedRange,
      let bytes = range.bytes(in: label.text)
    else { return nil }
    guard let look = context.theme.labels.selection, !bytes.isEmpty else { return nil }
    let map = CharacterMap(layout)
    func rects(of bytes: Range<Int>) -> [Rect] {
      map.rects(of: bytes).map {
        Rect(origin: $0.origin.offset(x: origin.x, y: origin.y), size: $0.size)
      }
    }
    func isTurned(_ byte: Int) -> Bool {
      layout.lines.flatMap(\.runs).first { $0.source?.contains(byte) ?? false }?
        .glyphs.isRightToLeft ?? false
    }
    self.rects = rects(of: bytes)
    guard let first = self.rects.first, let last = self.rects.last else { return nil }
    let (start, end) = (bytes.lowerBound, bytes.upperBound - 1)
    ends = (
      (rects(of: start..<start + 1).first ?? first, isTurned(start)),
      (rects(of: end..<end + 1).last ?? last, isTurned(end))
    )
    self.context = context
    self.look = look
  }

  /// What lies behind the letters.
  var background: [DrawItem] {
    let color = context.color(look.background, tint: context.tint)
    return rects.map { .fill(.rect($0), .color(color)) }
  }

  /// The handles where reading the selection starts and ends, which lie over the letters.
  var handles: [DrawItem] {
    guard look.handleWidth > 0 else { return [] }
    let (first, last) = ends
    let start = first.isTurned ? first.rect.maxX : first.rect.minX
    let end = last.isTurned ? last.rect.minX : last.rect.maxX
    return handle(x: start, rect: first.rect, knobIsAbove: true)
      + handle(x: end, rect: last.rect, knobIsAbove: false)
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
