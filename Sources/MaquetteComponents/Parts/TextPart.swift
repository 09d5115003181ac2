import MaquetteCore

/// A text of a control: cut where it has no room, and in the middle of the height that it is given.
final class TextPart: LayoutElement {
  private let block: TextBlock
  private let color: Color
  private let context: LayoutContext
  /// Whether it takes all the width there is.
  var fills = false
  /// Whether each line is underlined.
  var isUnderlined = false
  /// Whether reports say how it looks.
  var isReported = true
  /// The axis along which it stands on whole pixels.
  var snaps: Axis? = .vertical

  init(_ block: TextBlock, color: Color, context: LayoutContext) {
    self.block = block
    self.color = color
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let own = block.layout(width: proposal.width).size
    return Size(
      width: fills ? proposal.width ?? own.width : own.width,
      height: proposal.height ?? own.height)
  }

  func stretch(along axis: Axis) -> Stretch { fills && axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? 0 : size(for: .ideal).height }

  func place(in frame: Rect) -> [SceneNode] {
    let layout = block.layout(width: frame.width)
    let isMirrored = context.direction == .rightToLeft
    var corner = Point(
      x: isMirrored ? frame.maxX - layout.size.width : frame.minX,
      y: frame.midY - layout.size.height / 2)
    if snaps == .horizontal { corner.x = context.rounded(corner.x) }
    if snaps == .vertical { corner.y = context.rounded(corner.y) }
    var node = context.containerNode(
      "Text", frame: frame, items: TextBlock.items(of: layout, at: corner, color: color),
      children: [])
    if isUnderlined {
      node.items += TextBlock.underlines(of: layout, at: corner, font: block.font, color: color)
    }
    node.text = layout.shownText
    node.baseline = layout.lines.first.map { corner.y + $0.baseline }
    if isReported { node.style = context.style(of: layout, font: block.font, color: color) }
    return [node]
  }
}

extension LayoutContext {
  /// A line of text as a part of a control; `nil` without any, and after reporting what keeps it from
  /// being drawn.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - alignment: that of its letters; `nil` for the leading edge.
  func textPart(
    _ text: String, _ font: ResolvedFont?, color: Color, key: String, name: String = "the title",
    alignment: HorizontalAlignment? = nil, balancesScripts: Bool = false
  ) -> TextPart? {
    guard !text.isEmpty, let font else { return nil }
    return textBlock(
      text, resolved: font, maxLines: 1,
      alignment: alignment ?? (direction == .rightToLeft ? .right : .left), key: key, name: name,
      balancesScripts: balancesScripts
    ).map { TextPart($0, color: color, context: self) }
  }

  /// Parts of a control beside one another, in reading direction; those that are `nil` are left out.
  func row(
    _ parts: [(any LayoutElement)?], spacing: Double, packing: StackAlignment = .center
  ) -> StackElement {
    StackElement(
      axis: .horizontal, spacing: spacing, alignment: .center, packing: packing, isExact: true,
      children: parts.compactMap(\.self), component: "Row", context: self)
  }

  /// Parts of a control below one another; those that are `nil` are left out.
  func column(_ parts: [(any LayoutElement)?], spacing: Double) -> StackElement {
    StackElement(
      axis: .vertical, spacing: spacing, alignment: .center, packing: .start, isExact: true,
      children: parts.compactMap(\.self), component: "Column", context: self)
  }
}
