import MaquetteCore

/// What decides on the places of a group's buttons.
struct ButtonGroupLayout {
  var prefersRow: Bool
  var rowSpacing: Double
  var columnSpacing: Double
  var hasEqualWidths: Bool
  var hasEqualHeights: Bool
  /// Whether those of a row are equally high at least.
  var hasEvenRow: Bool
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

  private struct Solution {
    var stack: StackElement
    var size: Size
  }

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
    solution(in: size.width).stack.firstBaseline(in: size)
  }

  func place(in frame: Rect) -> [SceneNode] { solution(in: frame.width).stack.place(in: frame) }

  private func solution(in width: Double?) -> Solution {
    solved.answer(to: width) {
      layout.prefersRow ? row(in: width) ?? column(in: width) : column(in: width)
    }
  }

  private var widest: Double { members.map { $0.element.size(for: .ideal).width }.max() ?? 0 }

  /// All buttons beside one another; `nil` when there is no room for that.
  private func row(in width: Double?) -> Solution? {
    let order = layout.rowOrder.sorted(members.map(\.role))
    let widest = layout.hasEqualWidths ? widest : nil
    var parts: [any LayoutElement] = order.map {
      EvenElement(
        members[$0].element, width: widest, sharesWidth: layout.stretch,
        sharesHeight: layout.hasEqualHeights || layout.hasEvenRow)
    }
    // What destroys something stands apart from the others, at the other end.
    if layout.endsAtTrailing, let last = lastDestructive(in: order) {
      parts.insert(SpacerElement(axis: .horizontal), at: last + 1)
    }
    let stack = StackElement(
      axis: .horizontal, spacing: layout.rowSpacing, alignment: .center,
      packing: layout.endsAtTrailing ? .end : layout.stretch ? .start : .center, children: parts,
      component: "ButtonGroup", context: context)
    let needed = stack.size(for: .ideal)
    if let width, needed.width > width + 0.01 { return nil }
    guard let width, layout.stretch || layout.endsAtTrailing else {
      return Solution(stack: stack, size: needed)
    }
    let height = stack.size(for: ProposedSize(width: width, height: nil)).height
    return Solution(stack: stack, size: Size(width: width, height: height))
  }

  /// The place in a row of the last button that destroys something, where there are others.
  private func lastDestructive(in order: [Int]) -> Int? {
    guard order.contains(where: { members[$0].role != .destructive }) else { return nil }
    return order.lastIndex { members[$0].role == .destructive }
  }

  /// All buttons below one another, equally wide where there is room.
  private func column(in width: Double?) -> Solution {
    let wide = layout.stretch ? width ?? widest : min(widest, width ?? widest)
    let heights = members.map {
      $0.element.size(for: ProposedSize(width: wide, height: nil)).height
    }
    let highest = layout.hasEqualHeights ? heights.max() : nil
    let stack = StackElement(
      axis: .vertical, spacing: layout.columnSpacing,
      alignment: layout.endsAtTrailing ? .end : .center, packing: .start,
      children: RoleOrder.column.sorted(members.map(\.role)).map {
        EvenElement(members[$0].element, width: wide, height: highest)
      }, component: "ButtonGroup", context: context)
    // A column in the place of a row stands where the row would.
    let total = layout.endsAtTrailing && layout.prefersRow ? max(wide, width ?? wide) : wide
    return Solution(
      stack: stack, size: Size(width: total, height: stack.size(for: .ideal).height))
  }
}

/// A button that is as large as the others of its group.
private final class EvenElement: LayoutElement {
  private let content: any LayoutElement
  private let width: Double?
  private let height: Double?
  private let sharesWidth: Bool
  private let sharesHeight: Bool

  /// - Parameters:
  ///   - width: the least width; `nil` for its own.
  ///   - height: the height; `nil` for its own.
  ///   - sharesWidth: whether it grows from the least width.
  ///   - sharesHeight: whether it is as high as its row.
  init(
    _ content: any LayoutElement, width: Double?, height: Double? = nil, sharesWidth: Bool = false,
    sharesHeight: Bool = false
  ) {
    self.content = content
    self.width = width
    self.height = height
    self.sharesWidth = sharesWidth && width != nil
    self.sharesHeight = sharesHeight
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let width else { return whole(content.size(for: .ideal), in: proposal) }
    let wide = sharesWidth ? max(width, proposal.width ?? width) : width
    var size = content.size(for: ProposedSize(width: wide, height: nil))
    size.width = wide
    return whole(size, in: proposal)
  }

  private func whole(_ size: Size, in proposal: ProposedSize) -> Size {
    let wanted = sharesHeight ? proposal.height ?? size.height : height ?? size.height
    return Size(width: size.width, height: wanted)
  }

  func stretch(along axis: Axis) -> Stretch {
    (axis == .horizontal ? sharesWidth : sharesHeight) ? .fill : .none
  }

  func firstBaseline(in size: Size) -> Double? { content.firstBaseline(in: size) }

  func place(in frame: Rect) -> [SceneNode] { content.place(in: frame) }
}
