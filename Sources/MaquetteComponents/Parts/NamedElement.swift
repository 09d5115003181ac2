import MaquetteCore

/// Puts a node of a component around what the component is made of.
final class NamedElement: WrappingElement {
  let content: any LayoutElement
  private let component: String
  private let context: LayoutContext

  init(_ content: any LayoutElement, component: String, context: LayoutContext) {
    self.content = content
    self.component = component
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    [context.containerNode(component, frame: frame, children: content.place(in: frame))]
  }
}
