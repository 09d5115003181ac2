import MaquetteCore

extension StackElement {
  /// Makes what fills all the room across the axis as large as the largest of the others, in a stack
  /// that is offered any size: a divider in a row is as high as the row. SwiftUI's stacks offer their
  /// children what the stack has taken.
  func fill(_ sizes: inout [Size]) {
    let extent = sizes.reduce(0) { max($0, $1[axis.cross]) }
    for (index, child) in children.enumerated()
    where sizes[index][axis.cross] < extent && child.stretch(along: axis.cross) == .fill {
      let proposal = ProposedSize(axis, main: sizes[index][axis], cross: extent)
      sizes[index][axis.cross] = min(extent, child.size(for: proposal)[axis.cross])
    }
  }
}
