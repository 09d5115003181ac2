import MaquetteCore

/// The header of a section that stays at the top of its list while rows go on under it, until the end
/// of the section takes it along.
final class PinnedHeader: WrappingElement {
  let content: any LayoutElement
  private let padding: Double
  private let context: LayoutContext
  /// The section, and where its header stays in it; `nil` for a header that goes on with its rows.
  private var pin: (section: Rect, top: Double)?
  /// The header with what is above and below it, where it stays; `nil` where it is at its own place.
  private var band: Rect?
  private var count = 0

  /// - Parameter padding: what is above and below it where it stays, in points.
  init(_ content: any LayoutElement, padding: Double, context: LayoutContext) {
    self.content = content
    self.padding = padding
    self.context = context
  }

  /// Takes the place where it stays, before it is placed.
  func pin(at top: Double?, in section: Rect) { pin = top.map { (section, $0) } }

  func place(in frame: Rect) -> [SceneNode] {
    band = nil
    guard let pin else { return content.place(in: frame) }
    let height = frame.height + 2 * padding
    let y = min(pin.top, pin.section.maxY - height)
    guard frame.minY - padding < y else { return content.place(in: frame) }
    band = Rect(x: pin.section.minX, y: y, width: pin.section.width, height: height)
    let place = Rect(x: frame.minX, y: y + padding, width: frame.width, height: frame.height)
    let nodes = content.place(in: place)
    count = nodes.count
    return nodes
  }

  /// Lays it over the rows of its section, on a ground, where it stays.
  ///
  /// - Parameter top: where rows are seen at the top; `nil` where they are seen above it.
  func raise(in section: inout SceneNode, over ground: Color, from top: Double?) {
    guard let band, count <= section.children.count else { return }
    var covered = band
    covered.origin.y = min(band.minY, top ?? .infinity)
    covered.size.height = band.maxY - covered.minY
    let nodes = Array(section.children.prefix(count))
    section.children.removeFirst(count)
    section.children.append(
      context.entering("PinnedHeader").containerNode(
        "PinnedHeader", frame: band,
        items: ground.alpha > 0 ? [.fill(.rect(covered), .color(ground))] : [], children: nodes))
  }
}
