import MaquetteCore

/// Makes one thing of its content for assistive technology, as SwiftUI's
/// `accessibilityElement(children: .combine)` does.
final class CombinedElement: WrappingElement {
  private let accessibility: Accessibility
  let content: any LayoutElement

  init(_ accessibility: Accessibility, content: any LayoutElement) {
    self.accessibility = accessibility
    self.content = content
  }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes = content.place(in: frame).map(\.silenced)
    if !nodes.isEmpty { nodes[0].accessibility = accessibility }
    return nodes
  }
}
