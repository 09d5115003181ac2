import MaquetteCore

/// Lines up elements along an axis, as SwiftUI's stacks do: see ``shared(_:in:cross:)`` for how they
/// share the length.
final class StackElement: LayoutElement {
  let axis: Axis
  private let spacing: Double
  private let alignment: StackAlignment
  let children: [any LayoutElement]
  private let context: LayoutContext
  private let component: String
  private let packing: StackAlignment
  private let isExact: Bool
  private var solved = Memo<ProposedSize, Solution>()
  private var baselines = Memo<Size, Double?>()
  private var wishes = AxisMemo<Stretch>()
  private var minima = AxisMemo<Double>()
  private var maxima = AxisMemo<Double>()

  private struct Solution {
    /// The sizes of the children.
    var sizes: [Size]
    /// How far each child stands from the top or leading edge of the stack, across its axis, in a
    /// stack of this size.
    var shifts: [Double]
    /// Whether guides that somebody moved decide on that.
    var hasGuides = false
    /// The size of the stack.
    var size: Size
  }

  /// - Parameters:
  ///   - packing: where the elements stand along the axis in more room than they take.
  ///   - isExact: whether they stand where they are and not on whole pixels, as the symbols and
  ///     letters of one control do.
  init(
    axis: Axis, spacing: Double, alignment: StackAlignment, packing: StackAlignment = .center,
    isExact: Bool = false, children: [any LayoutElement], component: String, context: LayoutContext
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.packing = packing
    self.isExact = isExact
    self.children = children
    self.component = component
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { solution(for: proposal).size }

  /// A stack grows where anything in it does.
  func stretch(along axis: Axis) -> Stretch {
    wishes.value(along: axis) {
      children.contains { $0.stretch(along: axis) == .fill } ? .fill : .none
    }
  }

  func minimum(along axis: Axis) -> Double {
    minima.value(along: axis) {
      let lengths = children.map { $0.minimum(along: axis) }
      return axis == self.axis ? lengths.reduce(gaps, +) : lengths.max() ?? 0
    }
  }

  func maximum(along axis: Axis) -> Double {
    maxima.value(along: axis) {
      guard stretch(along: axis) != .none else { return size(for: .ideal)[axis] }
      let lengths = children.map { $0.maximum(along: axis) }
      return axis == self.axis ? lengths.reduce(gaps, +) : lengths.max() ?? 0
    }
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let first = children.first else { return nil }
    if let hit = baselines[size] { return hit }
    let solution = solution(for: ProposedSize(size))
    var result = first.firstBaseline(in: solution.sizes[0])
    if axis == .horizontal, let baseline = result {
      result = baseline + shift(of: 0, in: size.height, by: solution)
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
    var offset = max(0, size.width - solution.size.width) * packing.share
    for (child, own) in zip(children, solution.sizes) {
      if let inset = child.textInset(in: own) { return offset + inset }
      offset += own.width + spacing
    }
    return nil
  }

  private var gaps: Double { spacing * Double(max(0, children.count - 1)) }

  /// A stack that is offered what it has taken stays as it is. So whoever asks for its baseline in
  /// that size, or places it, asks nothing new; otherwise each level would double the questions.
  private func solution(for proposal: ProposedSize) -> Solution {
    if let hit = solved[proposal.onGrid] { return hit }
    let solution = solve(proposal)
    solved[proposal.onGrid] = solution
    let taken = ProposedSize(solution.size).onGrid
    if solved[taken] == nil { solved[taken] = solution }
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
      sizes = shared(sizes, in: available - gaps, cross: cross)
    }
    if axis == .horizontal { equalize(&sizes) }
    if cross == nil { fill(&sizes) }
    var size = Size.zero
    size[axis] = sizes.reduce(gaps) { $0 + $1[axis] }
    let guide = alignment.guide(along: axis)
    let moved = zip(children, sizes).map { $0.explicitGuide(guide, along: axis.cross, in: $1) }
    let hasGuides = moved.contains { $0 != nil }
    guard hasGuides || alignment == .firstTextBaseline else {
      size[axis.cross] = sizes.reduce(0) { max($0, $1[axis.cross]) }
      let extent = size[axis.cross]
      let shifts = sizes.map { (extent - $0[axis.cross]) * alignment.share }
      return Solution(sizes: sizes, shifts: shifts, size: size)
    }
    let lines = children.indices.map {
      moved[$0] ?? children[$0].guide(guide, along: axis.cross, in: sizes[$0])
    }
    let before = lines.max() ?? 0
    let shifts = lines.map { before - $0 }
    size[axis.cross] = zip(sizes, shifts).reduce(0) { max($0, $1.0[axis.cross] + $1.1) }
    return Solution(sizes: sizes, shifts: shifts, hasGuides: hasGuides, size: size)
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

  /// How far a child stands from the start of an extent across the axis.
  private func shift(of index: Int, in extent: Double, by solution: Solution) -> Double {
    if alignment == .firstTextBaseline { return solution.shifts[index] }
    // Those that guides hold together move as one.
    if solution.hasGuides {
      return solution.shifts[index] + (extent - solution.size[axis.cross]) * alignment.share
    }
    return (extent - solution.sizes[index][axis.cross]) * alignment.share
  }

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(for: ProposedSize(frame.size))
    let cross = frame.size[axis.cross]
    var offset = max(0, frame.size[axis] - solution.size[axis]) * packing.share
    var nodes: [SceneNode] = []
    nodes.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      // Nodes take memory by little at a time, and who bounds the work ends it here.
      guard !WorkBudget.isSpent else { break }
      let own = solution.sizes[index]
      let shift = shift(of: index, in: cross, by: solution)
      nodes += child.place(in: rect(of: own, along: offset, across: shift, in: frame))
      offset += own[axis] + spacing
    }
    return [context.containerNode(component, frame: frame, children: nodes)]
  }

  /// A frame from offsets that run in reading direction. They are rounded and not the places they
  /// lead to, so that right-to-left is an exact mirror.
  private func rect(of size: Size, along: Double, across: Double, in frame: Rect) -> Rect {
    let isMirrored = context.direction == .rightToLeft
    let x = axis == .horizontal ? along : across
    let y = frame.minY + (axis == .horizontal ? across : along)
    let before = isExact ? x : context.rounded(x)
    let left = isMirrored ? frame.maxX - before - size.width : frame.minX + before
    return Rect(origin: Point(x: left, y: isExact ? y : context.rounded(y)), size: size)
  }
}

extension ProposedSize {
  /// With lengths in parts of a point that are too small to be seen: sums in another order are equal.
  fileprivate var onGrid: ProposedSize {
    func rounded(_ length: Double?) -> Double? { length.map { ($0 * 65536).rounded() / 65536 } }
    return ProposedSize(width: rounded(width), height: rounded(height))
  }
}

/// Where elements stand across the axis of their stack.
enum StackAlignment {
  case start
  case center
  case end
  case firstTextBaseline

  /// The share of the free room before an element.
  var share: Double {
    switch self {
    case .start, .firstTextBaseline: 0
    case .center: 0.5
    case .end: 1
    }
  }

  /// The guide that a stack along an axis lines up.
  func guide(along axis: Axis) -> AlignmentGuide {
    switch self {
    case .start: axis == .vertical ? .leading : .top
    case .center: .center
    case .end: axis == .vertical ? .trailing : .bottom
    case .firstTextBaseline: .firstTextBaseline
    }
  }
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
