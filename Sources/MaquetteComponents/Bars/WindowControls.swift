import MaquetteCore
import MaquetteLocale

/// The three buttons that close, minimise and zoom a window: from right to left at its right edge, as
/// macOS has them there.
struct WindowControls {
  private let look: ToolbarLook
  private let isBehind: Bool
  private let context: LayoutContext

  /// - Parameter isBehind: whether another window is in front, where the environment does not say so.
  init(look: ToolbarLook, isBehind: Bool = false, context: LayoutContext) {
    self.look = look
    self.isBehind = isBehind || context.isInactive
    self.context = context.entering("WindowControls")
  }

  private static let kinds: [(id: String, name: String, word: SystemWord)] = [
    ("close", "Close", .close), ("minimize", "Minimize", .minimize), ("zoom", "Zoom", .zoom),
  ]

  private var pitch: Double { (look.controlDiameter ?? 0) + (look.controlGap ?? 0) }

  /// Where what follows them starts, from the window's leading edge.
  var end: Double {
    (look.controlStart ?? 0) + 2 * pitch + (look.controlDiameter ?? 0) / 2
      + (look.controlEndGap ?? 0)
  }

  /// Gray while another app is in front, and where people chose the gray accent.
  private func color(of kind: String) -> Color {
    if isBehind { return (look.inactiveControl ?? .clear) }
    let isGraphite = context.environment.controlAccentColor == .graphite
    if isGraphite { return look.graphiteControl ?? .clear }
    return
      switch kind
    {
    case "close": look.close ?? .clear
    case "minimize": look.minimize ?? .clear
    default: look.zoom ?? .clear
    }
  }

  /// What tells the buttons apart without their colours, as the pointer over them shows it: a cross,
  /// a line and two triangles.
  private func sign(_ kind: String, in circle: Rect) -> [DrawItem] {
    guard context.environment.accessibilityDifferentiateWithoutColor, !isBehind else {
      return []
    }
    let reach = (look.controlSign ?? 0) / 2
    let color = look.controlSignColor ?? .clear
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: circle.midX + x * reach, y: circle.midY + y * reach)
    }
    var path = Path()
    switch kind {
    case "close":
      path.move(to: at(-1, -1))
      path.line(to: at(1, 1))
      path.move(to: at(1, -1))
      path.line(to: at(-1, 1))
    case "minimize":
      path.move(to: at(-1.3, 0))
      path.line(to: at(1.3, 0))
    default:
      path.move(to: at(-1, -1))
      path.line(to: at(0.6, -1))
      path.line(to: at(-1, 0.6))
      path.close()
      path.move(to: at(1, 1))
      path.line(to: at(-0.6, 1))
      path.line(to: at(1, -0.6))
      path.close()
      return [.fill(.path(path, evenOdd: false), .color(color))]
    }
    let width = look.controlSignWidth ?? 0
    return [.stroke(.path(path, evenOdd: false), width: width, color)]
  }

  /// The buttons in the middle of a height at the top of a window, or of a panel that starts below.
  func nodes(in frame: Rect, height: Double, top: Double = 0) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let diameter = look.controlDiameter ?? 0
    return WindowControls.kinds.enumerated().map { index, kind in
      let centre = (look.controlStart ?? 0) + Double(index) * pitch
      let circle = place(
        Rect(
          x: centre - diameter / 2, y: top + (height - diameter) / 2, width: diameter,
          height: diameter))
      let shape = Shape.roundedRect(circle, radius: diameter / 2, curve: .circular)
      return SceneNode(
        path: "\(context.path)/\(kind.name)", component: "WindowButton", frame: circle,
        hitTarget: circle.inset(by: -(look.controlGap ?? 0) / 2),
        accessibility: Accessibility(
          role: .button, label: context.word(kind.word), traits: [.button]),
        source: context.source,
        items: [
          .fill(shape, .color(color(of: kind.id))),
          .stroke(shape.inset(by: 0.25), width: 0.5, look.controlBorder ?? .clear),
        ] + sign(kind.id, in: circle))
    }
  }
}
