import MaquetteCore

/// Draws its content as one picture that is blurred, or mixed with what is behind it.
final class EffectElement: WrappingElement {
  let content: any LayoutElement
  private let name: String
  private let effects: NodeEffects
  private let context: LayoutContext

  /// - Parameter name: what the node is called.
  init(
    _ name: String, _ effects: NodeEffects, content: any LayoutElement, context: LayoutContext
  ) {
    self.content = content
    self.name = name
    self.effects = effects
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    let nodes = content.place(in: frame)
    guard effects != NodeEffects() else { return nodes }
    var node = context.entering(name).containerNode(name, frame: frame, children: nodes)
    node.effects = effects
    return [node]
  }
}

/// Draws its content as opaque as other components are.
final class MaskElement: WrappingElement {
  let content: any LayoutElement
  private let layers: [any LayoutElement]
  private let alignment: Alignment
  private let context: LayoutContext

  init(_ layer: LayerValue, content: any LayoutElement, context: LayoutContext) {
    self.content = content
    self.context = context.entering("Mask")
    alignment = layer.alignment
    layers = self.context.elements(for: layer.content, axis: nil)
  }

  func place(in frame: Rect) -> [SceneNode] {
    var node = context.containerNode("Mask", frame: frame, children: content.place(in: frame))
    let items = layers.flatMap { layer in
      let size = layer.size(for: ProposedSize(frame.size))
      return layer.place(in: context.align(size, in: frame, alignment)).flatMap(\.flattened)
    }
    node.effects = NodeEffects(mask: items.map(\.withFlatMaterials))
    return [node]
  }
}
