import MaquetteCore

/// Draws an element less opaque.
final class FadedElement: WrappingElement {
  let content: any LayoutElement
  private let opacity: Double

  /// - Parameter opacity: 0 to 1; what is less or no number makes it invisible.
  init(_ content: any LayoutElement, opacity: Double) {
    self.content = content
    self.opacity = opacity > 0 ? min(1, opacity) : 0
  }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(in: frame).map { $0.transformed(opacity: opacity, scale: 1, about: .zero) }
  }
}
