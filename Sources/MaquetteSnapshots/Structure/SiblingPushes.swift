import MaquetteCore

/// Which siblings may have pushed each other: those that grew, shrank, came, went or changed
/// places.
struct SiblingPushes {
  /// For each new node, the event of the nearest such sibling before it, or else after it.
  private(set) var nearest: [Int?] = []
  /// How far all of them together may push, by parent.
  private var totals: [Int: Size] = [:]
  private var growth: [Size] = []

  /// What may have stood between something that came or went and its neighbours.
  private static let mostSpacing = 64.0

  init() {}

  init(_ causes: ChangeCauses, sources: [Int?], removedIn: [Int: [Int]]) {
    let (old, new) = (causes.old, causes.new)
    nearest = Array(repeating: nil, count: new.nodes.count)
    growth = Array(repeating: .zero, count: new.nodes.count)
    for parent in new.nodes.indices where !new.children[parent].isEmpty {
      var total = Size.zero
      var removed: [Int: [Int]] = [:]
      if let gone = removedIn[parent] {
        let events = Dictionary(
          gone.compactMap { event in causes.events[event].node.map { ($0, event) } },
          uniquingKeysWith: { first, _ in first })
        var last = -1
        for node in causes.matching.olds[parent].map({ old.children[$0] }) ?? [] {
          if let event = events[node] {
            removed[last, default: []].append(event)
            total.add(SiblingPushes.size(old.nodes[node].frame.size))
          } else if let kept = causes.matching.news[node] {
            last = kept
          }
        }
      }
      var before = removed[-1]?.last
      for child in new.children[parent] {
        nearest[child] = before
        if let push = SiblingPushes.push(of: child, in: parent, causes, sources) {
          growth[child] = push.growth
          total.add(push.growth)
          before = push.event
        }
        if let event = removed[child]?.last { before = event }
      }
      var after: Int?
      for child in new.children[parent].reversed() {
        if let event = removed[child]?.first { after = event }
        if nearest[child] == nil { nearest[child] = after }
        if growth[child] != .zero { after = sources[child] }
      }
      totals[parent] = total
    }
  }

  /// How far all siblings of a parent may push, in points; without one of them when asked.
  func growth(in parent: Int, except child: Int?) -> Size {
    let total = totals[parent] ?? .zero
    let without = child.map { growth[$0] } ?? .zero
    return Size(width: total.width - without.width, height: total.height - without.height)
  }

  private static func push(
    of child: Int, in parent: Int, _ causes: ChangeCauses, _ sources: [Int?]
  ) -> (event: Int, growth: Size)? {
    guard let event = sources[child] else { return nil }
    let frame = causes.new.nodes[child].frame.size
    guard let comparison = causes.comparisons[child] else { return (event, size(frame)) }
    if causes.matching.reordered.contains(child) {
      return (event, causes.new.nodes[parent].frame.size)
    }
    let moved = comparison.displacement
    guard moved.isResized else { return nil }
    return (event, Size(width: abs(moved.width), height: abs(moved.height)))
  }

  private static func size(_ frame: Size) -> Size {
    Size(width: frame.width + mostSpacing, height: frame.height + mostSpacing)
  }
}

extension Size {
  fileprivate mutating func add(_ other: Size) {
    width += other.width
    height += other.height
  }
}
