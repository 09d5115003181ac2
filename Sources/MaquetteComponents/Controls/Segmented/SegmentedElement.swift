import MaquetteCore

/// Measures and draws a segmented control.
final class SegmentedElement: LayoutElement {
  private let control: SegmentedControl
  private let look: SegmentedControlLook
  private let context: LayoutContext
  private let contents: [SegmentContent]
  private let height: Double
  private let paint: SegmentedPaint

  init(_ control: SegmentedControl, look: SegmentedControlLook, context: LayoutContext) {
    self.control = control
    self.look = look
    self.context = context
    height = look.height(at: control.controlSize)
    paint = SegmentedPaint(control, look: look, context: context)
    let showsBoth = look.showsBoth != 0
    contents = control.segments.compactMap { segment in
      guard context.budget.take(reportingTo: context.sink, at: context.provenance) else {
        return nil
      }
      return SegmentContent(
        segment, look: look, size: control.controlSize, showsBoth: showsBoth, context: context)
    }
  }

  private var inset: Double { look.horizontalPadding }

  /// The room between two segments, in points.
  private var gap: Double { look.segmentGap ?? 0 }

  /// The room beside segments: at both ends and between them.
  private var around: Double { 2 * inset + Double(max(0, contents.count - 1)) * gap }

  private var stretches: Bool { control.stretch ?? (look.fillsWidth != 0) }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && stretches ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? around + Double(contents.count) * 2 * look.segmentPadding : height
  }

  func size(for proposal: ProposedSize) -> Size {
    let wanted = context.roundedUp(wishes.reduce(around, +))
    guard let offered = proposal.width else { return Size(width: wanted, height: height) }
    let width = stretches ? max(offered, minimum(along: .horizontal)) : min(wanted, offered)
    return Size(width: max(1, width), height: height)
  }

  func firstBaseline(in size: Size) -> Double? {
    contents.first?.baseline.map { size.height / 2 + $0 }
  }

  /// The widths that the segments would like to have.
  private var wishes: [Double] {
    let least = look.minSegmentWidth
    let padding = 2 * look.segmentPadding
    let needs = contents.enumerated().map { index, content in
      let width = content.width(isSelected: paint.isSelected(index)) + padding
      // Whole points, whatever the screen.
      return max(least, (width - 1e-6).rounded(.up))
    }
    let widest = needs.max() ?? 0
    return zip(control.segments, needs).map { segment, need in
      segment.width ?? (control.apportionsSegmentWidthsByContent ? need : widest)
    }
  }

  /// The segments' frames, from the leading edge.
  private func frames(in width: Double) -> [Rect] {
    var lengths = wishes
    let room = max(0, width - around)
    let total = lengths.reduce(0, +)
    let isFixed = control.segments.map { $0.width != nil }
    let free = zip(lengths, isFixed).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
    if room > total, free > 0 {
      // What is left over goes to those that have no width of their own.
      let factor = (room - total + free) / free
      for index in lengths.indices where !isFixed[index] { lengths[index] *= factor }
    } else if total > 0 {
      for index in lengths.indices { lengths[index] *= room / total }
    }
    var x = inset
    return lengths.map { length in
      defer { x += length + gap }
      let start = context.rounded(x)
      return Rect(x: start, y: 0, width: context.rounded(x + length) - start, height: height)
    }
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let area = Rect(
      x: frame.minX, y: frame.minY + context.rounded((frame.height - height) / 2),
      width: frame.width, height: height)
    let frames = frames(in: frame.width).map { context.mirrored($0, in: area) }
    let nodes = frames.indices.map { index in
      node(at: index, frame: frames[index], in: area)
    }
    return [
      SceneNode(
        path: context.path, component: "SegmentedControl", frame: frame, source: context.source,
        items: paint.background(area, segments: frames), children: nodes)
    ]
  }

  private func node(at index: Int, frame: Rect, in area: Rect)
    -> SceneNode
  {
    let segment = control.segments[index]
    let isSelected = paint.isSelected(index)
    let drawing = contents[index].drawing(
      in: frame.inset(by: min(4, frame.width / 8)), isSelected: isSelected,
      color: paint.foreground(at: index))
    var traits: [Accessibility.Trait] = [.button]
    if isSelected, !control.isMomentary { traits.append(.selected) }
    if !segment.isEnabled || control.state == .disabled { traits.append(.notEnabled) }
    // The room beside the first and the last belongs to them.
    let isFirst = abs(frame.minX - area.minX) <= inset + 0.5
    let isLast = abs(area.maxX - frame.maxX) <= inset + 0.5
    let left = isFirst ? area.minX : frame.minX - gap / 2
    let right = isLast ? area.maxX : frame.maxX + gap / 2
    let column = Rect(x: left, y: area.minY, width: right - left, height: area.height)
    let least = context.theme.metrics.minHitTarget
    return SceneNode(
      path: "\(context.path)/Segment[\(index)]", component: "Segment", frame: frame,
      hitTarget: column.expanded(toAtLeast: Size(width: 0, height: least.height)),
      baseline: drawing.text == nil ? nil : contents[index].baseline.map { frame.midY + $0 },
      text: drawing.text, style: drawing.style,
      accessibility: Accessibility(
        role: .button,
        label: [segment.title, segment.accessibilityLabel, segment.systemImage]
          .first { !$0.isEmpty } ?? "",
        value: context.place(Double(index + 1), of: control.segments.count), traits: traits),
      source: context.source, items: paint.wrapped(drawing.items, at: index, in: frame))
  }
}
