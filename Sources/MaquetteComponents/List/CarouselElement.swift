import MaquetteCore
import MaquetteThemes

/// A list of a watch whose rows get smaller and fainter towards the lower edge of the screen.
final class CarouselElement: WrappingElement {
  let content: any LayoutElement
  private let look: CarouselLook
  private let context: LayoutContext

  init(_ content: any LayoutElement, look: CarouselLook, context: LayoutContext) {
    self.content = content
    self.look = look
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    // What is seen of it ends with the screen.
    let edge = min(frame.maxY, context.environment.device?.size.height ?? frame.maxY)
    return content.place(in: frame).map { changed($0, edge: edge) }
  }

  /// How much of its size and opacity something has at a height; 1 for what is far from the edge.
  private func nearness(_ rect: Rect, edge: Double) -> Double {
    guard look.reach > 0 else { return 1 }
    return max(0, min(1, (edge - rect.midY) / look.reach))
  }

  private func changed(_ node: SceneNode, edge: Double) -> SceneNode {
    var copy = node
    // The grounds of rows belong to their section.
    if node.component == "Section" { copy.items = node.items.map { changed($0, edge: edge) } }
    copy.children = node.children.map { child in
      guard child.component == "Row" else { return changed(child, edge: edge) }
      let share = nearness(child.frame, edge: edge)
      guard share < 1 else { return child }
      return child.transformed(by: transform(share, of: child.frame))
        .transformed(opacity: opacity(share), scale: 1, about: .zero)
    }
    return copy
  }

  private func changed(_ item: DrawItem, edge: Double) -> DrawItem {
    let shape: Shape? =
      switch item {
      case .fill(let shape, _): shape
      // A platter that has moved beyond the edge with its row.
      case .group(let group): group.clips.first
      default: nil
      }
    guard let bounds = shape?.bounds else { return item }
    let share = nearness(bounds, edge: edge)
    guard share < 1 else { return item }
    return .group(
      DrawGroup([item], opacity: opacity(share), transform: transform(share, of: bounds)))
  }

  private func opacity(_ share: Double) -> Double { look.opacity + (1 - look.opacity) * share }

  private func transform(_ share: Double, of rect: Rect) -> Transform {
    Transform(scale: look.scale + (1 - look.scale) * share, about: rect.centre)
  }
}
