import MaquetteCore

/// Which element has the clips of a node.
///
/// In browsers, a group that is clipped is one picture, so that what is inside of it is not mixed with
/// what is behind it. Pixels and pages have no such thing. So where something is mixed, each part of the
/// node that is not has the clip for itself, and what is mixed has it inside.
struct SVGClipPlace {
  /// The clips that the parts of the node have; none unless something in it is mixed with what is behind.
  private(set) var forParts: [Shape] = []
  /// The clip of the node's own element.
  private(set) var own: Shape?
  /// The clips of elements around that.
  private(set) var around: [Shape] = []
  /// The node, with no way to mix colours where an element around the clips has it.
  private(set) var node: SceneNode
  private var blend = BlendMode.normal

  /// - Parameters:
  ///   - clips: those of what the node is in, which no element has yet.
  ///   - hasBlends: whether anything in the whole picture has a blend mode.
  ///   - isApart: whether an element that mixes colours may have no clip.
  init(_ node: SceneNode, _ clips: [Shape], hasBlends: Bool, isApart: Bool = false) {
    self.node = node
    own = node.clip
    guard hasBlends else { return }
    if node.effects == nil, node.blendsWithGround {
      (forParts, own) = (node.clip.map(clips.within) ?? clips, nil)
      return
    }
    around = clips
    guard let mode = node.effects?.blend, !clips.isEmpty || isApart && own != nil else { return }
    blend = mode
    self.node.effects?.blend = .normal
  }

  /// An element that mixes the node's colours, around all its clips.
  func blended(_ content: String) -> String {
    guard blend != .normal, !content.isEmpty else { return content }
    return "<g\(blend.style)>\(content)</g>"
  }
}

extension SceneNode {
  /// Whether it, or something inside, is mixed with anything.
  var hasBlends: Bool {
    (effects?.blend ?? .normal) != .normal || children.contains(where: \.hasBlends)
  }

  /// Whether something inside is mixed with what is behind the node.
  var blendsWithGround: Bool {
    children.contains { child in
      guard let effects = child.effects else { return child.blendsWithGround }
      return effects.blend != .normal
    }
  }
}

extension SVGItems {
  /// Elements within clips, of which each is in an element of its own.
  mutating func clipped(_ content: String, to shapes: [Shape]) -> String {
    guard !content.isEmpty else { return "" }
    if let mask = definitions.mask(within: shapes) { return "<g\(mask)>\n\(content)</g>\n" }
    return shapes.reversed().reduce(content) { "<g\(clipAttribute($1))>\n\($0)</g>\n" }
  }
}
