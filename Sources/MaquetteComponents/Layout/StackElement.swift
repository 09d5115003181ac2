import MaquetteCore

/// Lines up elements along an axis, as SwiftUI's stacks do.
///
/// Every element first says how large it would like to be. Room left over goes to those that
/// stretch; room that is missing is taken from those that can give most, after the stiff ones have
/// had theirs.
final class StackElement: LayoutElement {
  private let axis: Axis
  private let spacing: Double
  private let alignment: StackAlignment
  private let children: [any LayoutElement]
  private let context: LayoutContext
  private let component: String
  private var solved = Memo<ProposedSize, Solution>()
  private var baselines = Memo<Size, Double?>()
  private var wishes = AxisMemo<Stretch>()
  private var minima = AxisMemo<Double>()

  private struct Solution {
    /// The sizes of the children.
    var sizes: [Size]
    /// How far each child stands from the top or leading edge of the stack, across its axis, in a
    /// stack of this size.
    var shifts: [Double]
    /// The size of the stack.
    var size: Size
  }

  init(
    axis: Axis, spacing: Double, alignment: StackAlignment, children: [any LayoutElement],
    component: String, context: LayoutContext
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
    self.component = component
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { solution(for: proposal).size }

  func stretch(along axis: Axis) -> Stretch {
    wishes.value(along: axis) {
      let wishes = children.map { $0.stretch(along: axis) }
      // A spacer pushes along the stack's own axis only.
      return axis == self.axis
        ? wishes.max() ?? .none : wishes.contains(.fill) ? .fill : .none
    }
  }

  func minimum(along axis: Axis) -> Double {
    minima.value(along: axis) {
      let lengths = children.map { $0.minimum(along: axis) }
      return axis == self.axis ? lengths.reduce(gaps, +) : lengths.max() ?? 0
    }
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let first = children.first else { return nil }
    if let hit = baselines[size] { return hit }
    let solution = solution(for: ProposedSize(size))
    var result = first.firstBaseline(in: solution.sizes[0])
    if axis == .horizontal, let baseline = result {
      let shift = shift(of: solution.sizes[0], in: size.height) ?? solution.shifts[0]
      result = baseline + shift
    }
    baselines[size] = result
    return result
  }

  /// That of the first element with any: in a row after what stands before it, in a column as far as
  /// all stand at the leading edge.
  func textInset(in size: Size) -> Double? {
    let solution = solution(for: ProposedSize(size))
    guard axis == .horizontal else {
      guard alignment == .start, let first = solution.sizes.first else { return nil }
      return children[0].textInset(in: first)
    }
    var offset = max(0, size.width - solution.size.width) / 2
    for (child, own) in zip(children, solution.sizes) {
      if let inset = child.textInset(in: own) { return offset + inset }
      offset += own.width + spacing
    }
    return nil
  }

  private var gaps: Double { spacing * Double(max(0, children.count - 1)) }

  private func solution(for proposal: ProposedSize) -> Solution {
    if let hit = solved[proposal] { return hit }
    let solution = solve(proposal)
    solved[proposal] = solution
    return solution
  }

  private func solve(_ proposal: ProposedSize) -> Solution {
    guard !WorkBudget.isSpent else {
      let nothing = children.map { _ in Size.zero }
      return Solution(sizes: nothing, shifts: children.map { _ in 0 }, size: .zero)
    }
    let cross = proposal[axis.cross]
    var sizes = children.map { $0.size(for: ProposedSize(axis, main: nil, cross: cross)) }
    if axis == .vertical { equalize(&sizes) }
    if let available = proposal[axis] {
      let wanted = sizes.reduce(gaps) { $0 + $1[axis] }
      if wanted > available + 1e-6 {
        sizes = squeezed(sizes, to: available - gaps, cross: cross)
      } else if wanted < available,
        let lengths = stretched(sizes.map { $0[axis] }, to: available - gaps)
      {
        for index in sizes.indices where lengths[index] != sizes[index][axis] {
          sizes[index] = children[index].size(
            for: ProposedSize(axis, main: lengths[index], cross: cross))
        }
      }
    }
    if axis == .horizontal { equalize(&sizes) }
    var size = Size.zero
    size[axis] = sizes.reduce(gaps) { $0 + $1[axis] }
    guard axis == .horizontal, alignment == .firstTextBaseline else {
      size[axis.cross] = sizes.reduce(0) { max($0, $1[axis.cross]) }
      let extent = size[axis.cross]
      let shifts = sizes.map { shift(of: $0, in: extent) ?? 0 }
      return Solution(sizes: sizes, shifts: shifts, size: size)
    }
    // What has no text stands on the baseline with its lower edge.
    let heights = zip(children, sizes).map { $0.firstBaseline(in: $1) ?? $1.height }
    let above = heights.max() ?? 0
    size.height = above + zip(sizes, heights).reduce(0) { max($0, $1.0.height - $1.1) }
    return Solution(sizes: sizes, shifts: heights.map { above - $0 }, size: size)
  }

  /// Makes elements of one group as high as the highest of them.
  private func equalize(_ sizes: inout [Size]) {
    let groups = zip(children, sizes).map { child, size in
      child.heightGroup.flatMap { child.joinsHeightGroup(at: size) ? $0 : nil }
    }
    var heights: [String: Double] = [:]
    for (group, size) in zip(groups, sizes) {
      if let group { heights[group] = max(size.height, heights[group] ?? 0) }
    }
    for (index, group) in groups.enumerated() {
      if let group, let height = heights[group] { sizes[index].height = height }
    }
  }

  /// Gives what is left over to the most eager elements, the shortest first, so that they end up
  /// as equal as can be.
  private func stretched(_ lengths: [Double], to available: Double) -> [Double]? {
    let wishes = children.map { $0.stretch(along: axis) }
    guard let strongest = wishes.max(), strongest != .none else { return nil }
    var lengths = lengths
    var growing = wishes.indices.filter { wishes[$0] == strongest }
    let fixed = lengths.indices.reduce(0) { wishes[$1] == strongest ? $0 : $0 + lengths[$1] }
    var room = available - fixed
    growing.sort { lengths[$0] > lengths[$1] }
    for (rank, index) in growing.enumerated() {
      let share = room / Double(growing.count - rank)
      lengths[index] = max(lengths[index], share)
      room -= lengths[index]
    }
    return lengths
  }

  /// Takes what is missing: elements that can give little are served first.
  ///
  /// An element is asked once for each share. Asking it again for what it took of it would be one
  /// more question at each level, which doubles the work of the one below.
  private func squeezed(_ wanted: [Size], to available: Double, cross: Double?) -> [Size] {
    var sizes = wanted
    let minima = children.map { $0.minimum(along: axis) }
    let order = sizes.indices.sorted {
      let (a, b) = (sizes[$0][axis] - minima[$0], sizes[$1][axis] - minima[$1])
      return a == b ? $0 < $1 : a < b
    }
    var room = available
    for (rank, index) in order.enumerated() {
      let share = max(minima[index], room / Double(order.count - rank))
      if share < sizes[index][axis] {
        let taken = children[index].size(for: ProposedSize(axis, main: share, cross: cross))
        if taken[axis] < sizes[index][axis] { sizes[index] = taken }
      }
      room -= sizes[index][axis]
    }
    return sizes
  }

  /// How far a child of a size stands from the start of an extent across the axis; `nil` when that
  /// depends on its baseline.
  private func shift(of size: Size, in extent: Double) -> Double? {
    let room = extent - size[axis.cross]
    switch alignment {
    case .start: return 0
    case .center: return room / 2
    case .end: return room
    case .firstTextBaseline: return nil
    }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(for: ProposedSize(frame.size))
    let cross = frame.size[axis.cross]
    var offset = max(0, frame.size[axis] - solution.size[axis]) / 2
    var nodes: [SceneNode] = []
    nodes.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let own = solution.sizes[index]
      let shift = shift(of: own, in: cross) ?? solution.shifts[index]
      nodes += child.place(in: rect(of: own, along: offset, across: shift, in: frame))
      offset += own[axis] + spacing
    }
    return [context.containerNode(component, frame: frame, children: nodes)]
  }

  /// A frame from offsets that run in reading direction. They are rounded and not the places they
  /// lead to, so that right-to-left is an exact mirror.
  private func rect(of size: Size, along: Double, across: Double, in frame: Rect) -> Rect {
    let isMirrored = context.direction == .rightToLeft
    let x = context.rounded(axis == .horizontal ? along : across)
    let y = axis == .horizontal ? across : along
    let left = isMirrored ? frame.maxX - x - size.width : frame.minX + x
    return Rect(
      origin: Point(x: left, y: context.rounded(frame.minY + y)), size: size)
  }
}

/// Where elements stand across the axis of their stack.
enum StackAlignment {
  case start
  case center
  case end
  case firstTextBaseline
}

extension LayoutContext {
  /// A node that only arranges others.
  func containerNode(
    _ component: String, frame: Rect, items: [DrawItem] = [], clip: Shape? = nil,
    children: [SceneNode]
  ) -> SceneNode {
    SceneNode(
      path: path, component: component, frame: frame, source: source, items: items, clip: clip,
      children: children)
  }
}
