import MaquetteCore

/// Wheels on a card of their own.
struct WheelCard {
  private let surface: Surface
  private let look: ControlLook
  private let wheels: any LayoutElement
  /// The key of the card's width.
  private let width: String
  private let context: LayoutContext

  /// `nil` after reporting what the theme lacks.
  init?(_ layout: DatePickerLayout, mode: DatePickerMode) {
    guard let look = layout.context.control("calendarCard", component: "date picker") else {
      return nil
    }
    self.look = look
    context = layout.context
    surface = Surface(look, isDimmed: false, context: layout.context)
    wheels = layout.embeddedWheels(for: mode)
    width = mode == .time ? "wheelsWidth" : "monthWheelsWidth"
  }

  /// Its size where there is some width.
  func size(in width: Double) -> Size {
    Size(width: min(look.number(self.width), width), height: look.number("wheelsHeight"))
  }

  /// The card in a frame.
  func node(in frame: Rect) -> SceneNode {
    let room = frame.inset(
      by: EdgeInsets(vertical: 0, horizontal: look.number("wheelsPadding")),
      direction: context.direction)
    let size = wheels.size(for: ProposedSize(room.size))
    let clip = surface.shape(frame)
    let inner = SceneNode(
      path: "\(context.path)/Content", component: "Content", frame: room, source: context.source,
      clip: clip, children: wheels.place(in: context.align(size, in: room, .center)))
    return SceneNode(
      path: "\(context.path)/Card", component: "Card", frame: frame, source: context.source,
      items: surface.items(in: frame), children: [inner])
  }
}
