import MaquetteCore

/// A label at the leading edge and what it introduces after it, on one baseline, or in the middle beside a
/// label of two texts and where the content has none; in a row of a list the content stands at the
/// trailing edge.
final class LabeledElement: LayoutElement {
  private let label: any LayoutElement
  private let content: any LayoutElement
  private let spacing: Double
  private let isCentered: Bool
  private let centersBesideLines: Bool
  private let spreads: Bool
  private let context: LayoutContext
  private var solved = Memo<Double?, Solution>()

  private struct Solution {
    var label: Size
    var content: Size
    /// How far each stands from the top.
    var labelTop: Double
    var contentTop: Double
    var size: Size
    /// Whether the content stands below the label.
    var isStacked = false
  }

  /// - Parameters:
  ///   - isCentered: whether the content stands in the middle of the height, as beside a title with a
  ///     subtitle.
  ///   - centersBesideLines: whether it does so beside a label whose text is broken into lines.
  ///   - spreads: whether a label that grows has all the width that the content leaves.
  init(
    label: any LayoutElement, content: any LayoutElement, spacing: Double,
    isCentered: Bool = false, centersBesideLines: Bool = false, spreads: Bool = false,
    context: LayoutContext
  ) {
    self.label = label
    self.content = content
    self.spacing = spacing
    self.isCentered = isCentered
    self.centersBesideLines = centersBesideLines
    self.spreads = spreads && label.stretch(along: .horizontal) == .fill
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    var size = solution(in: proposal.width).size
    if context.isListRow, let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && context.isListRow ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    let lengths = [label.minimum(along: axis), content.minimum(along: axis)]
    return axis == .horizontal ? lengths[0] + spacing + lengths[1] : max(lengths[0], lengths[1])
  }

  func firstBaseline(in size: Size) -> Double? {
    let solution = solution(in: size.width)
    return label.firstBaseline(in: solution.label).map {
      $0 + solution.labelTop + (size.height - solution.size.height) / 2
    }
  }

  func textInset(in size: Size) -> Double? {
    label.textInset(in: solution(in: size.width).label)
  }

  private func solution(in width: Double?) -> Solution {
    solved.answer(to: width) { solve(width) }
  }

  private func solve(_ width: Double?) -> Solution {
    let ideal = label.size(for: .ideal)
    var (first, second) = (ideal, content.size(for: .ideal))
    if let width, first.width + spacing + second.width > width + 1e-6 {
      let room = max(0, width - spacing)
      // What needs less than its half has all it needs, and the other one the rest.
      let share = max(min(first.width, room / 2), room - second.width)
      first = label.size(for: ProposedSize(width: share, height: nil))
      second = content.size(for: ProposedSize(width: max(0, room - first.width), height: nil))
      // Content that cannot be narrower does not stick out. It leaves a label a word's room, or is below it.
      let rest = room - second.width
      if first.width > rest + 1e-6 {
        guard rest >= 5 * ideal.height else { return stacked(in: width) }
        first = label.size(for: ProposedSize(width: rest, height: nil))
      }
    } else if let width, spreads {
      first = label.size(for: ProposedSize(width: width - spacing - second.width, height: nil))
    }
    let isBroken = centersBesideLines && first.height > ideal.height + 0.5
    let lines =
      isCentered || isBroken || content.firstBaseline(in: second) == nil
      ? (first.height / 2, second.height / 2)
      : (
        label.firstBaseline(in: first) ?? first.height,
        content.firstBaseline(in: second) ?? second.height
      )
    let above = max(lines.0, lines.1)
    let tops = (context.rounded(above - lines.0), context.rounded(above - lines.1))
    return Solution(
      label: first, content: second, labelTop: tops.0, contentTop: tops.1,
      size: Size(
        width: first.width + spacing + second.width,
        height: max(tops.0 + first.height, tops.1 + second.height)))
  }

  /// The content below the label, as at accessibility sizes.
  private func stacked(in width: Double) -> Solution {
    let room = ProposedSize(width: width, height: nil)
    let (first, second) = (label.size(for: room), content.size(for: room))
    let top = context.rounded(first.height + spacing / 2)
    let size = Size(width: max(first.width, second.width), height: top + second.height)
    return Solution(
      label: first, content: second, labelTop: 0, contentTop: top, size: size, isStacked: true)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame.width)
    let top = frame.minY + context.rounded((frame.height - solution.size.height) / 2)
    func placed(_ size: Size, after x: Double, below y: Double) -> Rect {
      let isMirrored = context.direction == .rightToLeft
      let left = isMirrored ? frame.maxX - x - size.width : frame.minX + x
      return Rect(origin: Point(x: left, y: top + y), size: size)
    }
    let beside =
      context.isListRow
      ? frame.width - solution.content.width : solution.label.width + spacing
    let end = solution.isStacked ? 0 : beside
    let nodes =
      label.place(in: placed(solution.label, after: 0, below: solution.labelTop))
      + content.place(in: placed(solution.content, after: end, below: solution.contentTop))
    return [context.containerNode("LabeledContent", frame: frame, children: nodes)]
  }
}
