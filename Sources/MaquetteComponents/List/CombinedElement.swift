import MaquetteCore

/// Makes one thing of its content for assistive technology, as SwiftUI's
/// `accessibilityElement(children: .combine)` does.
final class CombinedElement: LayoutElement {
  private let accessibility: Accessibility
  private let content: any LayoutElement

  init(_ accessibility: Accessibility, content: any LayoutElement) {
    self.accessibility = accessibility
    self.content = content
  }

  func size(for proposal: ProposedSize) -> Size { content.size(for: proposal) }
  func stretch(along axis: Axis) -> Stretch { content.stretch(along: axis) }
  func minimum(along axis: Axis) -> Double { content.minimum(along: axis) }
  func firstBaseline(in size: Size) -> Double? { content.firstBaseline(in: size) }
  func textInset(in size: Size) -> Double? { content.textInset(in: size) }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(in: frame).enumerated().map { index, node in
      var node = node
      silence(&node)
      if index == 0 { node.accessibility = accessibility }
      return node
    }
  }

  private func silence(_ node: inout SceneNode) {
    node.accessibility = nil
    for index in node.children.indices { silence(&node.children[index]) }
  }
}
