import MaquetteCore
import MaquetteThemes

/// Lays out a picture inside of another one, and cuts it to its frame.
final class ArtboardElement: LayoutElement {
  private let content: any LayoutElement
  private let canvas: Canvas
  /// What it is filled with; `nil` for nothing.
  let ground: Color?
  private let radius: Double
  private let isCut: Bool
  private let context: LayoutContext

  /// - Parameters:
  ///   - canvas: how large the picture is.
  ///   - ground: what it is filled with; `nil` for nothing.
  ///   - radius: how round its corners are, in points.
  ///   - isCut: whether what lies outside of its frame is cut off, as a window's shadow is not.
  init(
    _ content: any LayoutElement, canvas: Canvas, ground: Color?, radius: Double, isCut: Bool,
    context: LayoutContext
  ) {
    self.content = content
    self.canvas = canvas
    self.ground = ground
    self.radius = radius
    self.isCut = isCut
    self.context = context
  }

  /// The platform whose look the picture has.
  var platform: Platform { context.environment.platform }

  /// A picture is as large as it is, whatever is around it.
  func size(for proposal: ProposedSize) -> Size {
    let wanted = content.size(for: ProposedSize(width: canvas.width, height: canvas.height))
    return Size(width: canvas.width ?? wanted.width, height: canvas.height ?? wanted.height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let size = size(for: .ideal)
    let room = Rect(origin: frame.origin, size: size)
    let wanted = content.size(for: ProposedSize(width: canvas.width, height: canvas.height))
    var children = content.place(in: context.align(wanted, in: room, .center))
    let bounds = PresentationBounds(
      horizontal: room.minX...room.maxX, vertical: room.minY...room.maxY)
    let presented = context.presentations.present(over: &children, in: bounds)
    let shape = Shape.roundedRect(room, radius: radius, curve: .continuous)
    var items: [DrawItem] = []
    if let ground { items.append(.fill(shape, .color(ground))) }
    let window = MaterialWindow(room, cornerRadius: radius)
    return [
      context.containerNode(
        "Artboard", frame: room, items: items, clip: isCut ? shape : nil,
        children: (children + presented).map { $0.confiningMaterials(to: window) })
    ]
  }
}

extension PresentationBounds {
  init(horizontal: ClosedRange<Double>, vertical: ClosedRange<Double>) {
    self = .none
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
