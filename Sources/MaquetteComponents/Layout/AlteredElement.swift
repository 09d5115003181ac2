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

extension LayoutElement {
  /// The element as what people type into, with all that belongs to the field: contents that scroll show all of it
  /// above a keyboard.
  var withFocus: any LayoutElement {
    AlteredElement(self) { nodes in
      var nodes = nodes
      if !nodes.isEmpty { nodes[0].isFocused = true }
      return nodes
    }
  }
}

extension SceneNode {
  /// What it and all inside of it draw, without their frames.
  var flattened: [DrawItem] {
    let items = self.items + children.flatMap(\.flattened)
    return clip.map { [.group(DrawGroup(items, clips: [$0]))] } ?? items
  }
}
