import MaquetteCore

/// Lays a form's labels so that all end at one line, and its controls so that all start there.
final class FormColumnsElement: LayoutElement {
  private let rows: [FormRow]
  private let look: FormLook
  private let context: LayoutContext
  private var solved = Memo<Double?, Solution>()

  private struct Solution {
    var labelWidth: Double
    var lines: [Line]
    var size: Size
  }

  private struct Line {
    var label: Size
    var content: Size
    var labelTop: Double
    var contentTop: Double
    var height: Double
  }

  init(_ rows: [FormRow], look: FormLook, context: LayoutContext) {
    self.rows = rows
    self.look = look
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { solution(in: proposal.width).size }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal
      && rows.contains { !$0.isDivider && $0.content.stretch(along: axis) == .fill }
      ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    guard axis == .horizontal else { return size(for: .ideal).height }
    let labels = rows.compactMap { $0.label?.minimum(along: axis) }.max() ?? 0
    return rows.reduce(0) { least, row in
      let own = row.content.minimum(along: axis)
      return max(least, row.isWhole || labels == 0 ? own : own + labels + look.gap)
    }
  }

  private func solution(in width: Double?) -> Solution {
    solved.answer(to: width) { solve(width) }
  }

  private func solve(_ width: Double?) -> Solution {
    let wanted = rows.compactMap { $0.label?.size(for: .ideal).width }.max() ?? 0
    // Labels leave at least half of the width to the controls where not all has room.
    let controls = rows.filter { !$0.isWhole }.map { $0.content.size(for: .ideal).width }.max() ?? 0
    let hasRoom = width.map { $0 >= wanted + look.gap + controls } ?? true
    let labelWidth = context.roundedUp(hasRoom ? wanted : min(wanted, (width ?? wanted) / 2))
    let start = labelWidth > 0 ? labelWidth + look.gap : 0
    // Lines between rows are as long as the form is wide, and don't make it wider.
    let hasOthers = rows.contains { !$0.isDivider }
    var size = Size.zero
    let lines = rows.enumerated().map { index, row in
      let before = row.isWhole ? 0 : start
      let line = line(row, label: labelWidth, content: width.map { max(0, $0 - before) })
      if !row.isDivider || !hasOthers { size.width = max(size.width, before + line.content.width) }
      size.height += line.height + (index == 0 ? 0 : row.gap ?? look.rowSpacing)
      return line
    }
    return Solution(labelWidth: labelWidth, lines: lines, size: size)
  }

  private func line(_ row: FormRow, label: Double, content: Double?) -> Line {
    let labelSize = row.label?.size(for: ProposedSize(width: label, height: nil)) ?? .zero
    let size = row.content.size(for: ProposedSize(width: content, height: nil))
    var line = Line(label: labelSize, content: size, labelTop: 0, contentTop: 0, height: 0)
    if let own = row.label?.firstBaseline(in: labelSize) {
      if let other = row.content.firstBaseline(in: size) {
        line.labelTop = max(0, context.rounded(other - own))
        line.contentTop = max(0, context.rounded(own - other))
      } else {
        let free = context.rounded((size.height - labelSize.height) / 2)
        (line.labelTop, line.contentTop) = (max(0, free), max(0, -free))
      }
    }
    line.height = max(line.labelTop + labelSize.height, line.contentTop + size.height)
    return line
  }

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame.width)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let start = solution.labelWidth > 0 ? solution.labelWidth + look.gap : 0
    var nodes: [SceneNode] = []
    var y = 0.0
    for (index, (row, line)) in zip(rows, solution.lines).enumerated() {
      if index > 0 { y += row.gap ?? look.rowSpacing }
      if let label = row.label {
        let corner = Rect(
          x: solution.labelWidth - line.label.width, y: y + line.labelTop,
          width: line.label.width, height: line.label.height)
        nodes += label.place(in: place(corner))
      }
      let before = row.isWhole ? 0 : start
      nodes += row.content.place(
        in: place(
          Rect(
            x: before, y: y + line.contentTop, width: line.content.width,
            height: line.content.height)))
      y += line.height
    }
    return [context.containerNode("Form", frame: frame, children: nodes)]
  }
}
