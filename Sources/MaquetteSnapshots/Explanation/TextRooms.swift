import MaquetteCore
import MaquettePainting

/// What around the texts of a scene is theirs alone.
///
/// A dump has no widths, so that the box of a text is a guess that reaches beyond it. There other
/// things may be of its ink's colour, for example the paper beside a filled button: a text ends
/// where the shape that it stands on ends, and where its neighbours in the line are.
struct TextRooms {
  /// An item that is drawn.
  private struct Drawn {
    var rect: Rect
    var content: OutlineItem.Content
    /// Where it begins, if it is a text.
    var begin: Point
  }

  /// All items, from back to front.
  private let drawn: [Drawn]
  /// The number of each node's first item.
  private let firsts: [Int]
  private let map: ReachMap

  init(_ tree: OutlineTree) {
    var drawn: [Drawn] = []
    var firsts: [Int] = []
    var areas: [(owner: Int, rect: Rect)] = []
    for node in tree.nodes.indices {
      firsts.append(drawn.count)
      let places = tree.itemPlaces(of: node)
      for (index, item) in tree.nodes[node].items.enumerated() {
        let rect = tree.itemBounds[node][index]
        if let rect { areas.append((drawn.count, rect)) }
        drawn.append(
          Drawn(rect: rect ?? .zero, content: item.content, begin: places[index].origin))
      }
    }
    (self.drawn, self.firsts) = (drawn, firsts)
    map = ReachMap(areas, scale: 1, margin: 0)
  }

  /// The part of a text's box in which nothing but it and what it stands on is drawn.
  ///
  /// - Parameters:
  ///   - box: the box of the text, as high as its letters.
  ///   - item: the number of the text among the items of its node.
  func room(in box: Rect, of item: Int, node: Int) -> Rect {
    let own = firsts[node] + item
    guard case .text(let text, _, let font, _) = drawn[own].content else { return box }
    let begin = drawn[own].begin
    // Letters are at least a fifth of an em wide, and where they stand there may be anything.
    let end = begin.x + 0.2 * font.size * Double(text.count)
    let middle = box.minY + box.height / 2
    var (left, right) = (box.minX, box.maxX)
    var ground: OutlineShape?
    let line = PixelRect(around: Rect(x: box.minX, y: middle, width: box.width, height: 0))
    for number in map.owners(touching: line.expanded(by: 1)) where number != own {
      let other = drawn[number]
      guard other.rect.minY <= middle, other.rect.maxY >= middle else { continue }
      var start = other.rect.minX
      if case .text = other.content { start = max(start, other.begin.x) }
      if start >= end {
        right = min(right, start)
      } else if other.rect.maxX <= begin.x {
        left = max(left, other.rect.maxX)
      } else if number < own, case .fill(let shape, _, _) = other.content, start <= begin.x,
        other.rect.maxX >= end
      {
        // What is painted last is what is seen below the text.
        ground = OutlineShape(shape.kind, bounds: other.rect)
      }
    }
    let cut = Rect(x: left, y: box.minY, width: max(0, right - left), height: box.height)
    return ground.map { cut.common(with: $0.inner(beside: cut)) } ?? cut
  }
}

extension OutlineTree {
  /// Where each item of a node is before clips; for texts, the point where they begin.
  func itemPlaces(of node: Int) -> [Rect] {
    ItemBounds(node: nodes[node], clip: nodes[node].frame).places
  }
}

extension OutlineShape {
  /// The part of it between those of its round corners that are as high as a rectangle.
  fileprivate func inner(beside rect: Rect) -> Rect {
    guard case .rounded(_, let radius) = kind else { return bounds }
    let most = min(radius, bounds.width / 2, bounds.height / 2)
    let high = max(bounds.minY + most - rect.minY, rect.maxY - (bounds.maxY - most))
    let part = max(0, min(most, high))
    // Continuous corners begin before round ones do.
    let inset = most - (most * most - part * part).squareRoot() + 1
    return Rect(
      x: bounds.minX + inset, y: bounds.minY, width: max(0, bounds.width - 2 * inset),
      height: bounds.height)
  }
}
