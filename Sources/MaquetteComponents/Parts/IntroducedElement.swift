import MaquetteCore

/// Gives the name of the label before it to a control that has none, for assistive technology.
final class IntroducedElement: WrappingElement {
  private let name: String
  let content: any LayoutElement

  init(_ name: String, content: any LayoutElement) {
    self.name = name
    self.content = content
  }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(in: frame).map { node in
      var node = node
      if node.accessibility?.label.isEmpty == true { node.accessibility?.label = name }
      return node
    }
  }
}
