import MaquetteCore

/// Gives the name of the label before it to a control that has none, for assistive technology.
final class IntroducedElement: LayoutElement {
  private let name: String
  private let content: any LayoutElement

  init(_ name: String, content: any LayoutElement) {
    self.name = name
    self.content = content
  }

  func size(for proposal: ProposedSize) -> Size { content.size(for: proposal) }
  func stretch(along axis: Axis) -> Stretch { content.stretch(along: axis) }
  func minimum(along axis: Axis) -> Double { content.minimum(along: axis) }
  func firstBaseline(in size: Size) -> Double? { content.firstBaseline(in: size) }
  func textInset(in size: Size) -> Double? { content.textInset(in: size) }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(in: frame).map { node in
      var node = node
      if node.accessibility?.label.isEmpty == true { node.accessibility?.label = name }
      return node
    }
  }
}
