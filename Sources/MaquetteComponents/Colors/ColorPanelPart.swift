import MaquetteCore

/// A part of the colour panel, which shows the colour that was picked.
class ColorPanelPart {
  let color: Color
  let look: ColorPanelLook
  let context: LayoutContext

  init(_ color: Color, look: ColorPanelLook, context: LayoutContext) {
    self.color = color
    self.look = look
    self.context = context
  }

  /// The mark on the colour that was picked.
  func mark(_ circle: Shape, blur: Double) -> [DrawItem] {
    [
      .shadow(circle, Shadow(color: Color.black.withAlpha(0.3), blur: blur, offset: .zero)),
      .fill(circle, .color(color.opaque)), .stroke(circle, width: look.marker, .white),
    ]
  }
}

extension ColorPanelLook {
  /// The size of a panel with contents below something.
  func size(
    for proposal: ProposedSize, top: Double, above content: any LayoutElement,
    in context: LayoutContext
  ) -> Size {
    let width = min(width, proposal.width ?? width)
    let inner = content.size(for: ProposedSize(width: max(1, width - 2 * padding), height: nil))
    return Size(width: width, height: context.roundedUp(top + inner.height + padding))
  }

  /// The room of its contents.
  func room(below top: Double, for content: any LayoutElement, in frame: Rect) -> Rect {
    let width = frame.width - 2 * padding
    let size = content.size(for: ProposedSize(width: width, height: nil))
    return Rect(x: frame.minX + padding, y: frame.minY + top, width: width, height: size.height)
  }
}
