import MaquetteCore

/// A gray area with a picture's symbol in the middle, for a file that is still to come.
final class PlaceholderElement: LayoutElement {
  /// Estimated: the extent where no other is given, in points.
  private static let side = 100.0
  /// Estimated: the symbol's share of the shorter side, and its largest size in points.
  private static let symbolShare = 0.34
  private static let largestSymbol = 64.0
  /// Estimated: how opaque area and symbol are, in the colour of labels.
  private static let areaOpacity = 0.1
  private static let symbolOpacity = 0.35

  private let image: Image
  private let context: LayoutContext

  init(_ image: Image, context: LayoutContext) {
    self.image = image
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    func extent(_ length: Double?) -> Double {
      length.flatMap { $0.isFinite ? $0 : nil } ?? PlaceholderElement.side
    }
    return Size(width: extent(proposal.width), height: extent(proposal.height))
  }

  func stretch(along axis: Axis) -> Stretch { image.isResizable ? .fill : .none }

  func minimum(along axis: Axis) -> Double { 0 }

  func place(in frame: Rect) -> [SceneNode] {
    let label = context.color(.primary, key: "color")
    let area = image.shape(in: frame, context) ?? .rect(frame)
    var items = [
      DrawItem.fill(area, .color(label.opacity(PlaceholderElement.areaOpacity)))
    ]
    let shorter = min(frame.width, frame.height)
    let size = min(PlaceholderElement.largestSymbol, shorter * PlaceholderElement.symbolShare)
    if size >= 4, let font = FontValue.system(size: size).resolved(in: context.environment),
      let drawing = context.symbolDrawing("photo", font: font, scale: 1, key: "name")
    {
      let centre = Point(
        x: frame.midX - drawing.bounds.midX, y: frame.midY - drawing.bounds.midY)
      items += drawing.items(
        at: centre, color: label.opacity(PlaceholderElement.symbolOpacity))
    }
    return [
      SceneNode(
        path: context.path, component: "Image", frame: frame,
        accessibility: image.accessibility(named: "Placeholder"), source: context.source,
        items: items)
    ]
  }
}
