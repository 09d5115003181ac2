import MaquetteCore
import MaquetteThemes

/// The ground of a share sheet.
final class ShareSheetElement: LayoutElement {
  private let content: any LayoutElement
  private let look: ShareSheetLook
  private let label: String
  private let context: LayoutContext
  /// Whether it lies at the lower edge of a phone.
  private let isCard: Bool
  /// Whether it is a menu, whose edges are seen on any ground.
  private let isMenu: Bool
  private let inset: Double

  init(
    _ content: any LayoutElement, look: ShareSheetLook, label: String, context: LayoutContext
  ) {
    self.content = content
    self.look = look
    self.label = label
    self.context = context
    isCard = context.conventions.sheet == .card
    isMenu = context.conventions.sheet == .window
    inset = context.sharedSheetInset
  }

  func size(for proposal: ProposedSize) -> Size {
    let room = proposal.width ?? context.screenWidth
    let width = isCard ? room : min(room, look.itemWidth * 5)
    let inner = content.size(for: ProposedSize(width: width - 2 * inset, height: nil))
    let height = inner.height + inset
    return Size(width: width, height: context.roundedUp(min(height, proposal.height ?? .infinity)))
  }

  func place(in outer: Rect) -> [SceneNode] {
    let frame = outer.inset(
      by: EdgeInsets(top: 0, leading: inset, bottom: inset, trailing: inset),
      direction: context.direction)
    let inner = content.size(for: ProposedSize(width: frame.width, height: nil))
    let outline = outline(of: frame)
    var parts = content.place(in: context.align(inner, in: frame, .top))
    if isMenu {
      // Shadows lie outside of what cuts the contents.
      let inside = context.entering("Contents")
      parts = [inside.containerNode("Contents", frame: frame, clip: outline, children: parts)]
    }
    var node = context.containerNode(
      "ShareSheet", frame: frame, items: ground(in: frame, outline), clip: isMenu ? nil : outline,
      children: parts)
    node.accessibility = Accessibility(role: .group, label: label, traits: [.modal])
    return [node]
  }

  /// - Parameter depth: how far inside of its edge, in points.
  private func outline(of frame: Rect, depth: Double = 0) -> Shape {
    if inset > 0 {
      let radius = SheetLook(context)?.partialRadius ?? look.radius
      return Surface.outline(
        of: frame.inset(by: depth), top: radius - depth, inset: inset + depth, in: context)
    }
    return isMenu ? surface.shape(frame) : .rect(frame)
  }

  private var surface: Surface {
    Surface(look, menu: isMenu ? PopoverLook(context) : nil, context: context)
  }

  private func ground(in frame: Rect, _ outline: Shape) -> [DrawItem] {
    if inset > 0 {
      // What is outside of its edge is cut off.
      let line = self.outline(of: frame, depth: surface.borderWidth / 2)
      return surface.items(in: frame, shape: outline, line: line)
    }
    if isMenu { return surface.items(in: frame, shape: outline) }
    // Its lower corners lie below the edge of the screen.
    var ground = frame
    if isCard { ground.size.height += look.radius }
    return [.group(DrawGroup(surface.items(in: ground), clips: [.rect(frame)]))]
  }
}

extension LayoutContext {
  /// How far a sheet of a phone that shares something stays from the edges of the screen.
  var sharedSheetInset: Double {
    conventions.sheet == .card ? SheetLook(self)?.partialInset ?? 0 : 0
  }
}
