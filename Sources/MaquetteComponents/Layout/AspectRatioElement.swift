import MaquetteCore

/// Offers its content room of a proportion.
final class AspectRatioElement: WrappingElement {
  private let value: AspectRatioValue
  let content: any LayoutElement
  private let context: LayoutContext

  init(_ value: AspectRatioValue, content: any LayoutElement, context: LayoutContext) {
    (self.value, self.content, self.context) = (value, content, context)
  }

  func size(for proposal: ProposedSize) -> Size {
    content.size(for: ProposedSize(room(in: proposal)))
  }

  /// The largest room of the proportion inside of what is offered, or the smallest around it.
  private func room(in proposal: ProposedSize) -> Size {
    let ratio = value.ratio
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == (value.contentMode == .fit)
        ? Size(width: height * ratio, height: height) : Size(width: width, height: width / ratio)
    case (let width?, nil): return Size(width: width, height: width / ratio)
    case (nil, let height?): return Size(width: height * ratio, height: height)
    case (nil, nil):
      let ideal = content.size(for: .ideal)
      return Size(
        width: max(ideal.width, ideal.height * ratio),
        height: max(ideal.height, ideal.width / ratio))
    }
  }

  /// Whether the content takes the room that it is offered, in both directions.
  private var isFlexible: Bool {
    [Axis.horizontal, .vertical].allSatisfy { content.stretch(along: $0) != .none }
  }

  func minimum(along axis: Axis) -> Double { 0 }

  func place(in frame: Rect) -> [SceneNode] {
    // What took less than its room has the size that it wants.
    guard isFlexible else { return content.place(in: frame) }
    let size = size(for: ProposedSize(frame.size))
    return content.place(in: context.align(size, in: frame, .center))
  }
}
