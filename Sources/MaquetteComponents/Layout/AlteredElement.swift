import MaquetteCore

/// Changes the nodes of its content after they are placed.
final class AlteredElement: WrappingElement {
  let content: any LayoutElement
  private let change: ([SceneNode]) -> [SceneNode]

  init(_ content: any LayoutElement, change: @escaping ([SceneNode]) -> [SceneNode]) {
    self.content = content
    self.change = change
  }

  func place(in frame: Rect) -> [SceneNode] { change(content.place(in: frame)) }
}
