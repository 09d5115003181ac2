import MaquetteCore

/// The number or the short text of a badge at the end of a row.
struct BadgeText {
  private let text: String
  private let prominence: BadgeProminence
  private let look: RowBadgeLook

  init(_ text: String, prominence: BadgeProminence, look: RowBadgeLook) {
    self.text = text
    self.prominence = prominence
    self.look = look
  }

  /// A text in a faint colour, or one in a pill that stands out.
  func element(in context: LayoutContext) -> any LayoutElement {
    var inner = context.entering("Badge")
    inner.isListRow = false
    inner.provenance = context.provenance(key: "badge")
    guard prominence == .increased else {
      let color = prominence == .decreased ? look.color.opacity(0.6) : look.color
      return Label(text, font: look.font.value, color: .custom(color)).makeElement(in: inner)
    }
    let ground = look.prominentFill
    guard let font = look.prominentFont.resolved(),
      let part = inner.textPart(
        text, font, color: inner.legible(look.prominentColor, on: [ground]), key: "badge",
        name: "the badge", alignment: .center)
    else { return EmptyElement() }
    let height = max(look.prominentHeight, inner.roundedUp(font.lineHeight + 2))
    let pill = BoxElement(
      inner.row([part], spacing: 0), minWidth: height, height: height,
      padding: look.prominentPadding, isWhole: true, context: inner
    ) { frame in
      [
        .fill(.capsule(frame), .color(ground))
      ]
    }
    return ControlElement("Badge", pill, accessibility: nil, context: inner)
  }
}
