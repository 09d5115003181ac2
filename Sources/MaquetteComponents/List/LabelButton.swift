import MaquetteCore

/// A row that is tapped as a whole, and looks as a label does.
struct LabelButton: Component {
  var label: Label

  /// A button with as many lines as its label needs.
  init(_ text: String, systemImage: String) {
    label = Label(text).with {
      $0.systemImage = systemImage
      $0.numberOfLines = 0
    }
  }

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    LabelButtonElement(content: label.makeElement(in: context))
  }
}

/// Tells assistive technology of a label that it is a button; the row knows where it is touched.
private final class LabelButtonElement: WrappingElement {
  let content: any LayoutElement

  init(content: any LayoutElement) { self.content = content }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes = content.place(in: frame)
    guard !nodes.isEmpty, nodes[0].addTrait(.button) else { return nodes }
    nodes[0].accessibility?.role = .button
    return nodes
  }
}
