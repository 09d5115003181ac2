import MaquetteCore

/// An element that takes the room of its content and changes only what is drawn or told.
protocol WrappingElement: LayoutElement {
  /// What it wraps.
  var content: any LayoutElement { get }
}

extension WrappingElement {
  func size(for proposal: ProposedSize) -> Size { content.size(for: proposal) }
  func stretch(along axis: Axis) -> Stretch { content.stretch(along: axis) }
  func minimum(along axis: Axis) -> Double { content.minimum(along: axis) }
  func maximum(along axis: Axis) -> Double { content.maximum(along: axis) }
  var layoutPriority: Double { content.layoutPriority }
  func explicitGuide(_ guide: AlignmentGuide, along axis: Axis, in size: Size) -> Double? {
    content.explicitGuide(guide, along: axis, in: size)
  }
  func firstBaseline(in size: Size) -> Double? { content.firstBaseline(in: size) }
  func textInset(in size: Size) -> Double? { content.textInset(in: size) }
  var heightGroup: String? { content.heightGroup }
  func joinsHeightGroup(at size: Size) -> Bool { content.joinsHeightGroup(at: size) }
}
