import MaquetteCore

/// Draws the mark below a day of a calendar.
struct CalendarMark {
  let decoration: CalendarDecoration
  let look: CalendarLook
  let context: LayoutContext

  private var length: Double {
    switch decoration.size {
    case .small: look.decorationSmall
    case .medium: look.decorationMedium
    case .large: look.decorationLarge
    }
  }

  /// What is drawn, its middle at a point.
  func items(at middle: Point) -> [DrawItem] {
    let color =
      decoration.color.map { context.color($0, key: "decorations") }
      ?? look.decorationColor
    let share = length / max(1, look.decorationMedium)
    if !decoration.text.isEmpty {
      let line = FittedLine(
        decoration.text, font: look.decorationFont.value, scaledBy: share, context: context)
      return line?.items(centred: middle, color: color, context: context) ?? []
    }
    if !decoration.systemImage.isEmpty {
      guard let font = look.decorationFont.resolved(),
        let symbol = context.symbolDrawing(
          decoration.systemImage, font: font, scale: share, key: "decorations")
      else { return [] }
      let bounds = symbol.bounds
      return symbol.items(
        at: Point(x: middle.x - bounds.midX, y: middle.y - bounds.midY), color: color)
    }
    let frame = Rect(centre: middle, side: length)
    return [
      .fill(.roundedRect(frame, radius: length / 2, curve: .circular), .color(color))
    ]
  }
}
