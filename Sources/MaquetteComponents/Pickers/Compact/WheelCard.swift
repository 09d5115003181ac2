import MaquetteCore

/// Wheels on a card of their own.
struct WheelCard {
  private let surface: Surface
  private let look: CalendarCardLook
  private let wheels: any LayoutElement
  private let width: Double
  private let context: LayoutContext

  /// `nil` after reporting what the theme lacks.
  init?(_ layout: DatePickerLayout, mode: DatePickerMode) {
    guard let look = layout.context.look(CalendarCardLook.self, component: "date picker") else {
      return nil
    }
    self.look = look
    context = layout.context
    surface = Surface(look, context: layout.context)
    wheels = layout.embeddedWheels(for: mode)
    width = mode == .time ? look.wheelsWidth : look.monthWheelsWidth
  }

  /// Its size where there is some width.
  func size(in width: Double) -> Size {
    Size(width: min(self.width, width), height: look.wheelsHeight)
  }

  /// The card in a frame.
  func node(in frame: Rect) -> SceneNode {
    let room = frame.inset(
      by: EdgeInsets(vertical: 0, horizontal: look.wheelsPadding),
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
