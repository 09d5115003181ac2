import MaquetteCore

/// What a compact date picker opens: a calendar or wheels on a card.
enum CompactCard {
  case calendar(MonthCalendarElement, Surface, LayoutContext)
  case wheels(WheelCard)

  /// Its size where there is some width.
  func size(in width: Double) -> Size {
    switch self {
    case .calendar(let element, _, _):
      element.size(for: ProposedSize(width: width, height: nil))
    case .wheels(let card): card.size(in: width)
    }
  }

  /// The card in a frame.
  func node(in frame: Rect) -> SceneNode {
    switch self {
    case .wheels(let card): card.node(in: frame)
    case .calendar(let element, let surface, let context):
      SceneNode(
        path: "\(context.path)/Card", component: "Card", frame: frame, source: context.source,
        items: surface.items(in: frame), children: element.place(in: frame))
    }
  }
}
