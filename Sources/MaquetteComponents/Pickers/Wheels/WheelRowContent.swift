import MaquetteCore

/// What a row of a wheel shows, laid out in a width.
struct WheelRowContent {
  private let layout: TextLayout?
  private let symbol: SymbolDrawing?
  private let icon: (element: any LayoutElement, size: Size)?
  private let gap: Double
  private let context: LayoutContext
  private let font: ResolvedFont?

  /// - Parameters:
  ///   - width: the room for it, in points; `nil` for as much as it needs.
  ///   - font: that of the text, which symbols are as large as.
  ///   - block: the text, where the row has any.
  init(
    _ row: WheelRow, block: TextBlock?, width: Double?, font: ResolvedFont?, gap: Double,
    context: LayoutContext
  ) {
    self.context = context
    self.font = font
    let drawing =
      row.symbol.isEmpty || row.icon != nil
      ? nil
      : font.flatMap { context.symbolDrawing(row.symbol, font: $0, scale: 1, key: "options") }
    symbol = drawing
    icon = row.icon.map { component in
      let element = context.element(for: component, at: 0, axis: nil)
      return (element, element.size(for: .ideal))
    }
    let lead = icon?.size.width ?? drawing?.bounds.width ?? 0
    let between = lead > 0 && !row.title.isEmpty ? gap : 0
    self.gap = between
    let room = width.map { max(1, $0 - lead - between) }
    layout = block?.layout(width: room)
  }

  private var lead: Double { icon?.size.width ?? symbol?.bounds.width ?? 0 }

  /// How wide it is, in points.
  var width: Double { lead + gap + (layout?.size.width ?? 0) }

  /// The text as it is drawn; `nil` without any.
  var text: String? { layout?.shownText }

  /// What reports say about the text.
  func style(color: Color) -> NodeStyle? {
    guard let layout, let font else { return nil }
    return context.style(of: layout, font: font, color: color)
  }

  /// How far the baseline is below the row's middle, in points.
  var baseline: Double { font.map { $0.capHeight / 2 } ?? 0 }

  /// What is drawn, its left edge at a place and its middle at a height.
  func items(x: Double, middle: Double, color: Color) -> [DrawItem] {
    let isMirrored = context.direction == .rightToLeft
    let start = isMirrored ? x + width - lead : x
    var items: [DrawItem] = []
    if let icon {
      let frame = Rect(
        x: start, y: middle - icon.size.height / 2, width: icon.size.width,
        height: icon.size.height)
      let drawn = icon.element.place(in: frame).flatMap(\.flattened)
      items += color.alpha < 1 ? [.group(DrawGroup(drawn, opacity: color.alpha))] : drawn
    } else if let symbol {
      let bounds = symbol.bounds
      let centre = Point(
        x: start + bounds.width / 2 - bounds.midX,
        y: middle - (layout == nil ? bounds.midY : 0))
      items += symbol.items(at: centre, color: color)
    }
    guard let layout, let line = layout.lines.first else { return items }
    let corner = Point(x: isMirrored ? x : x + lead + gap, y: middle + baseline - line.baseline)
    return items + TextBlock.items(of: layout, at: corner, color: color)
  }
}
