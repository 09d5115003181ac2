/// Pairs equal keys of two lists so that pairs are in the same order in both, nearly as many as
/// can be, in a time that grows with the lists' lengths.
///
/// Equal ends first, then keys that both have once (as patience sorting does it), then the longest
/// common subsequence of the short stretches that are left; of long ones, as many as go in order.
struct SequenceMatching {
  /// How many pairs of keys were compared so far: what it costs.
  private(set) var comparisons = 0

  /// Stretches with at most so many pairs are compared pair by pair.
  static let mostPairs = 4096

  fileprivate struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
    var depth: Int
  }

  /// Pairs of positions, in order.
  mutating func align(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    var result: [(old: Int, new: Int)] = []
    var open = [Stretch(old: old.indices, new: new.indices, depth: 0)]
    while var stretch = open.popLast() {
      while let (left, right) = stretch.firsts, equal(old[left], new[right]) {
        result.append((left, right))
        stretch.old.removeFirst()
        stretch.new.removeFirst()
      }
      while let (left, right) = stretch.lasts, equal(old[left], new[right]) {
        result.append((left, right))
        stretch.old.removeLast()
        stretch.new.removeLast()
      }
      guard !stretch.old.isEmpty, !stretch.new.isEmpty else { continue }
      if stretch.old.count * stretch.new.count <= SequenceMatching.mostPairs {
        result += longest(stretch, old, new)
        continue
      }
      var anchors = unique(stretch, old, new)
      if anchors.isEmpty || stretch.depth >= 8 {
        result += increasing(inTurn(stretch, old, new))
        continue
      }
      anchors = increasing(anchors)
      result += anchors
      var (left, right) = (stretch.old.lowerBound, stretch.new.lowerBound)
      for anchor in anchors + [(stretch.old.upperBound, stretch.new.upperBound)] {
        open.append(
          Stretch(old: left..<anchor.old, new: right..<anchor.new, depth: stretch.depth + 1))
        (left, right) = (anchor.old + 1, anchor.new + 1)
      }
    }
    return result.sorted { $0.old < $1.old }
  }

  private mutating func equal(_ old: Int, _ new: Int) -> Bool {
    comparisons += 1
    return old == new
  }

  /// Positions of keys that both have exactly once.
  private mutating func unique(
    _ stretch: Stretch, _ old: [Int], _ new: [Int]
  ) -> [(old: Int, new: Int)] {
    var places: [Int: Int?] = [:]
    for index in stretch.new {
      places[new[index]] = places[new[index]] == nil ? .some(index) : .some(nil)
    }
    var counts: [Int: Int] = [:]
    for index in stretch.old { counts[old[index], default: 0] += 1 }
    comparisons += stretch.old.count + stretch.new.count
    return stretch.old.compactMap { index in
      guard counts[old[index]] == 1, let place = places[old[index]], let place else { return nil }
      return (index, place)
    }
  }

  /// The first of a key with the first, the second with the second.
  private mutating func inTurn(
    _ stretch: Stretch, _ old: [Int], _ new: [Int]
  ) -> [(old: Int, new: Int)] {
    var places: [Int: [Int]] = [:]
    for index in stretch.new.reversed() { places[new[index], default: []].append(index) }
    comparisons += stretch.old.count + stretch.new.count
    return stretch.old.compactMap { index in places[old[index]]?.popLast().map { (index, $0) } }
  }

  /// As many pairs as are in order in both lists; they are in that of the old one already.
  mutating func increasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        comparisons += 1
        let middle = (low + high) / 2
        if pairs[tails[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var next = tails.last ?? -1
    while next >= 0 {
      result.append(pairs[next])
      next = before[next]
    }
    return result.reversed()
  }

  private mutating func longest(
    _ stretch: Stretch, _ old: [Int], _ new: [Int]
  ) -> [(old: Int, new: Int)] {
    let (olds, news) = (Array(stretch.old), Array(stretch.new))
    return bestInOrder(olds.count, news.count) { old[olds[$0]] == new[news[$1]] ? 1 : 0 }
      .map { (olds[$0.old], news[$0.new]) }
  }

  /// The pairs in order whose scores have the largest sum; pairs that score 0 are none.
  mutating func bestInOrder(
    _ oldCount: Int, _ newCount: Int, score: (Int, Int) -> Int
  ) -> [(old: Int, new: Int)] {
    let width = newCount + 1
    var best = [Int](repeating: 0, count: (oldCount + 1) * width)
    var scores = [Int](repeating: 0, count: oldCount * newCount)
    for left in (0..<oldCount).reversed() {
      for right in (0..<newCount).reversed() {
        comparisons += 1
        let here = score(left, right)
        scores[left * newCount + right] = here
        let skipping = max(best[(left + 1) * width + right], best[left * width + right + 1])
        let pairing = here > 0 ? here + best[(left + 1) * width + right + 1] : 0
        best[left * width + right] = max(skipping, pairing)
      }
    }
    var result: [(old: Int, new: Int)] = []
    var (left, right) = (0, 0)
    while left < oldCount, right < newCount {
      let here = scores[left * newCount + right]
      if here > 0,
        best[left * width + right] == here + best[(left + 1) * width + right + 1]
      {
        result.append((left, right))
        (left, right) = (left + 1, right + 1)
      } else if best[(left + 1) * width + right] >= best[left * width + right + 1] {
        left += 1
      } else {
        right += 1
      }
    }
    return result
  }
}

extension SequenceMatching.Stretch {
  fileprivate var firsts: (Int, Int)? {
    old.isEmpty || new.isEmpty ? nil : (old.lowerBound, new.lowerBound)
  }

  fileprivate var lasts: (Int, Int)? {
    old.isEmpty || new.isEmpty ? nil : (old.upperBound - 1, new.upperBound - 1)
  }
}
