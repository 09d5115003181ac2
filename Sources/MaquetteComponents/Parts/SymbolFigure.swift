import MaquetteCore

/// A symbol in the place of a figure.
struct SymbolFigure: ControlFigure {
  let name = "Symbol"
  let size: Size
  private let symbol: SymbolDrawing?
  private let color: Color

  init(
    _ name: String, font: ResolvedFont?, scale: Double, color: Color, context: LayoutContext
  ) {
    let drawing = font.flatMap {
      context.symbolDrawing(name, font: $0, scale: scale, key: "style")
    }
    symbol = drawing
    self.color = color
    let bounds = drawing?.bounds ?? .zero
    size = Size(
      width: context.roundedUp(bounds.width), height: context.roundedUp(bounds.height))
  }

  func items(in frame: Rect) -> [DrawItem] {
    guard let symbol else { return [] }
    let bounds = symbol.bounds
    return symbol.items(
      at: Point(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY), color: color)
  }
}
