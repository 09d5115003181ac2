import MaquetteCore

extension SceneNode {
  /// The node without what it draws, as of a control whose place something else has taken.
  var undrawn: SceneNode {
    var copy = self
    copy.items = []
    (copy.text, copy.style) = (nil, nil)
    copy.children = children.map(\.undrawn)
    return copy
  }
}
