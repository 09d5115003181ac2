import MaquetteCore

/// Draws an element less opaque.
final class FadedElement: LayoutElement {
  private let content: any LayoutElement
  private let opacity: Double

  /// - Parameter opacity: 0 to 1; what is less or no number makes it invisible.
  init(_ content: any LayoutElement, opacity: Double) {
    self.content = content
    self.opacity = opacity > 0 ? min(1, opacity) : 0
  }

  func size(for proposal: ProposedSize) -> Size { content.size(for: proposal) }

  func stretch(along axis: Axis) -> Stretch { content.stretch(along: axis) }

  func minimum(along axis: Axis) -> Double { content.minimum(along: axis) }

  func firstBaseline(in size: Size) -> Double? { content.firstBaseline(in: size) }

  func textInset(in size: Size) -> Double? { content.textInset(in: size) }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(in: frame).map { $0.transformed(opacity: opacity, scale: 1, about: .zero) }
  }
}
