import MaquetteCore

/// What happened to the children of a node, counted once for all of them.
struct ChildChanges {
  /// How many were added, or say something else or in another font.
  private var changed = 0
  /// How many of those that people know by a name are larger or smaller, by axis.
  private var growing: [AxisMove.Axis: (larger: Int, smaller: Int)] = [:]

  init(of node: Int, _ new: OutlineTree, _ comparisons: [NodeComparison?]) {
    for child in new.children[node] {
      guard let comparison = comparisons[child] else {
        changed += 1
        continue
      }
      if ChildChanges.isChanged(comparison) { changed += 1 }
      guard new.nodes[child].accessibility != nil else { continue }
      for axis in AxisMove.Axis.allCases {
        let growth = AxisMove(comparison.displacement, axis).growth
        if growth > 0 { growing[axis, default: (0, 0)].larger += 1 }
        if growth < 0 { growing[axis, default: (0, 0)].smaller += 1 }
      }
    }
  }

  private static func isChanged(_ comparison: NodeComparison) -> Bool {
    comparison.title != nil || comparison.font != nil
  }

  /// Whether one of the others changed.
  func hasChanged(besides comparison: NodeComparison) -> Bool {
    changed > (ChildChanges.isChanged(comparison) ? 1 : 0)
  }

  /// Whether one with a name grew or shrank as well.
  func hasGrown(_ axis: AxisMove.Axis, like growth: Double) -> Bool {
    let counts = growing[axis] ?? (0, 0)
    return growth > 0 ? counts.larger > 0 : counts.smaller > 0
  }
}

extension ChangeCauses {
  /// Whether a node is larger only since what it is in is, which others made so: a divider as wide as
  /// the texts around it.
  func isWithNeighbours(_ index: Int) -> Bool {
    guard let parent = new.parents[index], let comparison = comparisons[index],
      let around = comparisons[parent]?.displacement
    else { return false }
    let isNameless = new.nodes[index].accessibility == nil
    let others = childChanges[parent]
    return AxisMove.Axis.allCases.allSatisfy { axis in
      let (move, outer) = (AxisMove(comparison.displacement, axis), AxisMove(around, axis))
      guard move.growth != 0 else { return true }
      let inside = move.inside(outer)
      guard inside.low.isSnapped, inside.high.isSnapped else { return false }
      return removedIn[parent] != nil || others.hasChanged(besides: comparison)
        || (isNameless && others.hasGrown(axis, like: move.growth))
    }
  }
}
