import MaquetteCore

/// A symbol of a control: as wide as its ink, which stands in the middle of the height that it is
/// given.
final class SymbolPart: LayoutElement {
  private let drawing: SymbolDrawing
  private let bounds: Rect
  private let width: Double
  private let color: Color
  private let context: LayoutContext

  /// - Parameter width: the room that it takes; `nil` for that of its ink.
  init(_ drawing: SymbolDrawing, width: Double? = nil, color: Color, context: LayoutContext) {
    self.drawing = drawing
    bounds = drawing.bounds
    self.width = width ?? bounds.width
    self.color = color
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: width, height: proposal.height ?? bounds.height)
  }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? width : bounds.height }

  func place(in frame: Rect) -> [SceneNode] {
    let centre = Point(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY)
    return [
      context.containerNode(
        "Symbol", frame: frame, items: drawing.items(at: centre, color: color), children: [])
    ]
  }
}

extension LayoutContext {
  /// A symbol as a part of a control; `nil` without a name, and after reporting one that does not
  /// exist.
  func symbolPart(
    _ name: String, _ font: ResolvedFont?, scale: Double = 1, color: Color, key: String
  ) -> SymbolPart? {
    guard !name.isEmpty, let font else { return nil }
    return symbolDrawing(name, font: font, scale: scale, key: key).map {
      SymbolPart($0, color: color, context: self)
    }
  }
}
