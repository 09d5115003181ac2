import MaquetteCore

/// An outline with what is asked of it again and again: who is in whom, how each node is called and
/// where it draws.
struct OutlineTree {
  let outline: SceneOutline
  /// The node that each one is in; `nil` for the root.
  private(set) var parents: [Int?] = []
  /// The nodes in each one, from back to front.
  private(set) var children: [[Int]] = []
  /// The index after the last node in each one.
  private(set) var ends: [Int] = []
  private(set) var components: [String] = []
  /// What people call each node: its label or text; empty for one that has neither.
  private(set) var names: [String] = []
  /// The name, or that of the first node inside that has one.
  private(set) var signatures: [String] = []
  /// Where each item is drawn, clips taken into account; `nil` for nowhere.
  private(set) var itemBounds: [[Rect?]] = []

  var nodes: [SceneOutline.Node] { outline.nodes }

  init(_ outline: SceneOutline) {
    self.outline = outline
    let count = outline.nodes.count
    children = Array(repeating: [], count: count)
    ends = Array(repeating: count, count: count)
    var open: [Int] = []
    var clips: [Rect] = []
    let canvas = Rect(origin: .zero, size: outline.size)
    for (index, node) in outline.nodes.enumerated() {
      while open.count > max(node.depth, 0), !open.isEmpty {
        ends[open.removeLast()] = index
        clips.removeLast()
      }
      parents.append(open.last)
      if let parent = open.last { children[parent].append(index) }
      let around = clips.last ?? canvas
      let clip = node.clip.map { $0.bounds.common(with: around) } ?? around
      itemBounds.append(ItemBounds(node: node, clip: clip).rects)
      open.append(index)
      clips.append(clip)
      components.append(node.component)
      let label = node.accessibility?.label ?? ""
      names.append(label.isEmpty ? node.text ?? "" : label)
    }
    signatures = names
    for index in outline.nodes.indices.reversed() where signatures[index].isEmpty {
      let named = children[index].first { !signatures[$0].isEmpty }
      signatures[index] = named.map { signatures[$0] } ?? ""
    }
  }

  /// The position of each node among those of its parent.
  var placesAmongSiblings: [Int] {
    var result = [Int](repeating: 0, count: nodes.count)
    for siblings in children {
      for (place, node) in siblings.enumerated() { result[node] = place }
    }
    return result
  }

  /// How many nodes are inside.
  func descendants(of node: Int) -> Int { ends[node] - node - 1 }

  /// Everything that a node paints by itself.
  func ink(of node: Int) -> [Rect] {
    guard let first = itemBounds[node].lazy.compactMap({ $0 }).first else { return [] }
    return [itemBounds[node].reduce(first) { $1.map($0.union) ?? $0 }]
  }

  /// Everything that a node and those inside of it paint.
  func inkInAll(of node: Int) -> [Rect] { (node..<ends[node]).flatMap(ink) }
}

/// Where the items of a node are drawn.
struct ItemBounds {
  /// A rectangle an item; `nil` for what is clipped away or draws nothing.
  let rects: [Rect?]
  /// Where items are before clips; for texts, the point where they begin.
  let places: [Rect]

  init(node: SceneOutline.Node, clip: Rect) {
    var rects: [Rect?] = []
    var places: [Rect] = []
    var groups: [(transform: Transform, clip: Rect)] = []
    for item in node.items {
      while groups.count > item.depth { groups.removeLast() }
      let outer = groups.last ?? (.identity, clip)
      switch item.content {
      case .group(_, let transform, let clips):
        let inner = outer.transform.after(transform)
        let cut = clips.reduce(outer.clip) { $0.common(with: $1.bounds.transformed(by: inner)) }
        groups.append((inner, cut))
        rects.append(nil)
        places.append(.zero)
      default:
        let place = item.place.transformed(by: outer.transform)
        places.append(place)
        let ink = item.ink(in: node.frame).transformed(by: outer.transform)
        let seen = ink.common(with: outer.clip)
        rects.append(seen.width > 0 && seen.height > 0 ? seen : nil)
      }
    }
    self.rects = rects
    self.places = places
  }
}

extension OutlineItem {
  /// The rectangle that says where it is, before transforms and clips.
  var place: Rect {
    switch content {
    case .fill(let shape, _, _), .stroke(let shape, _, _), .shadow(let shape, _, _, _),
      .material(let shape, _, _), .gradient(let shape, _), .line(let shape, _, _, _):
      shape.bounds
    case .text(_, let point, _, _): Rect(origin: point, size: .zero)
    case .image(let image): image.frame
    case .group: .zero
    }
  }

  /// All that it may paint, before transforms and clips.
  func ink(in frame: Rect) -> Rect {
    switch content {
    case .fill(let shape, _, _), .material(let shape, _, _), .gradient(let shape, _):
      return shape.bounds
    case .stroke(let shape, let width, _), .line(let shape, let width, _, _):
      return shape.bounds.grown(by: width / 2)
    case .shadow(let shape, _, let blur, let offset):
      // A Gaussian is nothing that is seen beyond three standard deviations, and blur is two.
      let moved = Rect(
        origin: shape.bounds.origin.offset(x: offset.x, y: offset.y), size: shape.bounds.size)
      return moved.grown(by: 1.5 * blur)
    case .image(let image): return image.frame
    case .group: return .zero
    case .text(let text, let point, let font, _):
      // The dump has no widths: a letter is hardly wider than an em, and a text that begins in its
      // frame ends there but for the overhang of its last letter.
      let em = font.size
      let room = Double(text.unicodeScalars.count) * em * 1.2
      let box = Rect(
        x: point.x - em / 4, y: point.y - 1.2 * em, width: room + em / 2, height: 1.7 * em)
      let around = frame.grown(by: em / 4)
      let beginsInside = point.x >= around.minX && point.x <= around.maxX
      guard beginsInside else { return box }
      return Rect(
        x: max(box.minX, around.minX), y: box.minY,
        width: min(box.maxX, around.maxX) - max(box.minX, around.minX), height: box.height)
    }
  }
}

extension Rect {
  /// What two rectangles share; without extent where they are apart.
  func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func grown(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  /// The rectangle around this one after a transform.
  func transformed(by transform: Transform) -> Rect {
    guard transform != .identity else { return self }
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ].map(transform.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
