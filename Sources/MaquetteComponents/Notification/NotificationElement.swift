import MaquetteCore

/// A floating surface around what a notification says, heard as one thing.
final class NotificationElement: LayoutElement {
  private let content: any LayoutElement
  private let surface: Surface
  private let corners: CornerContainer
  private let padding: EdgeInsets
  private let width: Double?
  private let height: Double?
  private let label: String
  private let context: LayoutContext

  /// - Parameters:
  ///   - width: how wide it is where there is room; `nil` for as wide as it needs to be.
  ///   - height: how high it is at least.
  ///   - label: what assistive technology says.
  init(
    _ content: any LayoutElement, surface: Surface, corners: CornerContainer,
    padding: EdgeInsets, width: Double?, height: Double?, label: String, context: LayoutContext
  ) {
    self.content = content
    self.surface = surface
    self.corners = corners
    self.padding = padding
    self.width = width
    self.height = height
    self.label = label
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let room = proposal.width ?? context.screenWidth
    let own = width.map { min($0, room) }
    let inner = content.size(
      for: ProposedSize(width: max(1, (own ?? room) - padding.horizontal), height: nil))
    return Size(
      width: own ?? context.roundedUp(min(room, inner.width + padding.horizontal)),
      height: context.roundedUp(max(height ?? 0, inner.height + padding.vertical)))
  }

  func place(in frame: Rect) -> [SceneNode] {
    corners.place(in: frame, radii: CornerRadii(all: surface.radius))
    let room = frame.inset(by: padding, direction: context.direction)
    let size = content.size(for: ProposedSize(width: room.width, height: nil))
    var node = context.containerNode(
      "Notification", frame: frame, items: surface.items(in: frame),
      children: content.place(in: context.align(size, in: room, .leading)).map(\.silenced))
    node.accessibility = Accessibility(role: .button, label: label, traits: [.button])
    node.hitTarget = frame.expanded(toAtLeast: context.theme.metrics.minHitTarget)
    return [node]
  }
}
