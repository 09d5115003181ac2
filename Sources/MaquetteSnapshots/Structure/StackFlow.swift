import MaquetteCore

/// How the children of a container stand one after the other, and by how much the distances between
/// them changed.
struct StackFlow {
  /// A distance between two neighbours (or a neighbour and the container's edge).
  struct Segment {
    /// By how much it changed, in points.
    var change: Double
    /// Whether something came, went or changed places there.
    var isMixed: Bool
    /// The distances, as they were and are.
    var old: Double
    var new: Double
    /// The places, among all children, of those that stood and stand there.
    var oldPlaces: Range<Int>
    var newPlaces: Range<Int>
  }

  let isVertical: Bool
  /// Whether the first child is the rightmost.
  let isReversed: Bool
  /// Children that kept their order, from first to last.
  let steady: [Int]
  /// Before each steady child, and behind the last one.
  let segments: [Segment]

  /// Edges are on whole pixels.
  static let snapping = 0.51

  /// The flow of a node's children; `nil` where they do not stand one after the other in both trees.
  init?(of parent: Int, _ old: OutlineTree, _ new: OutlineTree, _ matching: NodeMatching) {
    guard let partner = matching.olds[parent] else { return nil }
    let olds = old.children[partner].map { old.nodes[$0].frame }
    let news = new.children[parent].map { new.nodes[$0].frame }
    guard !olds.isEmpty, !news.isEmpty else { return nil }
    let ways = [(true, false), (false, false), (false, true)]
    let way = ways.first { way in
      [olds, news].allSatisfy { StackFlow.isInOrder($0, isVertical: way.0, isReversed: way.1) }
    }
    guard let (isVertical, isReversed) = way else { return nil }
    self.isVertical = isVertical
    self.isReversed = isReversed
    func span(_ frame: Rect) -> (start: Double, end: Double) {
      if isVertical { return (frame.minY, frame.maxY) }
      return isReversed ? (-frame.maxX, -frame.minX) : (frame.minX, frame.maxX)
    }
    steady = new.children[parent].filter {
      matching.olds[$0] != nil && !matching.reordered.contains($0)
    }
    let oldPlaces = Dictionary(
      uniqueKeysWithValues: old.children[partner].enumerated().map { ($1, $0) })
    let newPlaces = Dictionary(
      uniqueKeysWithValues: new.children[parent].enumerated().map { ($1, $0) })
    var (was, now) = (span(old.nodes[partner].frame).start, span(new.nodes[parent].frame).start)
    var (wasPlace, nowPlace) = (-1, -1)
    var segments: [Segment] = []
    func add(_ before: Double, _ after: Double, _ oldPlace: Int, _ newPlace: Int) {
      segments.append(
        Segment(
          change: Displacement.difference(before - was, after - now),
          isMixed: oldPlace != wasPlace + 1 || newPlace != nowPlace + 1, old: before - was,
          new: after - now, oldPlaces: wasPlace + 1..<max(wasPlace + 1, oldPlace),
          newPlaces: nowPlace + 1..<max(nowPlace + 1, newPlace)))
    }
    for child in steady {
      guard let other = matching.olds[child], let oldPlace = oldPlaces[other],
        let newPlace = newPlaces[child]
      else { continue }
      let (before, after) = (span(old.nodes[other].frame), span(new.nodes[child].frame))
      add(before.start, after.start, oldPlace, newPlace)
      (was, now) = (before.end, after.end)
      (wasPlace, nowPlace) = (oldPlace, newPlace)
    }
    add(
      span(old.nodes[partner].frame).end, span(new.nodes[parent].frame).end, olds.count, news.count)
    self.segments = segments
  }

  private static func isInOrder(_ frames: [Rect], isVertical: Bool, isReversed: Bool) -> Bool {
    zip(frames, frames.dropFirst()).allSatisfy { one, next in
      if isVertical { return next.minY >= one.maxY - snapping }
      return isReversed
        ? next.maxX <= one.minX + snapping : next.minX >= one.maxX - snapping
    }
  }

  /// The distances between neighbours that are neighbours still.
  private var gaps: [Segment] { segments.dropFirst().dropLast().filter { !$0.isMixed } }

  /// The gap between all children when it is another one by the same everywhere; those with room of
  /// their own around them have more, so that the least is the gap.
  var spacing: (old: Double, new: Double)? {
    let gaps = self.gaps
    guard let first = gaps.first,
      gaps.allSatisfy({ abs($0.change - first.change) < StackFlow.snapping }),
      abs(first.change) > 0.34, !isRoom(first, gaps.count), let least = gaps.map(\.old).min()
    else { return nil }
    let tight = gaps.filter { $0.old < least + StackFlow.snapping }
    // Those on whole pixels are what was asked for.
    let best = tight.min { StackFlow.odd($0) < StackFlow.odd($1) }
    return best.map { ($0.old, $0.new) }
  }

  /// Whether a gap is larger for room around what is beside it, which is at its other side, too.
  private func isRoom(_ gap: Segment, _ count: Int) -> Bool {
    let ends = [segments.first, segments.last].compactMap { $0 }.filter { !$0.isMixed }
    return count == 1 && ends.contains { abs($0.change - gap.change) < StackFlow.snapping }
  }

  private static func odd(_ segment: Segment) -> Double {
    abs(segment.old - segment.old.rounded()) + abs(segment.new - segment.new.rounded())
  }

  func along(_ displacement: Displacement) -> Double {
    isVertical ? displacement.height : displacement.width
  }
}
