import MaquetteCore

/// A small keyboard on a ground of its own, with a line below the keys by which it is moved.
final class FloatingKeyboardElement: LayoutElement {
  private let keys: KeyboardElement
  private let look: FloatingKeyboardLook
  private let context: LayoutContext

  init(_ keys: KeyboardElement, look: FloatingKeyboardLook, context: LayoutContext) {
    self.keys = keys
    self.look = look
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = keys.size(for: ProposedSize(width: look.panelWidth, height: nil))
    return Size(width: look.panelWidth, height: inner.height + look.grabberRow)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let shape = Shape.roundedRect(frame, radius: look.panelRadius, curve: .continuous)
    let inner = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - look.grabberRow)
    let grabber = Rect(
      x: frame.midX - look.grabberWidth / 2,
      y: frame.maxY - (look.grabberRow + look.grabberHeight) / 2, width: look.grabberWidth,
      height: look.grabberHeight)
    let items =
      look.panelShadow.items(of: shape) + [
        .fill(shape, .color(look.panel)),
        .fill(
          .roundedRect(grabber, radius: look.grabberHeight / 2, curve: .circular),
          .color(look.grabber)),
      ]
    return [
      context.entering("Floating").containerNode(
        "FloatingKeyboard", frame: frame, items: items, children: keys.place(in: inner))
    ]
  }
}
