import MaquetteCore
import MaquetteThemes

/// The three buttons that close, minimise and zoom a window: from right to left at its right edge, as
/// macOS has them there.
struct WindowControls {
  private let look: ControlLook
  private let context: LayoutContext

  init(look: ControlLook, context: LayoutContext) {
    self.look = look
    self.context = context.entering("WindowControls")
  }

  private static let kinds = [("close", "Close"), ("minimize", "Minimize"), ("zoom", "Zoom")]

  private var pitch: Double { look.number("controlDiameter") + look.number("controlGap") }

  /// Where what follows them starts, from the window's leading edge.
  var end: Double {
    look.number("controlStart") + 2 * pitch + look.number("controlDiameter") / 2
      + look.number("controlEndGap")
  }

  /// The buttons in the middle of a height at the top of a window.
  func nodes(in frame: Rect, height: Double) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let diameter = look.number("controlDiameter")
    return WindowControls.kinds.enumerated().map { index, kind in
      let centre = look.number("controlStart") + Double(index) * pitch
      let circle = place(
        Rect(
          x: centre - diameter / 2, y: (height - diameter) / 2, width: diameter,
          height: diameter))
      let shape = Shape.roundedRect(circle, radius: diameter / 2, curve: .circular)
      return SceneNode(
        path: "\(context.path)/\(kind.1)", component: "WindowButton", frame: circle,
        hitTarget: circle.inset(by: -look.number("controlGap") / 2),
        accessibility: Accessibility(role: .button, label: kind.1, traits: [.button]),
        source: context.source,
        items: [
          .fill(shape, .color(look.color(kind.0))),
          .stroke(shape.inset(by: 0.25), width: 0.5, look.color("controlBorder")),
        ])
    }
  }
}
