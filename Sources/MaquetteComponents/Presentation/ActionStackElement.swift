import MaquetteCore

/// Texts above cells for actions, on one surface with lines in between: what alerts and action
/// sheets of iOS are made of.
///
/// Two actions stand beside one another where that is allowed and both fit on a line; otherwise all
/// stand below one another. Where there is less height than is needed, actions and then texts are cut
/// off at the lower end, as those of UIKit scroll.
final class ActionStackElement: LayoutElement {
  private let header: (any LayoutElement)?
  private let padding: EdgeInsets
  private let actions: [any LayoutElement]
  private let look: Look
  private let context: LayoutContext
  private var solved = Memo<Double, Solution>()

  /// What the theme says of it.
  struct Look {
    var surface: Surface
    var separator: Color
    /// How wide it is; `nil` for what it is offered.
    var width: Double?
    /// How wide it is when nobody says.
    var idealWidth: Double
    /// The order of two actions that stand beside one another; `nil` where they may not.
    var rowOrder: [Int]?
  }

  private struct Solution {
    var header = Size.zero
    var headerHeight = 0.0
    /// From the top leading corner of the actions.
    var actions: [Rect] = []
    var actionsHeight = 0.0
    var isRow = false
    /// The actions as they are read.
    var order: [Int] = []
  }

  init(
    header: (any LayoutElement)?, padding: EdgeInsets, actions: [any LayoutElement], look: Look,
    context: LayoutContext
  ) {
    self.header = header
    self.padding = padding
    self.actions = actions
    self.look = look
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let wanted = look.width ?? proposal.width ?? look.idealWidth
    let width = min(wanted, proposal.width ?? wanted)
    let solution = solution(in: width)
    let height = solution.headerHeight + solution.actionsHeight
    return Size(width: width, height: min(height, max(proposal.height ?? height, 1)))
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && look.width == nil ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? min(look.width ?? 0, 1) : leastActions(solution(in: look.width ?? look.idealWidth))
  }

  /// Where there is not enough height texts and actions scroll, and one and a half of the actions
  /// say that there are more. Estimated.
  private func leastActions(_ solution: Solution) -> Double {
    min(solution.actionsHeight, 1.5 * (solution.actions.first?.height ?? 0))
  }

  private func solution(in width: Double) -> Solution {
    if let hit = solved[width] { return hit }
    var result = Solution()
    if let header {
      result.header = header.size(
        for: ProposedSize(width: max(1, width - padding.horizontal), height: nil))
      result.headerHeight = context.roundedUp(result.header.height + padding.vertical)
    }
    let half = width / 2
    let fits = actions.allSatisfy { $0.size(for: .ideal).width <= half + 0.01 }
    if let order = look.rowOrder, fits {
      result.isRow = true
      let heights = actions.map { $0.size(for: ProposedSize(width: half, height: nil)).height }
      result.actionsHeight = heights.max() ?? 0
      result.actions = actions.indices.map { index in
        let place = Double(order.firstIndex(of: index) ?? index)
        return Rect(x: place * half, y: 0, width: half, height: result.actionsHeight)
      }
      result.order = order
    } else {
      result.order = Array(actions.indices)
      for action in actions {
        let height = action.size(for: ProposedSize(width: width, height: nil)).height
        result.actions.append(Rect(x: 0, y: result.actionsHeight, width: width, height: height))
        result.actionsHeight += height
      }
    }
    solved[width] = result
    return result
  }

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame.width)
    // The texts keep half of the height at least.
    let actionsHeight = min(leastActions(solution), max(frame.height / 2, 1))
    let top = min(solution.headerHeight, max(0, frame.height - actionsHeight))
    var nodes = placedHeader(solution, in: frame, height: top)
    let cells = solution.actions.map { cell in
      let x =
        context.direction == .rightToLeft ? frame.maxX - cell.maxX : frame.minX + cell.minX
      return Rect(origin: Point(x: x, y: frame.minY + top + cell.minY), size: cell.size)
    }
    for index in solution.order { nodes += actions[index].place(in: cells[index]) }
    let lines = separators(
      between: solution.order.map { cells[$0] }, isRow: solution.isRow, hasHeader: top > 0)
    // A shadow lies outside of the corners that cut off cells.
    let inside = context.entering("Cells").containerNode(
      "Cells", frame: frame, items: lines, clip: look.surface.shape(frame), children: nodes)
    return [
      context.containerNode(
        "Actions", frame: frame, items: look.surface.items(in: frame), children: [inside])
    ]
  }

  private func placedHeader(_ solution: Solution, in frame: Rect, height: Double) -> [SceneNode] {
    guard let header, height > 0 else { return [] }
    let area = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    let room = Rect(
      x: frame.minX, y: frame.minY + padding.top, width: frame.width,
      height: solution.header.height)
    let nodes = header.place(in: context.align(solution.header, in: room, .top))
    guard height < solution.headerHeight - 0.01 else { return nodes }
    return [
      context.entering("Text").containerNode(
        "Text", frame: area, clip: .rect(area), children: nodes)
    ]
  }

  /// Hairlines above each action but one without anything above it, and between two in a row.
  private func separators(between cells: [Rect], isRow: Bool, hasHeader: Bool) -> [DrawItem] {
    let line = context.hairline
    var rects: [Rect] = []
    for (index, cell) in cells.enumerated() {
      if isRow {
        if index == 0, let other = cells.last, hasHeader {
          let whole = cell.union(other)
          rects.append(Rect(x: whole.minX, y: whole.minY, width: whole.width, height: line))
        }
        if index == 1 {
          let edge = context.direction == .rightToLeft ? cell.maxX : cell.minX
          rects.append(
            Rect(x: edge - line / 2, y: cell.minY, width: line, height: cell.height))
        }
      } else if index > 0 || hasHeader {
        rects.append(Rect(x: cell.minX, y: cell.minY, width: cell.width, height: line))
      }
    }
    return rects.map { .fill(.rect($0), .color(look.separator)) }
  }
}
