import MaquetteCore

/// Measures and draws a symbol by itself.
final class SymbolElement: LayoutElement {
  private let image: Image
  private let context: LayoutContext
  private let drawing: SymbolDrawing?
  private let color: Color
  private let font: ResolvedFont?

  init(_ image: Image, context: LayoutContext) {
    self.image = image
    self.context = context
    font = image.font.resolved(in: context.environment)
    color = context.color(image.color, key: "color")
    drawing = font.flatMap {
      context.symbolDrawing(
        image.systemName, font: $0, scale: 1, imageScale: image.imageScale,
        flips: image.flipsForRightToLeftLayoutDirection, key: "systemName")
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let bounds = drawing?.bounds else { return .zero }
    return Size(
      width: context.roundedUp(bounds.width), height: context.roundedUp(bounds.height))
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let drawing, let font else { return nil }
    // The grid's middle is the middle of the capitals.
    let middle = size.height / 2 - drawing.bounds.midY
    return middle + font.capHeight / 2
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard let drawing else { return [] }
    let bounds = drawing.bounds
    let centre = Point(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY)
    return [
      SceneNode(
        path: context.path, component: "Image", frame: frame,
        accessibility: image.accessibility(named: image.systemName),
        source: context.source, items: drawing.items(at: centre, color: color))
    ]
  }
}
