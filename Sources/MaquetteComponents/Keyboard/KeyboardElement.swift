import MaquetteCore

/// Draws a keyboard in all the width there is.
final class KeyboardElement: LayoutElement {
  private let arrangement: KeyboardArrangement
  private let look: KeyboardLook
  private let context: LayoutContext

  init(_ arrangement: KeyboardArrangement, look: KeyboardLook, context: LayoutContext) {
    self.arrangement = arrangement
    self.look = look
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? context.screenWidth, height: arrangement.height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? look.leastWidth : arrangement.height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let keys = arrangement.keys(in: max(look.leastWidth, frame.width))
    let nodes = keys.enumerated().map { index, key in node(key, at: index, in: frame) }
    return [
      context.containerNode(
        "Keyboard", frame: frame, items: dividers(between: keys, in: frame), children: nodes)
    ]
  }

  /// The lines between proposed words.
  private func dividers(between keys: [KeyboardKey], in frame: Rect) -> [DrawItem] {
    keys.filter { key in
      if case .proposal = key.face { key.frame.minX > 0.5 } else { false }
    }.map { key in
      let inset = key.frame.height * 0.25
      let line = Rect(
        x: frame.minX + key.frame.minX - context.hairline / 2, y: frame.minY + inset,
        width: context.hairline, height: key.frame.height - 2 * inset)
      return .fill(.rect(line), .color(look.divider))
    }
  }

  private func node(_ key: KeyboardKey, at index: Int, in frame: Rect) -> SceneNode {
    let rect = Rect(
      x: context.rounded(frame.minX + key.frame.minX), y: frame.minY + key.frame.minY,
      width: key.frame.width, height: key.frame.height)
    let inner = context.entering("Key", at: index)
    return SceneNode(
      path: inner.path, component: "Key", frame: rect,
      accessibility: Accessibility(role: .button, label: key.name, traits: [.keyboardKey]),
      source: context.source, items: ground(key, in: rect) + face(key, in: rect, inner))
  }

  private func ground(_ key: KeyboardKey, in rect: Rect) -> [DrawItem] {
    let color: Color
    switch key.ground {
    case .none: return []
    case .key: color = look.key
    case .special: color = look.special
    case .pressed: color = look.pressed
    case .tint: color = context.tint
    }
    let shape = Shape.roundedRect(rect, radius: look.radius, curve: .circular)
    return look.shadow.items(of: shape) + [.fill(shape, .color(color))]
  }

  private func color(of key: KeyboardKey) -> Color {
    switch key.ground {
    case .tint: look.tintText
    case .pressed: look.pressedText
    default: look.text
    }
  }

  private func face(_ key: KeyboardKey, in rect: Rect, _ context: LayoutContext) -> [DrawItem] {
    let color = color(of: key)
    switch key.face {
    case .letter(let text):
      // Small letters stand a little higher than the middle of their line.
      let isSmall = text.lowercased() == text && text.uppercased() != text
      return line(text, look.letterFont, color, in: rect, lifted: isSmall ? look.lift : 0, context)
    case .word(let text): return line(text, look.wordFont, color, in: rect, context)
    case .proposal(let text): return line(text, look.proposalFont, look.text, in: rect, context)
    case .emoji(let text): return line(text, look.emojiFont, look.text, in: rect, context)
    case .digit(let digit, let letters):
      guard !letters.isEmpty else { return line(digit, look.digitFont, color, in: rect, context) }
      let upper = Rect(
        x: rect.minX, y: rect.minY + look.digitTop, width: rect.width,
        height: rect.height * 0.6)
      let lower = Rect(
        x: rect.minX, y: rect.maxY - rect.height * 0.36, width: rect.width,
        height: rect.height * 0.26)
      return line(digit, look.digitFont, color, in: upper, context)
        + line(KeyboardElement.spaced(letters), look.padFont, color, in: lower, context)
    case .symbol(let name): return symbol(name, look.symbolFont, color, in: rect, context)
    case .bare(let name): return symbol(name, look.bareFont, look.text, in: rect, context)
    }
  }

  /// Letters a little apart.
  private static func spaced(_ letters: String) -> String {
    letters.map(String.init).joined(separator: "\u{200A}")
  }

  private func symbol(
    _ name: String, _ font: LookFont, _ color: Color, in rect: Rect, _ context: LayoutContext
  ) -> [DrawItem] {
    guard let part = context.symbolPart(name, font.resolved(), color: color, key: "type") else {
      return []
    }
    let size = part.size(for: .ideal)
    return part.place(
      in: Rect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height)
    ).flatMap(\.items)
  }

  /// A text in the middle of an area, smaller where it has no room.
  private func line(
    _ text: String, _ font: LookFont, _ color: Color, in rect: Rect, lifted: Double = 0,
    _ context: LayoutContext
  ) -> [DrawItem] {
    guard !text.isEmpty, var font = font.resolved() else { return [] }
    func block() -> TextBlock? {
      context.textBlock(
        text, resolved: font, maxLines: 1, alignment: .left, key: "type", name: "a key's text",
        isVerbatim: true)
    }
    guard var layout = block()?.layout(width: nil) else { return [] }
    let room = rect.width - 2 * look.facePadding
    if layout.size.width > room, room > 0 {
      font = font.scaled(by: max(look.leastScale, room / layout.size.width))
      layout = block()?.layout(width: nil) ?? layout
    }
    let corner = Point(
      x: rect.midX - layout.size.width / 2,
      y: context.rounded(rect.midY - layout.size.height / 2 - lifted))
    return TextBlock.items(of: layout, at: corner, color: color)
  }
}
