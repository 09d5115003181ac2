import MaquetteCore
import MaquetteThemes

/// The field of a bar to search with, empty but for its placeholder.
struct SearchField {
  let prompt: String
  let look: SearchFieldLook

  func element(in context: LayoutContext) -> any LayoutElement {
    let font = look.font.resolved()
    func symbol(_ name: String) -> SymbolPart? {
      context.symbolPart(
        name, font, scale: look.iconScale, color: look.color, key: "searchPrompt")
    }
    let text = context.textPart(
      prompt, font, color: look.color, key: "searchPrompt", name: "the placeholder")
    text?.fills = true
    text?.isReported = false
    let row = context.row(
      [
        symbol("magnifyingglass"), text ?? SpacerElement(axis: .horizontal),
        look.hasMicrophone != 0 ? symbol("mic.fill") : nil,
      ], spacing: look.gap)
    let box = BoxElement(row, height: look.height, padding: look.padding, context: context) {
      ground(in: $0, context).filter(\.leavesMark)
    }
    return ControlElement(
      "SearchField", box,
      width: .upTo(look.width ?? context.screenWidth, least: 2 * look.height),
      accessibility: Accessibility(
        role: .staticText, label: prompt.isEmpty ? context.word(.search) : prompt,
        traits: [.searchField]),
      context: context)
  }

  private func ground(in frame: Rect, _ context: LayoutContext) -> [DrawItem] {
    let shape = Shape.roundedRect(
      frame, radius: look.radius, curve: context.theme.buttons.cornerCurve)
    let line = context.hairline
    return [.fill(shape, .color(look.fill))]
      + (look.border.map { [.stroke(shape.inset(by: line / 2), width: line, $0)] } ?? [])
      + look.contrastOutline(of: frame, radius: look.radius, in: context)
  }
}
