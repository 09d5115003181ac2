import MaquetteCore

/// An area that answers to touch or pointer, as far as somebody can get at it.
struct ReachableTarget {
  /// Its place in the picture's paint order.
  let index: Int
  let path: String
  let component: String
  let name: String
  let source: SourceLocation?
  /// The part of the area that can be reached.
  let area: Rect
  /// The whole extent of the area, which fingers or the pointer can hit.
  let size: Size
  /// The control's own frame; the area may be larger, for fingers.
  let frame: Rect
  /// What can be seen of it: its shape, or what is written and drawn.
  let edges: Rect
  /// Whether a shape is drawn around what it says.
  let hasBezel: Bool

  /// The targets of a scene in paint order: not those that are scrolled away, cut off, or behind
  /// something modal.
  static func all(in scene: Scene) -> [ReachableTarget] {
    var collector = Collector()
    collector.visit(scene.root, clip: Rect(origin: .zero, size: scene.size))
    return collector.targets
  }

  private struct Collector {
    var targets: [ReachableTarget] = []
    private var index = 0

    mutating func visit(
      _ node: SceneNode, clip: Rect, parent: Int = 0, around: Surroundings = Surroundings()
    ) {
      var clip = clip
      index += 1
      if let bounds = node.clip?.bounds {
        guard let inside = clip.intersection(bounds) else { return }
        clip = inside
      }
      let start = targets.count
      if let target = node.hitTarget, let area = target.intersection(clip),
        node.frame.intersection(clip) != nil
      {
        targets.append(
          ReachableTarget(node, target: target, area: area, index: index, around: around))
      }
      let inside = around.entering(node)
      for child in node.children { visit(child, clip: clip, parent: start, around: inside) }
      // Nothing around it answers as long as it is there.
      if node.accessibility?.traits.contains(.modal) == true {
        targets.removeSubrange(parent..<start)
      }
    }
  }

  private init(
    _ node: SceneNode, target: Rect, area: Rect, index: Int, around: Surroundings
  ) {
    self.index = index
    path = node.path
    component = node.component
    // Halves and segments have the name of what they are parts of.
    name = node.accessibility?.label ?? around.name
    source = node.source
    self.area = area
    frame = node.frame
    size = target.size
    let seen = SeenExtent(node)
    let isPart = around.bezel.map { $0.height <= 1.25 * node.frame.height } ?? false
    hasBezel = seen.hasBezel || isPart
    edges = hasBezel ? frame : seen.ink ?? frame
  }
}

/// What is around a node.
private struct Surroundings {
  /// The name of the control that it is a part of; empty for none.
  private(set) var name = ""
  /// The shape that the node around draws, which parts of a control share.
  private(set) var bezel: Rect?

  func entering(_ node: SceneNode) -> Surroundings {
    var inside = self
    inside.name = node.accessibility?.label ?? name
    inside.bezel = SeenExtent(node).hasBezel ? node.frame : nil
    return inside
  }
}

/// What can be seen of a node by itself.
private struct SeenExtent {
  /// Everything drawn; `nil` for nothing.
  private(set) var ink: Rect?
  private var shapes: Rect?
  private let frame: Rect

  init(_ node: SceneNode) {
    frame = node.frame
    add(node.items)
  }

  /// Whether a shape fills nearly all of the frame.
  var hasBezel: Bool {
    guard let shapes else { return false }
    return shapes.width >= 0.8 * frame.width && shapes.height >= 0.8 * frame.height
  }

  private mutating func add(_ items: [DrawItem]) {
    for item in items {
      switch item {
      case .fill(let shape, _), .stroke(let shape, _, _):
        guard let bounds = shape.bounds else { continue }
        shapes = shapes?.union(bounds) ?? bounds
        ink = ink?.union(bounds) ?? bounds
      case .text(let run, _):
        // Between the capitals' height and the baseline.
        let width = run.clusters.reduce(0) { $0 + $1.advance }
        let box = Rect(
          x: run.origin.x, y: run.origin.y - 0.72 * run.size, width: width,
          height: 0.72 * run.size)
        ink = ink?.union(box) ?? box
      case .group(let group): add(group.items)
      case .shadow: continue
      }
    }
  }
}
