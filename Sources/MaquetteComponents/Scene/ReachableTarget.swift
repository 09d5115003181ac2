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
  private(set) var area: Rect
  /// The whole extent of the area, which fingers or the pointer can hit, in the points that it was laid out in.
  let size: Size
  /// How large the system draws these points.
  let scale: Double
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
      if let ground = node.barGround { cover(ground, from: parent) }
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

    /// Takes away what a bar lies over.
    private mutating func cover(_ ground: Rect, from first: Int) {
      let left = targets[first...].compactMap { $0.cut(by: ground) }
      targets.replaceSubrange(first..., with: left)
    }
  }

  /// What is left of the target where something lies over all of its width.
  fileprivate func cut(by cover: Rect) -> ReachableTarget? {
    guard cover.minX <= area.minX, cover.maxX >= area.maxX, let hidden = area.intersection(cover)
    else { return self }
    let top = hidden.minY > area.minY ? area.minY : hidden.maxY
    let bottom = hidden.minY > area.minY ? hidden.minY : area.maxY
    guard bottom > top else { return nil }
    var copy = self
    copy.area = Rect(x: area.minX, y: top, width: area.width, height: bottom - top)
    return copy
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
    scale = node.systemScale
    size = Size(width: target.width / scale, height: target.height / scale)
    let seen = SeenExtent(node, within: target, withParts: true)
    let isPart = around.bezel.map { $0.height <= 1.25 * node.frame.height } ?? false
    hasBezel = seen.hasBezel || isPart
    edges = isPart ? frame : seen.ink ?? frame
  }
}

extension SceneNode {
  /// Where a bar, or a header that stays, lies over what scrolls under it: its ground, or all of it where
  /// it floats, as a banner does; `nil` for all others, and for bars without a ground.
  fileprivate var barGround: Rect? {
    if component == "Notification" { return frame }
    let bars = ["NavigationBar", "TabBar", "Toolbar", "PinnedHeader"]
    guard bars.contains(component) else { return nil }
    let ground = items.lazy.compactMap { item in
      switch item {
      case .fill(.rect(let rect), .material): rect
      case .fill(.rect(let rect), .color(let color)) where color.alpha > 0.99: rect
      default: nil
      }
    }.first
    // What floats reaches beyond the bar's own room.
    return ground
      ?? (isOnGlass(orColor: hasOpaqueGlass) ? children.reduce(frame) { $0.union($1.frame) } : nil)
  }

  /// Whether it, or something in it, stands on a piece of glass.
  ///
  /// - Parameter takesColor: whether glass may be a colour.
  private func isOnGlass(orColor takesColor: Bool) -> Bool {
    items.contains {
      guard case .fill(.roundedRect, let paint) = $0 else { return false }
      if case .material = paint { return true }
      return takesColor
    } || children.contains { $0.isOnGlass(orColor: takesColor) }
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
    let own = SeenExtent(node, within: node.frame, withParts: false)
    inside.bezel = own.hasBezel ? node.frame : nil
    return inside
  }
}

/// What can be seen of a node, its parts among it, where its hit target is.
private struct SeenExtent {
  /// Everything drawn; `nil` for nothing.
  private(set) var ink: Rect?
  private var shapes: Rect?
  private let target: Rect

  /// - Parameter withParts: whether its parts count, which takes a look at all of them.
  init(_ node: SceneNode, within target: Rect, withParts: Bool) {
    self.target = target
    if withParts { add(node) } else { add(node.items) }
  }

  /// Whether a shape is around nearly all that can be seen.
  var hasBezel: Bool {
    guard let shapes, let ink else { return false }
    return shapes.width >= 0.8 * ink.width && shapes.height >= 0.8 * ink.height
      && shapes.width >= 0.5 * target.width && shapes.height >= 0.5 * target.height
  }

  private mutating func add(_ node: SceneNode) {
    add(node.items)
    // What answers by itself is no part of it.
    for child in node.children where child.hitTarget == nil { add(child) }
  }

  private mutating func add(_ box: Rect, isShape: Bool) {
    guard let seen = box.intersection(target) else { return }
    if isShape { shapes = shapes?.union(seen) ?? seen }
    ink = ink?.union(seen) ?? seen
  }

  private mutating func add(_ items: [DrawItem], _ transform: Transform = .identity) {
    for item in items {
      switch item {
      case .fill(let shape, _), .stroke(let shape, _, _), .line(let shape, _, _):
        if let bounds = shape.bounds { add(transform.apply(bounds), isShape: true) }
      case .text(let run, _):
        // Between the capitals' height and the baseline.
        add(transform.apply(run.box(above: 0.72, height: 0.72)), isShape: false)
      case .image(let image): add(transform.apply(image.frame), isShape: true)
      case .group(let group): add(group.items, transform.after(group.transform))
      case .shadow: continue
      }
    }
  }
}
