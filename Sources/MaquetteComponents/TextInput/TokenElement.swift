import MaquetteCore

/// Something that was chosen or typed and has become one thing, among text: a rounded ground around it.
final class TokenElement: WrappingElement {
  let content: any LayoutElement

  /// - Parameter isSelected: whether somebody has chosen it.
  init(
    _ text: String, isSelected: Bool = false, isDisabled: Bool = false, look: TextFieldLook,
    font: ResolvedFont, context: LayoutContext
  ) {
    let fill = isSelected ? context.tint : look.token.opacity(isDisabled ? 0.5 : 1)
    let color =
      isSelected
      ? context.legible(.white, on: [fill])
      : isDisabled ? look.disabledColor : look.tokenText
    let part = context.textPart(text, font, color: color, key: "tokens", name: "the token")
    let height = font.lineHeight + 2 * look.tokenInset
    let box = BoxElement(
      context.row([part], spacing: 0), height: height, padding: look.tokenPadding,
      context: context
    ) { frame in
      let radius = min(look.tokenRadius, frame.height / 2)
      return [
        .fill(.roundedRect(frame, radius: radius, curve: .circular), .color(fill))
      ]
    }
    content = FixedHeightElement(box, height: height)
  }

  func place(in frame: Rect) -> [SceneNode] { content.place(in: frame) }
}

/// Content of a height in the middle of whatever height it is given.
private final class FixedHeightElement: WrappingElement {
  let content: any LayoutElement
  private let height: Double

  init(_ content: any LayoutElement, height: Double) {
    self.content = content
    self.height = height
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(for: ProposedSize(width: proposal.width, height: nil))
    return Size(width: inner.width, height: proposal.height ?? height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(
      in: Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height))
  }
}
