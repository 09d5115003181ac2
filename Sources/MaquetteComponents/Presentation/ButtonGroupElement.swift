import MaquetteCore

/// What decides on the places of a group's buttons.
struct ButtonGroupLayout {
  var prefersRow: Bool
  var rowSpacing: Double
  var columnSpacing: Double
  var hasEqualWidths: Bool
  var hasEqualHeights: Bool
  /// Whether the group takes the width that it is offered and shares it out among its buttons.
  var stretch: Bool
  /// Whether a row takes all the width and stands at its trailing end.
  var endsAtTrailing: Bool
  var rowOrder: RoleOrder
}

/// Lays out buttons in a row or, where that is too long, in a column.
final class ButtonGroupElement: LayoutElement {
  /// A button and its role.
  struct Member {
    var element: any LayoutElement
    var role: ButtonRole
  }

  private let members: [Member]
  private let layout: ButtonGroupLayout
  private let context: LayoutContext
  private var solved = Memo<Double?, Solution>()

  /// Frames from the group's top leading corner, in the order of the members.
  private struct Solution {
    var frames: [Rect] = []
    /// The members as they are read.
    var order: [Int]
    var size: Size
  }

  /// How many times the usual distance what destroys something keeps from the others in a row.
  private static let apart = 2.0

  init(_ members: [Member], layout: ButtonGroupLayout, context: LayoutContext) {
    self.members = members
    self.layout = layout
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { solution(in: proposal.width).size }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && (layout.stretch || layout.endsAtTrailing && layout.prefersRow)
      ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? members.map { $0.element.minimum(along: axis) }.max() ?? 0 : size(for: .ideal).height
  }

  func firstBaseline(in size: Size) -> Double? {
    let solution = solution(in: size.width)
    let top = solution.frames.indices.min { first, second in
      solution.frames[first].minY < solution.frames[second].minY
    }
    return top.flatMap { index in
      let frame = solution.frames[index]
      return members[index].element.firstBaseline(in: frame.size).map { $0 + frame.minY }
    }
  }

  private func solution(in width: Double?) -> Solution {
    if let hit = solved[width] { return hit }
    let solution = layout.prefersRow ? row(in: width) ?? column(in: width) : column(in: width)
    solved[width] = solution
    return solution
  }

  /// All buttons beside one another; `nil` when there is no room for that.
  private func row(in width: Double?) -> Solution? {
    let order = layout.rowOrder.sorted(members.map(\.role))
    var sizes = members.map { $0.element.size(for: .ideal) }
    let widest = sizes.map(\.width).max() ?? 0
    let count = Double(members.count)
    let gaps = layout.rowSpacing * max(0, count - 1)
    var needed = layout.hasEqualWidths ? widest * count : sizes.reduce(0) { $0 + $1.width }
    let gapAfter = layout.endsAtTrailing ? lastDestructive(in: order) : nil
    let extra = gapAfter == nil ? 0 : (ButtonGroupElement.apart - 1) * layout.rowSpacing
    needed += gaps + extra
    if let width, needed > width + 0.01 { return nil }
    let fills = layout.stretch || layout.endsAtTrailing
    let total = fills ? width ?? needed : needed
    if layout.hasEqualWidths {
      let share = layout.stretch ? max(widest, (total - gaps) / max(1, count)) : widest
      for index in sizes.indices {
        sizes[index] = members[index].element.size(for: ProposedSize(width: share, height: nil))
        sizes[index].width = share
      }
    }
    let height = sizes.map(\.height).max() ?? 0
    let frames = rowFrames(order, sizes, from: total, height: height, gapAfter: gapAfter)
    return Solution(frames: frames, order: order, size: Size(width: total, height: height))
  }

  private func lastDestructive(in order: [Int]) -> Int? {
    guard order.contains(where: { members[$0].role != .destructive }) else { return nil }
    return order.last { members[$0].role == .destructive }
  }

  /// Where the buttons of a row stand in a width: from its start, or up to its end but for those that
  /// stand apart.
  private func rowFrames(
    _ order: [Int], _ sizes: [Size], from total: Double, height: Double, gapAfter: Int?
  ) -> [Rect] {
    var frames = [Rect](repeating: .zero, count: members.count)
    func frame(_ index: Int, at x: Double) -> Rect {
      let own = layout.hasEqualHeights ? height : sizes[index].height
      return Rect(x: x, y: (height - own) / 2, width: sizes[index].width, height: own)
    }
    guard layout.endsAtTrailing else {
      var x = 0.0
      for index in order {
        frames[index] = frame(index, at: x)
        x += sizes[index].width + layout.rowSpacing
      }
      return frames
    }
    let split = gapAfter.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    var start = 0.0
    for index in order[..<split] {
      frames[index] = frame(index, at: start)
      start += sizes[index].width + layout.rowSpacing
    }
    var end = total
    for index in order[split...].reversed() {
      end -= sizes[index].width
      frames[index] = frame(index, at: end)
      end -= layout.rowSpacing
    }
    return frames
  }

  /// All buttons below one another, equally wide where there is room.
  private func column(in width: Double?) -> Solution {
    let order = RoleOrder.column.sorted(members.map(\.role))
    let widest = members.map { $0.element.size(for: .ideal).width }.max() ?? 0
    let wide = layout.stretch ? width ?? widest : min(widest, width ?? widest)
    var sizes = members.map {
      var size = $0.element.size(for: ProposedSize(width: wide, height: nil))
      size.width = wide
      return size
    }
    if layout.hasEqualHeights {
      let height = sizes.map(\.height).max() ?? 0
      for index in sizes.indices { sizes[index].height = height }
    }
    var frames = [Rect](repeating: .zero, count: members.count)
    // A column in the place of a row stands where the row would.
    let total = layout.endsAtTrailing && layout.prefersRow ? max(wide, width ?? wide) : wide
    var y = 0.0
    for index in order {
      let x = layout.endsAtTrailing ? total - sizes[index].width : (total - sizes[index].width) / 2
      frames[index] = Rect(origin: Point(x: x, y: y), size: sizes[index])
      y += sizes[index].height + layout.columnSpacing
    }
    let height = members.isEmpty ? 0 : y - layout.columnSpacing
    return Solution(frames: frames, order: order, size: Size(width: total, height: height))
  }

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame.width)
    let start = (frame.width - solution.size.width) / 2
    let nodes = solution.order.flatMap { index in
      let own = solution.frames[index]
      let x = context.rounded(start + own.minX)
      let isMirrored = context.direction == .rightToLeft
      let left = isMirrored ? frame.maxX - x - own.width : frame.minX + x
      return members[index].element.place(
        in: Rect(
          origin: Point(x: left, y: context.rounded(frame.minY + own.minY)), size: own.size))
    }
    return [context.containerNode("ButtonGroup", frame: frame, children: nodes)]
  }
}
