import MaquetteCore
import MaquetteThemes

/// Draws what shows that some of a text is selected.
struct TextSelection {
  /// The area of a character, and whether it is read from right to left.
  typealias End = (rect: Rect, isTurned: Bool)

  let rects: [Rect]
  private let ends: (first: End, last: End)
  private let context: LayoutContext
  private let look: LabelTheme.Selection

  /// `nil` where nothing is selected.
  ///
  /// - Parameters:
  ///   - rects: the areas of what is selected, line by line.
  ///   - first: the first character of it; `nil` for the first area.
  ///   - last: the last character of it; `nil` for the last area.
  init?(rects: [Rect], first: End?, last: End?, context: LayoutContext) {
    guard let look = context.theme.labels.selection, let start = rects.first, let end = rects.last
    else { return nil }
    self.rects = rects
    ends = (first ?? (start, false), last ?? (end, false))
    self.context = context
    self.look = look
  }

  /// What is selected of a label; `nil` for nothing.
  init?(_ label: Label, layout: TextLayout, at origin: Point, context: LayoutContext) {
    guard label.isSelectable, let range = label.selectedRange,
      let bytes = range.bytes(in: label.text), !bytes.isEmpty
    else { return nil }
    let map = CharacterMap(layout)
    func rects(of bytes: Range<Int>) -> [Rect] {
      map.rects(of: bytes).map {
        Rect(origin: $0.origin.offset(x: origin.x, y: origin.y), size: $0.size)
      }
    }
    func end(_ byte: Int) -> End? {
      let isTurned =
        layout.lines.flatMap(\.runs).first { $0.source?.contains(byte) ?? false }?
        .glyphs.isRightToLeft ?? false
      return rects(of: byte..<byte + 1).first.map { ($0, isTurned) }
    }
    self.init(
      rects: rects(of: bytes), first: end(bytes.lowerBound), last: end(bytes.upperBound - 1),
      context: context)
  }

  /// What lies behind the letters.
  var background: [DrawItem] {
    let color = context.color(look.background, tint: context.tint)
    return rects.map { .fill(.rect($0), .color(color)) }
  }

  /// The handles where reading the selection starts and ends, which lie over the letters.
  var handles: [DrawItem] { handles(in: nil) }

  /// The handles whose ends of the selection are seen.
  ///
  /// - Parameter area: what is seen of the text; `nil` for all of it.
  func handles(in area: Rect?) -> [DrawItem] {
    guard look.handleWidth > 0 else { return [] }
    let (first, last) = ends
    let start = first.isTurned ? first.rect.maxX : first.rect.minX
    let end = last.isTurned ? last.rect.minX : last.rect.maxX
    func isSeen(_ x: Double, _ rect: Rect) -> Bool {
      guard let seen = area?.inset(by: -look.handleWidth / 2) else { return true }
      return (seen.minX...seen.maxX).contains(x) && (seen.minY...seen.maxY).contains(rect.midY)
    }
    return (isSeen(start, first.rect) ? handle(x: start, rect: first.rect, knobIsAbove: true) : [])
      + (isSeen(end, last.rect) ? handle(x: end, rect: last.rect, knobIsAbove: false) : [])
  }

  private func handle(x: Double, rect: Rect, knobIsAbove: Bool) -> [DrawItem] {
    let color = context.color(look.handleColor, tint: context.tint)
    let bar = Rect(
      x: x - look.handleWidth / 2, y: rect.minY, width: look.handleWidth, height: rect.height)
    let radius = look.handleDiameter / 2
    let centre = Point(x: x, y: knobIsAbove ? rect.minY - radius : rect.maxY + radius)
    let knob = Rect(centre: centre, side: 2 * radius)
    // Bar and knob touch, and overlap a little so that no seam shows.
    let joined = Rect(
      x: bar.minX, y: bar.minY - (knobIsAbove ? 1 : 0), width: bar.width, height: bar.height + 1)
    return [
      .fill(.rect(joined), .color(color)),
      .fill(.roundedRect(knob, radius: radius, curve: .circular), .color(color)),
    ]
  }
}
