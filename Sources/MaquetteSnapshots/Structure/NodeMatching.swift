import MaquetteCore

/// Which node of an old outline is which of a new one.
///
/// Children are matched by what they are and hold first, then by component and name, wherever they
/// stand, then by component and likeness between those that are matched. Paths have no say: they
/// number siblings, and a sibling that is inserted renames all after it.
struct NodeMatching {
  /// The old node of each new one; `nil` for what was added.
  private(set) var olds: [Int?]
  /// The new node of each old one; `nil` for what was removed.
  private(set) var news: [Int?]
  /// New nodes that stand before or behind siblings where they stood otherwise before.
  private(set) var reordered: Set<Int> = []
  /// How many comparisons it took.
  var comparisons: Int { sequences.comparisons }

  private let old: OutlineTree
  private let new: OutlineTree
  private var sequences = SequenceMatching()
  private var oldKeys: [Keys] = []
  private var newKeys: [Keys] = []

  /// Numbers that are equal for equal things.
  private struct Keys {
    /// The component, its name, size, font and colours, and all those of what is inside.
    var whole = 0
    /// The component and its name, or that of the first thing inside that has one.
    var name = 0
    var component = 0
  }

  private struct WholeKey: Hashable {
    var name: Int
    var size: Size
    var font: SceneOutline.Font?
    var colors: [Color]
    var children: [Int]
  }

  private struct NameKey: Hashable {
    var component: String
    var name: String
  }

  init(_ old: OutlineTree, _ new: OutlineTree) {
    self.old = old
    self.new = new
    olds = Array(repeating: nil, count: new.nodes.count)
    news = Array(repeating: nil, count: old.nodes.count)
    var wholes: [WholeKey: Int] = [:]
    var names: [NameKey: Int] = [:]
    func keys(of tree: OutlineTree) -> [Keys] {
      var result = [Keys](repeating: Keys(), count: tree.nodes.count)
      for index in tree.nodes.indices.reversed() {
        let node = tree.nodes[index]
        func number(_ name: String) -> Int {
          names.number(of: NameKey(component: tree.components[index], name: name))
        }
        result[index].component = number("")
        result[index].name = number(tree.signatures[index])
        result[index].whole = wholes.number(
          of: WholeKey(
            name: result[index].name, size: node.frame.size, font: node.font,
            colors: node.items.flatMap(\.colors),
            children: tree.children[index].map { result[$0].whole }))
      }
      return result
    }
    oldKeys = keys(of: old)
    newKeys = keys(of: new)
    guard !old.nodes.isEmpty, !new.nodes.isEmpty else { return }
    pair(0, 0)
    // A node comes before those inside of it, so that each is matched when its turn comes.
    for index in new.nodes.indices {
      if let partner = olds[index] { matchChildren(partner, index) }
    }
  }

  private mutating func pair(_ oldNode: Int, _ newNode: Int) {
    olds[newNode] = oldNode
    news[oldNode] = newNode
  }

  private mutating func matchChildren(_ oldParent: Int, _ newParent: Int) {
    let (left, right) = (old.children[oldParent], new.children[newParent])
    guard !left.isEmpty, !right.isEmpty else { return }
    inOrder(left, right, by: \.whole)
    inOrder(left, right, by: \.name) { !$0.isEmpty }
    anywhere(left, right)
    byLikeness(left, right)
    let all = left.enumerated().compactMap { position, node in
      news[node].map { (old: position, new: $0) }
    }
    let steady = Set(sequences.increasing(all).map(\.new))
    reordered.formUnion(all.map(\.new).filter { !steady.contains($0) })
  }

  /// Stretches of children between those that are matched in the same order in both.
  private mutating func gaps(_ left: [Int], _ right: [Int]) -> [(old: [Int], new: [Int])] {
    var places: [Int: Int] = [:]
    for (position, node) in right.enumerated() { places[node] = position }
    let matched = left.enumerated().compactMap { position, node in
      news[node].flatMap { places[$0] }.map { (old: position, new: $0) }
    }
    var result: [(old: [Int], new: [Int])] = []
    var (oldStart, newStart) = (0, 0)
    for end in sequences.increasing(matched) + [(left.count, right.count)] {
      let before = left[oldStart..<end.old].filter { news[$0] == nil }
      let after = right[newStart..<end.new].filter { olds[$0] == nil }
      if !before.isEmpty, !after.isEmpty { result.append((before, after)) }
      (oldStart, newStart) = (end.old + 1, end.new + 1)
    }
    return result
  }

  private mutating func inOrder(
    _ left: [Int], _ right: [Int], by key: KeyPath<Keys, Int>,
    where isMeant: (String) -> Bool = { _ in true }
  ) {
    for gap in gaps(left, right) {
      let olds = gap.old.filter { isMeant(old.signatures[$0]) }
      let news = gap.new.filter { isMeant(new.signatures[$0]) }
      let pairs = sequences.align(
        olds.map { oldKeys[$0][keyPath: key] }, news.map { newKeys[$0][keyPath: key] })
      for match in pairs { pair(olds[match.old], news[match.new]) }
    }
  }

  /// Equal ones that changed places; those without a name are not told apart well enough.
  private mutating func anywhere(_ left: [Int], _ right: [Int]) {
    var places: [Int: [Int]] = [:]
    for node in right.reversed() where olds[node] == nil && !new.signatures[node].isEmpty {
      places[newKeys[node].name, default: []].append(node)
    }
    for node in left where news[node] == nil && !old.signatures[node].isEmpty {
      guard let match = places[oldKeys[node].name]?.last else { continue }
      let (was, now) = (old.nodes[node], new.nodes[match])
      let isAlike =
        was.font == now.font
        && abs(was.frame.height - now.frame.height) <= max(1, was.frame.height / 4)
      // A title that two buttons exchanged did not exchange the buttons.
      guard isAlike || oldKeys[node].whole == newKeys[match].whole else { continue }
      places[oldKeys[node].name]?.removeLast()
      pair(node, match)
    }
  }

  private mutating func byLikeness(_ left: [Int], _ right: [Int]) {
    for gap in gaps(left, right) {
      if gap.old.count * gap.new.count > SequenceMatching.mostPairs {
        let pairs = sequences.align(
          gap.old.map { oldKeys[$0].component }, gap.new.map { newKeys[$0].component })
        for match in pairs { pair(gap.old[match.old], gap.new[match.new]) }
        continue
      }
      let (old, new) = (self.old, self.new)
      let (ones, others) = (oldKeys, newKeys)
      let pairs = sequences.bestInOrder(gap.old.count, gap.new.count) { one, other in
        let (one, other) = (gap.old[one], gap.new[other])
        let (was, now) = (old.nodes[one], new.nodes[other])
        var score = 4
        if ones[one].component != others[other].component {
          // A column that became a row holds what it held.
          guard old.isStack(one), new.isStack(other), old.children[one].count > 1 else { return 0 }
          let held = Set(old.children[one].map { ones[$0].name })
          let kept = new.children[other].count { held.contains(others[$0].name) }
          guard 2 * kept > max(held.count, new.children[other].count) else { return 0 }
          score = 1
        }
        if was.font == now.font { score += 1 }
        if was.frame.size == now.frame.size { score += 2 }
        if was.frame.origin == now.frame.origin { score += 2 }
        if old.children[one].count == new.children[other].count { score += 1 }
        if was.accessibility?.role == now.accessibility?.role { score += 1 }
        return score
      }
      for match in pairs { pair(gap.old[match.old], gap.new[match.new]) }
    }
  }
}

extension OutlineTree {
  /// Whether a node is one of the containers that only line up what is in them.
  func isStack(_ node: Int) -> Bool {
    ["VStack", "HStack", "ZStack", "WrappingHStack"].contains(components[node])
  }
}

extension Dictionary where Value == Int {
  /// The number of a key, a new one for a new key.
  fileprivate mutating func number(of key: Key) -> Int {
    if let number = self[key] { return number }
    let number = count
    self[key] = number
    return number
  }
}

extension OutlineItem {
  /// The colours it is drawn in, in order.
  var colors: [Color] {
    switch content {
    case .material(_, let color, _): [color]
    case .fill(_, let color, let to): [color] + (to.map { [$0] } ?? [])
    case .gradient(_, let paint), .line(_, _, _, let paint): paint.colors
    case .stroke(_, _, let color), .text(_, _, _, let color), .shadow(_, let color, _, _): [color]
    case .image(let image): image.tint.map { [$0] } ?? []
    case .group: []
    }
  }
}
