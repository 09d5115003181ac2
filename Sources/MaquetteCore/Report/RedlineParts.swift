/// The texts, controls and grounds of a picture that redlines measure.
struct RedlineParts {
  /// One of them.
  struct Part: Hashable {
    var path: String
    var component: String
    var name: String
    /// Its frame; that of all of them where several are alike.
    var frame: Rect
    /// The size of one of them.
    var size: Size
    /// How many there are, one beside another and all of one size.
    var count = 1
    /// The area that answers, where it is not the frame.
    var hitTarget: Rect?
    /// What it stands on: the canvas, or the number of a part.
    var ground: Int?
    /// Whether others stand on it.
    var isGround = false
  }

  /// More would be a wall of lines.
  static let most = 150

  private(set) var parts: [Part] = []
  /// Whether some were left out.
  private(set) var isCut = false
  private let canvas: Rect
  private let filters: [NodePattern]

  /// - Parameter filters: only what one of these names, and what it stands on; empty for all.
  init(_ scene: Scene, filters: [String] = []) {
    canvas = Rect(origin: .zero, size: scene.size)
    self.filters = filters.map(NodePattern.init)
    add(scene.root, target: nil, ground: nil, isWanted: filters.isEmpty)
    dropUnused()
  }

  private mutating func add(
    _ node: SceneNode, target: Rect?, ground: Int?, isWanted: Bool
  ) {
    let isWanted = isWanted || filters.contains { $0.isAbout(node) }
    let target = node.hitTarget ?? target
    let inner = node.children.filter(Self.isDrawn)
    guard !inner.isEmpty else {
      guard isWanted, Self.isDrawn(node) else { return }
      append(Part(node, target: target, ground: ground))
      return
    }
    var current = ground
    if let rect = Self.ground(of: node, within: canvas) {
      var part = Part(node, target: nil, ground: ground)
      part.frame = rect
      part.size = rect.size
      part.isGround = true
      part.name = ""
      // What lies outside of the picture, or is one too many, is no ground to measure from.
      if append(part) { current = parts.count - 1 }
    }
    // The area of what is around is meant for one child: the one in its middle.
    let answering = target.flatMap { target in
      inner.last { $0.frame.contains(target.centre) }?.path
    }
    let groups = Self.grouped(inner)
    for group in groups {
      guard group.count > 1, let first = group.first else {
        for child in group {
          add(
            child, target: child.path == answering ? target : nil, ground: current,
            isWanted: isWanted)
        }
        continue
      }
      guard isWanted || filters.contains(where: { $0.isAbout(first) }) else { continue }
      var part = Part(first, target: first.hitTarget, ground: current)
      part.frame = group.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      part.count = group.count
      part.hitTarget = nil
      append(part)
    }
  }

  @discardableResult
  private mutating func append(_ part: Part) -> Bool {
    guard parts.count < Self.most else {
      isCut = true
      return false
    }
    guard part.frame.intersection(canvas) != nil else { return false }
    var part = part
    // A header stands above its card, not on it.
    while let ground = part.ground, !parts[ground].frame.holds(part.frame) {
      part.ground = parts[ground].ground
    }
    parts.append(part)
    return true
  }

  /// Grounds on which nothing stands are no use.
  private mutating func dropUnused() {
    for index in parts.indices.reversed() where parts[index].isGround {
      guard !parts.contains(where: { $0.ground == index }) else { continue }
      let parent = parts[index].ground
      parts.remove(at: index)
      for other in parts.indices {
        if let ground = parts[other].ground, ground > index { parts[other].ground = ground - 1 }
        if parts[other].ground == index { parts[other].ground = parent }
      }
    }
  }

  /// Whether there is something to see of it or in it.
  private static func isDrawn(_ node: SceneNode) -> Bool {
    guard node.frame.width > 0.5, node.frame.height > 0.5 else { return false }
    return !node.items.isEmpty || node.children.contains(where: isDrawn)
  }

  /// A visible ground that others stand on, smaller than the canvas.
  private static func ground(of node: SceneNode, within canvas: Rect) -> Rect? {
    for item in node.items {
      guard case .fill(let shape, _) = item, let bounds = shape.bounds else { continue }
      guard bounds.width >= 0.5 * node.frame.width, bounds.height >= 24,
        bounds.height >= 0.3 * node.frame.height,
        bounds.width < canvas.width - 0.5 || bounds.height < canvas.height - 0.5
      else { continue }
      return bounds
    }
    return nil
  }

  /// Neighbours of one kind and size are one group; all others are groups of their own.
  private static func grouped(_ nodes: [SceneNode]) -> [ArraySlice<SceneNode>] {
    var groups: [Range<Int>] = []
    for index in nodes.indices {
      if let group = groups.last, isAlike(nodes[index - 1], nodes[index]) {
        groups[groups.count - 1] = group.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    // Two alike are told apart; from four on it is a pattern.
    return groups.flatMap { group in
      group.count >= 4 ? [nodes[group]] : group.map { nodes[$0...$0] }
    }
  }

  private static func isAlike(_ last: SceneNode, _ node: SceneNode) -> Bool {
    node.children.isEmpty && last.children.isEmpty && last.component == node.component
      && abs(last.frame.width - node.frame.width) < 0.51
      && abs(last.frame.height - node.frame.height) < 0.51 && (node.text == nil || isCell(node))
  }

  /// Whether it is one of many as the days of a calendar are.
  private static func isCell(_ node: SceneNode) -> Bool {
    node.hitTarget != nil && node.component != "Button"
  }
}

extension RedlineParts.Part {
  fileprivate init(_ node: SceneNode, target: Rect?, ground: Int?) {
    path = node.path
    component = node.component
    name = node.shownName
    frame = node.frame
    size = node.frame.size
    self.ground = ground
    // Frames are rounded to pixels, and areas follow.
    if let target, !target.isNearly(node.frame) { hitTarget = target }
  }
}

extension Rect {
  /// Whether another one differs by less than anybody sees.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.51 && abs(minY - other.minY) < 0.51
      && abs(maxX - other.maxX) < 0.51 && abs(maxY - other.maxY) < 0.51
  }

  /// Whether another one is in it.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX > minX - 1 && other.maxX < maxX + 1 && other.minY > minY - 1
      && other.maxY < maxY + 1
  }

  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
