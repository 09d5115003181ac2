import MaquetteCore

/// What lies between something presented and the screen behind it.
struct PresentationBackdrop {
  /// What the screen is dimmed with.
  var color: Color
  /// How far it is blurred, a standard deviation in points.
  var blur: Double
  /// Whether nothing of it answers.
  var isModal = true
  /// The context that names what is drawn.
  var context: LayoutContext

  func behind(_ nodes: [SceneNode], in screen: Rect) -> [SceneNode] {
    let nodes = isModal ? nodes.map { $0.covered() } : nodes
    guard blur > 0 else { return nodes }
    var node = context.entering("Blur").containerNode(
      "Blur", frame: screen, clip: .rect(screen), children: nodes)
    node.effects = NodeEffects(blur: blur)
    return [node]
  }

  /// What dims the screen; nothing without a colour.
  ///
  /// - Parameter items: what is drawn between the two.
  func veil(over screen: Rect, behind items: [DrawItem] = []) -> [SceneNode] {
    guard color.alpha > 0 || !items.isEmpty else { return [] }
    let items = items + [DrawItem.fill(.rect(screen), .color(color))]
    return [context.containerNode("Backdrop", frame: screen, items: items, children: [])]
  }
}
