import MaquetteCore

/// The knob of a control while a finger is on it, where it becomes glass: larger than it is otherwise, over
/// what it stands on.
struct GlassKnob {
  /// Where it is.
  let frame: Rect
  private let paint: Paint
  private let shadows: [Shadow]

  /// A knob that grows about its middle.
  init(_ paint: Paint, from frame: Rect, scale: Double, shadows: [Shadow]) {
    let growth = (scale - 1) / 2
    self.init(
      paint, around: frame, by: Size(width: growth * frame.width, height: growth * frame.height),
      shadows: shadows)
  }

  /// A knob that reaches over each side by as much.
  init(_ paint: Paint, around frame: Rect, by outset: Size, shadows: [Shadow]) {
    self.paint = paint
    self.frame = frame.inset(
      by: EdgeInsets(vertical: -outset.height, horizontal: -outset.width))
    self.shadows = shadows
  }

  /// What it draws: glass shows what is behind it and not its own shadow. With increased contrast it is as opaque as
  /// what is around it, and only the outline of its control tells it apart.
  func items(
    curve: CornerCurve = .circular, outlinedAs look: some OutlinedLook, in context: LayoutContext
  ) -> [DrawItem] {
    let radius = min(frame.width, frame.height) / 2
    let shape = Shape.roundedRect(frame, radius: radius, curve: curve)
    return paint.items(in: shape) + shadows.items(of: shape)
      + look.contrastOutline(of: frame, radius: radius, in: context)
  }
}
