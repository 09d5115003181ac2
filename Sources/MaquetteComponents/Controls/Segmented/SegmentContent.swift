import MaquetteCore

/// What is inside of a segment, ready to be measured and drawn.
final class SegmentContent {
  private let title: TextBlock?
  private let bold: TextBlock?
  private let symbol: SymbolDrawing?
  private let font: ResolvedFont?
  private let gap: Double
  private let context: LayoutContext

  /// - Parameter showsBoth: whether a title stands beside a symbol.
  init(
    _ segment: Segment, look: SegmentedControlLook, size: ControlSize, showsBoth: Bool,
    context: LayoutContext
  ) {
    self.context = context
    let regular = look.font(at: size).resolved()
    let strong = look.selectedFont(at: size).resolved()
    font = regular
    let showsTitle = segment.systemImage.isEmpty || showsBoth
    func block(_ font: ResolvedFont?) -> TextBlock? {
      guard showsTitle, !segment.title.isEmpty, let font else { return nil }
      return context.textBlock(
        segment.title, resolved: font, maxLines: 1, alignment: .center, key: "segments",
        name: "the title")
    }
    title = block(regular)
    bold = regular == strong ? title : block(strong)
    symbol =
      segment.systemImage.isEmpty
      ? nil
      : regular.flatMap {
        context.symbolDrawing(
          segment.systemImage, font: $0, scale: look.symbolScale, key: "segments")
      }
    gap = title != nil && symbol != nil ? look.symbolGap : 0
  }

  private var symbolWidth: Double { symbol?.bounds.width ?? 0 }

  /// The room it needs, in the weight that it has when it is chosen or not.
  func width(isSelected: Bool) -> Double {
    let text = (isSelected ? bold : title)?.layout(width: nil).size.width ?? 0
    return text + gap + symbolWidth
  }

  /// The distance of the baseline from the middle of the control.
  var baseline: Double? { font.map { context.rounded($0.capHeight / 2) } }

  /// What is shown in a frame: the text as it is drawn, how it looks, and the items.
  func drawing(in frame: Rect, isSelected: Bool, color: Color)
    -> (text: String?, style: NodeStyle?, items: [DrawItem])
  {
    let block = isSelected ? bold : title
    let room = max(1, frame.width - gap - symbolWidth)
    let layout = block?.layout(width: room)
    let width = (layout?.size.width ?? 0) + gap + symbolWidth
    let isMirrored = context.direction == .rightToLeft
    let start = frame.midX - width / 2
    var items: [DrawItem] = []
    if let symbol {
      let x = isMirrored ? start + width - symbolWidth : start
      let middle = Point(
        x: x + symbolWidth / 2 - symbol.bounds.midX,
        y: frame.midY - (layout == nil ? symbol.bounds.midY : 0))
      items += symbol.items(at: middle, color: color)
    }
    guard let layout, let block, let line = layout.lines.first, let baseline else {
      return (nil, nil, items)
    }
    let x = isMirrored ? start : start + width - layout.size.width
    let corner = Point(x: x, y: frame.midY + baseline - line.baseline)
    items += TextBlock.items(of: layout, at: corner, color: color)
    return (
      layout.shownText, context.style(of: layout, font: block.font, color: color), items
    )
  }
}
