import MaquetteCore

/// What opened something, and that in its own place over the screen around.
final class PresentingElement: WrappingElement {
  let content: any LayoutElement
  private let presented: PresentedElement?
  private let context: LayoutContext

  init(_ content: any LayoutElement, _ component: AnyComponent, context: LayoutContext) {
    self.content = content
    self.context = context
    presented = PresentedElement(component, at: 0, in: context)
  }

  func place(in frame: Rect) -> [SceneNode] {
    if let presented {
      context.presentations.add(
        anchor: frame, in: context, backdrop: presented.backdrop, make: presented.place)
    }
    return content.place(in: frame)
  }
}
