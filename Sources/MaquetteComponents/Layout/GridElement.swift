import MaquetteCore

/// Arranges elements in rows of a fixed number of columns; a column is as wide as its widest cell.
final class GridElement: LayoutElement {
  private let columns: Int
  private let horizontalSpacing: Double
  private let verticalSpacing: Double
  private let alignment: Alignment
  private let children: [any LayoutElement]
  private let context: LayoutContext
  private var solved = Memo<ProposedSize, Solution>()
  private var wishes = AxisMemo<Stretch>()
  private var minima = AxisMemo<Double>()

  private struct Solution {
    var widths: [Double]
    var heights: [Double]
    var size: Size
  }

  init(
    columns: Int, horizontalSpacing: Double, verticalSpacing: Double, alignment: Alignment,
    children: [any LayoutElement], context: LayoutContext
  ) {
    self.columns = max(1, min(columns, max(1, children.count)))
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.children = children
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { solution(for: proposal).size }

  func stretch(along axis: Axis) -> Stretch {
    wishes.value(along: axis) {
      children.contains { $0.stretch(along: axis) == .fill } ? .fill : .none
    }
  }

  func minimum(along axis: Axis) -> Double {
    minima.value(along: axis) {
      var slots = [Double](repeating: 0, count: axis == .horizontal ? columns : rows)
      for (index, child) in children.enumerated() {
        let slot = axis == .horizontal ? index % columns : index / columns
        slots[slot] = max(slots[slot], child.minimum(along: axis))
      }
      let gap = axis == .horizontal ? horizontalSpacing : verticalSpacing
      return slots.reduce(gap * Double(max(0, slots.count - 1)), +)
    }
  }

  private var rows: Int { (children.count + columns - 1) / columns }

  private func solution(for proposal: ProposedSize) -> Solution {
    solved.answer(to: proposal) { solve(proposal) }
  }

  private func solve(_ proposal: ProposedSize) -> Solution {
    guard !children.isEmpty else { return Solution(widths: [], heights: [], size: .zero) }
    var widths = [Double](repeating: 0, count: columns)
    var eager = [Bool](repeating: false, count: columns)
    for (index, child) in children.enumerated() {
      let column = index % columns
      widths[column] = max(widths[column], child.size(for: .ideal).width)
      if child.stretch(along: .horizontal) == .fill { eager[column] = true }
    }
    let gaps = horizontalSpacing * Double(columns - 1)
    if let available = proposal.width {
      widths = fitted(widths, eager: eager, to: available - gaps)
    }
    var heights = [Double](repeating: 0, count: rows)
    for (index, child) in children.enumerated() {
      let cell = child.size(for: ProposedSize(width: widths[index % columns], height: nil))
      heights[index / columns] = max(heights[index / columns], cell.height)
    }
    let size = Size(
      width: widths.reduce(gaps, +),
      height: heights.reduce(verticalSpacing * Double(max(0, rows - 1)), +))
    return Solution(widths: widths, heights: heights, size: size)
  }

  /// Columns that can grow share what is left over; when room is missing the widest give first.
  private func fitted(_ widths: [Double], eager: [Bool], to available: Double) -> [Double] {
    var widths = widths
    let total = widths.reduce(0, +)
    if total < available {
      let growing = eager.indices.filter { eager[$0] }
        .sorted { widths[$0] == widths[$1] ? $0 < $1 : widths[$0] > widths[$1] }
      var room = available - widths.indices.reduce(0) { eager[$1] ? $0 : $0 + widths[$1] }
      for (rank, index) in growing.enumerated() {
        widths[index] = max(widths[index], room / Double(growing.count - rank))
        room -= widths[index]
      }
    } else if total > available {
      var room = max(0, available)
      let order = widths.indices.sorted {
        widths[$0] == widths[$1] ? $0 < $1 : widths[$0] < widths[$1]
      }
      for (rank, index) in order.enumerated() {
        widths[index] = min(widths[index], room / Double(order.count - rank))
        room -= widths[index]
      }
    }
    return widths
  }

  /// The solution that fills a frame. One that was answered is it: solved again for its own width,
  /// which is a sum, columns would differ in the last bit, and every cell be measured once more.
  private func solution(in frame: Rect) -> Solution {
    let answered = solved.last(where: {
      abs($0.size.width - frame.width) < 1e-9 * max(1, frame.width)
    })
    return answered ?? solution(for: ProposedSize(frame.size))
  }

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame)
    var nodes: [SceneNode] = []
    nodes.reserveCapacity(children.count)
    var y = frame.minY
    for row in 0..<rows {
      var x = 0.0
      for column in 0..<columns {
        let index = row * columns + column
        guard index < children.count else { break }
        let width = solution.widths[column]
        let offset = context.rounded(x)
        let left =
          context.direction == .rightToLeft
          ? frame.maxX - offset - width : frame.minX + offset
        let cell = Rect(x: left, y: y, width: width, height: solution.heights[row])
        let child = children[index]
        let size = child.size(for: ProposedSize(cell.size))
        nodes += child.place(in: context.align(size, in: cell, alignment))
        x += width + horizontalSpacing
      }
      y += solution.heights[row] + verticalSpacing
    }
    return [context.containerNode("Grid", frame: frame, children: nodes)]
  }
}
