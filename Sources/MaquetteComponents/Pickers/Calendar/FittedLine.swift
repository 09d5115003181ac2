import MaquetteCore

/// A line of text that becomes smaller where it has too little room, and only then ends in an
/// ellipsis.
struct FittedLine {
  /// The text as it is drawn.
  let text: String
  let layout: TextLayout
  let font: ResolvedFont

  /// The least size that a text shrinks to, in points: that of the smallest text style.
  private static let leastSize = 11.0

  /// `nil` after reporting what keeps the text from being drawn, or without one.
  ///
  /// - Parameters:
  ///   - room: the width, in points; `nil` for as much as is needed.
  ///   - share: a share of the font's size.
  init?(
    _ text: String, font value: FontValue, room: Double? = nil, scaledBy share: Double = 1,
    context: LayoutContext
  ) {
    // Estimated: San Francisco's narrow space before AM and PM is hardly narrower than a usual one;
    // Inter's is a hair.
    let text = text.replacing("\u{202F}", with: "\u{00A0}")
    guard !text.isEmpty, let natural = FittedLine.block(text, value, share, context) else {
      return nil
    }
    let wide = natural.layout(width: nil)
    guard let room, wide.size.width > room + 0.01 else {
      (self.text, layout, font) = (text, wide, natural.font)
      return
    }
    let least = min(1, FittedLine.leastSize / max(1, natural.font.size))
    var (block, scale, width) = (natural, 1.0, wide.size.width)
    // Tracking and the face change with the size, so that one step may not be enough.
    for _ in 0..<4 where width > room && scale > least {
      scale = max(least, scale * room / max(1, width) * 0.995)
      guard let next = FittedLine.block(text, value, share * scale, context) else { return nil }
      block = next
      width = next.layout(width: nil).size.width
    }
    let layout = block.layout(width: room)
    (self.text, self.layout, font) = (layout.shownText, layout, block.font)
  }

  private static func block(
    _ text: String, _ value: FontValue, _ scale: Double, _ context: LayoutContext
  ) -> TextBlock? {
    guard let font = value.resolved(in: context.environment, scaledBy: scale) else { return nil }
    return context.textBlock(
      text, resolved: font, maxLines: 1, alignment: .left, key: "selection",
      name: "the date", isVerbatim: true)
  }

  /// How wide it is, in points.
  var width: Double { layout.size.width }

  /// How far below the middle the baseline is when capitals and digits are in the middle.
  var baseline: Double { font.capHeight / 2 }

  /// A node with the line, its left end at a point and its capitals in the middle of it.
  func items(from left: Double, middle: Double, color: Color, context: LayoutContext) -> [DrawItem]
  {
    guard let line = layout.lines.first else { return [] }
    let y = context.rounded(middle + baseline) - line.baseline
    return TextBlock.items(of: layout, at: Point(x: left, y: y), color: color)
  }

  /// The same with the line's middle at a point.
  func items(centred middle: Point, color: Color, context: LayoutContext) -> [DrawItem] {
    items(from: middle.x - width / 2, middle: middle.y, color: color, context: context)
  }
}
