import MaquetteCore
import MaquetteThemes

/// The symbols of a rating with the numerals below them.
final class RatingElement: LayoutElement {
  private let rating: RatingIndicator
  private let look: RatingIndicatorLook
  private let context: LayoutContext
  private let numerals: NumeralScale
  private let full: SymbolDrawing?
  private let empty: SymbolDrawing?
  private let font: ResolvedFont?

  init(_ rating: RatingIndicator, look: RatingIndicatorLook, context: LayoutContext) {
    self.rating = rating
    self.look = look
    self.context = context
    let font =
      rating.font.map { context.font($0) } ?? look.font(at: rating.controlSize).resolved()
    self.font = font
    func drawing(_ name: String) -> SymbolDrawing? {
      font.flatMap {
        context.symbolDrawing(name, font: $0, scale: look.scale, key: "symbol")
      }
    }
    empty = drawing(rating.symbol)
    full =
      Symbol.named(rating.symbol + ".fill") == nil
      ? empty : drawing(rating.symbol + ".fill")
    let count = rating.maximum
    numerals = NumeralScale(
      rating.showsNumerals
        ? (0..<count).map {
          ((Double($0) + 0.5) / Double(count), context.text(of: Double($0 + 1)))
        } : [],
      gap: look.numeralGap, font: look.numeralFont.value,
      color: look.numeralColor, context: context)
  }

  // MARK: Measuring

  private var cell: Size {
    let bounds = full?.bounds ?? .zero
    let other = empty?.bounds ?? .zero
    return Size(
      width: context.roundedUp(max(bounds.width, other.width)),
      height: context.roundedUp(max(bounds.height, other.height)))
  }

  private var spacing: Double {
    (font?.size ?? 0) * look.spacing
  }

  private var pitch: Double { cell.width + spacing }

  private var symbolsHeight: Double {
    max(cell.height, context.roundedUp(font?.lineHeight ?? 0))
  }

  /// The row of symbols in its own size.
  private var row: Size {
    Size(width: Double(rating.maximum) * pitch - spacing, height: symbolsHeight)
  }

  /// How much smaller the symbols are where there is no room for them in their own size.
  private func shrinking(in width: Double?) -> Double {
    guard let width, width + 1e-6 < row.width else { return 1 }
    return max(0.1, width / row.width)
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? row.width / 3 : size(for: .ideal).height
  }

  func size(for proposal: ProposedSize) -> Size {
    let scale = shrinking(in: proposal.width)
    let width = scale < 1 ? row.width * scale : context.roundedUp(row.width)
    return Size(width: width, height: row.height * scale + numerals.height)
  }

  func firstBaseline(in size: Size) -> Double? {
    font.map { (symbolsHeight / 2 + $0.capHeight / 2) * shrinking(in: size.width) }
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let isMirrored = context.direction == .rightToLeft
    let scale = shrinking(in: frame.width)
    let row = Rect(
      x: frame.minX, y: frame.minY, width: scale < 1 ? self.row.width : frame.width,
      height: symbolsHeight)
    let bottom = frame.minY + row.height * scale
    var items: [DrawItem] = []
    if rating.state == .focused, rating.isEditable {
      items += context.focusRing(around: row.inset(by: -2), radius: 4)
    }
    for index in 0..<rating.maximum { items += symbol(index, in: row) }
    if rating.state == .disabled {
      items = [.group(DrawGroup(items, opacity: look.disabledOpacity))]
    }
    if scale < 1 {
      let transform = Transform(scale: scale, about: row.origin)
      items = [.group(DrawGroup(items, transform: transform))]
    }
    let width = Double(rating.maximum) * pitch
    let shown = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: bottom - frame.minY)
    return [
      SceneNode(
        path: context.path, component: "Symbols", frame: frame,
        hitTarget: rating.isEditable
          ? shown.expanded(toAtLeast: context.theme.metrics.minHitTarget) : nil,
        source: context.source, items: items,
        children: numerals.row(in: frame, below: bottom) { share in
          let x = (share * width - self.spacing / 2) * scale
          return isMirrored ? frame.width - x : x
        })
    ]
  }

  /// The colour of what is reached.
  private var color: Color {
    rating.color.map { context.color($0, key: "color") } ?? look.color
  }

  private func symbol(_ index: Int, in row: Rect) -> [DrawItem] {
    guard let full, let empty else { return [] }
    let cell = context.mirrored(
      Rect(
        x: Double(index) * pitch, y: (row.height - self.cell.height) / 2,
        width: self.cell.width, height: self.cell.height), in: row)
    func items(_ drawing: SymbolDrawing, _ color: Color) -> [DrawItem] {
      drawing.items(at: Point(x: cell.midX - drawing.bounds.midX, y: row.midY), color: color)
    }
    let reached = max(0, min(1, rating.shown - Double(index)))
    var result: [DrawItem] = []
    if reached < 1, rating.showsPlaceholders {
      let isOutlined =
        look.outlinesPlaceholders != 0
        || context.environment.accessibilityDifferentiateWithoutColor
      result = items(isOutlined ? empty : full, look.placeholder)
      // What is reached covers the rest of its symbol.
      if reached > 0 { result = [clipped(result, to: cell, from: reached, to: 1)] }
    }
    if reached == 1 { return items(full, color) }
    if reached > 0 { result.append(clipped(items(full, color), to: cell, from: 0, to: reached)) }
    return result
  }

  /// A part of a symbol, from its leading edge.
  private func clipped(_ items: [DrawItem], to cell: Rect, from start: Double, to end: Double)
    -> DrawItem
  {
    let reach = cell.height
    // Nothing is cut at the outer edges, only between the parts.
    let (first, last) = (
      start == 0 ? -reach : start * cell.width, end == 1 ? cell.width + reach : end * cell.width
    )
    let part = context.mirrored(
      Rect(x: first, y: -reach, width: last - first, height: cell.height + 2 * reach), in: cell)
    return .group(DrawGroup(items, clips: [.rect(part)]))
  }
}
