import MaquetteCore
import MaquetteThemes

/// What is inside a button: title, subtitle and symbol, and how they stand to one another.
final class ButtonContent {
  private let button: Button
  private let metrics: ButtonMetrics
  private let context: LayoutContext
  private let title: TextBlock?
  private let subtitle: TextBlock?
  private let symbol: SymbolDrawing?
  private let font: ResolvedFont?

  /// The parts with their places, from the content's top left corner.
  struct Arrangement {
    var size = Size.zero
    var title: (layout: TextLayout, origin: Point)?
    var subtitle: (layout: TextLayout, origin: Point)?
    var symbolCentre: Point?

    var titleBaseline: Double? {
      title.flatMap { title in title.layout.lines.first.map { title.origin.y + $0.baseline } }
    }

    var shownTitle: String? { title?.layout.shownText }

    mutating func moveText(x: Double, y: Double) {
      if let part = title { title = (part.layout, part.origin.offset(x: x, y: y)) }
      if let part = subtitle { subtitle = (part.layout, part.origin.offset(x: x, y: y)) }
    }
  }

  init?(_ button: Button, metrics: ButtonMetrics, weight: FontWeight?, context: LayoutContext) {
    self.button = button
    self.metrics = metrics
    self.context = context
    let titleFont = context.resolve(metrics.title, weight: weight)
    let subtitleFont = context.resolve(metrics.subtitle, weight: nil)
    font = titleFont
    let side: HorizontalAlignment =
      switch (button.symbol.isEmpty, button.symbolPlacement) {
      case (false, .leading), (false, .trailing):
        context.direction == .rightToLeft ? .right : .left
      default: .center
      }
    func block(_ text: String, _ font: ResolvedFont?, key: String) -> TextBlock? {
      guard !text.isEmpty, let font else { return nil }
      // A single word is cut at its end and not broken in its middle.
      let lines = text.contains(where: \.isWhitespace) ? context.theme.buttons.titleLines : 1
      return context.textBlock(
        text, resolved: font, maxLines: lines, alignment: side, key: key, name: "the \(key)")
    }
    title = block(button.title, titleFont, key: "title")
    subtitle = block(button.subtitle, subtitleFont, key: "subtitle")
    symbol =
      button.symbol.isEmpty
      ? nil
      : titleFont.flatMap {
        context.symbolDrawing(
          button.symbol, font: $0, scale: context.theme.buttons.symbolScale, key: "symbol")
      }
  }

  /// The parts in a width; `nil` for as much as they need.
  func arrangement(width: Double?) -> Arrangement {
    let symbolSize = symbol.map { Size(width: $0.bounds.width, height: $0.bounds.height) }
    let isBeside = button.symbolPlacement == .leading || button.symbolPlacement == .trailing
    let hasText = title != nil || subtitle != nil
    let gap = symbolSize != nil && hasText ? metrics.imagePadding : 0
    let taken = isBeside ? (symbolSize?.width ?? 0) + gap : 0
    let (text, result) = textArrangement(width: width.map { max(1, $0 - taken) })
    guard let symbolSize else { return result }
    return isBeside
      ? beside(result, text: text, symbol: symbolSize, gap: gap)
      : stacked(result, text: text, symbol: symbolSize, gap: gap)
  }

  private func textArrangement(width: Double?) -> (Size, Arrangement) {
    var result = Arrangement()
    let layouts = (title?.layout(width: width), subtitle?.layout(width: width))
    let wide = max(layouts.0?.size.width ?? 0, layouts.1?.size.width ?? 0)
    func x(_ layout: TextLayout) -> Double {
      switch button.symbol.isEmpty || button.symbolPlacement == .top
        || button.symbolPlacement == .bottom
      {
      case true: (wide - layout.size.width) / 2
      case false: context.direction == .rightToLeft ? wide - layout.size.width : 0
      }
    }
    var height = 0.0
    if let layout = layouts.0 {
      result.title = (layout, Point(x: x(layout), y: 0))
      height = layout.size.height
    }
    if let layout = layouts.1 {
      if layouts.0 != nil { height += metrics.titlePadding }
      result.subtitle = (layout, Point(x: x(layout), y: height))
      height += layout.size.height
    }
    result.size = Size(width: wide, height: height)
    return (result.size, result)
  }

  private func beside(_ text: Arrangement, text size: Size, symbol: Size, gap: Double)
    -> Arrangement
  {
    var result = text
    let isBefore =
      (button.symbolPlacement == .leading) == (context.direction == .leftToRight)
    // A symbol's ink may be higher than the line; that does not make the button higher. A symbol
    // alone stands in a line's height too, so that all such buttons are alike.
    let height = size.height > 0 ? size.height : font?.lineHeight ?? symbol.height
    let shift = isBefore ? symbol.width + gap : 0
    result.moveText(x: shift, y: 0)
    result.size = Size(width: size.width + gap + symbol.width, height: height)
    let left = isBefore ? 0 : size.width + gap
    result.symbolCentre = Point(
      x: left + symbol.width / 2, y: symbolMiddle(in: result, height: height))
    return result
  }

  private func stacked(_ text: Arrangement, text size: Size, symbol: Size, gap: Double)
    -> Arrangement
  {
    var result = text
    let width = max(size.width, symbol.width)
    let isAbove = button.symbolPlacement == .top
    let shift = Point(x: (width - size.width) / 2, y: isAbove ? symbol.height + gap : 0)
    result.moveText(x: shift.x, y: shift.y)
    result.size = Size(width: width, height: size.height + gap + symbol.height)
    let top = isAbove ? 0 : size.height + gap
    result.symbolCentre = Point(x: width / 2, y: top + symbol.height / 2)
    return result
  }

  /// Beside one line the grid's middle lies in the middle of the capitals; beside more, or alone,
  /// the ink stands in the middle.
  private func symbolMiddle(in arrangement: Arrangement, height: Double) -> Double {
    guard let font, arrangement.subtitle == nil, let title = arrangement.title,
      title.layout.lines.count == 1, let baseline = arrangement.titleBaseline, let symbol
    else { return height / 2 }
    return baseline - font.capHeight / 2 + symbol.bounds.midY
  }

  /// The parts as drawing items.
  func items(of arrangement: Arrangement, at origin: Point, color: Color, paint: ButtonPaint)
    -> [DrawItem]
  {
    var items: [DrawItem] = []
    if let centre = arrangement.symbolCentre, let symbol {
      // Bounds are relative to the grid's middle, centres are those of the ink.
      let middle = Point(
        x: origin.x + centre.x - symbol.bounds.midX, y: origin.y + centre.y - symbol.bounds.midY)
      items += symbol.items(at: middle, color: color)
    }
    if let (layout, place) = arrangement.title {
      let corner = origin.offset(x: place.x, y: place.y)
      items += TextBlock.items(of: layout, at: corner, color: color)
      if paint.look.underline == true {
        items += underlines(of: layout, at: corner, color: color)
      }
    }
    if let (layout, place) = arrangement.subtitle {
      items += TextBlock.items(
        of: layout, at: origin.offset(x: place.x, y: place.y), color: paint.subtitleColor)
    }
    return items
  }

  /// A line below each line of a title, a tenth of an em below its baseline.
  private func underlines(of layout: TextLayout, at corner: Point, color: Color) -> [DrawItem] {
    guard let font else { return [] }
    return layout.lines.map { line in
      let bar = Rect(
        x: corner.x + line.x, y: corner.y + line.baseline + font.size * 0.1,
        width: line.width, height: max(1, font.size / 16))
      return .fill(.rect(bar), .color(color))
    }
  }

  /// What reports say about the title.
  func style(color: Color, background: Color?) -> NodeStyle? {
    guard let title else { return nil }
    return context.style(
      of: title.layout(width: nil), font: title.font, color: color, background: background)
  }
}

extension LayoutContext {
  /// The font a theme wrote, with another weight when one is given.
  func resolve(_ font: ThemeFont, weight: FontWeight?) -> ResolvedFont? {
    switch font {
    case .style(let style):
      return FontValue.style(style, weight: weight).resolved(in: environment)
    case .fixed(let size, let own):
      return FontValue.system(size: size, weight: weight ?? own).resolved(in: environment)
    }
  }
}
