import MaquetteCore

/// Finds pairs of hit targets that lie on one another or too near to one another.
struct HitTargetPairs {
  /// What is wrong with a pair.
  enum Problem {
    /// They share an area of this size; whether that is because they were enlarged for fingers,
    /// which a few more points between them mend.
    case overlap(Size, isByEnlarging: Bool)
    /// They are this far apart, where more is recommended.
    case crowding(gap: Double, wanted: Double)
  }

  /// The numbers of two targets, the lower one first, and what is wrong with them.
  typealias Pair = (first: Int, second: Int, problem: Problem)

  /// The pairs in the order of their numbers; of each kind as many as reports hold.
  let found: [Pair]

  private let rules: HitTargetRules

  init(_ targets: [ReachableTarget], rules: HitTargetRules) {
    self.rules = rules
    var overlaps: [Pair] = []
    var crowded: [Pair] = []
    HitTargetPairs.neighbours(targets, within: rules.largestGap) { first, second in
      let (one, other) = (targets[first], targets[second])
      // Most pairs are far apart, which numbers tell sooner than paths.
      if let overlap = one.area.intersection(other.area), overlap.width > 0.01,
        overlap.height > 0.01
      {
        if HitTargetPairs.isInside(one, other) { return true }
        overlaps.append((first, second, HitTargetPairs.overlapping(one, other, by: overlap.size)))
      } else if crowded.count < Limits.diagnostics,
        let problem = HitTargetPairs.crowding(one, other, rules: rules),
        !HitTargetPairs.isInside(one, other)
      {
        crowded.append((first, second, problem))
      }
      return overlaps.count < Limits.diagnostics
    }
    found = (overlaps + crowded).sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private static func overlapping(
    _ one: ReachableTarget, _ other: ReachableTarget, by size: Size
  ) -> Problem {
    let shared = one.frame.intersection(other.frame)
    let areApart = shared.map { $0.width <= 0.01 || $0.height <= 0.01 } ?? true
    return .overlap(size, isByEnlarging: areApart)
  }

  /// A control inside of a larger one takes its touches, as a button in a row does.
  private static func isInside(_ one: ReachableTarget, _ other: ReachableTarget) -> Bool {
    other.path.hasPrefix(one.path + "/")
  }

  /// How far apart two that face one another are, when that is not far enough.
  private static func crowding(
    _ one: ReachableTarget, _ other: ReachableTarget, rules: HitTargetRules
  ) -> Problem? {
    let across = max(one.edges.minX, other.edges.minX) - min(one.edges.maxX, other.edges.maxX)
    let down = max(one.edges.minY, other.edges.minY) - min(one.edges.maxY, other.edges.maxY)
    // Diagonal neighbours, both apart, touch with their corners at most.
    guard min(across, down) < 0 else { return nil }
    let gap = max(across, down) / one.scale
    let wanted = rules.gap(one, other)
    guard gap > -0.01, gap < wanted - 0.5,
      !isDivided(one.frame, other.frame) || areStacked(one, other),
      !isDividedByRows(one, other), !(one.hasSystemPlace && other.hasSystemPlace)
    else { return nil }
    return .crowding(gap: max(0, gap), wanted: wanted)
  }

  /// Whether two stand in rows of one list, whose heights keep them apart.
  private static func isDividedByRows(_ one: ReachableTarget, _ other: ReachableTarget) -> Bool {
    let (first, second) = (one.path.split(separator: "/"), other.path.split(separator: "/"))
    guard let index = zip(first, second).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return false
    }
    return [first[index], second[index]].allSatisfy { $0.hasPrefix("Row") }
  }

  /// Whether two with a shape of their own stand beside one another in a stack, which draws no line
  /// between them.
  private static func areStacked(_ one: ReachableTarget, _ other: ReachableTarget) -> Bool {
    guard one.hasBezel, other.hasBezel, one.component == "Button", other.component == "Button"
    else { return false }
    let around = one.path.split(separator: "/").dropLast()
    return around == other.path.split(separator: "/").dropLast()
      && ["HStack", "VStack"].contains { around.last?.hasPrefix($0) == true }
  }

  /// Whether two are parts of one surface with a line between them: rows of lists and menus, the
  /// buttons of an alert, segments.
  private static func isDivided(_ one: Rect, _ other: Rect) -> Bool {
    func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1 }
    let isStacked = isSame(one.minX, other.minX) && isSame(one.maxX, other.maxX)
    let isBeside = isSame(one.minY, other.minY) && isSame(one.maxY, other.maxY)
    let across = max(one.minX, other.minX) - min(one.maxX, other.maxX)
    let down = max(one.minY, other.minY) - min(one.maxY, other.maxY)
    return isStacked && isSame(down, 0) || isBeside && isSame(across, 0)
  }

  /// Visits the pairs that may be nearer than a distance, until told to stop.
  private static func neighbours(
    _ targets: [ReachableTarget], within distance: Double, visit: (Int, Int) -> Bool
  ) {
    guard let all = targets.dropFirst().reduce(targets.first?.area, { $0?.union($1.area) }) else {
      return
    }
    // Along the longer side the fewest lie beside one another.
    let axis: Axis = all.width > all.height ? .horizontal : .vertical
    let extents = targets.map { target in
      let whole = target.area.union(target.edges)
      let start = axis == .horizontal ? whole.minX : whole.minY
      return (start: start, end: start + whole.size[axis])
    }
    let order = targets.indices.sorted { (extents[$0].start, $0) < (extents[$1].start, $1) }
    for (rank, first) in order.enumerated() {
      for second in order[(rank + 1)...] {
        // Sorted by where they start, all that follow lie beyond.
        if extents[second].start >= extents[first].end + distance { break }
        if !visit(min(first, second), max(first, second)) { return }
      }
    }
  }
}
